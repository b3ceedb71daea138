import { createHash } from 'node:crypto';
import type { TestApp } from './app.js';

/** Any request may write when its session or API key was last used; the server cleans its files some time after an erasure. */
const IGNORED_COLUMNS = ['seenAt', 'lastCallAt', 'lastAddress', 'upkeep'];
/** The audit trail records what was read and rejected, too; all calls of API keys are counted. */
const IGNORED_TABLES = ['audit_log', 'audit_head', 'api_key_days'];

/** A row count and hash for each table; equal hashes mean that nothing was stored in between. */
export async function databaseState(app: TestApp): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const [table, columns] of await columnsOfTables(app)) {
    // the database writes each row as text, which is faster than an object for each row
    const values = columns.map((column) => `\`${column}\``).join(', ');
    const rows = await app.database.reader.query<{ line: string }[]>(
      `SELECT json_array(${values}) AS line FROM \`${table}\``,
    );
    const lines = rows.map(({ line }) => line).sort();
    hashes[table] = `${lines.length} ${createHash('sha256').update(lines.join('\n')).digest('hex')}`;
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

async function columnsOfTables({ database }: TestApp): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await database.reader.query<{ name: string; field: string }[]>(
    database.dialect === 'sqlite'
      ? `SELECT m.name AS name, c.name AS field FROM sqlite_master m JOIN pragma_table_info(m.name) c
         WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite!_%' ESCAPE '!' ORDER BY m.name`
      : `SELECT table_name AS name, column_name AS field FROM information_schema.columns
         WHERE table_schema = DATABASE() ORDER BY table_name`,
  );
  const tables = new Map<string, string[]>();
  for (const { name, field } of rows)
    if (!IGNORED_TABLES.includes(name) && !IGNORED_COLUMNS.includes(field))
      tables.set(name, [...(tables.get(name) ?? []), field]);
  expect(tables.size).toBeGreaterThan(8);
  return tables;
}
