import { createHash } from 'node:crypto';
import type { LeadType } from '../domain/lead.js';

const KEPT_MS = 24 * 3_600_000;

/**
 * A form that was sent under a key of its sender, so that the same one sent again is recognised for 24 hours. Hashes
 * only: neither the key nor what was sent can be told from it.
 */
export interface Submission {
  readonly key: string;
  readonly fingerprint: string;
  /** ISO 8601 UTC. */
  readonly sentAt: string;
}

/**
 * Each kind of form has keys of its own. The fingerprint is one of the values, in whatever order they came, and of the
 * key, so that equal values under two keys do not look alike. Null without a key: then nothing is recognised.
 */
export function submissionOf(
  leadType: LeadType,
  key: string | null,
  values: object,
  sentAt: string,
): Submission | null {
  if (key === null) return null;
  const named = Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1));
  return { key: hash([leadType, key]), fingerprint: hash([leadType, key, named]), sentAt };
}

/** What was sent until then is forgotten by now. */
export function forgottenUntil(now: string): string {
  return new Date(Date.parse(now) - KEPT_MS).toISOString();
}

function hash(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
