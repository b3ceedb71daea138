import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { PassingUnitOfWork } from '../../platform/testing/passing-unit-of-work.js';
import type { Unit } from '../../platform/unit-of-work.js';
import type { NewsletterRequest } from '../consents.js';
import { leave, type Subscriber, type SubscriberState } from '../domain/subscriber.js';
import { aConsent, aSubscriber } from '../testing/builders.js';
import { changesOf, FixedConsents, InMemorySubscribers } from '../testing/in-memory-subscribers.js';
import { KeepConsents } from './keep-consents.js';
import { RemindSubscriber } from './remind-subscriber.js';

const NOW = '2026-11-22T09:00:00.000Z';
const UNIT = {} as Unit;
const ROSA: NewsletterRequest = {
  subscriptionId: 'rosa',
  firstName: 'Rosa',
  email: 'rosa@sample.example',
  form: 'footer',
  mayMail: true,
};

/** An office that knows Rosa in that state, if any. */
function office(state?: SubscriberState) {
  const [subscribers, clock] = [new InMemorySubscribers(), new FixedClock(NOW)];
  const consent = aConsent({ subscriptionId: 'rosa' });
  const { email } = ROSA;
  const rosa: Subscriber = aSubscriber({ subscriptionId: 'rosa', email, consentId: consent.id, state });
  if (state) subscribers.add(rosa, consent);
  const { changes, followUps } = changesOf(subscribers);
  return {
    subscribers,
    followUps,
    consent,
    rosa,
    consents: new KeepConsents(subscribers, changes, new FixedConsents(), clock),
    reminders: new RemindSubscriber(new PassingUnitOfWork(), subscribers, changes, clock),
  };
}

describe('somebody who asks for the newsletter', () => {
  it.each([undefined, 'left', 'failing'] as const)('is asked to confirm; before: %s', async (state) => {
    const { consents, subscribers, followUps } = office(state);
    await consents.ask(UNIT, ROSA);
    expect(await subscribers.find('rosa')).toMatchObject({
      subscriber: { state: 'unconfirmed', confirmationSentAt: NOW },
      consent: { form: 'footer', confirmedAt: null },
    });
    expect(followUps.mails[0]).toMatchObject({ kind: 'subscription_confirmation', recipient: ROSA.email });
  });

  it('is recorded and mailed nothing when too many asked from one place', async () => {
    const { consents, subscribers, followUps } = office();
    await consents.ask(UNIT, { ...ROSA, mayMail: false });
    expect(await subscribers.find('rosa')).toMatchObject({ subscriber: { state: 'unconfirmed' } });
    expect(followUps.mails).toEqual([]);
  });

  it('stays confirmed', async () => {
    const { consents, subscribers, followUps } = office('confirmed');
    await consents.ask(UNIT, ROSA);
    expect([subscribers.changes, followUps.mails]).toEqual([[], []]);
  });
});

describe('a correction', () => {
  it('of the address withdraws the mails to the old one, and asks the new one to confirm', async () => {
    const { consents, subscribers, followUps } = office('confirmed');
    const email = 'new@sample.example';
    await consents.correct(UNIT, { ...ROSA, email });
    expect(await subscribers.find('rosa')).toMatchObject({ subscriber: { state: 'unconfirmed', email } });
    expect(followUps.withdrawn).toEqual([{ subscriptionId: 'rosa', reason: 'The address was corrected' }]);
    expect(followUps.mails[0]).toMatchObject({ recipient: email });
  });

  it('of the name mails nothing; of an unknown subscriber it changes nothing', async () => {
    const { consents, subscribers, followUps } = office('confirmed');
    await consents.correct(UNIT, { ...ROSA, firstName: 'Rosalie' });
    await consents.correct(UNIT, { ...ROSA, subscriptionId: 'nobody' });
    expect(subscribers.changes).toMatchObject([{ subscriber: { firstName: 'Rosalie' }, consents: [] }]);
    expect([followUps.mails, followUps.withdrawn]).toEqual([[], []]);
  });
});

describe('a file', () => {
  it('that says that somebody left withdraws the mails, and can be taken back', async () => {
    const { consents, subscribers, followUps } = office('unconfirmed');
    await consents.leaveByFile(UNIT, 'rosa', NOW);
    expect(await subscribers.find('rosa')).toMatchObject({
      subscriber: { state: 'left' },
      consent: { withdrawnAt: NOW, withdrawnHow: 'import' },
    });
    expect(followUps.withdrawn).toMatchObject([{ reason: 'The subscriber has left' }]);
    expect(followUps.events).toMatchObject([{ type: 'subscription.left' }]);
    await consents.leaveByFile(UNIT, 'rosa', null);
    expect(await subscribers.find('rosa')).toMatchObject({ subscriber: { state: 'unconfirmed' } });
  });
});

describe('a reminder', () => {
  it('has a new link that confirms the consent', async () => {
    const { reminders, subscribers, consent, rosa } = office('unconfirmed');
    const reminded = await reminders.execute('rosa', consent.id);
    expect(reminded).toMatchObject({ firstName: rosa.firstName, email: rosa.email });
    expect(subscribers.linked).toMatchObject([{ subscriptionId: 'rosa', consentId: consent.id }]);
  });

  it('is not sent to somebody who left, whose consent is another, or who is unknown', async () => {
    const { reminders, subscribers, consent, rosa } = office('unconfirmed');
    const refusal = { refusal: 'The subscriber has left' };
    expect(await reminders.execute('rosa', 'another')).toEqual(refusal);
    expect(await reminders.execute('nobody', consent.id)).toEqual(refusal);
    const left = leave(rosa, consent, 'link', NOW)!;
    subscribers.add(left.subscriber, ...left.consents);
    expect(await reminders.execute('rosa', consent.id)).toEqual(refusal);
    expect(subscribers.linked).toEqual([]);
  });
});
