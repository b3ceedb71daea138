import { newSecretToken } from '../platform/secret-token.js';
import { FixedClock } from '../platform/testing/fixed-clock.js';
import type { Consent, SubscriberState } from './domain/subscriber.js';
import { aConsent, aSubscriber } from './testing/builders.js';
import { changesOf, FixedConsents, InMemorySubscribers } from './testing/in-memory-subscribers.js';
import { SubscriptionLinks } from './subscription-links.js';

const NOW = '2026-11-22T09:00:00.000Z';
const EARLIER = '2026-11-22T08:00:00.000Z';
const CONFIRMED: Partial<Consent> = { confirmedAt: EARLIER, confirmedHow: 'link' };
const WITHDRAWN: Partial<Consent> = { withdrawnAt: EARLIER, withdrawnHow: 'link' };
const ROSA = { firstName: 'Rosa', email: 'r••••@sample.example' };

function office(state: SubscriberState, consentChanges: Partial<Consent> = {}) {
  const consent = aConsent(consentChanges);
  const { subscriptionId } = consent;
  const subscriber = aSubscriber({
    subscriptionId,
    consentId: consent.id,
    email: 'rosa@sample.example',
    state,
    hardFailures: 1,
  });
  const subscribers = new InMemorySubscribers();
  subscribers.add(subscriber, consent);
  const { changes, followUps, live } = changesOf(subscribers);
  const links = new SubscriptionLinks(subscribers, changes, new FixedConsents(), new FixedClock(NOW));
  return { links, followUps, subscribers, live, subscriber, consent };
}

describe('the link of a confirmation', () => {
  it.each([
    ['ask', 'unconfirmed', {}],
    ['confirmed', 'confirmed', CONFIRMED],
    ['left', 'left', WITHDRAWN],
    ['left', 'left', { ...CONFIRMED, ...WITHDRAWN }],
  ] as const)('says %s to somebody who is %s, and changes nothing', async (shown, state, changes) => {
    const { links, subscribers, consent } = office(state, changes);
    const token = subscribers.confirmationOf(consent);
    expect(await links.readConfirmation(token)).toEqual({ ...ROSA, state: shown });
    expect(subscribers.changes).toEqual([]);
  });

  it('confirms the address once', async () => {
    const { links, subscribers, live, subscriber, consent } = office('unconfirmed');
    const token = subscribers.confirmationOf(consent);
    for (let click = 0; click < 2; click += 1)
      expect(await links.confirm(token)).toEqual({ ...ROSA, state: 'confirmed' });
    expect(subscribers.changes).toEqual([
      {
        subscriber: { ...subscriber, state: 'confirmed', hardFailures: 0 },
        consents: [{ ...consent, confirmedAt: NOW, confirmedHow: 'link' }],
      },
    ]);
    expect(live.ids('subscription_updated')).toEqual([subscriber.subscriptionId]);
  });

  it('confirms nothing when its consent was withdrawn, even after a newer one', async () => {
    const { links, subscribers, live, subscriber, consent } = office('left', WITHDRAWN);
    const token = subscribers.confirmationOf(consent);
    expect(await links.confirm(token)).toEqual({ ...ROSA, state: 'left' });
    const newer = aConsent({ subscriptionId: subscriber.subscriptionId });
    subscribers.add({ ...subscriber, state: 'unconfirmed', consentId: newer.id }, newer);
    expect(await links.confirm(token)).toEqual({ ...ROSA, state: 'left' });
    expect([subscribers.changes, live.ids('subscription_updated')]).toEqual([[], []]);
  });

  it('confirms nothing when a newer consent replaced its own', async () => {
    const { links, subscribers, subscriber, consent } = office('unconfirmed');
    const newer = aConsent({ subscriptionId: subscriber.subscriptionId });
    subscribers.add({ ...subscriber, consentId: newer.id }, newer);
    expect(await links.confirm(subscribers.confirmationOf(consent))).toEqual({ ...ROSA, state: 'ask' });
    expect(subscribers.changes).toEqual([]);
  });
});

