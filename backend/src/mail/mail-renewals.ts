import type { MailContent } from './outbox.js';

/**
 * Stores a message like that one about the booking as it is now, under that key. False, and nothing is stored, when it makes
 * no sense any more, for example because the day has passed.
 */
export type RenewBookingMail = (
  bookingId: string,
  original: MailContent,
  dedupKey: string,
  by: { readonly id: string; readonly name: string },
) => Promise<boolean>;

/** How messages are written anew; the leads register how theirs are. */
export class MailRenewals {
  bookingMail: RenewBookingMail = () => Promise.resolve(false);
}
