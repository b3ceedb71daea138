import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { SUBSCRIBER_STATES, type Subscriber } from '../domain/subscriber.js';
import { aConsent, aSubscriber } from '../testing/builders.js';
import { changesOf, InMemorySubscribers } from '../testing/in-memory-subscribers.js';
import { ChangeConsent } from './change-consent.js';

const NOW = '2026-11-22T09:00:00.000Z';
const HOUR_AGO = '2026-11-22T08:00:00.000Z';
const WITHIN_THE_HOUR = '2026-11-22T08:00:00.001Z';
const ANA = { id: 'ana' };

function office(state: Partial<Subscriber> = {}) {
  const consent = aConsent();
  const { id: consentId, subscriptionId } = consent;
  const subscriber = aSubscriber({ subscriptionId, consentId, ...state });
  const subscribers = new InMemorySubscribers();
  subscribers.add(subscriber, consent);
  const { changes, followUps, live } = changesOf(subscribers);
  const changing = new ChangeConsent(changes, new FixedClock(NOW));
  return { changing, followUps, subscribers, live, subscriber, consent, subscriptionId };
}

describe('staff', () => {
  it.each(SUBSCRIBER_STATES.filter((state) => state !== 'left'))(
    'withdraw the consent of a subscriber who is %s, once',
    async (state) => {
      const { changing, subscribers, followUps, live, subscriber, consent, subscriptionId } = office({
        state,
      });
      const left = { ...subscriber, state: 'left' };
      expect(await changing.withdraw(subscriptionId, ANA)).toEqual(left);
      expect((await rejectionOf(changing.withdraw(subscriptionId, ANA))).kind).toBe('Conflict');
      const withdrawn = { withdrawnAt: NOW, withdrawnHow: 'staff', withdrawnBy: 'ana' };
      expect(subscribers.changes).toEqual([{ subscriber: left, consents: [{ ...consent, ...withdrawn }] }]);
      expect(followUps.withdrawn).toEqual([{ subscriptionId, reason: 'The subscriber has left' }]);
      expect(followUps.events).toMatchObject([{ type: 'subscription.left', id: subscriptionId }]);
      expect(live.ids('subscription_updated')).toEqual([subscriptionId]);
    },
  );

  it.each([null, HOUR_AGO])('mail a confirmation when the last one was mailed at %s', async (last) => {
    const { changing, subscribers, followUps, live, subscriber, subscriptionId } = office({
      state: 'unconfirmed',
      confirmationSentAt: last,
    });
    expect(await changing.mailConfirmation(subscriptionId)).toEqual(subscriber);
    const mailed = { ...subscriber, confirmationSentAt: NOW };
    expect(subscribers.changes).toEqual([{ subscriber: mailed, consents: [] }]);
    expect(followUps.mails.map(({ kind }) => kind)).toEqual([
      'subscription_confirmation',
      'subscription_reminder',
    ]);
    expect(followUps.wakes).toBe(1);
    expect(live.ids('subscription_updated')).toEqual([subscriptionId]);
  });

  it.each([
    ['left', { state: 'left' }, 'has left'],
    ['is confirmed', { state: 'confirmed' }, 'confirmed already'],
    ['whose confirmed address fails', { state: 'failing' }, 'confirmed already'],
    [
      'was mailed one within the hour',
      { state: 'unconfirmed', confirmationSentAt: WITHIN_THE_HOUR },
      'last hour',
    ],
  ] as const)('mail no confirmation to a subscriber who %s', async (_, changes, reason) => {
    const { changing, subscribers, live, subscriptionId } = office(changes);
    expect(await rejectionOf(changing.mailConfirmation(subscriptionId))).toEqual({
      kind: 'Conflict',
      message: expect.stringContaining(reason),
    });
    expect([subscribers.changes, live.ids('subscription_updated')]).toEqual([[], []]);
  });

  it('change nothing for an unknown subscription', async () => {
    const { changing, live } = office();
    for (const change of [changing.withdraw('unknown', ANA), changing.mailConfirmation('unknown')])
      expect((await rejectionOf(change)).kind).toBe('NotFound');
    expect(live.ids('subscription_updated')).toEqual([]);
  });
});
