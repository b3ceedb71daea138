import type { BackupRecord } from '../domain/nightly-backup.js';
import { BackupFailed, BackupFiles, BackupRecords } from '../application/ports.js';

const NOTHING: BackupRecord = { lastBackup: null, lastFailure: null, lastProof: null };

export class InMemoryBackupRecords extends BackupRecords {
  record: BackupRecord = NOTHING;
  private token: string | null = null;
  private until = '';
  private leases = 0;

  override read(): Promise<BackupRecord> {
    return Promise.resolve(this.record);
  }

  override lease(now: string, until: string): Promise<{ token: string } | null> {
    const impossible = new Date(2 * Date.parse(until) - Date.parse(now)).toISOString();
    if (this.token !== null && this.until > now && this.until <= impossible) return Promise.resolve(null);
    this.leases += 1;
    this.token = `lease-${this.leases}`;
    this.until = until;
    return Promise.resolve({ token: this.token });
  }

  override store(token: string, changes: Partial<BackupRecord>): Promise<void> {
    if (token === this.token) this.record = { ...this.record, ...changes };
    return Promise.resolve();
  }

  override release(token: string): Promise<void> {
    if (token === this.token) this.token = null;
    return Promise.resolve();
  }
}

/** A folder in memory; `failure` and `damage` make the next work fail. */
export class InMemoryBackupFiles extends BackupFiles {
  readonly files = new Set<string>();
  readonly proved: string[] = [];
  failure: Error | null = null;
  damage: string | null = null;
  /** Work waits for it. */
  gate: Promise<void> = Promise.resolve();

  constructor(private readonly now: () => Date) {
    super();
  }

  override async take(signal: AbortSignal) {
    await this.gate;
    signal.throwIfAborted();
    if (this.failure) throw this.failure;
    const time = this.now().toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
    const file = `nightly-${time}Z.jsonl.gz`;
    this.files.add(file);
    return { file, bytes: 1_000, rows: 12, missingPictures: 0 };
  }

  override async prove(file: string, signal: AbortSignal) {
    await this.gate;
    signal.throwIfAborted();
    if (this.damage) throw new BackupFailed(this.damage);
    this.proved.push(file);
    return { rows: 12 };
  }

  override names(): Promise<string[]> {
    return Promise.resolve([...this.files]);
  }

  override async remove(names: readonly string[]): Promise<void> {
    for (const name of names) this.files.delete(name);
  }
}
