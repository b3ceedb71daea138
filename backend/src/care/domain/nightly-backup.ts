import { addDays, calendarDateIn, momentIn } from '../../calendar/domain/calendar-date.js';

/** A backup that was written completely. */
export interface StoredBackup {
  /** When it was finished: ISO 8601 UTC, like all times here. */
  readonly at: string;
  /** The name in the folder of backups. */
  readonly file: string;
  readonly bytes: number;
  readonly rows: number;
  /** Files of pictures that the storage did not have. */
  readonly missingPictures: number;
  readonly encrypted: boolean;
}

/** A backup that could not be made. */
export interface FailedBackup {
  readonly at: string;
  /** One sentence for the superadmin, without any value of a row. */
  readonly reason: string;
}

/** A backup that was restored into an empty database as a test. */
export interface BackupProof {
  readonly at: string;
  readonly file: string;
  readonly rows: number;
  /** Why the backup could not be restored; null when it could. */
  readonly problem: string | null;
}

export interface BackupRecord {
  readonly lastBackup: StoredBackup | null;
  /** Null once a later backup was made. */
  readonly lastFailure: FailedBackup | null;
  readonly lastProof: BackupProof | null;
}

const BACKUP_MINUTE = 2 * 60 + 30;
const HOUR = 3_600_000;
const RETRY_AFTER = HOUR;
/** A week, less the hours by which a backup can be late. */
const PROOF_EVERY = 6.5 * 24 * HOUR;

/** The last moment until now at which the clocks of the time zone showed 02:30. */
export function lastNight(timeZone: string, now: Date): Date {
  const today = calendarDateIn(timeZone, now);
  const tonight = momentIn(timeZone, today, BACKUP_MINUTE);
  return tonight <= now ? tonight : momentIn(timeZone, addDays(today, -1), BACKUP_MINUTE);
}

/** Whether the backup of last night is missing. After a failure, it is due again an hour later. */
export function isBackupDue({ lastBackup, lastFailure }: BackupRecord, timeZone: string, now: Date): boolean {
  if (lastFailure && isWithin(lastFailure.at, RETRY_AFTER, now)) return false;
  return !lastBackup || Date.parse(lastBackup.at) < lastNight(timeZone, now).getTime();
}

/** Whether the newest backup is to be restored as a test: a week after the last one, and after every proof that failed. */
export function isProofDue({ lastProof }: BackupRecord, now: Date): boolean {
  return !lastProof || lastProof.problem !== null || !isWithin(lastProof.at, PROOF_EVERY, now);
}

/** False for a time in the future too: the clock may have been wrong. */
function isWithin(at: string, milliseconds: number, now: Date): boolean {
  const age = now.getTime() - Date.parse(at);
  return age >= 0 && age < milliseconds;
}

const NAME = /^nightly-(\d{4})(\d{2})(\d{2})-(\d{2})(\d{2})(\d{2})Z\.jsonl\.gz(\.enc)?$/;

/**
 * The nightly backups among the names of a folder that are older than so many days. Never one of those to keep, nor the
 * newest, nor any other file.
 */
export function expiredBackups(
  names: readonly string[],
  keepDays: number,
  now: Date,
  keep: readonly string[],
): string[] {
  const backups = names.filter((name) => NAME.test(name)).sort();
  const oldest = now.getTime() - keepDays * 24 * HOUR;
  return backups.slice(0, -1).filter((name) => takenAt(name) < oldest && !keep.includes(name));
}

function takenAt(name: string): number {
  const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
