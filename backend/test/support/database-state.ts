import { createHash } from 'node:crypto';
import type { Database } from '../../src/platform/database/database.js';
import type { TestApp } from './app.js';

/** Any request may write when its session or API key was last used; the server cleans its files some time after an erasure. */
const IGNORED_COLUMNS = ['seenAt', 'lastCallAt', 'lastAddress', 'upkeep'];
/** The audit trail records what was read and rejected, too; all calls of API keys are counted. */
const IGNORED_TABLES = ['audit_log', 'audit_head', 'api_key_days'];

/** A row count and hash for each table; equal hashes mean that nothing was stored in between. */
export async function databaseState({ database }: TestApp): Promise<Record<string, string>> {
  const read = readers.get(database) ?? (await readerOf(database));
  readers.set(database, read);
  const hashes: Record<string, string> = {};
  for (const { name, rows, content } of await read())
    hashes[name] = `${rows} ${createHash('sha256').update(content).digest('hex')}`;
  return hashes;
}

/** Runs the action and asserts that no value in the database changed. */
export async function expectNothingStored<T>(app: TestApp, act: () => Promise<T>): Promise<T> {
  const before = await databaseState(app);
  const result = await act();
  expect(await databaseState(app)).toEqual(before);
  return result;
}

interface TableContent {
  readonly name: string;
  readonly rows: number;
  readonly content: string;
}

/** The tables of a database stay as they are while its application runs. */
const readers = new WeakMap<Database, () => Promise<readonly TableContent[]>>();

async function readerOf(database: Database): Promise<() => Promise<readonly TableContent[]>> {
  const tables = await columnsOfTables(database);
  // the database writes each row as text, which is faster than an object for each row
  const selects = [...tables].map(([name, columns]) => {
    const values = columns.map((column) => `\`${column}\``).join(', ');
    return { name, sql: `SELECT json_array(${values}) AS line FROM \`${name}\`` };
  });
  if (database.dialect === 'sqlite') {
    // one statement: so many would displace those that the application has prepared
    const statement = selects
      .map(
        ({ name, sql }) =>
          `SELECT '${name}' AS name, COUNT(*) AS "rows", IFNULL(group_concat(line, char(10)), '') AS content
           FROM (${sql} ORDER BY line)`,
      )
      .join(' UNION ALL ');
    return () => database.reader.query<TableContent[]>(statement);
  }
  return async () => {
    const contents: TableContent[] = [];
    for (const { name, sql } of selects) {
      const lines = (await database.reader.query<{ line: string }[]>(sql)).map(({ line }) => line).sort();
      contents.push({ name, rows: lines.length, content: lines.join('\n') });
    }
    return contents;
  };
}

async function columnsOfTables(database: Database): Promise<ReadonlyMap<string, readonly string[]>> {
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
