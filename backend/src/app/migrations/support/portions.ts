import type { QueryRunner } from 'typeorm';

// As of the migrations that use them.

/** Rows changed by one statement, and terms that it adds or removes. */
const UPDATED = 100;
const TERMS = 2_000;

/** A word that finds a lead. */
export type LeadTerm = readonly [term: string, leadType: string, leadId: string];

export const isMysql = ({ connection }: QueryRunner) => connection.options.type !== 'better-sqlite3';
export const orIgnore = (runner: QueryRunner) => (isMysql(runner) ? 'IGNORE' : 'OR IGNORE');

/** Adds those that are not there yet. */
export async function insertTerms(runner: QueryRunner, terms: readonly LeadTerm[]): Promise<void> {
  for (const some of portionsOf(terms, TERMS))
    await runner.query(
      `INSERT ${orIgnore(runner)} INTO lead_terms (term, leadType, leadId) VALUES ${placesOf(some)}`,
      some.flat(),
    );
}

export async function deleteTerms(runner: QueryRunner, terms: readonly LeadTerm[]): Promise<void> {
  for (const some of portionsOf(terms, TERMS))
    await runner.query(
      `DELETE FROM lead_terms
       WHERE (term, leadType, leadId) IN (${isMysql(runner) ? '' : 'VALUES'} ${placesOf(some)})`,
      some.flat(),
    );
}

/** Sets columns of the rows, which are found by the value of `by`. */
export async function updateRows<Row extends object>(
  runner: QueryRunner,
  table: string,
  by: keyof Row & string,
  rows: readonly Row[],
  values: Readonly<Record<string, (row: Row) => string>>,
): Promise<void> {
  const columns = Object.keys(values);
  const update = isMysql(runner) ? updateJoined : updateCases;
  for (const some of portionsOf(rows, UPDATED))
    await update(
      runner,
      table,
      [by, ...columns],
      some.map((row) => [row[by], ...columns.map((column) => values[column]!(row))]),
    );
}

type Update = (
  runner: QueryRunner,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
) => Promise<unknown>;

/** MariaDB takes much longer for the cases of many rows. */
const updateJoined: Update = (runner, table, [by, ...set], rows) => {
  const first = ['found', ...set.map((_, place) => `new${place}`)].map((name) => `? AS ${name}`).join(', ');
  const others = ` UNION ALL SELECT ?${', ?'.repeat(set.length)}`.repeat(rows.length - 1);
  return runner.query(
    `UPDATE ${table} JOIN (SELECT ${first}${others}) AS wanted ON ${by} = found COLLATE utf8mb4_bin
     SET ${set.map((column, place) => `${column} = new${place}`).join(', ')}`,
    rows.flat(),
  );
};

const updateCases: Update = (runner, table, [by, ...set], rows) => {
  const cases = rows.map(() => 'WHEN ? THEN ?').join(' ');
  return runner.query(
    `UPDATE ${table} SET ${set.map((column) => `${column} = CASE ${by} ${cases} END`).join(', ')}
     WHERE ${by} IN (${rows.map(() => '?').join(', ')})`,
    [
      ...set.flatMap((_, place) => rows.flatMap((row) => [row[0], row[place + 1]])),
      ...rows.map(([found]) => found),
    ],
  );
};

function placesOf(terms: readonly LeadTerm[]): string {
  return terms.map(() => '(?, ?, ?)').join(', ');
}

function* portionsOf<Row>(rows: readonly Row[], length: number): Generator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += length) yield rows.slice(at, at + length);
}
