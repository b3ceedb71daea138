import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';

interface ThreadLimits {
  readonly timeoutMs: number;
  /** Of the heap. */
  readonly memoryMb: number;
}

/** Why a thread was ended before it answered. */
export type Exceeded = 'time' | 'memory';

/**
 * A script that does each job in a thread of its own, one after the other, with limited time and memory: requests are answered
 * meanwhile, and a hostile file ends with its thread. The time of a job begins with its thread.
 */
export class LimitedThread<Job, Answer extends object> {
  private readonly one = pLimit(1);

  constructor(
    private readonly script: string,
    private readonly limits: ThreadLimits,
  ) {}

  /** Rejects when the thread cannot start or fails, and with the reason of `signal` when that ends it. */
  run(job: Job, signal?: AbortSignal): Promise<Answer | Exceeded> {
    return this.one(() => this.inThread(job, signal));
  }

  private inThread(job: Job, signal?: AbortSignal): Promise<Answer | Exceeded> {
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      const worker = new Worker(this.script, {
        workerData: job,
        execArgv: [],
        env: {},
        resourceLimits: { maxOldGenerationSizeMb: this.limits.memoryMb, maxYoungGenerationSizeMb: 16 },
      });
      const end = () => void worker.terminate();
      const timer = setTimeout(end, this.limits.timeoutMs);
      signal?.addEventListener('abort', end, { once: true });
      let answer: Answer | Exceeded = 'time';
      worker.once('message', (message: Answer) => (answer = message));
      worker.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') answer = 'memory';
        else reject(error);
      });
      worker.once('exit', () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', end);
        if (signal?.aborted) reject(signal.reason as Error);
        else resolve(answer);
      });
    });
  }
}
