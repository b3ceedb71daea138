import { type ChildProcess, fork, type ForkOptions } from 'node:child_process';

/** The script of a process that gets one job as a message, answers with another one and ends. */
export abstract class ChildProgram {
  constructor(readonly path: string) {}

  /** Starts it; what it writes on its standard error is seen, the rest is not. */
  start(options: ForkOptions = {}): ChildProcess {
    return fork(this.path, [], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      ...options,
    });
  }
}
