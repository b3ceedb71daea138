import { text } from './columns.js';
import { Table } from './table.js';
import { expiredBefore, type IdempotencyToken } from '../idempotency-token.js';
import { affected, type Database, type Statement, type Transaction } from './database.js';
import { placeholders } from './placeholders.js';

/** Maximum per unit of work, because other units wait for it. */
const MAX_DELETED = 1_000;

/** What a request with a key stored: a lead, or a post. */
interface KeptResult {
  readonly leadId: string;
  readonly createdAt: string;
  readonly isNew: boolean;
}

/** A stored idempotency token and its result; contains hashes, no values of the request. */
export interface IdempotencyKeyRow {
  readonly keyHash: string;
  readonly fingerprint: string;
  readonly sentAt: string;
  readonly leadId: string;
  readonly leadCreatedAt: string;
  readonly isNew: boolean;
}

export const IdempotencyKeys = new Table<IdempotencyKeyRow>({
  name: 'idempotency_keys',
  holds: { noPerson: 'hashes, and the id of a lead' },
  exported: { notExported: 'recognises repeated requests' },
  columns: {
    keyHash: { ...text, primary: true },
    fingerprint: text,
    sentAt: text,
    leadId: text,
    leadCreatedAt: text,
    isNew: { type: 'boolean' },
  },
});

/**
 * Inserts the token in the unit of work that stores the result; fails with a unique violation when the key is used. Waits
 * for a concurrent insert of the same key, so it must come before any statement that takes other locks.
 */
export function insertionOfToken(token: IdempotencyToken | null, result: KeptResult): Statement[] {
  if (!token) return [];
  const { key, fingerprint, sentAt } = token;
  const sql = `INSERT INTO idempotency_keys (keyHash, fingerprint, sentAt, leadId, leadCreatedAt, isNew)
     VALUES (?, ?, ?, ?, ?, ?)`;
  const { leadId, createdAt, isNew } = result;
  return [{ sql, parameters: [key, fingerprint, sentAt, leadId, createdAt, isNew ? 1 : 0] }];
}

/** The row stored with the token's key, whatever its values; null when there is none or it has expired. */
export async function storedUnder(
  { reader }: Database,
  { key, sentAt }: IdempotencyToken,
): Promise<IdempotencyKeyRow | null> {
  const row = await reader.findOneBy(IdempotencyKeys, { keyHash: key });
  return row && row.sentAt > expiredBefore(sentAt) ? row : null;
}

/** The same in the unit of work that inserts the token if there is none: an expired one is deleted. */
export async function findStoredUnder(
  tx: Transaction,
  { key: keyHash, sentAt }: IdempotencyToken,
): Promise<IdempotencyKeyRow | null> {
  const row = await tx.findOneBy(IdempotencyKeys, { keyHash });
  if (!row || row.sentAt > expiredBefore(sentAt)) return row;
  await tx.delete(IdempotencyKeys, { keyHash, sentAt: row.sentAt });
  return null;
}

/** Deletes the tokens sent at or before that time. */
export async function deleteTokens(database: Database, until: string): Promise<void> {
  const sql = `DELETE FROM idempotency_keys WHERE sentAt <= ? ORDER BY sentAt LIMIT ${MAX_DELETED}`;
  while ((await database.write((tx) => affected(tx, sql, [until]))) === MAX_DELETED);
}

/** Deletes the tokens whose requests stored one of these. */
export async function deleteTokensOf(tx: Transaction, ids: readonly string[]): Promise<void> {
  // by their keys: without an index on the id, MariaDB would lock the whole table
  const keys = await tx.query<{ keyHash: string }[]>(
    `SELECT keyHash FROM idempotency_keys WHERE leadId IN (${placeholders(ids)})`,
    [...ids],
  );
  const hashes = keys.map(({ keyHash }) => keyHash);
  if (hashes.length > 0)
    await affected(tx, `DELETE FROM idempotency_keys WHERE keyHash IN (${placeholders(hashes)})`, hashes);
}
