import { rowOf } from '../clients/store/client-rows.js';
import { Clients } from '../clients/store/client.tables.js';
import { recountClients } from '../clients/store/shown-clients.js';
import { aClient } from '../clients/testing/builders.js';
import { insertion, appointmentRow, subscriptionRow } from '../leads/store/lead-rows.js';
import { countersMoved, countersOf, wrongCounters } from '../leads/store/lead-counters.js';
import { termsOf } from '../leads/domain/lead-terms.js';
import { Appointments, Subscriptions } from '../leads/store/lead.tables.js';
import {
  completeLeads,
  completeTerms,
  subscribed as subscribedOf,
  subscribedPages,
} from '../leads/store/older-leads.js';
import type { Lead } from '../leads/domain/lead.js';
import { TypeormLeadRepository } from '../leads/store/typeorm-lead.repository.js';
import { anActivity, anAppointment, aSubscription, bookingRef } from '../leads/testing/builders.js';
import { recountMails } from '../mail/store/mail-recount.js';
import { RecordingOutbox } from '../mail/testing/recording-outbox.js';
import { completeSubscribers } from '../newsletter/store/older-subscribers.js';
import { ConsentRecords, Subscribers } from '../newsletter/store/newsletter.tables.js';
import { RecordingConsents } from '../newsletter/testing/recording-consents.js';
import { affected, runAll } from '../platform/database/database.js';
import { DATABASES } from '../platform/database/testing/databases.js';
import { openedDatabase } from './testing/opened-database.js';
import { SealedTexts } from '../platform/sealed-text.js';
import { aConfig } from '../platform/testing/config.js';
import { WebhookSecrets } from '../webhooks/application/webhook-secrets.js';
import { sealAddresses } from '../webhooks/store/older-webhooks.js';
import { SqlWebhooks } from '../webhooks/store/sql-webhooks.js';
import { RecordingEvents } from '../webhooks/testing/recording-events.js';

/** Columns that the first release did not have. */
const NEW_COLUMNS = [
  'answeredAt',
  'ownerId',
  'nextTaskDue',
  'erasedAt',
  'requestedAt',
  'soldOn',
  'soldMonthDay',
  'clientBirthday',
  'visitorTimeZone',
  'calendarSequence',
  'visitorRequest',
  'cancelledAt',
];
const SECRETS = new WebhookSecrets(new SealedTexts(aConfig()));
const ALWAYS = new AbortController().signal;

