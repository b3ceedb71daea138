import { resolve } from 'node:path';

export interface BackupConfig {
  /** Whether the server makes a backup every night. */
  readonly nightly: boolean;
  /** The folder of the nightly backups. */
  readonly folder: string;
  readonly keepDays: number;
  /** Encrypts the nightly backups, and decrypts backups; null leaves them as they are. */
  readonly key: string | null;
  /** The key of the ledger of erasures; null for the one in the file, which is made when it is needed. */
  readonly erasureKey: string | null;
  readonly erasureKeyFile: string;
}

const MIN_KEY_LENGTH = 16;
const KEEP_DAYS = 14;
const MAX_KEEP_DAYS = 3650;

/** Reads the variables of the nightly backups; what is wrong with them is added to the problems. */
export function readBackup(
  read: (name: string) => string | undefined,
  dataFolder: string,
  problems: string[],
): BackupConfig {
  const nightly = read('NIGHTLY_BACKUP') ?? 'off';
  if (nightly !== 'on' && nightly !== 'off') problems.push('NIGHTLY_BACKUP must be on or off');
  const keepDays = read('BACKUP_KEEP_DAYS') ?? String(KEEP_DAYS);
  if (!/^\d+$/.test(keepDays) || +keepDays < 1 || +keepDays > MAX_KEEP_DAYS)
    problems.push(`BACKUP_KEEP_DAYS must be a whole number from 1 to ${MAX_KEEP_DAYS}`);
  const key = read('BACKUP_KEY') ?? null;
  if (key !== null && [...key].length < MIN_KEY_LENGTH)
    problems.push(`BACKUP_KEY must be at least ${MIN_KEY_LENGTH} characters long`);
  const erasureKey = read('ERASURE_KEY') ?? null;
  if (erasureKey !== null && [...erasureKey].length < MIN_KEY_LENGTH)
    problems.push(`ERASURE_KEY must be at least ${MIN_KEY_LENGTH} characters long`);
  return {
    nightly: nightly === 'on',
    folder: resolve(read('BACKUP_FOLDER') ?? resolve(dataFolder, 'backups')),
    keepDays: Number(keepDays),
    key,
    erasureKey,
    erasureKeyFile: resolve(dataFolder, 'erasure-key'),
  };
}
