import type { Transaction } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import type { DuplicatePair } from '../client-queries.js';
import { duplicateReasons } from '../domain/duplicates.js';
import { likenessOf, shownClientOf } from './client-rows.js';
import { type ClientRow, IS_SHOWN, SECOND } from './client.tables.js';

/** Values that several clients have, and clients with them: more are not looked at. */
const MOST_VALUES = 50;
const MOST_CLIENTS = 200;

/** Pairs of clients who may be one person. Those of one household are not: families share addresses and numbers. */
export async function duplicatePairs(reader: Transaction, limit: number): Promise<DuplicatePair[]> {
  const pairs = new Map<string, DuplicatePair>();
  const groups = [
    ...(await withSame(reader, 'emailKey')),
    ...(await withSame(reader, 'phoneE164')),
    ...(await namesakes(reader)),
  ];
  for (const rows of groups)
    for (const [place, row] of rows.entries())
      for (const other of rows.slice(place + 1)) {
        if (row.householdId !== null && row.householdId === other.householdId) continue;
        const reasons = duplicateReasons(likenessOf(row), likenessOf(other));
        const pair = { client: shownClientOf(row), other: shownClientOf(other), reasons };
        if (reasons.length > 0) pairs.set(`${row.id} ${other.id}`, pair);
      }
  return [...pairs.values()].slice(0, limit);
}

/** The clients by an address or number that several have, as their first or second one. */
async function withSame(reader: Transaction, first: keyof typeof SECOND): Promise<ClientRow[][]> {
  const second = SECOND[first];
  const isOther = `o.id <> s.id AND COALESCE(o.mergedInto, '') = ''`;
  const found = await reader.query<{ value: string }[]>(
    `SELECT ${first} AS value FROM clients WHERE ${IS_SHOWN} AND ${first} <> ''
     GROUP BY ${first} HAVING COUNT(*) > 1
     UNION SELECT s.${second} FROM clients s WHERE s.${second} > '' AND COALESCE(s.mergedInto, '') = ''
     AND (EXISTS (SELECT 1 FROM clients o WHERE o.${first} = s.${second} AND ${isOther})
       OR EXISTS (SELECT 1 FROM clients o WHERE o.${second} = s.${second} AND ${isOther}))
     ORDER BY 1 LIMIT ${MOST_VALUES}`,
  );
  const values = found.map(({ value }) => value);
  if (values.length === 0) return [];
  const places = placeholders(values);
  const rows = await reader.query<ClientRow[]>(
    `SELECT * FROM clients WHERE id IN (SELECT id FROM clients WHERE ${first} IN (${places})
       UNION SELECT id FROM clients WHERE ${second} IN (${places}))
     AND ${IS_SHOWN} ORDER BY id LIMIT ${MOST_CLIENTS}`,
    [...values, ...values],
  );
  return values.map((value) => rows.filter((row) => row[first] === value || row[second] === value));
}

/** The clients by name and date of birth. */
async function namesakes(reader: Transaction): Promise<ClientRow[][]> {
  const rows = await reader.query<ClientRow[]>(
    `SELECT clients.* FROM (
       SELECT nameKey, dateOfBirth FROM clients WHERE ${IS_SHOWN} AND dateOfBirth IS NOT NULL
       GROUP BY nameKey, dateOfBirth HAVING COUNT(*) > 1 ORDER BY nameKey, dateOfBirth LIMIT ${MOST_VALUES}) alike
     JOIN clients ON clients.nameKey = alike.nameKey AND clients.dateOfBirth = alike.dateOfBirth
     WHERE ${IS_SHOWN} ORDER BY clients.id LIMIT ${MOST_CLIENTS}`,
  );
  const groups = new Map<string, ClientRow[]>();
  for (const row of rows) {
    const value = `${row.nameKey} ${row.dateOfBirth}`;
    groups.set(value, [...(groups.get(value) ?? []), row]);
  }
  return [...groups.values()];
}