describe.each(DATABASES)('what an older version stores beside this one, on $name', ({ create }) => {
  const database = openedDatabase(create);
  const repository = new TypeormLeadRepository(
    database,
    new RecordingOutbox(),
    new RecordingConsents(),
    new RecordingEvents(),
  );
  const read = <Row>(sql: string, parameters?: unknown[]) => database.reader.query<Row[]>(sql, parameters);
  const subscribers = () =>
    completeSubscribers(database, read, {
      pages: subscribedPages(read),
      one: (tx, id) => subscribedOf(database, tx, id),
    });
  const ofOlder = <Row extends object>(row: Row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !NEW_COLUMNS.includes(name)));
  /** Counts the lead where the first release did. */
  const counted = (lead: Lead) =>
    countersMoved(
      database.dialect,
      countersOf(lead)
        .filter(({ scope }) => ['bucket', 'month', 'day', 'hour'].includes(scope))
        .map((key) => ({ key, by: 1 })),
    );
  const silent = anAppointment({ phone: '0917 555 0001' });
  const sold = anAppointment({ leadStatus: 'Closed Sale', dateOfBirth: '1980-02-28' });
  const subscribed = aSubscription({ email: 'reader@older.example' });

  beforeAll(async () => {
    const known = anAppointment();
    await repository.addAppointment(known, anActivity(bookingRef(known)));
    await database.write(async (tx) => {
      for (const lead of [silent, sold])
        await runAll(tx, [insertion(Appointments, ofOlder(appointmentRow(lead))), ...counted(lead)]);
      const actionType = 'sale_recorded';
      const [by, createdAt] = ['0198f000-0000-7000-8000-00000000000a', '2026-11-21T10:00:00.000Z'];
      const sale = anActivity(bookingRef(sold), { actionType, performedBy: by, createdAt });
      await runAll(tx, [
        insertion({ options: { name: 'activity_logs' } } as never, sale),
        insertion(Subscriptions, ofOlder(subscriptionRow(subscribed))),
        ...counted(subscribed),
      ]);
      await affected(
        tx,
        "INSERT INTO mail_counters (kind, state, shard, mails) VALUES ('test', 'sent', 3, 2)",
      );
      await tx.insert(Clients, [rowOf(aClient()), { ...rowOf(aClient()), mergedInto: 'other' }]);
    });
  });

  it('is completed: answers, sales, counters, subscribers and search terms', async () => {
    expect(await completeLeads(database, read)).toBeGreaterThan(3);
    expect(await read(wrongCounters())).toEqual([]);
    expect(await database.reader.findOneBy(Appointments, { id: sold.id })).toMatchObject({
      answeredAt: '2026-11-21T10:00:00.000Z',
      soldOn: '2026-11-21',
      soldMonthDay: '11-21',
      clientBirthday: '02-28',
    });
    expect(await database.reader.findOneBy(Appointments, { id: silent.id })).toMatchObject({
      answeredAt: null,
    });

    expect(await subscribers()).toBe(1);
    const subscriber = await database.reader.findOneBy(Subscribers, { subscriptionId: subscribed.id });
    expect(subscriber).toMatchObject({ state: 'unconfirmed', emailKey: 'reader@older.example' });
    expect(await database.reader.countBy(ConsentRecords, { id: subscriber!.consentId })).toBe(1);

    expect(await completeTerms(database, ALWAYS)).toBeGreaterThan(3);
    for (const { id } of [silent, sold, subscribed]) {
      const stored = await database.reader.query<{ term: string }[]>(
        'SELECT term FROM lead_terms WHERE leadId = ?',
        [id],
      );
      const lead = [silent, sold, subscribed].find((one) => one.id === id)!;
      expect(stored.map(({ term }) => term).sort()).toEqual([...termsOf(lead)].sort());
    }

    expect(await recountMails(database, read)).toBe(1);
    const [sent] = await database.reader.query<{ mails: number }[]>(
      'SELECT SUM(mails) AS mails FROM mail_counters',
    );
    expect(Number(sent!.mails)).toBe(0);

    expect(await recountClients(database, read)).toBe(1);
    expect(await read('SELECT shown FROM client_counter')).toEqual([{ shown: 1 }]);
  });

  it('is left alone once it is complete', async () => {
    expect(await completeLeads(database, read)).toBe(0);
    expect(await subscribers()).toBe(0);
    expect(await completeTerms(database, ALWAYS)).toBe(0);
    expect(await recountMails(database, read)).toBe(0);
    expect(await recountClients(database, read)).toBe(0);
  });

  it('gets no search terms and no subscriber for people who were erased', async () => {
    const erased = aSubscription({
      erasedAt: '2026-11-21T10:00:00.000Z',
      answeredAt: '2026-11-21T10:00:00.000Z',
    });
    await database.write(async (tx, atEnd) => {
      await runAll(tx, [insertion(Subscriptions, subscriptionRow(erased))]);
      atEnd(
        countersMoved(
          database.dialect,
          countersOf(erased).map((key) => ({ key, by: 1 })),
        ),
      );
    });
    expect([await subscribers(), await completeTerms(database, ALWAYS)]).toEqual([0, 0]);
  });

  it('is sealed where it is the address of a webhook, also at a second start after the first was killed', async () => {
    const urls = ['https://hooks.example/a/token-1', 'http://127.0.0.1:5678/token-2'];
    await database.write(async (tx) => {
      for (const [id, url] of urls.entries())
        await affected(
          tx,
          `INSERT INTO webhooks (id, url, events, enabled, secret, createdAt, createdByName)
           VALUES (?, ?, '[]', 1, 'a', '2026-11-21T10:00:00.000Z', 'Maria Santos')`,
          [`older-${id}`, url],
        );
    });
    const stopsAfterOne = {
      reader: database.reader,
      write: jest.fn(database.write.bind(database)).mockRejectedValueOnce(new Error('killed')),
    };
    await expect(sealAddresses(stopsAfterOne as never, SECRETS)).rejects.toThrow('killed');
    expect(await sealAddresses(database, SECRETS)).toBe(2);
    expect(await sealAddresses(database, SECRETS)).toBe(0);
    expect(JSON.stringify(await read('SELECT * FROM webhooks'))).not.toContain('token-');
    const webhooks = await new SqlWebhooks(database).all();
    expect(webhooks.map(({ sealedUrl }) => SECRETS.openAddress(sealedUrl))).toEqual(urls);
    expect(webhooks.map(({ host }) => host)).toEqual(['hooks.example', '127.0.0.1:5678']);
  });
});
