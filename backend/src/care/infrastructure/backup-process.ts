import type { Schema } from '../../platform/database/data-sources.js';
import { type BackupJob, type JobResult, plainReason, runJob } from './backup-jobs.js';

export type JobAnswer =
  | { readonly result: JobResult }
  /** `detail` is for the log. */
  | { readonly reason: string; readonly detail: string };

/**
 * The main program of a process that does one job and answers. The job ends early, and leaves nothing behind, when the
 * server stops or is killed.
 */
export function runBackupProcess(schema: Schema): void {
  process.umask(0o077);
  const stop = new AbortController();
  process.once('disconnect', () => stop.abort());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
  process.once('message', (job: BackupJob) => {
    void answerTo(job, schema, stop.signal).then((answer) => {
      if (process.connected) process.send!(answer, () => process.disconnect());
    });
  });
}

async function answerTo(job: BackupJob, schema: Schema, signal: AbortSignal): Promise<JobAnswer> {
  try {
    return { result: await runJob(job, schema, signal) };
  } catch (error) {
    const { name, code, stack } = error as Error & { code?: string };
    // the messages of drivers contain values of rows
    const place = stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
    return { reason: plainReason(error), detail: [`${name} ${code ?? ''}`.trim(), ...place].join('\n') };
  }
}
