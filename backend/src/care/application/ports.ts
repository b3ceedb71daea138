import type { Finding } from '../domain/check.js';
import type { BackupRecord, StoredBackup } from '../domain/nightly-backup.js';

/** What is known about the backups; shared by all replicas. */
export abstract class BackupRecords {
  abstract read(): Promise<BackupRecord>;

  /**
   * Reserves the work on backups until a time, for one replica. The record with the reservation's token; null while
   * another reservation lasts.
   */
  abstract lease(now: string, until: string): Promise<{ readonly token: string } | null>;

  /** Stores what is given; the rest stays. Nothing when the reservation was lost. */
  abstract store(token: string, changes: Partial<BackupRecord>): Promise<void>;

  abstract release(token: string): Promise<void>;
}

/** The work failed for a reason that the superadmin can read. */
export class BackupFailed extends Error {}

/** The work on the files. Every method rejects with `BackupFailed`, or as the signal says. */
export abstract class BackupFiles {
  /** Writes a backup into the folder; completely or not at all. */
  abstract take(signal: AbortSignal): Promise<Omit<StoredBackup, 'at' | 'encrypted'>>;

  /** Restores a backup of the folder into an empty database of its own, compares it and removes that database. */
  abstract prove(file: string, signal: AbortSignal): Promise<{ readonly rows: number }>;

  /** The names in the folder. */
  abstract names(): Promise<string[]>;

  abstract remove(names: readonly string[]): Promise<void>;
}

/** A part of the self-check that is measured at once. */
export interface Probe {
  /** Titles of its checks by id, in their order. */
  readonly titles: Readonly<Record<string, string>>;
  /** A finding for each id. */
  measure(now: Date): Promise<Readonly<Record<string, Finding>>>;
}
