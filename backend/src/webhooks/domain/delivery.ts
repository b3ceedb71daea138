import type { DeliveredType } from './event-types.js';
import type { OffReason } from './webhook.js';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The wait before each further attempt; the last one repeats. */
const WAITS_MS = [
  5 * SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
];
/** Each wait is up to this part longer or shorter, so that many deliveries do not return at the same moment. */
const JITTER = 0.2;
/** A time further ahead than any wait comes from a clock that was wrong. */
export const LONGEST_WAIT_MS = 4 * HOUR_MS * (1 + JITTER);
/** After this time without success a delivery is given up, and an address that has accepted nothing is turned off. */
const GIVE_UP_MS = 72 * HOUR_MS;
/** A change of the clock does not use up the three days alone. */
const MIN_ATTEMPTS = WAITS_MS.length;

/** Failures in a row after which the address counts as down. Deliveries to it are then tried one at a time. */
export const DOWN_AFTER = 3;
const LONGEST_PAUSE_MS = 5 * MINUTE_MS;
/** A pause further ahead comes from a clock that was wrong. */
export const LONGEST_AHEAD_MS = 2 * LONGEST_PAUSE_MS;

const MAX_LOGGED = 20;
/** Of an answer, so much is kept. */
export const ANSWER_BYTES = 1_000;

/** queued: waits for its next attempt. sending: a replica is on it. delivered: answered with 2xx. failed: given up. */
export const DELIVERY_STATES = ['queued', 'sending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** One attempt to deliver. */
export interface Attempt {
  /** ISO 8601 UTC. */
  readonly at: string;
  /** Null when there was no whole answer. */
  readonly status: number | null;
  readonly milliseconds: number;
  /** The beginning of the answer. */
  readonly answer: string;
  /** The code of the error, where there was no whole answer. */
  readonly problem: string | null;
}

/** What is told of one event to one webhook. Times are ISO 8601 UTC. */
export interface Delivery {
  /** The same in each attempt. */
  readonly id: string;
  readonly webhookId: string;
  /** Grows by one with each delivery of the webhook. */
  readonly sequence: number;
  readonly type: DeliveredType;
  readonly subjectId: string;
  readonly leadType: string | null;
  /** When it happened. */
  readonly createdAt: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  /** The three days begin here: when it happened, or was sent again. */
  readonly queuedAt: string;
  readonly nextAttemptAt: string | null;
  readonly deliveredAt: string | null;
  /** The last twenty attempts. */
  readonly log: readonly Attempt[];
}

/** A delivery after an attempt; `attempts` includes it. */
export type DeliveryOutcome = Pick<Delivery, 'state' | 'nextAttemptAt' | 'deliveredAt' | 'log'>;

/** What a webhook's deliveries say about its address. */
export interface Health {
  /** In a row, over all its deliveries. */
  readonly failures: number;
  readonly failingSince: string | null;
  /** Nothing is delivered before this time. */
  readonly pausedUntil: string | null;
}

/** Any answer but 2xx is a failure, a redirect too. */
export function isAccepted({ status }: Pick<Attempt, 'status'>): boolean {
  return status !== null && status >= 200 && status < 300;
}

/** `random` is from 0 to 1. */
export function afterAttempt(
  delivery: Pick<Delivery, 'attempts' | 'queuedAt' | 'log'>,
  attempt: Attempt,
  now: Date,
  random: number,
): DeliveryOutcome {
  const ended = { nextAttemptAt: null, log: [...delivery.log, attempt].slice(-MAX_LOGGED) };
  if (isAccepted(attempt)) return { ...ended, state: 'delivered', deliveredAt: now.toISOString() };
  const isOver = isLongAgo(delivery.queuedAt, now) && delivery.attempts >= MIN_ATTEMPTS;
  if (isOver || isGone(attempt)) return { ...ended, state: 'failed', deliveredAt: null };
  const nextAttemptAt = new Date(now.getTime() + waitAfter(delivery.attempts, random)).toISOString();
  return { ...ended, state: 'queued', nextAttemptAt, deliveredAt: null };
}

/** The health of a webhook after one of its deliveries failed, and why it is turned off now, if it is. */
export function afterFailure(
  { failures: before, failingSince }: Health,
  attempt: Attempt,
  now: Date,
  random: number,
): { readonly health: Health; readonly off: OffReason | null } {
  const failures = before + 1;
  const pause = Math.min(waitAfter(failures, random), LONGEST_PAUSE_MS);
  const health = {
    failures,
    failingSince: failingSince ?? attempt.at,
    pausedUntil: failures < DOWN_AFTER ? null : new Date(now.getTime() + pause).toISOString(),
  };
  const isOver = isLongAgo(health.failingSince, now) && failures >= MIN_ATTEMPTS;
  return { health, off: isGone(attempt) ? 'gone' : isOver ? 'failing' : null };
}

/** Milliseconds from attempt number `attempts` to the next; `random` is from 0 to 1. */
export function waitAfter(attempts: number, random: number): number {
  const wait = WAITS_MS[Math.min(attempts, WAITS_MS.length) - 1] ?? WAITS_MS[0]!;
  return Math.round(wait * (1 - JITTER + 2 * JITTER * random));
}

/** The receiver wants nothing more. */
function isGone({ status }: Attempt): boolean {
  return status === 410;
}

function isLongAgo(time: string, now: Date): boolean {
  return now.getTime() - Date.parse(time) >= GIVE_UP_MS;
}

/** The body of a delivery: ids only, the same in each attempt. */
export function bodyOf({ type, createdAt, sequence, subjectId, leadType }: Delivery): string {
  const data = { id: subjectId, ...(leadType !== null && { leadType }) };
  return JSON.stringify({ type, timestamp: createdAt, sequence, data });
}
