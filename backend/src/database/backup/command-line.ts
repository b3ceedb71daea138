import { BadEnvironment } from '../../config.js';
import { UnusableDatabase } from '../unusable-database.js';
import type { Contents } from './backup-file.js';
import { Refused } from './refused.js';

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

export function rowsIn({ rows }: Contents): string {
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${all.toLocaleString('en')} rows`;
}

/** Drivers put values of rows into their messages: of them only the code is said. */
function reasonOf(error: unknown): string {
  const { name, message, code, syscall, stack } = error as Error & { code?: string; syscall?: string };
  if ([Refused, BadEnvironment, UnusableDatabase].some((kind) => error instanceof kind)) return message;
  if (name === 'AbortError') return 'it was stopped';
  if (syscall || code?.startsWith('ERR_PARSE_ARGS')) return message;
  return code ? `the database said ${code}` : String(stack);
}
