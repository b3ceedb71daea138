import { createHash } from 'node:crypto';
import type { TestApp } from './app.js';

/** When a session was last seen may move with any request; everything else stays as it is. */
const MOVES_BY_ITSELF = ['seenAt'];

/** A hash of every row of every table for each table: equal before and after means that nothing was stored. */
export async function stored(app: TestApp): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const table of await tables(app)) {
    const rows = (await app.rows(table)).map((row) =>
      JSON.stringify(Object.entries(row).filter(([column]) => !MOVES_BY_ITSELF.includes(column))),
    );
    hashes[table] = `${rows.length} ${createHash('sha256').update(rows.sort().join('\n')).digest('hex')}`;
  }
  return hashes;
}

/** Does it, and fails when a single value of the database has changed by it. */
export async function storingNothing<T>(app: TestApp, act: () => Promise<T>): Promise<T> {
  const before = await stored(app);
  const result = await act();
  expect(await stored(app)).toEqual(before);
  return result;
}

async function tables({ database }: TestApp): Promise<string[]> {
  const sql =
    database.dialect === 'sqlite'
      ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'"
      : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()';
  const rows = await database.reader.query<{ name: string }[]>(sql);
  expect(rows.length).toBeGreaterThan(8);
  return rows.map(({ name }) => name).sort();
}
