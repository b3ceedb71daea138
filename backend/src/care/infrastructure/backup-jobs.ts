import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { BackupError } from '../../backup/backup-error.js';
import { restoreBackup } from '../../backup/restore-backup.js';
import { takeBackup } from '../../backup/take-backup.js';
import type { PictureFiles } from '../../media/picture-files.js';
import type { Config } from '../../platform/config.js';
import type { Schema } from '../../platform/database/data-sources.js';
import { Sqlite } from '../../platform/database/sqlite-driver.js';
import { UnusableDatabase } from '../../platform/database/unusable-database.js';

interface Place {
  readonly folder: string;
  readonly key: string | null;
}

type Source = Pick<Config, 'database' | 'media'>;

export type BackupJob = Place &
  ({ readonly kind: 'take'; readonly from: Source } | { readonly kind: 'prove'; readonly file: string });

/** What the work of a job needs besides it. */
export interface JobParts {
  readonly schema: Schema;
  readonly openPictures: (media: Source['media']) => PictureFiles;
}

export interface JobResult {
  /** The name in the folder. */
  readonly file: string;
  readonly bytes: number;
  readonly rows: number;
  /** Files of pictures in the backup, and those that the storage did not have. */
  readonly pictures: number;
  readonly missingPictures: number;
}

const SCRATCH = '.proof-';
const LEFT_BEHIND = /^(nightly-.*\.part|\.proof-.*)$/;

/** Takes a backup of a database into the folder, or restores one of the folder as a test. */
export function runJob(job: BackupJob, parts: JobParts, signal: AbortSignal): Promise<JobResult> {
  return job.kind === 'take' ? take(job, job.from, parts, signal) : prove(job, job.file, parts, signal);
}

async function take(
  { folder, key }: Place,
  { database, media }: Source,
  { openPictures }: JobParts,
  signal: AbortSignal,
): Promise<JobResult> {
  await removeLeftBehind(folder);
  const taken = await takeBackup({ database, pictures: openPictures(media) }, `${folder}${sep}`, signal, {
    name: 'nightly',
    key,
  });
  const { size } = await stat(taken.file);
  return {
    file: basename(taken.file),
    bytes: size,
    rows: sum(taken.rows),
    pictures: taken.pictures,
    missingPictures: taken.missingPictures.length,
  };
}

async function prove(
  { folder, key }: Place,
  file: string,
  { schema, openPictures }: JobParts,
  signal: AbortSignal,
): Promise<JobResult> {
  const from = join(folder, file);
  const { size } = await stat(from);
  // beside the backups, where there is room: a temporary folder can be a small part of the memory
  const scratch = await mkdtemp(join(folder, SCRATCH));
  try {
    const path = join(scratch, 'restored.sqlite');
    const media = join(scratch, 'media');
    const { rows, pictures } = await restoreBackup({
      database: { dialect: 'sqlite', path },
      pictures: openPictures({ kind: 'folder', path: media }),
      schema,
      from,
      replace: false,
      copyTo: `${scratch}${sep}`,
      key,
      signal,
    });
    assertRestored(path, rows);
    await assertPicturesRestored(media, pictures);
    return { file, bytes: size, rows: sum(rows), pictures, missingPictures: 0 };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Compares the restored database with the numbers of rows in the backup. */
function assertRestored(path: string, rows: Readonly<Record<string, number>>): void {
  const db = new Sqlite(path, { readonly: true });
  try {
    if (String(db.pragma('integrity_check(1)', { simple: true })) !== 'ok')
      throw new BackupError('The restored database is damaged');
    for (const [table, expected] of Object.entries(rows)) {
      const found = db
        .prepare(`SELECT COUNT(*) FROM "${table.replaceAll('"', '""')}"`)
        .pluck()
        .get();
      if (found !== expected)
        throw new BackupError(`The restored table ${table} has ${String(found)} rows instead of ${expected}`);
    }
  } finally {
    db.close();
  }
}

async function assertPicturesRestored(folder: string, expected: number): Promise<void> {
  const entries = existsSync(folder) ? await readdir(folder, { recursive: true, withFileTypes: true }) : [];
  const found = entries.filter((entry) => entry.isFile()).length;
  if (found !== expected)
    throw new BackupError(`The backup has ${expected} files of pictures, and ${found} could be restored`);
}

/** What a killed process has left: only one works at a time. */
async function removeLeftBehind(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names)
    if (LEFT_BEHIND.test(name)) await rm(join(folder, name), { recursive: true, force: true });
}

function sum(rows: Readonly<Record<string, number>>): number {
  return Object.values(rows).reduce((total, count) => total + count, 0);
}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk of the folder of backups is full',
  SQLITE_FULL: 'The disk of the folder of backups is too full to restore the backup as a test',
  EFBIG: 'The disk of the folder of backups does not take a file of this size',
  EDQUOT: 'The folder of backups has reached its quota',
  EACCES: 'The server may not write to the folder of backups',
  EPERM: 'The server may not write to the folder of backups',
  EROFS: 'The folder of backups is on a disk that cannot be written to',
  ENOTDIR: 'The folder of backups is not a folder',
  EEXIST: 'The folder of backups is not a folder',
  ENOENT: 'The file of the backup is missing',
  SQLITE_BUSY: 'The database was busy',
  ECONNREFUSED: 'The database could not be reached',
};

/** One sentence; messages of drivers are left out, because they contain values of rows. */
export function plainReason(error: unknown): string {
  if (error instanceof BackupError || error instanceof UnusableDatabase) return error.message;
  const { code } = error as { code?: string };
  return (code && REASONS[code]) || `It failed with the error ${code ?? 'that the log of the server names'}`;
}
