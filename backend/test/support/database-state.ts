import { createHash } from 'node:crypto';
import type { TestApp } from './app.js';

/** Any request may write when its session or API key was last used; the server cleans its files some time after an erasure. */
const IGNORED_COLUMNS = ['seenAt', 'lastCallAt', 'lastAddress', 'upkeep'];
/** The audit trail records what was read and rejected, too; all calls of API keys are counted. */
const IGNORED_TABLES = ['audit_log', 'audit_head', 'api_key_days'];

/** A row count and hash for each table; equal hashes mean that nothing was stored in between. */
export async function databaseState(app: TestApp): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const table of await tables(app)) {
    const rows = (await app.rows(table)).map((row) =>
      JSON.stringify(Object.entries(row).filter(([column]) => !IGNORED_COLUMNS.includes(column))),
    );
    hashes[table] = `${rows.length} ${createHash('sha256').update(rows.sort().join('\n')).digest('hex')}`;
  }
  return hashes;
}

/** Runs the action and asserts that no value in the database changed. */
export async function expectNothingStored<T>(app: TestApp, act: () => Promise<T>): Promise<T> {
  const before = await databaseState(app);
  const result = await act();
  expect(await databaseState(app)).toEqual(before);
  return result;
}

async function tables({ database }: TestApp): Promise<string[]> {
  const sql =
    database.dialect === 'sqlite'
      ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'"
      : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()';
  const rows = await database.reader.query<{ name: string }[]>(sql);
  expect(rows.length).toBeGreaterThan(8);
  return rows
    .map(({ name }) => name)
    .filter((name) => !IGNORED_TABLES.includes(name))
    .sort();
}
