import type { Dialect } from './database.js';
import { databaseTimeIn } from './database-time.js';

/** A killed process blocks the rows that it has leased this long; a living one extends its leases in time. */
export const LEASE_MS = 15_000;
/** A lease that ends later was made by a clock that was far ahead. */
const LONGEST_LEASE_MS = 60_000;

/** The condition of a row with `leasedUntil` whose lease has ended. */
export function leaseIsOver(dialect: Dialect): string {
  const [now, ahead] = [0, LONGEST_LEASE_MS].map((time) => databaseTimeIn(dialect, time));
  return `NOT leasedUntil BETWEEN ${now} AND ${ahead}`;
}
