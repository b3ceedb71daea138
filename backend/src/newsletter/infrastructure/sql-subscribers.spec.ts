import { FixedBusiness } from '../../settings/testing/fixed-business.js';
import { openedDatabase } from '../../app/testing/opened-database.js';
import { RecordingOutbox } from '../../mail/testing/recording-outbox.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { newId } from '../../platform/clock.js';
import type { NewsletterRequest } from '../consents.js';
import { comeBack, confirm, leave } from '../domain/subscriber.js';
import { SiteConsents } from './site-consents.js';
import { SqlSubscribers } from './sql-subscribers.js';

const NOW = '2026-11-22T09:00:00.000Z';
const HOUR_MS = 3_600_000;

describe.each(DATABASES)('subscribers on $name', ({ create }) => {
  const database = openedDatabase(create);
  const clock = new FixedClock(NOW);
  const newConsents = new SiteConsents(new FixedBusiness(), clock);
  let outbox: RecordingOutbox;
  let subscribers: SqlSubscribers;

  beforeEach(async () => {
    clock.moveTo(NOW);
    outbox = new RecordingOutbox();
    subscribers = new SqlSubscribers(database, outbox, newConsents, clock);
    await database.write(async (tx) => {
      for (const table of ['newsletter_subscribers', 'consents', 'newsletter_links'])
        await tx.query(`DELETE FROM ${table}`);
    });
  });

  const request = (changes: Partial<NewsletterRequest> = {}): NewsletterRequest => ({
    ...{ subscriptionId: newId(), firstName: 'Rosa', email: 'rosa@sample.example' },
    ...{ form: 'footer', mayMail: true, ...changes },
  });
  const ask = (asked: NewsletterRequest) => database.write((tx) => subscribers.ask(tx, asked));
  const mailed = () => outbox.changes.flatMap(({ add }) => add.map(({ recipient }) => recipient));
  const confirmed = (id: string) =>
    subscribers.change(id, ({ subscriber, consent }) => confirm(subscriber, consent, clock.timestamp()));

  it('are stored without a second attempt when many ask at once', async () => {
    let attempts = 0;
    await Promise.all(
      Array.from({ length: 40 }, () =>
        database.write((tx) => {
          attempts += 1;
          return subscribers.ask(tx, request());
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

  it('are confirmed once by requests at the same time', async () => {
    const asked = request();
    await ask(asked);
    const changes = await Promise.all(Array.from({ length: 5 }, () => confirmed(asked.subscriptionId)));
    expect(changes.filter((change) => change?.isChanged)).toHaveLength(1);
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
    await subscribers.change(subscriptionId, ({ subscriber, consent }) =>
      leave(subscriber, consent, 'link', NOW),
    );
    expect(await subscribers.counts()).toEqual({ unconfirmed: 1, confirmed: 0, left: 1, failing: 0 });
    expect(outbox.changes.at(-1)).toMatchObject({ withdraw: { lead: { leadId: subscriptionId } }, add: [] });
    clock.moveBy(HOUR_MS);
    const given = newConsents.give(subscriptionId, 'return');
    await subscribers.change(subscriptionId, ({ subscriber }) => comeBack(subscriber, given));
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
    const failing = subscribers.change(asked.subscriptionId, () => {
      throw new Error('not like this');
    });
    await expect(failing).rejects.toThrow('not like this');
    expect(await subscribers.find(asked.subscriptionId)).toEqual(before);
  });
});
