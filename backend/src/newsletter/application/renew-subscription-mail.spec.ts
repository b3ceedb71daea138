import { FixedClock } from '../../platform/testing/fixed-clock.js';
import type { Subscriber } from '../domain/subscriber.js';
import { aConsent, aSubscriber } from '../testing/builders.js';
import { changesOf, InMemorySubscribers } from '../testing/in-memory-subscribers.js';
import { RenewSubscriptionMail } from './renew-subscription-mail.js';

const NOW = '2026-11-22T09:00:00.000Z';

function office(state: Partial<Subscriber> = {}) {
  const consent = aConsent({ subscriptionId: 'rosa' });
  const subscriber = aSubscriber({ subscriptionId: 'rosa', consentId: consent.id, ...state });
  const subscribers = new InMemorySubscribers();
  subscribers.add(subscriber, consent);
  const { changes, followUps } = changesOf(subscribers);
  const renewing = new RenewSubscriptionMail(changes, new FixedClock(NOW));
  return { renewing, followUps, subscribers, subscriber };
}

describe('the confirmation of a subscription is sent once more', () => {
  it.each([null, '2026-11-22T08:00:00.000Z'])(
    'when the last one was mailed at %s',
    async (confirmationSentAt) => {
      const { renewing, subscribers, followUps, subscriber } = office({
        state: 'unconfirmed',
        confirmationSentAt,
      });
      expect(await renewing.execute('rosa', 'again')).toBe(true);
      const mailed = { ...subscriber, confirmationSentAt: NOW };
      expect(subscribers.changes).toEqual([{ subscriber: mailed, consents: [] }]);
      expect(followUps.mails[0]).toMatchObject({ kind: 'subscription_confirmation', dedupKey: 'again' });
    },
  );

  it.each([
    [{ state: 'unconfirmed', confirmationSentAt: '2026-11-22T08:00:00.001Z' }],
    [{ state: 'confirmed' }],
    [{ state: 'left' }],
    [{ state: 'failing' }],
  ] as const)('but not to %j', async (changes) => {
    const { renewing, subscribers } = office(changes);
    expect(await renewing.execute('rosa', 'again')).toBe(false);
    expect(subscribers.changes).toEqual([]);
  });

  it('but not to an unknown one', async () => {
    expect(await office().renewing.execute('unknown', 'again')).toBe(false);
  });
});
