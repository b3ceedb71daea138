import type { Subscriber, SubscriberState } from './subscriber.js';

const WEEK_MS = 7 * 24 * 3_600_000;

/** When the only reminder of a confirmation that was mailed at that time is due, and until when it is of use. */
export function reminderTimes(confirmationAt: string) {
  const due = Date.parse(confirmationAt) + WEEK_MS;
  const until = due + WEEK_MS;
  return { dueAt: new Date(due).toISOString(), usefulUntil: new Date(until).toISOString() };
}

/** The reason, for staff, why the reminder of that consent is not sent; null while the consent is unconfirmed. */
export function reminderRefusal(
  subscriber: Pick<Subscriber, 'state' | 'consentId'> | null,
  consentId: string,
): string | null {
  if (subscriber?.state === 'confirmed') return 'The address is confirmed';
  const awaits = subscriber?.state === 'unconfirmed' && subscriber.consentId === consentId;
  return awaits ? null : 'The subscriber has left';
}

/** Whether an issue may be mailed: the address is confirmed. Nulls are those of a subscriber who was erased. */
export function isWilling({
  email,
  state,
}: {
  readonly email: string | null;
  readonly state: SubscriberState | null;
}): boolean {
  return email !== null && state === 'confirmed';
}

/** Why somebody gets no issues, in words for staff; null for a confirmed subscriber. Unknown ones have been erased. */
export function refusalOf(state: SubscriberState | null): string | null {
  switch (state) {
    case 'confirmed':
      return null;
    case 'unconfirmed':
      return 'The address is not confirmed';
    case 'failing':
      return 'The mail server refused this address several times';
    default:
      return 'The subscriber has left';
  }
}
