import type { Dialect } from './database.js';

/** The end of an INSERT of a counter: where there is a row of that key, what it counts is added to that row. */
export function countUp(dialect: Dialect, key: readonly string[], counter: string): string {
  return dialect === 'sqlite'
    ? `ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${counter} = ${counter} + excluded.${counter}`
    : `ON DUPLICATE KEY UPDATE ${counter} = ${counter} + VALUES(${counter})`;
}
