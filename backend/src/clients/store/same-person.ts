import type { Transaction } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import type { Person } from '../../platform/personal-data.js';
import { portions } from '../../platform/portions.js';
import type { Client } from '../domain/client.js';
import { readMergeRecord } from '../domain/merge.js';
import { clientOf } from './client-rows.js';
import type { ClientMergeRow, ClientRow } from './client.tables.js';

/** Values in one statement. */
const PIECE = 500;

/** What is stored about a person as a client: the client as it is, or from before a merge. */
export interface ClientRecord {
  readonly client: Client;
  /** When the client stopped to be this; null for the client as it is. */
  readonly mergedAt: string | null;
}

/** The ids of the clients that were merged into that one. */
export async function mergedIds(tx: Transaction, id: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }[]>('SELECT id FROM clients WHERE mergedInto = ? ORDER BY id', [
    id,
  ]);
  return rows.map((row) => row.id);
}

/** The addresses, normalised, of a client and from before its merges; '' for none. */
export async function addressesOf(tx: Transaction, id: string): Promise<string[]> {
  const rows = await tx.query<{ emailKey: string }[]>(
    `SELECT emailKey FROM clients WHERE id = ? OR mergedInto = ?
     UNION SELECT secondEmailKey FROM clients WHERE id = ? OR mergedInto = ?
     UNION SELECT emailKey FROM client_merges WHERE ${OF_PERSON}`,
    [id, id, id, id, id, id],
  );
  return rows.map(({ emailKey }) => emailKey).filter(Boolean);
}

/** All records of a client, first as it is, then from before its merges, newest first; none for an unknown id. */
export async function recordsOf(reader: Transaction, id: string): Promise<ClientRecord[]> {
  const rows = await reader.query<ClientRow[]>('SELECT * FROM clients WHERE id = ? OR mergedInto = ?', [
    id,
    id,
  ]);
  const merges = await reader.query<ClientMergeRow[]>(
    `SELECT * FROM client_merges WHERE undoneAt IS NULL AND ${OF_PERSON} ORDER BY id DESC`,
    [id, id],
  );
  const byId = new Map(rows.map((row) => [row.id, clientOf(row)]));
  const current = byId.get(id);
  if (!current) return [];
  const earlier = merges.flatMap(({ survivorId, otherId, record, mergedAt }) => {
    const [survivor, other] = [byId.get(survivorId), byId.get(otherId)];
    const { before } = readMergeRecord(record);
    return [
      ...(survivor ? [{ client: { ...survivor, ...before }, mergedAt }] : []),
      ...(other ? [{ client: other, mergedAt }] : []),
    ];
  });
  return [{ client: current, mergedAt: null }, ...earlier];
}

/** Merges of a client, or of those that were merged into it. */
const OF_PERSON = `survivorId IN (SELECT id FROM clients WHERE id = ? OR mergedInto = ?)`;

/** The ids of the clients that stand for these: their own, or those of the clients into which they were merged. */
export async function survivorsOf(reader: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await reader.query<{ id: string }[]>(
    `SELECT COALESCE(mergedInto, id) AS id FROM clients WHERE id IN (${placeholders(ids)})`,
    [...ids],
  );
  return [...new Set(rows.map(({ id }) => id))];
}

/** The records of each client with the address, and of each without any that the person's records are linked to; newest first. */
export async function peopleOf(
  reader: Transaction,
  { email, records }: Pick<Person, 'email' | 'records'>,
): Promise<{ isLinked: boolean; records: ClientRecord[] }[]> {
  const withAddress = await reader.query<{ id: string }[]>(
    `SELECT id FROM clients WHERE emailKey = ? AND emailKey <> ''
     UNION SELECT id FROM clients WHERE secondEmailKey = ? AND secondEmailKey <> ''
     UNION SELECT survivorId AS id FROM client_merges WHERE emailKey = ? AND emailKey <> ''`,
    [email, email, email],
  );
  const linked = records.flatMap(({ clientId }) => clientId ?? []);
  const without: string[] = [];
  for (const some of portions(linked, PIECE)) {
    const sql = `SELECT id FROM clients WHERE id IN (${placeholders(some)}) AND emailKey = ''`;
    without.push(...(await reader.query<{ id: string }[]>(sql, some)).map(({ id }) => id));
  }
  const ids = await survivorsOf(reader, [...withAddress.map(({ id }) => id), ...without]);
  const people: { isLinked: boolean; records: ClientRecord[] }[] = [];
  for (const id of ids.sort().reverse())
    people.push({ isLinked: without.includes(id), records: await recordsOf(reader, id) });
  return people;
}
