import type { EntityManager } from 'typeorm';
import type { NewMail } from '../../mail/outbox.js';
import { newId } from '../../platform/clock.js';
import { newSecretToken, secretTokenHash } from '../../platform/secret-token.js';
import { reminderTimes, type Subscriber } from '../domain/subscriber.js';
import { NewsletterLinks } from './newsletter.tables.js';

interface When {
  /** When the confirmation is mailed. ISO 8601 UTC. */
  readonly at: string;
  readonly now: string;
  readonly dedupKey?: string | undefined;
}

/** Stores a link that confirms the newest consent of a subscriber; returns its secret. */
export async function addConfirmationLink(
  tx: EntityManager,
  { subscriptionId, consentId }: Pick<Subscriber, 'subscriptionId' | 'consentId'>,
  createdAt: string,
): Promise<string> {
  const token = newSecretToken();
  const link = { tokenHash: secretTokenHash(token), subscriptionId, consentId };
  await tx.insert(NewsletterLinks, { ...link, issueId: null, createdAt });
  return token;
}

/** Asks to confirm the newest consent, and reminds of it once. */
export function confirmationMails(
  { subscriptionId, consentId, firstName, email }: Subscriber,
  token: string,
  { at, now, dedupKey = `confirmation:${newId()}` }: When,
): NewMail[] {
  const to = { recipient: email, lead: { leadType: 'subscription', leadId: subscriptionId } };
  return [
    {
      kind: 'subscription_confirmation',
      data: { firstName, token },
      ...{ ...to, dedupKey, dueAt: at > now ? at : null },
    },
    {
      kind: 'subscription_reminder',
      // the link is added when the mail is sent: staff can read waiting mails, and must not confirm for the subscriber
      data: { firstName, token: null, subscriptionId, consentId },
      // a confirmation that is mailed again brings no second reminder
      ...{ ...to, dedupKey: `subscription-reminder:${consentId}`, ...reminderTimes(at) },
    },
  ];
}
