import type { Dialect } from './database.js';

/** An SQL expression: the time of the database's clock so many milliseconds from now, in the form of stored times. */
export function databaseTimeIn(dialect: Dialect, milliseconds: number): string {
  const seconds = milliseconds / 1000;
  return dialect === 'sqlite'
    ? `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+${seconds} seconds')`
    : `CONCAT(LEFT(DATE_FORMAT(UTC_TIMESTAMP(3) + INTERVAL ${seconds} SECOND, '%Y-%m-%dT%H:%i:%s.%f'), 23), 'Z')`;
}
