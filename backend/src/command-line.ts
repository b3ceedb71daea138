import { BadEnvironment } from './config.js';
import type { Contents } from './database/backup/backup-file.js';
import { Refused } from './database/backup/refused.js';
import { STANDARD } from './database/backup/take-backup.js';
import { UnusableDatabase } from './database/unusable-database.js';
import { DomainError } from './shared/domain-error.js';

const IN_WORDS = [Refused, BadEnvironment, UnusableDatabase, DomainError];

/**
 * Runs a command to its end: what it answers, or one sentence of why it failed, goes to the terminal (never to standard
 * output, which may be the backup itself), and a failure is exit code 1. A signal aborts it.
 */
export async function runCommand(
  failure: string,
  usage: string,
  work: (signal: AbortSignal) => Promise<string>,
): Promise<void> {
  const abort = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => abort.abort());
  try {
    const answer = await work(abort.signal);
    process.stderr.write(`${answer}\n`);
    if (answer === usage) process.exitCode = 1;
  } catch (error) {
    process.stderr.write(`${failure}: ${reasonOf(error)}\n`);
    process.exitCode = 1;
  }
}

/** npm says what it runs on standard output, before the backup: a file that begins so is no backup. */
export function refuseBanner(file: string | undefined): void {
  const { npm_lifecycle_event: script, npm_config_loglevel: level } = process.env;
  if (file === STANDARD && (script === 'backup' || script === 'restore') && level !== 'silent')
    throw new Refused(`npm writes to standard output too; use npm run -s ${script}`);
}

export function rowsIn({ rows }: Contents): string {
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${all.toLocaleString('en')} rows`;
}

/** Drivers put values of rows into their messages: of them only the code is said. */
function reasonOf(error: unknown): string {
  const { name, message, code, syscall, stack } = error as Error & { code?: string; syscall?: string };
  if (IN_WORDS.some((kind) => error instanceof kind)) return message;
  if (name === 'AbortError') return 'it was stopped';
  if (syscall || code?.startsWith('ERR_PARSE_ARGS')) return message;
  return code ? `the database said ${code}` : String(stack);
}
