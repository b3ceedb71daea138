import type { ChainHead } from './chained-entry.js';
import { addDays, calendarDateIn, momentIn } from '../../calendar/domain/calendar-date.js';

/**
 * What is wrong with the first broken entry: its content or its place was changed, it is missing, it and what followed
 * were cut off, or it was added without the program.
 */
export type ChainFault = 'changed' | 'missing' | 'cut' | 'added';

export interface ChainProblem {
  readonly seq: number;
  readonly fault: ChainFault;
}

/** The result of reading the whole chain. */
export interface ChainResult {
  /** Entries that were read and are good. */
  readonly entries: number;
  /** The hash of the last good entry: a copy kept elsewhere proves that the entries up to it were not written anew. */
  readonly hash: string;
  readonly problem: ChainProblem | null;
}

/** The last verification; shared by all replicas. */
export interface Verification extends ChainResult {
  readonly at: string;
  /** After a problem: the end that was confirmed before it, so that the next verification finds it missing too. */
  readonly confirmed?: ChainHead;
}

/** The end of the chain that a verification confirmed; later ones must find it in its place. */
export function confirmedEnd({ confirmed, entries, hash }: Verification): ChainHead {
  return confirmed ?? { entries, hash };
}

const WORDS: Readonly<Record<ChainFault, string>> = {
  changed: 'was changed',
  missing: 'is missing',
  cut: 'is missing, and so is everything after it',
  added: 'was added by something else than this program',
};

/** A problem as part of a sentence: `entry 17 was changed`. */
export function problemWords({ seq, fault }: ChainProblem): string {
  return `entry ${seq} ${WORDS[fault]}`;
}

const VERIFIED_AT_MINUTE = 3 * 60 + 20;

/** Whether the verification of last night, at 03:20 office time, has not been made. */
export function isVerificationDue(lastAt: string | null, timeZone: string, now: Date): boolean {
  const today = calendarDateIn(timeZone, now);
  const tonight = momentIn(timeZone, today, VERIFIED_AT_MINUTE);
  const due = tonight <= now ? tonight : momentIn(timeZone, addDays(today, -1), VERIFIED_AT_MINUTE);
  return lastAt === null || Date.parse(lastAt) < due.getTime() || Date.parse(lastAt) > now.getTime();
}
