import type { Dialect } from './database.js';

/** The end of an INSERT of counters: where there is a row of that key, what they count is added to that row. */
export function countUp(dialect: Dialect, key: readonly string[], ...counters: readonly string[]): string {
  const added = (of: (counter: string) => string) =>
    counters.map((counter) => `${counter} = ${counter} + ${of(counter)}`).join(', ');
  return dialect === 'sqlite'
    ? `ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${added((counter) => `excluded.${counter}`)}`
    : `ON DUPLICATE KEY UPDATE ${added((counter) => `VALUES(${counter})`)}`;
}
