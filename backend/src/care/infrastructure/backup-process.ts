import { type BackupJob, type JobParts, type JobResult, plainReason, runJob } from './backup-jobs.js';

export type JobAnswer =
  | { readonly result: JobResult }
  /** `detail` is for the log. */
  | { readonly reason: string; readonly detail: string };

/**
 * The main program of a process that does one job and answers. The job ends early, and leaves nothing behind, when the
 * server stops or is killed.
 */
export function runBackupProcess(parts: JobParts): void {
  process.umask(0o077);
  const stop = new AbortController();
  process.once('disconnect', () => stop.abort());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
  process.once('message', (job: BackupJob) => {
    void answerTo(job, parts, stop.signal).then((answer) => {
      if (process.connected) process.send!(answer, () => process.disconnect());
    });
  });
}

async function answerTo(job: BackupJob, parts: JobParts, signal: AbortSignal): Promise<JobAnswer> {
  try {
    return { result: await runJob(job, parts, signal) };
  } catch (error) {
    const { name, code, stack } = error as Error & { code?: string };
    // the messages of drivers contain values of rows
    const place = stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
    return { reason: plainReason(error), detail: [`${name} ${code ?? ''}`.trim(), ...place].join('\n') };
  }
}
