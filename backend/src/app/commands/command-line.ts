import { BadEnvironment } from '../../platform/config.js';
import type { Contents, Written } from '../../backup/backup-file.js';
import { BackupError } from '../../backup/backup-error.js';
import { STDIO } from '../../backup/take-backup.js';
import { UnusableDatabase } from '../../platform/database/unusable-database.js';
import { DomainError } from '../../platform/domain-error.js';

const EXPECTED_ERRORS = [BackupError, BadEnvironment, UnusableDatabase, DomainError];

/**
 * Runs a command and writes its result, or one sentence about its failure, to standard error: standard output may be
 * the backup itself. A failure sets exit code 1. A signal aborts the work.
 */
export async function runCommand(
  failure: string,
  usage: string,
  work: (signal: AbortSignal) => Promise<string>,
): Promise<void> {
  // backups and new database files are private to the user of the command
  process.umask(0o077);
  const abort = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => abort.abort());
  try {
    const result = await work(abort.signal);
    process.stderr.write(`${result}\n`);
    if (result === usage) process.exitCode = 1;
  } catch (error) {
    process.stderr.write(`${failure}: ${reasonOf(error)}\n`);
    process.exitCode = 1;
  }
}

/** Rejects standard output when npm writes its own lines there: they would make the backup unreadable. */
export function assertNoNpmBanner(file: string | undefined): void {
  const { npm_lifecycle_event: script, npm_config_loglevel: level } = process.env;
  if (file === STDIO && (script === 'backup' || script === 'restore') && level !== 'silent')
    throw new BackupError(`npm writes to standard output too; use npm run -s ${script}`);
}

/** The size of a backup in words. */
export function rowsIn({ rows, pictures }: Contents): string {
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const files = pictures > 0 ? ` and ${pictures.toLocaleString('en')} files of pictures` : '';
  return `${all.toLocaleString('en')} rows${files}`;
}

/** A sentence about pictures that could not be backed up; empty without any. */
export function missingIn({ missingPictures: missing }: Written): string {
  return missing.length === 0
    ? ''
    : ` ${missing.length.toLocaleString('en')} files of pictures are not in the storage of MEDIA_URL, such as ${missing[0]}.`;
}

/** Shows the code only for errors of drivers, because their messages contain values of rows. */
function reasonOf(error: unknown): string {
  const { name, message, code, syscall, stack } = error as Error & { code?: string; syscall?: string };
  if (EXPECTED_ERRORS.some((kind) => error instanceof kind)) return message;
  if (name === 'AbortError') return 'it was stopped';
  if (syscall || code?.startsWith('ERR_PARSE_ARGS')) return message;
  return code ? `the database said ${code}` : String(stack);
}
