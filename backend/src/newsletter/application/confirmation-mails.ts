import type { NewMail } from '../../mail/outbox.js';
import { newId } from '../../platform/clock.js';
import type { Subscriber } from '../domain/subscriber.js';
import { reminderTimes } from '../domain/subscriber-mails.js';

interface When {
  /** When the confirmation is mailed. ISO 8601 UTC. */
  readonly at: string;
  readonly now: string;
  readonly dedupKey?: string | undefined;
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
      ...to,
      dedupKey,
      dueAt: at > now ? at : null,
    },
    {
      kind: 'subscription_reminder',
      // the link is added when the mail is sent: staff can read waiting mails, and must not confirm for the subscriber
      data: { firstName, token: null, subscriptionId, consentId },
      // a confirmation that is mailed again brings no second reminder
      ...to,
      dedupKey: `subscription-reminder:${consentId}`,
      ...reminderTimes(at),
    },
  ];
}
