import { mkdir, readdir, rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config.js';
import { BackupFailed, BackupFiles } from '../application/ports.js';
import { BackupProgram } from '../backup-program.js';
import type { BackupJob, JobResult } from './backup-jobs.js';
import type { JobAnswer } from './backup-process.js';

/** Time to remove an incomplete file after the end was requested. */
const STOP_MS = 3_000;

/**
 * Does the work in a process of its own with a low priority: reading a whole database and restoring one would delay the
 * requests of this process.
 */
@Injectable()
export class ForkedBackupFiles extends BackupFiles {
  constructor(
    private readonly config: Config,
    private readonly program: BackupProgram,
  ) {
    super();
  }

  override async take(signal: AbortSignal): Promise<JobResult> {
    const { database, media, backup } = this.config;
    await mkdir(backup.folder, { recursive: true, mode: 0o700 }).catch(() => undefined);
    return this.run(
      { kind: 'take', from: { database, media }, folder: backup.folder, key: backup.key },
      signal,
    );
  }

  override prove(file: string, signal: AbortSignal): Promise<JobResult> {
    const { folder, key } = this.config.backup;
    return this.run({ kind: 'prove', file, folder, key }, signal);
  }

  override names(): Promise<string[]> {
    return readdir(this.config.backup.folder);
  }

  override async remove(names: readonly string[]): Promise<void> {
    for (const name of names) await rm(join(this.config.backup.folder, name), { force: true });
  }

  private run(job: BackupJob, signal: AbortSignal): Promise<JobResult> {
    return new Promise((resolve, reject) => {
      const child = this.program.start();
      let answer: JobAnswer | undefined;
      const stop = () => {
        if (child.connected) child.disconnect();
        setTimeout(() => child.kill('SIGKILL'), STOP_MS).unref();
      };
      signal.addEventListener('abort', stop, { once: true });
      child.once('spawn', () => {
        lowerPriority(child.pid);
        if (signal.aborted) stop();
        else child.send(job, (error) => error && stop());
      });
      child.once('message', (message: JobAnswer) => (answer = message));
      child.once('error', (cause) =>
        reject(new BackupFailed('The program that makes backups could not be started', { cause })),
      );
      child.once('exit', (code, killed) => {
        signal.removeEventListener('abort', stop);
        if (signal.aborted) reject(signal.reason as Error);
        else if (!answer)
          reject(new BackupFailed(`The program that makes backups ended (${killed ?? code})`));
        else if ('result' in answer) resolve(answer.result);
        else reject(new BackupFailed(answer.reason, { cause: answer.detail }));
      });
    });
  }
}

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // it has ended already, or the system does not allow it
  }
}
