import type { Clock } from '../../platform/clock.js';
import { StoppableJob } from '../../platform/stoppable-job.js';
import {
  type BackupRecord,
  expiredBackups,
  isBackupDue,
  isProofDue,
  type StoredBackup,
} from '../domain/nightly-backup.js';
import { BackupFailed, type BackupFiles, type BackupRecords } from './ports.js';

/** Longer than a backup and its proof take with a million leads. */
const LEASE_MS = 2 * 3_600_000;
const UNEXPECTED = 'It failed in an unexpected way; the log of the server says more';

interface NightlyOptions {
  readonly timeZone: string;
  readonly keepDays: number;
  readonly encrypted: boolean;
  readonly onBackup: (backup: StoredBackup) => void;
  readonly onProof: (file: string) => void;
  readonly onFailure: (message: string, error: unknown, reason: string) => void;
}

/**
 * Makes the backup of the night when it is missing, proves once a week that the newest one can be restored, and removes
 * expired ones. Several replicas may call it at any time; one of them does the work. A failure is recorded and reported,
 * not thrown; it rejects only when the database is unavailable. When it is stopped, nothing incomplete is left behind.
 */
export class MakeNightlyBackup extends StoppableJob {
  constructor(
    private readonly records: BackupRecords,
    private readonly files: BackupFiles,
    private readonly clock: Clock,
    private readonly options: NightlyOptions,
  ) {
    super();
  }

  protected async run(): Promise<void> {
    if (!this.isDue(await this.records.read())) return;
    const now = this.clock.now();
    const until = new Date(now.getTime() + LEASE_MS).toISOString();
    const lease = await this.records.lease(now.toISOString(), until);
    if (!lease) return;
    try {
      // another replica may have made it since
      const record = await this.records.read();
      if (this.isDue(record)) await this.work(lease.token, record);
    } finally {
      await this.records.release(lease.token);
    }
  }

  private isDue(record: BackupRecord): boolean {
    return isBackupDue(record, this.options.timeZone, this.clock.now());
  }

  private async work(token: string, record: BackupRecord): Promise<void> {
    const backup = await this.take(token);
    if (!backup) return;
    let { lastProof } = record;
    if (isProofDue(record, this.clock.now())) {
      lastProof = await this.prove(backup.file);
      if (!lastProof) return;
      await this.records.store(token, { lastProof });
    }
    // while the newest cannot be restored, an older one may be the last that can
    if (lastProof?.problem === null) await this.removeExpired([backup.file]);
  }

  private async take(token: string): Promise<StoredBackup | null> {
    try {
      const { file, bytes, rows, missingPictures } = await this.files.take(this.signal);
      const { encrypted } = this.options;
      const backup = { at: this.clock.timestamp(), file, bytes, rows, missingPictures, encrypted };
      await this.records.store(token, { lastBackup: backup, lastFailure: null });
      this.options.onBackup(backup);
      return backup;
    } catch (error) {
      if (this.signal.aborted) return null;
      const reason = reasonOf(error);
      this.options.onFailure('the nightly backup failed', error, reason);
      await this.records.store(token, { lastFailure: { at: this.clock.timestamp(), reason } });
      return null;
    }
  }

  /** Null when the application stops meanwhile. */
  private async prove(file: string): Promise<BackupRecord['lastProof']> {
    try {
      const { rows } = await this.files.prove(file, this.signal);
      this.options.onProof(file);
      return { at: this.clock.timestamp(), file, rows, problem: null };
    } catch (error) {
      if (this.signal.aborted) return null;
      const problem = reasonOf(error);
      this.options.onFailure('the backup could not be restored as a test', error, problem);
      return { at: this.clock.timestamp(), file, rows: 0, problem };
    }
  }

  private async removeExpired(keep: readonly string[]): Promise<void> {
    try {
      const names = await this.files.names();
      await this.files.remove(expiredBackups(names, this.options.keepDays, this.clock.now(), keep));
    } catch (error) {
      this.options.onFailure('expired backups could not be removed', error, UNEXPECTED);
    }
  }
}

function reasonOf(error: unknown): string {
  return error instanceof BackupFailed ? error.message : UNEXPECTED;
}