describe('the link that unsubscribes', () => {
  it.each([
    ['ask', 'confirmed'],
    ['ask', 'unconfirmed'],
    ['ask', 'failing'],
    ['left', 'left'],
  ] as const)('says %s to somebody who is %s, and changes nothing', async (shown, state) => {
    const { links, subscribers, subscriber } = office(state);
    const token = subscribers.unsubscriptionOf(subscriber, 'issue');
    expect(await links.readUnsubscription(token)).toEqual({ ...ROSA, state: shown });
    expect(subscribers.changes).toEqual([]);
  });

  it.each(['link', 'one-click'] as const)(
    'withdraws the consent once (%s), and counts for its issue',
    async (how) => {
      const { links, subscribers, followUps, live, subscriber, consent } = office('confirmed', CONFIRMED);
      const token = subscribers.unsubscriptionOf(subscriber, 'issue');
      for (let click = 0; click < 2; click += 1)
        expect(await links.unsubscribe(token, how)).toEqual({ ...ROSA, state: 'left' });
      expect(subscribers.changes).toEqual([
        {
          subscriber: { ...subscriber, state: 'left' },
          consents: [{ ...consent, withdrawnAt: NOW, withdrawnHow: how, withdrawnBy: null }],
        },
      ]);
      expect(followUps.leftBy).toEqual(['issue']);
      expect(live.ids('subscription_updated')).toEqual([subscriber.subscriptionId]);
    },
  );

  it('mails a confirmation once to somebody who left and wants to come back, with a new consent', async () => {
    const { links, subscribers, followUps, live, subscriber, consent } = office('left', WITHDRAWN);
    const token = subscribers.unsubscriptionOf(subscriber, 'issue');
    for (let click = 0; click < 2; click += 1) expect(await links.comeBack(token)).toEqual(ROSA);
    const { subscriptionId } = subscriber;
    expect(live.ids('subscription_updated')).toEqual([subscriptionId]);
    const [given, ...older] = await subscribers.consents(subscriptionId);
    expect(given).toMatchObject({ form: 'return', confirmedAt: null, confirmedHow: null });
    expect(older).toEqual([consent]);
    expect(await subscribers.find(subscriptionId)).toMatchObject({
      subscriber: { state: 'unconfirmed', consentId: given!.id, hardFailures: 0 },
    });
    expect(subscribers.changes).toMatchObject([{ subscriber: { confirmationSentAt: NOW } }]);
    expect(followUps.mails[0]).toMatchObject({ kind: 'subscription_confirmation', dueAt: null });
  });

  it('does not resubscribe a person who has not unsubscribed', async () => {
    const { links, subscribers, live, subscriber } = office('failing');
    const token = subscribers.unsubscriptionOf(subscriber, 'issue');
    expect(await links.comeBack(token)).toEqual(ROSA);
    expect([subscribers.changes, live.ids('subscription_updated')]).toEqual([[], []]);
  });
});

describe('the secret of a link', () => {
  const { links, subscribers, subscriber, consent } = office('confirmed');
  const [confirmation, unsubscription] = [
    subscribers.confirmationOf(consent),
    subscribers.unsubscriptionOf(subscriber, 'issue'),
  ];

  it.each([
    ['nobody has', newSecretToken(), newSecretToken()],
    ['is malformed', 'short', 'short'],
    ['is of the other kind', unsubscription, confirmation],
  ])('that %s opens nothing', async (_, forConfirmation, forUnsubscription) => {
    expect([
      await links.readConfirmation(forConfirmation),
      await links.confirm(forConfirmation),
      await links.readUnsubscription(forUnsubscription),
      await links.unsubscribe(forUnsubscription, 'link'),
      await links.comeBack(forUnsubscription),
    ]).toEqual([null, null, null, null, null]);
    expect(subscribers.changes).toEqual([]);
  });
});
