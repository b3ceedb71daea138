import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  clientSearchText,
  cut,
  nameKey,
  nameOrder,
  numberKey,
  type OlderClient,
  type OlderLead,
  searchForm,
  searchOf,
} from './1764028200000-forms.js';
import {
  deleteTerms,
  insertTerms,
  isMysql,
  type LeadTerm,
  orIgnore,
  updateRows,
} from './support/portions.js';

/** Rows read at a time and written in one transaction. */
const PORTION = 1_000;
/** The columns by which lists are sorted by name. */
const NAME_KEYS = { appointments: 200, subscriptions: 200, clients: 200, households: 240 };
/** The indexes of these lists, and their columns of before. */
const INDEXES = [
  ['IDX_clients_name', 'clients', 'mergedInto, nameKey, id', 'mergedInto, lastName, firstName, id'],
  ['IDX_households_name', 'households', 'nameKey, id', 'name, id'],
] as const;

type Row = Readonly<Record<string, string>>;

/**
 * Names are found and sorted without accents, apostrophes and case: terms of leads, what finds clients and pictures, and the
 * keys of insurers, products and numbers of policies. Of two insurers, products or numbers that are alike now, one keeps the
 * key that it had, which no other can get; staff merge them (docs/decisions/0061).
 */
export class FoldNames1764028200000 implements MigrationInterface {
  name = 'FoldNames1764028200000';

  async up(runner: QueryRunner): Promise<void> {
    const exact = isMysql(runner) ? ' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : '';
    // an interrupted run on MariaDB may have done some of it; a server of before adds rows without the column
    for (const [table, length] of Object.entries(NAME_KEYS))
      if (!(await runner.hasColumn(table, 'nameKey')))
        await runner.query(
          `ALTER TABLE ${table} ADD COLUMN nameKey varchar(${length})${exact} NOT NULL DEFAULT ''`,
        );
    await foldLeads(runner, 'appointments', 'appointment');
    await foldLeads(runner, 'subscriptions', 'subscription');
    await eachPortion<OlderClient & Row>(runner, 'clients', 'firstName, lastName, emailKey, phone', (rows) =>
      updateRows(runner, 'clients', 'id', rows, {
        nameKey: ({ firstName, lastName }) => nameOrder(firstName, lastName),
        searchText: clientSearchText,
      }),
    );
    await eachPortion(runner, 'households', 'name', (rows) =>
      updateRows(runner, 'households', 'id', rows, { nameKey: ({ name }) => nameKey(name!) }),
    );
    await eachPortion(runner, 'media', 'name, alt', (rows) =>
      updateRows(runner, 'media', 'id', rows, {
        searchText: ({ name, alt }) => cut(searchForm(`${name} ${alt}`), 1_000),
      }),
    );
    await foldKeys(runner, 'insurers', 'nameKey', 'name', nameKey);
    await foldKeys(runner, 'products', 'nameKey', 'name', nameKey);
    await foldKeys(runner, 'policies', 'numberKey', 'policyNumber', numberKey);
    for (const [index, table, columns] of INDEXES) await replaceIndex(runner, index, table, columns);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [index, table, , before] of INDEXES) await replaceIndex(runner, index, table, before);
    for (const table of Object.keys(NAME_KEYS))
      await runner.query(`ALTER TABLE ${table} DROP COLUMN nameKey`);
  }
}

async function foldLeads(runner: QueryRunner, table: string, leadType: string): Promise<void> {
  const phone = leadType === 'appointment' ? 'phone' : 'NULL AS phone';
  const columns = `firstName, lastName, email, ${phone}, erasedAt`;
  await eachPortion<OlderLead & Row>(runner, table, columns, async (leads) => {
    const found = new Map(leads.map((lead) => [lead.id, searchOf(lead)]));
    const ofAll = (what: 'added' | 'removed') =>
      [...found].flatMap(([id, search]) => search[what].map((term): LeadTerm => [term, leadType, id]));
    await insertTerms(runner, ofAll('added'));
    await deleteTerms(runner, ofAll('removed'));
    await updateRows(runner, table, 'id', leads, {
      nameKey: ({ firstName, lastName }) => nameOrder(firstName, lastName),
      searchText: ({ id }) => found.get(id)!.searchText,
    });
  });
}

/** Where another row has the new key, the row keeps its own. */
async function foldKeys(
  runner: QueryRunner,
  table: string,
  key: string,
  column: string,
  keyOf: (text: string) => string,
): Promise<void> {
  const where = `${column} IS NOT NULL`;
  await eachPortion(
    runner,
    table,
    `${key}, ${column}`,
    async (rows) => {
      for (const row of rows) {
        const wanted = keyOf(row[column]!);
        if (wanted !== row[key])
          await runner.query(`UPDATE ${orIgnore(runner)} ${table} SET ${key} = ? WHERE id = ?`, [
            wanted,
            row.id,
          ]);
      }
    },
    where,
  );
}

async function eachPortion<Read extends Row>(
  runner: QueryRunner,
  table: string,
  columns: string,
  work: (rows: readonly Read[]) => Promise<void>,
  where = '1 = 1',
): Promise<void> {
  for (let after = ''; ;) {
    const rows = (await runner.query(
      `SELECT id, ${columns} FROM ${table} WHERE id > ? AND ${where} ORDER BY id LIMIT ${PORTION}`,
      [after],
    )) as Read[];
    // on MariaDB the statement that added the first column has ended the transaction of the run
    if (isMysql(runner)) await runner.query('START TRANSACTION');
    if (rows.length > 0) await work(rows);
    if (isMysql(runner)) await runner.query('COMMIT');
    if (rows.length < PORTION) return;
    after = rows.at(-1)!.id!;
  }
}

/** In one statement on MariaDB, where an interrupted run is repeated from the start. */
async function replaceIndex(
  runner: QueryRunner,
  index: string,
  table: string,
  columns: string,
): Promise<void> {
  const steps = isMysql(runner)
    ? [`ALTER TABLE ${table} DROP INDEX ${index}, ADD INDEX ${index} (${columns})`]
    : [`DROP INDEX ${index}`, `CREATE INDEX ${index} ON ${table} (${columns})`];
  for (const step of steps) await runner.query(step);
}
