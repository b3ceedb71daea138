import { aConsent, aSubscriber } from '../testing/builders.js';
import {
  askAgain,
  changeAddress,
  comeBack,
  confirm,
  correct,
  leave,
  maskedAddress,
  newSubscriber,
  nextConfirmationAt,
  subscribe,
  SUBSCRIBER_STATES,
} from './subscriber.js';
import { refusalOf, reminderRefusal, reminderTimes } from './subscriber-mails.js';

const NOW = '2026-11-22T09:00:00.000Z';
const consent = aConsent();
const subscriber = aSubscriber({ subscriptionId: consent.subscriptionId, consentId: consent.id });
const inState = (state: (typeof SUBSCRIBER_STATES)[number], changes = {}) => ({
  ...subscriber,
  state,
  ...changes,
});
const others = (state: string) => SUBSCRIBER_STATES.filter((other) => other !== state);

describe('a subscriber', () => {
  it('is unconfirmed at first', () => {
    const { subscriptionId, firstName, email } = subscriber;
    expect(newSubscriber({ subscriptionId, firstName, email }, consent)).toEqual({
      subscriber: inState('unconfirmed'),
      consents: [consent],
    });
  });

  it('is mailed a confirmation once an hour at most', () => {
    const nextAfter = (confirmationSentAt: string | null) =>
      nextConfirmationAt({ ...subscriber, confirmationSentAt }, NOW);
    expect(nextAfter(null)).toBe(NOW);
    expect(nextAfter('2026-11-22T08:00:00.001Z')).toBe('2026-11-22T09:00:00.001Z');
    expect(nextAfter('2026-11-22T08:00:00.000Z')).toBe(NOW);
    expect(nextAfter('2026-11-21T08:00:00.000Z')).toBe(NOW);
    expect(nextAfter('2026-11-22T10:00:00.000Z')).toBe('2026-11-22T11:00:00.000Z');
  });

  it('gets issues only with a confirmed address, or it is said why not', () => {
    expect(refusalOf('confirmed')).toBeNull();
    const refusals = [...others('confirmed'), null].map(refusalOf);
    expect(refusals).toEqual([
      'The address is not confirmed',
      'The subscriber has left',
      'The mail server refused this address several times',
      'The subscriber has left',
    ]);
  });

  it('is confirmed by the link of the current consent', () => {
    expect(confirm(inState('unconfirmed', { hardFailures: 2 }), consent, NOW)).toEqual({
      subscriber: inState('confirmed', { hardFailures: 0 }),
      consents: [{ ...consent, confirmedAt: NOW, confirmedHow: 'link' }],
    });
  });

  it.each([
    ['another consent', aConsent()],
    ['a consent that is confirmed already', { ...consent, confirmedAt: NOW }],
    ['a withdrawn consent', { ...consent, withdrawnAt: NOW }],
  ])('is not confirmed by %s', (_, given) => {
    expect(confirm(inState('unconfirmed'), given, NOW)).toBeNull();
  });

  it.each(others('left'))('who is %s leaves, and the consent keeps how, when and by whom', (state) => {
    expect(leave(inState(state), consent, 'staff', NOW, 'ana')).toEqual({
      subscriber: inState('left'),
      consents: [{ ...consent, withdrawnAt: NOW, withdrawnHow: 'staff', withdrawnBy: 'ana' }],
    });
  });

  it('leaves once', () => {
    expect(leave(inState('left'), consent, 'link', NOW)).toBeNull();
  });

  it('who left begins anew when asking again, and when coming back by a link', () => {
    const given = aConsent({ subscriptionId: subscriber.subscriptionId });
    const left = inState('left', { hardFailures: 3 });
    const changed = { consentId: given.id, hardFailures: 0 };
    expect(askAgain(left, given)).toEqual({ subscriber: inState('unconfirmed', changed), consents: [given] });
    expect(comeBack(left, given)).toEqual(askAgain(left, given));
  });

  it('whose address failed begins anew when asking again', () => {
    const given = aConsent({ subscriptionId: subscriber.subscriptionId });
    expect(askAgain(inState('failing', { hardFailures: 3 }), given)?.subscriber).toMatchObject({
      state: 'unconfirmed',
      consentId: given.id,
      hardFailures: 0,
    });
  });

  it.each(['unconfirmed', 'confirmed'] as const)('who is %s gives no second consent', (state) => {
    expect(askAgain(inState(state), aConsent())).toBeNull();
  });

  it.each(others('left'))('who is %s does not come back', (state) => {
    expect(comeBack(inState(state), aConsent())).toBeNull();
  });

  it.each(others('left'))('who is %s has to confirm a corrected address', (state) => {
    const given = aConsent();
    const old = inState(state, { confirmationSentAt: NOW, hardFailures: 2 });
    expect(changeAddress(old, 'new@sample.example', consent, given, NOW)).toEqual({
      subscriber: inState('unconfirmed', { email: 'new@sample.example', consentId: given.id }),
      consents: [{ ...consent, withdrawnAt: NOW, withdrawnHow: 'address-changed' }, given],
    });
  });

  it('who left stays so with a corrected address', () => {
    expect(changeAddress(inState('left'), 'new@sample.example', consent, aConsent(), NOW)).toEqual({
      subscriber: inState('left', { email: 'new@sample.example' }),
      consents: [],
    });
  });
});

