/** Recipients chosen in one unit of work, because other units wait for it. */
export const CHOSEN_AT_ONCE = 5_000;
/** Deliveries handed to the outbox in one unit of work. */
export const HANDED_AT_ONCE = 200;
/** When the choice of recipients takes longer, the first mails do not wait for the rest of it. */
const CHOICE_MS = 4_000;
/** The outbox gets newsletters for so many seconds ahead, so that other mails do not wait behind all of them. */
const SECONDS_AHEAD = 2;
const [LEAST_PENDING, MOST_PENDING] = [20, 1_000];

export interface SendingState {
  /** When the issue began to be sent, ISO 8601 UTC. */
  readonly startedAt: string;
  /** Whether all recipients are chosen. */
  readonly isChosen: boolean;
  /** Newsletters that wait in the outbox; null without a mail server, where none are handed over. */
  readonly pending: number | null;
  /** Mails that the outbox sends a second. */
  readonly rate: number;
}

/** Where the choice of recipients goes on; null when these were the last ones. */
export function chosenUntil({ count, last }: { count: number; last: string | null }): string | null {
  return count === CHOSEN_AT_ONCE ? last : null;
}

/** How many deliveries are handed over in the next unit of work. */
export function toHandOver({ startedAt, isChosen, pending, rate }: SendingState, now: string): number {
  if (pending === null) return 0;
  if (!isChosen && Date.parse(now) - Date.parse(startedAt) < CHOICE_MS) return 0;
  const most = Math.min(MOST_PENDING, Math.max(LEAST_PENDING, rate * SECONDS_AHEAD));
  return Math.max(0, Math.min(most - pending, HANDED_AT_ONCE));
}

/** Whether there is more to do at once: recipients to choose, or more deliveries than one unit of work takes. */
export function goesOn({ isChosen }: Pick<SendingState, 'isChosen'>, handed: number): boolean {
  return !isChosen || handed === HANDED_AT_ONCE;
}
