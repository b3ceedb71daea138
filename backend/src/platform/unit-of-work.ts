declare const READ: unique symbol;
declare const OPEN: unique symbol;

/** Where stores read: the committed rows, or those that an open unit of work sees. */
export interface Reading {
  readonly [READ]: true;
}

/** An open unit of work. What it holds is known to stores only (`platform/database/database.ts`). */
export interface Unit extends Reading {
  readonly [OPEN]: true;
}

/**
 * Runs units of work: when the promise resolves, all of it is on disk; when it rejects, none of it is. The work awaits
 * nothing but stores: on SQLite other units wait for it, and on MariaDB it may run again after a deadlock. With `attempts`
 * it also runs again when another unit took a unique value first.
 */
export abstract class UnitOfWork {
  /** Outside of units: reads committed rows only. */
  abstract readonly committed: Reading;

  abstract run<T>(work: (unit: Unit) => Promise<T>, attempts?: number): Promise<T>;
}
