import type { NewsletterMail } from './newsletter-mails.js';
import { MAX_HARD_FAILURES, type SubscriberState } from './subscriber.js';

/** How a mail of an issue ended; `refused`: by the mail server, for good. */
interface EndedMail {
  readonly state: 'sent' | 'failed' | 'skipped';
  readonly refused: boolean;
}

/** A delivery that ends with its mail. */
export interface DeliveryEnd {
  readonly issueId: string;
  readonly subscriptionId: string;
  /** What the end says about the address; null for nothing. */
  readonly address: 'reached' | 'refused' | null;
}

/** The state that so many refusals in a row change, and into which. A mail that reaches the address ends the row. */
export const REFUSALS: {
  readonly inARow: number;
  readonly from: SubscriberState;
  readonly to: SubscriberState;
} = { inARow: MAX_HARD_FAILURES, from: 'confirmed', to: 'failing' };

/** Null for a test copy, which is no delivery. */
export function deliveryEnd(
  { issueId, subscriptionId }: NewsletterMail,
  { state, refused }: EndedMail,
): DeliveryEnd | null {
  if (subscriptionId === null) return null;
  const isReached = state === 'sent' ? 'reached' : null;
  return { issueId, subscriptionId, address: refused ? 'refused' : isReached };
}
