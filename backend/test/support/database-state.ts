import { createHash } from 'node:crypto';
import type { TestApp } from './app.js';

/** Any request may write when its session or API key was last used; the server cleans its files some time after an erasure. */
const IGNORED_COLUMNS = ['seenAt', 'lastCallAt', 'lastAddress', 'upkeep'];
/** The audit trail records what was read and rejected, too; all calls of API keys are counted. */
const IGNORED_TABLES = ['audit_log', 'audit_head', 'api_key_days'];

/** For each table a query for a text of its rows; the database makes it, because a JavaScript object for each row is slow. */
const queriesOf = new WeakMap<TestApp, Promise<ReadonlyMap<string, string>>>();

/** A hash for each table; equal hashes mean that nothing was stored in between. */
export async function databaseState(app: TestApp): Promise<Record<string, string>> {
  if (!queriesOf.has(app)) queriesOf.set(app, tableQueries(app));
  const hashes: Record<string, string> = {};
  for (const [table, query] of await queriesOf.get(app)!) {
    const [row] = await app.database.reader.query<[{ count: number; content: string | null }]>(query);
    hashes[table] = `${row.count} ${createHash('sha256').update(`${row.content}`).digest('hex')}`;
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

async function tableQueries({ database }: TestApp): Promise<ReadonlyMap<string, string>> {
  const sqlite = database.dialect === 'sqlite';
  const rows = await database.reader.query<{ name: string; field: string }[]>(
    sqlite
      ? `SELECT m.name AS name, c.name AS field FROM sqlite_master m JOIN pragma_table_info(m.name) c
         WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite!_%' ESCAPE '!'`
      : `SELECT table_name AS name, column_name AS field FROM information_schema.columns
         WHERE table_schema = DATABASE()`,
  );
  const tables = new Set(rows.map(({ name }) => name));
  expect(tables.size).toBeGreaterThan(8);
  const counted = [...tables].filter((name) => !IGNORED_TABLES.includes(name)).sort();
  return new Map(
    counted.map((table) => {
      const values = rows
        .filter(({ name, field }) => name === table && !IGNORED_COLUMNS.includes(field))
        .map(({ field }) => `quote(\`${field}\`)`);
      const content = sqlite
        ? `group_concat(${values.join(" || ',' || ")})`
        : `BIT_XOR(CRC32(CONCAT(${values.join(", ',', ")})))`;
      return [table, `SELECT count(*) AS count, ${content} AS content FROM \`${table}\``];
    }),
  );
}
