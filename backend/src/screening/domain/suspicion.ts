/**
 * Why a submission of a public form is suspected: the field that people cannot see was filled in; the sender is
 * blocked; the address sent too many submissions without proof; too many submissions without proof came at once.
 */
export const SUSPICIONS = ['honeypot', 'blocked', 'address_flood', 'flood'] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

/** Suspected submissions that were neither released nor discarded are deleted after so many days. */
const KEPT_DAYS = 90;

/** Submissions created before this time are deleted; ISO 8601 UTC. */
export function keptSince(now: Date): string {
  return new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString();
}
