import type { LedgerEntry } from '../domain/erasure.js';
import { ApplyErasures } from './apply-erasures.js';
import type { Erasures, Ledger } from './ports.js';

/** Erasures that follow each other share the work on the files. */
const SCRUB_AFTER_MS = 1_000;

/** Who learns what upkeep did: the log, and the consoles. */
export interface UpkeepReports {
  failed(message: string, error: unknown): void;
  appliedAgain(people: number): void;
  /** A person was erased; `id` is that of the certificate. */
  erased(id: string): void;
}

/** What follows an erasure outside its unit of work. Failures are reported, and made up for later. */
export class ErasureUpkeep {
  private timer: NodeJS.Timeout | undefined;
  private scrubbing: Promise<void> = Promise.resolve();

  constructor(
    private readonly erasures: Erasures,
    private readonly ledger: Ledger,
    private readonly applying: ApplyErasures,
    private readonly reports: UpkeepReports,
  ) {}

  /** Keeps the copy of the record, soon cleans the files of the database, and tells the consoles. */
  async afterErasure(entry: LedgerEntry): Promise<void> {
    await this.keep([entry]);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.scrub(), SCRUB_AFTER_MS);
    this.timer.unref();
    this.reports.erased(entry.id);
  }

  /** Makes up for what a killed server or a restored file has left open. */
  async start(): Promise<void> {
    try {
      const people = await this.applying.execute(await this.ledger.entries());
      if (people > 0) this.reports.appliedAgain(people);
      await this.keep(await this.erasures.ledger());
    } catch (error) {
      this.reports.failed('erasures could not be applied again to a restored database', error);
    }
  }

  /** Cleans the files of the database unless they are clean. */
  scrub(): Promise<void> {
    this.scrubbing = this.scrubbing
      .then(() => this.erasures.scrub())
      .catch((error: unknown) =>
        this.reports.failed('the files of the database could not be cleaned', error),
      );
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
      this.reports.failed('the copy of the ledger of erasures could not be written', error);
    }
  }
}
