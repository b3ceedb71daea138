import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { affected, type Database, type Statement } from '../../platform/database/database.js';
import type { StoredResult } from '../application/ports.js';
import { expiredBefore, type IdempotencyToken } from '../../platform/idempotency-token.js';
import { IdempotencyKeys, type IdempotencyKeyRow } from './lead.tables.js';

/** Maximum per unit of work, because other units wait for it. */
export const MAX_DELETED = 1_000;

/** The result for a lead that was just stored or found. */
export function newResult({ id, createdAt }: { id: string; createdAt: string }, isNew = true): StoredResult {
  return { leadId: id, createdAt, isNew, repeated: false };
}

/** The result for a repeated request; null when the values differ. */
export function repeatedResult(
  { fingerprint, leadId, leadCreatedAt, isNew }: IdempotencyKeyRow,
  token: IdempotencyToken,
): StoredResult | null {
  if (fingerprint !== token.fingerprint) return null;
  return { leadId, createdAt: leadCreatedAt, isNew, repeated: true };
}

/**
 * Inserts the token in the unit of work that stores the lead; fails with a unique violation when the key is used. Waits
 * for a concurrent insert of the same key, so it must come before any statement that takes other locks.
 */
export function insertionOfToken(token: IdempotencyToken | null, result: StoredResult): Statement[] {
  if (!token) return [];
  const { key, fingerprint, sentAt } = token;
  const sql = `INSERT INTO idempotency_keys (keyHash, fingerprint, sentAt, leadId, leadCreatedAt, isNew)
     VALUES (?, ?, ?, ?, ?, ?)`;
  const { leadId, createdAt, isNew } = result;
  return [{ sql, parameters: [key, fingerprint, sentAt, leadId, createdAt, isNew ? 1 : 0] }];
}

/** A token that matches no request. */
export function randomToken(sentAt: string): IdempotencyToken {
  return { key: randomBytes(32).toString('hex'), fingerprint: '', sentAt };
}

/** The row stored with the token's key, whatever its values; null when there is none or it has expired. */
export async function storedUnder(
  { reader }: Database,
  { key, sentAt }: IdempotencyToken,
): Promise<IdempotencyKeyRow | null> {
  const row = await reader.findOneBy(IdempotencyKeys, { keyHash: key });
  return row && row.sentAt > expiredBefore(sentAt) ? row : null;
}

/** Deletes the oldest tokens sent at or before that time, up to the maximum; returns their number. */
export function deleteSome(tx: EntityManager, until: string): Promise<number> {
  const sql = `DELETE FROM idempotency_keys WHERE sentAt <= ? ORDER BY sentAt LIMIT ${MAX_DELETED}`;
  return affected(tx, sql, [until]);
}
