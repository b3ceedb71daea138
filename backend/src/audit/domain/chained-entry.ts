import type { AuditArea } from './actions.js';

/** An entry of the chain, as it is stored. */
export interface ChainedEntry {
  /** 1 for the first entry, without gaps. */
  readonly seq: number;
  readonly id: string;
  /** ISO 8601 UTC, by the clock of the server that recorded it. */
  readonly at: string;
  readonly action: string;
  readonly area: AuditArea;
  readonly userId: string | null;
  /** JSON with sorted keys. */
  readonly details: string;
  readonly requestId: string | null;
  /** The hash of the entry before; `FIRST_PREVIOUS` for the first one. */
  readonly previousHash: string;
  /** SHA-256 over `entryText`, in hexadecimal. */
  readonly hash: string;
}

/** How many entries there are, and the hash of the last one; so a missing end is noticed. */
export interface ChainHead {
  readonly entries: number;
  readonly hash: string;
}

export const FIRST_PREVIOUS = '0'.repeat(64);

/** The canonical text of everything that an entry says: no two entries have the same. */
export function entryText(entry: Omit<ChainedEntry, 'hash'>): string {
  const { seq, id, at, action, area, userId, details, requestId, previousHash } = entry;
  return JSON.stringify([seq, id, at, action, area, userId, details, requestId, previousHash]);
}

/** Details as canonical JSON: keys in order, nothing undefined. */
export function detailsText(details: Readonly<Record<string, unknown>> = {}): string {
  const known = Object.entries(details).filter(([, value]) => value !== undefined);
  return JSON.stringify(Object.fromEntries(known.sort(([one], [other]) => (one < other ? -1 : 1))));
}
