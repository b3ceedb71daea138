import { AsyncLocalStorage } from 'node:async_hooks';
import { DataSource } from 'typeorm';
import { type Database, type Work } from '../database.js';
import { MysqlDatabase } from '../mysql-database.js';
import { SqliteDatabase } from '../sqlite-database.js';

/** The unit of work that the current code runs in. */
const units = new AsyncLocalStorage<{ isOpen: boolean }>();

/**
 * Set up for all suites: inside of a unit of work everything that would use another connection is rejected, whatever the
 * database. Units that wait for a second connection of MariaDB's pool hold the first one meanwhile, until none is left.
 */
for (const { prototype } of [SqliteDatabase, MysqlDatabase]) {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- is called with its object
  const { write } = prototype;
  prototype.write = async function <T>(this: Database, work: Work<T>): Promise<T> {
    assertOutside();
    return write.call(this, (tx, atEnd) => inUnit(() => work(tx, atEnd))) as Promise<T>;
  };
}

// eslint-disable-next-line @typescript-eslint/unbound-method -- is called with its object
const { createQueryRunner } = DataSource.prototype;
DataSource.prototype.createQueryRunner = function (mode) {
  assertOutside();
  return createQueryRunner.call(this, mode);
};

/** Runs what a test does by another connection while its unit of work is open. */
export function onAnotherConnection<T>(work: () => T): T {
  return units.exit(work);
}

async function inUnit<T>(work: () => Promise<T>): Promise<T> {
  const unit = { isOpen: true };
  try {
    return await units.run(unit, work);
  } finally {
    unit.isOpen = false;
  }
}

function assertOutside(): void {
  if (units.getStore()?.isOpen) throw new Error('A unit of work may use its own transaction only');
}
