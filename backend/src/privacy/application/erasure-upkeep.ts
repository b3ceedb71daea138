import type { LedgerEntry } from '../domain/erasure.js';
import { ApplyErasures } from './apply-erasures.js';
import type { Erasures, Ledger } from './ports.js';

/** Erasures that follow each other share the work on the files. */
const SCRUB_AFTER_MS = 1_000;

/** What follows an erasure outside its unit of work. Failures are reported, and made up for later. */
export class ErasureUpkeep {
  private timer: NodeJS.Timeout | undefined;
  private scrubbing: Promise<void> = Promise.resolve();

  constructor(
    private readonly erasures: Erasures,
    private readonly ledger: Ledger,
    private readonly applying: ApplyErasures,
    private readonly onFailure: (message: string, error: unknown) => void,
    private readonly onApplied: (people: number) => void,
  ) {}

  /** Keeps the copy of the record, and soon cleans the files of the database. */
  async afterErasure(entry: LedgerEntry): Promise<void> {
    await this.keep([entry]);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.scrub(), SCRUB_AFTER_MS);
    this.timer.unref();
  }

  /** Makes up for what a killed server or a restored file has left open. */
  async start(): Promise<void> {
    try {
      const people = await this.applying.execute(await this.ledger.entries());
      if (people > 0) this.onApplied(people);
      await this.keep(await this.erasures.ledger());
    } catch (error) {
      this.onFailure('erasures could not be applied again to a restored database', error);
    }
  }

  /** Cleans the files of the database unless they are clean. */
  scrub(): Promise<void> {
    this.scrubbing = this.scrubbing
      .then(() => this.erasures.scrub())
      .catch((error: unknown) => this.onFailure('the files of the database could not be cleaned', error));
    return this.scrubbing;
  }

  /** Cleans the files at once; resolves when they are clean, or after that time, while the work goes on. */
  async cleaned(withinMs: number): Promise<void> {
    clearTimeout(this.timer);
    let late: NodeJS.Timeout | undefined;
    await Promise.race([this.scrub(), new Promise((resolve) => (late = setTimeout(resolve, withinMs)))]);
    clearTimeout(late);
  }

  /** Finishes what is open. */
  async stop(): Promise<void> {
    clearTimeout(this.timer);
    await this.scrub();
  }

  private async keep(entries: readonly LedgerEntry[]): Promise<void> {
    try {
      await this.ledger.keep(entries);
    } catch (error) {
      this.onFailure('the copy of the ledger of erasures could not be written', error);
    }
  }
}
