import { randomBytes } from 'node:crypto';
import type { IdempotencyKeyRow } from '../../platform/database/idempotency-keys.js';
import type { IdempotencyToken } from '../../platform/idempotency-token.js';
import type { StoredResult } from '../application/ports.js';

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

/** A token that matches no request. */
export function randomToken(sentAt: string): IdempotencyToken {
  return { key: randomBytes(32).toString('hex'), fingerprint: '', sentAt };
}
