import { createHash } from 'node:crypto';

const KEPT_MS = 24 * 3_600_000;

/**
 * Identifies a form request with an idempotency key, so that a repetition is recognised for 24 hours. Contains only
 * hashes: neither the key nor the values can be read from it.
 */
export interface IdempotencyToken {
  readonly key: string;
  readonly fingerprint: string;
  /** ISO 8601 UTC. */
  readonly sentAt: string;
}

/**
 * Keys are separate for each form. The fingerprint covers the values, in any order, and the key, so that equal values
 * with different keys have different fingerprints. Null without a key.
 */
export function idempotencyToken(
  form: string,
  key: string | null,
  values: object,
  sentAt: string,
): IdempotencyToken | null {
  if (key === null) return null;
  const named = Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1));
  return { key: hash([form, key]), fingerprint: hash([form, key, named]), sentAt };
}

/** Tokens sent at or before this time have expired. */
export function expiredBefore(now: string): string {
  return new Date(Date.parse(now) - KEPT_MS).toISOString();
}

function hash(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
