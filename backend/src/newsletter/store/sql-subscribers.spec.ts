import { FixedBusiness } from '../../settings/testing/fixed-business.js';
import { openedDatabase } from '../../app/testing/opened-database.js';
import { RecordingOutbox } from '../../mail/testing/recording-outbox.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { secretTokenHash } from '../../platform/secret-token.js';
import { newId } from '../../platform/clock.js';
import { RecordingLiveUpdates } from '../../platform/testing/recording-live-updates.js';
import { KeepConsents } from '../application/keep-consents.js';
import { RemindSubscriber } from '../application/remind-subscriber.js';
import { SubscriberChanges } from '../application/subscriber-changes.js';
import type { NewsletterRequest } from '../consents.js';
import { comeBack, confirm, leave } from '../domain/subscriber.js';
import { SiteConsents } from '../infrastructure/site-consents.js';
import { NewsletterFollowUps } from './newsletter-follow-ups.js';
import { SqlSubscribers } from './sql-subscribers.js';
import { RecordingEvents } from '../../webhooks/testing/recording-events.js';

const NOW = '2026-11-22T09:00:00.000Z';
const HOUR_MS = 3_600_000;

describe.each(DATABASES)('subscribers on $name', ({ create }) => {
  const database = openedDatabase(create);
  const clock = new FixedClock(NOW);
  const newConsents = new SiteConsents(new FixedBusiness(), clock);
  let outbox: RecordingOutbox;
  let subscribers: SqlSubscribers;
  let changes: SubscriberChanges;
  let consents: KeepConsents;

  beforeEach(async () => {
    clock.moveTo(NOW);
    outbox = new RecordingOutbox();
    subscribers = new SqlSubscribers(database);
    const followUps = new NewsletterFollowUps(outbox, new RecordingEvents());
    changes = new SubscriberChanges(database, subscribers, followUps, new RecordingLiveUpdates());
    consents = new KeepConsents(subscribers, changes, newConsents, clock);
    await database.write(async (tx) => {
      for (const table of ['newsletter_subscribers', 'consents', 'newsletter_links'])
        await tx.query(`DELETE FROM ${table}`);
    });
  });

  const request = (changes: Partial<NewsletterRequest> = {}): NewsletterRequest => ({
    subscriptionId: newId(),
    firstName: 'Rosa',
    email: 'rosa@sample.example',
    form: 'footer',
    mayMail: true,
    ...changes,
  });
  const ask = (asked: NewsletterRequest) => database.run((unit) => consents.ask(unit, asked));
  const added = (kind: string) =>
    outbox.changes.flatMap(({ add }) => add).filter((mail) => mail.kind === kind);
  const mailed = () => added('subscription_confirmation').map(({ recipient }) => recipient);
  const remind = (subscriptionId: string, consentId: string) =>
    new RemindSubscriber(database, subscribers, changes, clock).execute(subscriptionId, consentId);
  const confirmed = (id: string) =>
    changes.change(id, clock.timestamp(), ({ subscriber, consent }) =>
      confirm(subscriber, consent, clock.timestamp()),
    );

  it('are stored without a second attempt when many ask at once', async () => {
    let attempts = 0;
    await Promise.all(
      Array.from({ length: 40 }, () =>
        database.run((unit) => {
          attempts += 1;
          return consents.ask(unit, request());
        }),
      ),
    );
    expect(await subscribers.counts()).toMatchObject({ unconfirmed: 40 });
    expect(attempts).toBe(40);
  });

  it('are mailed one confirmation when they ask several times at once', async () => {
    const asked = request({ mayMail: false });
    await ask(asked);
    expect(mailed()).toEqual([]);
    await Promise.all(Array.from({ length: 5 }, () => ask({ ...asked, mayMail: true })));
    expect(mailed()).toEqual([asked.email]);
    expect(await subscribers.consents(asked.subscriptionId)).toHaveLength(1);
    clock.moveBy(HOUR_MS);
    await ask(asked);
    await ask({ ...asked, mayMail: true });
    expect(mailed()).toHaveLength(2);
  });

  it('are reminded once of a consent, a week after the first confirmation', async () => {
    const asked = request();
    await ask(asked);
    clock.moveBy(HOUR_MS);
    await ask(asked);
    const reminders = added('subscription_reminder');
    expect(reminders[0]).toMatchObject({
      recipient: asked.email,
      data: { token: null },
      dueAt: '2026-11-29T09:00:00.000Z',
      usefulUntil: '2026-12-06T09:00:00.000Z',
    });
    // the outbox adds one message of a key
    expect(new Set(reminders.map(({ dedupKey }) => dedupKey)).size).toBe(1);
  });

  it('are reminded with a link that confirms, while the consent awaits it', async () => {
    const { subscriptionId, ...asked } = request();
    await ask({ subscriptionId, ...asked });
    const { id } = (await subscribers.consents(subscriptionId))[0]!;
    const reminded = await remind(subscriptionId, id);
    const token = 'token' in reminded ? reminded.token : '';
    expect(await subscribers.findByConfirmation(secretTokenHash(token))).toMatchObject({ consent: { id } });
    const links = await database.reader.query('SELECT * FROM newsletter_links');
    for (const [subscriber, consentId] of [
      [subscriptionId, newId()],
      [newId(), id],
    ] as const)
      expect(await remind(subscriber, consentId)).toEqual({ refusal: 'The subscriber has left' });
    await confirmed(subscriptionId);
    expect(outbox.changes.at(-1)).toMatchObject({ withdraw: { kinds: ['subscription_reminder'] }, add: [] });
    expect(await remind(subscriptionId, id)).toEqual({ refusal: 'The address is confirmed' });
    expect(await database.reader.query('SELECT * FROM newsletter_links')).toEqual(links);
  });

  it('are confirmed once by requests at the same time', async () => {
    const asked = request();
    await ask(asked);
    const results = await Promise.all(Array.from({ length: 5 }, () => confirmed(asked.subscriptionId)));
    expect(results.filter((change) => change?.isChanged)).toHaveLength(1);
    expect(await subscribers.find(asked.subscriptionId)).toMatchObject({
      subscriber: { state: 'confirmed' },
      consent: { confirmedAt: NOW, confirmedHow: 'link' },
    });
    expect(await confirmed(newId())).toBeNull();
  });

  it('keep every consent, newest first, and are counted by state', async () => {
    const { subscriptionId } = request();
    await ask(request({ subscriptionId }));
    await ask(request());
    await confirmed(subscriptionId);
    await changes.change(subscriptionId, NOW, ({ subscriber, consent }) =>
      leave(subscriber, consent, 'link', NOW),
    );
    expect(await subscribers.counts()).toEqual({ unconfirmed: 1, confirmed: 0, left: 1, failing: 0 });
    expect(outbox.changes.at(-1)).toMatchObject({ withdraw: { lead: { leadId: subscriptionId } }, add: [] });
    clock.moveBy(HOUR_MS);
    const given = newConsents.give(subscriptionId, 'return');
    await changes.change(subscriptionId, clock.timestamp(), ({ subscriber }) => comeBack(subscriber, given));
    await confirmed(subscriptionId);
    expect(await subscribers.consents(subscriptionId)).toMatchObject([
      { id: given.id, form: 'return', confirmedHow: 'link', withdrawnAt: null },
      { form: 'footer', confirmedHow: 'link', withdrawnHow: 'link' },
    ]);
    expect(await subscribers.confirmedSince(NOW)).toBe(2);
    expect(await subscribers.confirmedSince(clock.timestamp())).toBe(1);
  });

  it('whose change is rejected stay as they were', async () => {
    const asked = request();
    await ask(asked);
    const before = await subscribers.find(asked.subscriptionId);
    const failing = changes.change(asked.subscriptionId, NOW, () => {
      throw new Error('not like this');
    });
    await expect(failing).rejects.toThrow('not like this');
    expect(await subscribers.find(asked.subscriptionId)).toEqual(before);
  });
});
