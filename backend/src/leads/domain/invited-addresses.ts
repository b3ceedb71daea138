import { mailboxKey } from '../../platform/values/email.js';

export const WITHDRAWING = 'booking_withdrawn';
const INVITING: readonly string[] = ['booking_confirmed', 'booking_rescheduled'];
const ENDING: readonly string[] = ['booking_cancelled', WITHDRAWING];

/** A mail about a booking, as it was or is being sent. */
interface SentTo {
  readonly kind: string;
  readonly recipient: string;
  readonly state: string;
}

/** The addresses other than that one which have an invitation to a booking; `mails` are those about it, the newest first. */
export function invitedElsewhere(mails: readonly SentTo[], email: string): string[] {
  const seen = new Set([mailboxKey(email)]);
  return mails.flatMap(({ kind, recipient, state }) => {
    const key = mailboxKey(recipient);
    // one that waits follows the address of the booking
    if (!['sent', 'sending'].includes(state) || seen.has(key)) return [];
    if (!INVITING.includes(kind) && !ENDING.includes(kind)) return [];
    seen.add(key);
    return INVITING.includes(kind) ? [recipient] : [];
  });
}
