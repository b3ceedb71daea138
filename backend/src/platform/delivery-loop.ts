import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from './clock.js';
import { EarlyPause } from './early-pause.js';

/** How often the queue is looked through for jobs of other replicas and for what became due. */
const LOOK_MS = 1_000;
const RENEW_MS = 5_000;
const RECORD_AGAIN_MS = 1_000;
/** Between two looks while visitors are waiting. */
const YIELD_MS = 50;
/** At shutdown, jobs that are on their way get this long; later ones are done again after the next start. */
const STOP_MS = 5_000;

export interface DeliveryOptions {
  /** Jobs delivered at the same time. */
  readonly concurrency: number;
  /** Whether the server is busy with requests; then one job at a time is delivered. */
  readonly isBusy: () => boolean;
  readonly onFailure: (message: string, error: unknown) => void;
}

/** What a look at the queue brought. */
export interface Claimed<Job> {
  readonly jobs: readonly Job[];
  /** Milliseconds until a further look may bring more; null when nothing is known about that. */
  readonly pauseMs: number | null;
}

/**
 * Delivers the jobs of a queue in the database, until it is stopped. Several replicas share the queue: each leases what it
 * delivers and extends its leases, so that a killed one blocks its jobs for the time of a lease only.
 */
export abstract class DeliveryLoop<Job extends { readonly id: string }> {
  protected readonly replica = newId();
  private readonly inFlight = new Map<string, Promise<void>>();
  private stopped = false;
  private readonly pause = new EarlyPause();
  private running: Promise<void> | null = null;
  private renewal: NodeJS.Timeout | undefined;
  /** The failures that are reported already: each once until the database answers again. */
  private readonly reported = new Set<string>();

  constructor(
    /** What reports of failures call the queue. */
    private readonly name: string,
    protected readonly options: DeliveryOptions,
  ) {}

  start(): void {
    this.renewal = setInterval(() => {
      if (this.inFlight.size > 0) this.renew([...this.inFlight.keys()]).catch(() => undefined);
    }, RENEW_MS);
    this.renewal.unref();
    this.running = this.run();
  }

  /** Ends after the jobs that are on their way, or after five seconds. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.wake();
    await this.running;
    await Promise.race([Promise.all(this.inFlight.values()), sleep(STOP_MS, undefined, { ref: false })]);
    clearInterval(this.renewal);
  }

  /** Looks at the queue at once. */
  wake(): void {
    this.pause.wake();
  }

  /** Runs before the first claim. */
  protected begin(): Promise<void> {
    return Promise.resolve();
  }

  /** Leases up to that many jobs, none of those that are in flight. */
  protected abstract claim(limit: number, inFlight: readonly string[]): Promise<Claimed<Job>>;

  /** Extends the leases of these jobs. */
  protected abstract renew(inFlight: readonly string[]): Promise<void>;

  /** Never rejects. */
  protected abstract deliver(job: Job): Promise<void>;

  /** How many more jobs may be delivered while these are; or how long to wait when none may. */
  protected allowed(
    inFlight: number,
    limit: number,
  ): { readonly jobs: number; readonly pauseMs: number | null } {
    return { jobs: limit - inFlight, pauseMs: null };
  }

  /** Stores how a delivery ended, which must not be forgotten: again until the database answers. False when it never did. */
  protected async recorded(store: () => Promise<void>): Promise<boolean> {
    for (;;) {
      try {
        await store();
        return true;
      } catch (error) {
        this.report('the result of a delivery could not be recorded', error);
        if (this.stopped) return false;
        await sleep(RECORD_AGAIN_MS);
      }
    }
  }

  private async run(): Promise<void> {
    let isFirst = true;
    while (!this.stopped) {
      let pauseMs = LOOK_MS;
      try {
        if (isFirst) await this.begin();
        isFirst = false;
        pauseMs = await this.look();
        this.reported.clear();
      } catch (error) {
        this.report(`the ${this.name} could not be read`, error);
      }
      await this.pause.wait(pauseMs);
      if (this.options.isBusy()) await sleep(YIELD_MS);
    }
  }

  /** Claims what may be delivered now, and returns the milliseconds to wait before the next look. */
  private async look(): Promise<number> {
    const limit = this.options.isBusy() ? 1 : this.options.concurrency;
    const { jobs: allowed, pauseMs: closedMs } = this.allowed(this.inFlight.size, limit);
    // several at once, so that not every job costs a claim of its own
    if (this.inFlight.size > 0 && allowed < limit / 2) return LOOK_MS;
    if (allowed <= 0) return closedMs || LOOK_MS;
    const { jobs, pauseMs } = await this.claim(allowed, [...this.inFlight.keys()]);
    for (const job of jobs) {
      const delivery = this.deliver(job).finally(() => {
        this.inFlight.delete(job.id);
        this.wake();
      });
      this.inFlight.set(job.id, delivery);
    }
    return Math.min(LOOK_MS, pauseMs ?? LOOK_MS);
  }

  private report(message: string, error: unknown): void {
    if (!this.reported.has(message)) this.options.onFailure(message, error);
    this.reported.add(message);
  }
}
