import type { EntityManager } from 'typeorm';
import { affected, type Database } from '../../database/database.js';
import type { Receipt } from '../application/ports.js';
import { forgottenUntil, type Submission } from '../application/submission.js';
import { IdempotencyKeys, type SubmissionRow } from './lead.tables.js';

/** Deleted in one unit, which others may wait for. */
export const MOST_FORGOTTEN = 1_000;

/** What the sender of a lead is given that is stored, or was found, just now. */
export function receiptFor({ id, createdAt }: { id: string; createdAt: string }, isNew = true): Receipt {
  return { leadId: id, createdAt, isNew, repeated: false };
}

/** The same once more; null for a submission that has other values. */
export function receiptAgain(
  { fingerprint, leadId, leadCreatedAt, isNew }: SubmissionRow,
  submission: Submission,
): Receipt | null {
  if (fingerprint !== submission.fingerprint) return null;
  return { leadId, createdAt: leadCreatedAt, isNew, repeated: true };
}

/**
 * Takes the key of a submission within the unit that stores its lead. A key that is taken breaks the unit; one that
 * another unit is just taking is waited for, so this comes before anything that other units could wait for.
 */
export async function takeKey(
  tx: EntityManager,
  submission: Submission | null,
  receipt: Receipt,
): Promise<void> {
  if (!submission) return;
  const { key, fingerprint, sentAt } = submission;
  await tx.query(
    `INSERT INTO idempotency_keys (keyHash, fingerprint, sentAt, leadId, leadCreatedAt, isNew)
     VALUES (?, ?, ?, ?, ?, ?)`,
    [key, fingerprint, sentAt, receipt.leadId, receipt.createdAt, receipt.isNew ? 1 : 0],
  );
}

/** What is stored under the submission's key, whatever values it came with; null when that was a day ago. */
export async function keptUnder(
  { reader }: Database,
  { key, sentAt }: Submission,
): Promise<SubmissionRow | null> {
  const row = await reader.findOneBy(IdempotencyKeys, { keyHash: key });
  return row && row.sentAt > forgottenUntil(sentAt) ? row : null;
}

/** Deletes the oldest that were sent until then, and tells how many. */
export function forgetSome(tx: EntityManager, until: string): Promise<number> {
  const sql = `DELETE FROM idempotency_keys WHERE sentAt <= ? ORDER BY sentAt LIMIT ${MOST_FORGOTTEN}`;
  return affected(tx, sql, [until]);
}
