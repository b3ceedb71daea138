import type { MailContent } from '../../mail/outbox.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { portWith } from '../../platform/testing/port-with.js';
import type { Subscriber } from '../domain/subscriber.js';
import { aConsent, aSubscriber } from '../testing/builders.js';
import { InMemorySubscribers } from '../testing/in-memory-subscribers.js';
import type { Deliveries } from './ports.js';
import { RenewSubscriptionMail } from './renew-subscription-mail.js';

const NOW = '2026-11-22T09:00:00.000Z';
const CONFIRMATION: MailContent = {
  kind: 'subscription_confirmation',
  data: { firstName: 'Rosa', token: 'old' },
};
const ISSUE: MailContent = {
  kind: 'newsletter',
  data: { issueId: 'issue', subject: 'Three questions', subscriptionId: 'rosa', token: 'old' },
};

function office(changes: Partial<Subscriber> = {}, canMailAgain = true) {
  const consent = aConsent({ subscriptionId: 'rosa' });
  const subscriber = aSubscriber({ subscriptionId: 'rosa', consentId: consent.id, ...changes });
  const subscribers = new InMemorySubscribers();
  subscribers.add(subscriber, consent);
  const mailAgain = jest.fn(async (..._args: Parameters<Deliveries['mailAgain']>) => canMailAgain);
  const renewing = new RenewSubscriptionMail(
    subscribers,
    portWith<Deliveries>({ mailAgain }),
    new FixedClock(NOW),
  );
  return { renewing, subscribers, subscriber, mailAgain };
}

describe('a message to a subscriber is sent once more', () => {
  it.each([null, '2026-11-22T08:00:00.000Z'])(
    'as a confirmation, when the last one was mailed at %s',
    async (confirmationSentAt) => {
      const { renewing, subscribers, subscriber } = office({ state: 'unconfirmed', confirmationSentAt });
      expect(await renewing.execute('rosa', CONFIRMATION, 'again')).toBe(true);
      expect(subscribers.changes).toEqual([
        { subscriber, consents: [], mailConfirmationAt: NOW, dedupKey: 'again' },
      ]);
    },
  );

  it.each([
    [{ state: 'unconfirmed', confirmationSentAt: '2026-11-22T08:00:00.001Z' }],
    [{ state: 'confirmed' }],
    [{ state: 'left' }],
    [{ state: 'failing' }],
  ] as const)('but no confirmation to %j', async (changes) => {
    const { renewing, subscribers } = office(changes);
    expect(await renewing.execute('rosa', CONFIRMATION, 'again')).toBe(false);
    expect(subscribers.changes).toEqual([]);
  });

  it('but not to an unknown one', async () => {
    expect(await office().renewing.execute('unknown', CONFIRMATION, 'again')).toBe(false);
  });

  it.each([true, false])('as an issue, if its delivery allows it (%p)', async (allowed) => {
    const { renewing, subscribers, mailAgain } = office({ state: 'unconfirmed' }, allowed);
    expect(await renewing.execute('rosa', ISSUE, 'again')).toBe(allowed);
    expect(mailAgain.mock.calls).toEqual([['issue', 'rosa', 'again']]);
    expect(subscribers.changes).toEqual([]);
  });
});
