import type { Transaction } from '../../platform/database/database.js';
import type { DuplicatePair } from '../client-queries.js';
import { duplicateReasons } from '../domain/duplicates.js';
import { clientOf, likenessOf } from './client-rows.js';
import { type ClientRow, IS_SHOWN } from './client.tables.js';

/** What clients have in common who may be one person, as they are now. */
const ALIKE = [
  { columns: ['emailKey'], isKnown: "emailKey <> ''" },
  { columns: ['phoneE164'], isKnown: "phoneE164 <> ''" },
  { columns: ['nameKey', 'dateOfBirth'], isKnown: 'dateOfBirth IS NOT NULL' },
] as const;

/** Values that several clients have, and clients with them: more are not looked at. */
const MOST_VALUES = 50;
const MOST_CLIENTS = 200;

/** Pairs of clients who may be one person. Those of one household are not: families share addresses and numbers. */
export async function duplicatePairs(reader: Transaction, limit: number): Promise<DuplicatePair[]> {
  const pairs = new Map<string, DuplicatePair>();
  for (const alike of ALIKE) {
    const groups = await groupsOf(reader, alike);
    for (const rows of groups)
      for (const [place, row] of rows.entries())
        for (const other of rows.slice(place + 1)) {
          if (row.householdId !== null && row.householdId === other.householdId) continue;
          const reasons = duplicateReasons(likenessOf(row), likenessOf(other));
          const pair = { client: clientOf(row), other: clientOf(other), reasons };
          if (reasons.length > 0) pairs.set(`${row.id} ${other.id}`, pair);
        }
  }
  return [...pairs.values()].slice(0, limit);
}

async function groupsOf(
  reader: Transaction,
  { columns, isKnown }: (typeof ALIKE)[number],
): Promise<ClientRow[][]> {
  const names = columns.join(', ');
  const rows = await reader.query<ClientRow[]>(
    `SELECT clients.* FROM (
       SELECT ${names} FROM clients WHERE ${IS_SHOWN} AND ${isKnown}
       GROUP BY ${names} HAVING COUNT(*) > 1 ORDER BY ${names} LIMIT ${MOST_VALUES}) alike
     JOIN clients ON ${columns.map((column) => `clients.${column} = alike.${column}`).join(' AND ')}
     WHERE ${IS_SHOWN} ORDER BY clients.id LIMIT ${MOST_CLIENTS}`,
  );
  const groups = new Map<string, ClientRow[]>();
  for (const row of rows) {
    const value = columns.map((column) => row[column]).join(' ');
    groups.set(value, [...(groups.get(value) ?? []), row]);
  }
  return [...groups.values()];
}
