const MINUTE = 60_000;
/** A visit ends after this time without a request. */
const PAUSE = 30 * MINUTE;
/** The time of the last request is stored no more often. */
const STORED_EVERY = 5 * MINUTE;

/** A user's visit of the desk. Times are ISO 8601 UTC. */
export interface Visit {
  /** When the visit before it ended; null for the first one. */
  readonly since: string | null;
  /** The last request of the visit, give or take five minutes. */
  readonly seenAt: string;
}

/** The visit that a request at this time belongs to, after the stored one. The same object when nothing is to be stored. */
export function visitAt(stored: Visit | null, now: string): Visit {
  if (!stored) return { since: null, seenAt: now };
  const pause = Date.parse(now) - Date.parse(stored.seenAt);
  if (pause > PAUSE) return { since: stored.seenAt, seenAt: now };
  return pause >= STORED_EVERY ? { ...stored, seenAt: now } : stored;
}