it.each([
  ['rosa@example.com', 'r••••@example.com'],
  ['😀a@example.com', '😀••••@example.com'],
  ['"a@b"@example.com', '"••••@example.com'],
])('the address %s is shown as %s', (email, masked) => {
  expect(maskedAddress(email)).toBe(masked);
});

describe('asking for the newsletter', () => {
  const given = aConsent();
  const asked = (current: ReturnType<typeof inState> | null, mayMail = true) =>
    subscribe(current, subscriber, given, { now: NOW, mayMail });
  const mailed = (minutes: number) => new Date(Date.parse(NOW) - minutes * 60_000).toISOString();

  it('begins with the consent, which is mailed at once', () => {
    const begun = newSubscriber(subscriber, given);
    expect(asked(null)).toEqual({ ...begun, mailConfirmationAt: NOW });
    expect(asked(inState('left'))).toEqual({ ...begun, mailConfirmationAt: NOW });
    expect(asked(inState('failing', { hardFailures: 3 }))).toEqual({ ...begun, mailConfirmationAt: NOW });
  });

  it('begins anew within the hour of an earlier confirmation, and is mailed after it', () => {
    expect(asked(inState('left', { confirmationSentAt: mailed(20) }))).toMatchObject({
      consents: [given],
      mailConfirmationAt: '2026-11-22T09:40:00.000Z',
    });
  });

  it.each([
    ['again after an hour', 60, { mailConfirmationAt: NOW }],
    ['not again within the hour', 59, {}],
  ])('leaves the earlier consent of an unconfirmed subscriber, mailed %s', (_, minutes, mails) => {
    const waiting = inState('unconfirmed', { confirmationSentAt: mailed(minutes) });
    expect(asked(waiting)).toEqual({ subscriber: waiting, consents: [], ...mails });
  });

  it('is recorded without a mail when none may be sent', () => {
    expect(asked(null, false)).toEqual(newSubscriber(subscriber, given));
    expect(asked(inState('unconfirmed'), false)).toEqual({
      subscriber: inState('unconfirmed'),
      consents: [],
    });
  });

  it('changes nothing for a confirmed subscriber', () => expect(asked(inState('confirmed'))).toBeNull());
});

describe('a correction by staff', () => {
  const given = aConsent();
  const person = { firstName: 'Lisa', email: 'new@sample.example' };
  const corrected = (state: (typeof SUBSCRIBER_STATES)[number], changes: Partial<typeof person> = {}) =>
    correct({ subscriber: inState(state), consent }, { ...person, ...changes }, given, NOW);

  it('of the name, or of the case of the address, keeps the consent', () => {
    const email = subscriber.email.toUpperCase();
    expect(corrected('confirmed', { email })).toEqual({
      subscriber: inState('confirmed', { firstName: 'Lisa', email }),
      consents: [],
      isElsewhere: false,
    });
  });

  it.each(others('left'))('of the address of a subscriber who is %s asks the new one to confirm', (state) => {
    expect(corrected(state)).toEqual({
      ...changeAddress(inState(state, { firstName: 'Lisa' }), person.email, consent, given, NOW),
      mailConfirmationAt: NOW,
      isElsewhere: true,
    });
  });

  it('of the address sends no mail to a subscriber who has left', () => {
    expect(corrected('left')).toEqual({
      subscriber: inState('left', person),
      consents: [],
      isElsewhere: true,
    });
  });
});

describe('the reminder of a confirmation', () => {
  it('is due a week after it was mailed, and of use for another week', () =>
    expect(reminderTimes(NOW)).toEqual({
      dueAt: '2026-11-29T09:00:00.000Z',
      usefulUntil: '2026-12-06T09:00:00.000Z',
    }));

  it.each([
    ['unconfirmed', consent.id, null],
    ['unconfirmed', 'an older one', 'The subscriber has left'],
    ['confirmed', consent.id, 'The address is confirmed'],
    ['left', consent.id, 'The subscriber has left'],
    ['failing', consent.id, 'The subscriber has left'],
  ] as const)('of a subscriber who is %s for the consent %s: %s', (state, consentId, refusal) =>
    expect(reminderRefusal(inState(state), consentId)).toBe(refusal),
  );

  it('is not sent to an erased subscriber', () =>
    expect(reminderRefusal(null, consent.id)).toBe('The subscriber has left'));
});
