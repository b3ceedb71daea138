import type { MailState } from './mail-state.js';
import { isPlaceholderAddress, NO_ADDRESS } from './placeholder-address.js';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

/**
 * A mail to a visitor about what staff did waits this long, so that Undo in the console's toast (five seconds) withdraws it.
 */
export const UNDO_MS = 8 * SECOND_MS;

/** The wait before each further attempt; the last one repeats. */
const WAITS_MS = [
  15 * SECOND_MS,
  60 * SECOND_MS,
  300 * SECOND_MS,
  900 * SECOND_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
];
/** Each wait is up to this part longer or shorter, so that many mails do not return at the same moment. */
const JITTER = 0.2;
/** A mail that the server does not accept is given up this long after it was due. */
const GIVE_UP_MS = 48 * HOUR_MS;
/** A change of the clock does not use up the 48 hours alone. */
const MIN_ATTEMPTS = WAITS_MS.length;
/** A time further ahead than any wait comes from a clock that was wrong. */
export const LONGEST_WAIT_MS = 4 * HOUR_MS * (1 + JITTER);

/** How an attempt to hand a mail to the mail server ended, with the server's own words. */
export type Attempt = { readonly reply: string } & (
  | { readonly outcome: 'accepted' }
  /** A permanent failure (5xx): trying again is useless. */
  | { readonly outcome: 'refused' }
  /** A temporary failure (4xx, a lost connection): this mail is tried again. */
  | { readonly outcome: 'delayed' }
  /** The server cannot be used by any mail, so this one used up no attempt. */
  | { readonly outcome: 'unreachable' }
);

/** What a delivery decides by; `attempts` includes the one that just ended. Times are ISO 8601 UTC. */
export interface DeliveredMail {
  readonly attempts: number;
  readonly createdAt: string;
  readonly dueAt: string | null;
  readonly usefulUntil: string | null;
}

export interface MailOutcome {
  readonly state: MailState;
  readonly attempts: number;
  readonly nextAttemptAt: string | null;
  readonly lastReply: string | null;
  /** Why it was skipped or given up, in words for staff. */
  readonly reason: string | null;
  readonly sentAt: string | null;
}

/** Mails of rationed kinds that one address gets in a day: staff decide what they say, and whom they are about. */
export const RATION = 3;
/** Less than a day, because the mails of a day leave at about the same time. */
export const RATION_PERIOD_MS = 20 * HOUR_MS;
export const RATION_WAIT_MS = 24 * HOUR_MS;
export const RATIONED = `Waits for tomorrow: this address gets at most ${RATION} such messages a day`;

const TOO_LATE = 'Too late to be of use';

/** Why a mail that is due is not handed over, in words for staff; null when it is. */
export function skipReason(
  { recipient, usefulUntil }: Pick<DeliveredMail, 'usefulUntil'> & { readonly recipient: string },
  now: string,
): string | null {
  if (isPlaceholderAddress(recipient)) return NO_ADDRESS;
  return usefulUntil !== null && usefulUntil <= now ? TOO_LATE : null;
}

/** The state after an attempt. `random` is from 0 to 1. */
export function afterAttempt(mail: DeliveredMail, attempt: Attempt, now: Date, random: number): MailOutcome {
  const { attempts } = mail;
  const ended = { attempts, nextAttemptAt: null, lastReply: attempt.reply, reason: null, sentAt: null };
  if (attempt.outcome === 'accepted') return { ...ended, state: 'sent', sentAt: now.toISOString() };
  if (attempt.outcome === 'refused')
    return { ...ended, state: 'failed', reason: 'The mail server refused it' };
  if (attempt.outcome === 'unreachable') return { ...ended, state: 'retrying', attempts: attempts - 1 };
  const due = Date.parse(mail.dueAt ?? mail.createdAt);
  if (now.getTime() - due >= GIVE_UP_MS && attempts >= MIN_ATTEMPTS)
    return { ...ended, state: 'failed', reason: 'The mail server did not accept it for 48 hours' };
  const next = new Date(now.getTime() + waitAfter(attempts, random)).toISOString();
  if (mail.usefulUntil !== null && next >= mail.usefulUntil)
    return { ...ended, state: 'skipped', reason: TOO_LATE };
  return { ...ended, state: 'retrying', nextAttemptAt: next };
}

/** Milliseconds from attempt number `attempts` to the next; `random` is from 0 to 1. */
export function waitAfter(attempts: number, random: number): number {
  const wait = WAITS_MS[Math.min(attempts, WAITS_MS.length) - 1] ?? WAITS_MS[0]!;
  return Math.round(wait * (1 - JITTER + 2 * JITTER * random));
}

const HELD_USEFUL_MS = 24 * HOUR_MS;

/** What becomes of a held mail once a mail server is connected: only what is recent and still useful is sent. */
export function afterHold(
  { createdAt, dueAt, usefulUntil }: Omit<DeliveredMail, 'attempts'>,
  now: Date,
): Pick<MailOutcome, 'state' | 'nextAttemptAt' | 'reason'> {
  const age = now.getTime() - Date.parse(dueAt ?? createdAt);
  if (age < HELD_USEFUL_MS && (usefulUntil === null || usefulUntil > now.toISOString()))
    return { state: 'queued', nextAttemptAt: dueAt, reason: null };
  return { state: 'skipped', nextAttemptAt: null, reason: 'No mail server was connected in time' };
}
