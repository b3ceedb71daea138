import type { DataSource } from 'typeorm';
import { anOutgoingMailRow } from '../mail/testing/builders.js';
import { aClient } from '../clients/testing/builders.js';
import { rowOf } from '../clients/store/client-rows.js';
import { ClientMerges, Clients } from '../clients/store/client.tables.js';
import { appointmentRow, insertionOfTerms, subscriptionRow } from '../leads/store/lead-rows.js';
import { Appointments, Subscriptions } from '../leads/store/lead.tables.js';
import { anAppointment, aSubscription } from '../leads/testing/builders.js';
import type { Lead } from '../leads/domain/lead.js';
import { OutgoingMails } from '../mail/store/mail.tables.js';
import type { SubscriberState } from '../newsletter/domain/subscriber.js';
import {
  ConsentRecords,
  DeliveryTable,
  NewsletterLinks,
  Subscribers,
} from '../newsletter/store/newsletter.tables.js';
import { aConsent, aDelivery, aSubscriber } from '../newsletter/testing/builders.js';
import { newId } from '../platform/clock.js';
import { DATABASES } from '../platform/database/testing/databases.js';
import { HoldAddressTable, LegalHoldTable, PrivacyRequestTable } from '../privacy/store/duties.tables.js';
import { aLegalHold, aPrivacyRequest } from '../privacy/testing/builders.js';
import { BlockedSenderTable, SuspectedSubmissionTable } from '../screening/store/screening.tables.js';
import { aBlockedSender, aSuspectedSubmission } from '../screening/testing/builders.js';
import { KeyAddresses1764028000000 } from './migrations/1764028000000-key-addresses.js';
import { failing } from './testing/failing-runner.js';
import { insertOlder, openBefore } from './testing/opened-database.js';

/** How earlier versions compared addresses. */
const older = (email: string) => email.normalize('NFKC').toLowerCase();

const LENA = 'lena@sample.example';
const HIDDEN = `Lena@sample.example\u200b`;
const [WRITTEN, KEY] = ['x@münchen.example', 'x@xn--mnchen-3ya.example'];

/** A lead with the terms and the searched text of earlier versions. */
async function storeOlder(dataSource: DataSource, lead: Lead): Promise<void> {
  const email = older(lead.email);
  const text = `liza ${email} ${older(lead.email)}`;
  if (lead.leadType === 'appointment')
    await insertOlder(dataSource, 'appointments', { ...appointmentRow(lead), searchText: text });
  else
    await insertOlder(dataSource, 'subscriptions', {
      ...subscriptionRow(lead),
      emailKey: email,
      searchText: text,
    });
  const { sql, parameters } = insertionOfTerms(lead, ['liza', email, email.split('@')[1]!]);
  await dataSource.query(sql, parameters);
}

/** A subscription with a subscriber in that state, its consent and the link of its last issue. */
async function subscribed(dataSource: DataSource, email: string, state: SubscriberState) {
  const { manager } = dataSource;
  const lead = aSubscription({ email });
  await storeOlder(dataSource, lead);
  const consent = aConsent({ subscriptionId: lead.id });
  await manager.insert(ConsentRecords, consent);
  const subscriber = aSubscriber({ subscriptionId: lead.id, email, state, consentId: consent.id });
  await manager.insert(Subscribers, { ...subscriber, emailKey: older(email) });
  const link = { subscriptionId: lead.id, consentId: null, issueId: newId(), createdAt: lead.createdAt };
  await manager.insert(NewsletterLinks, { ...link, tokenHash: lead.id });
  await manager.insert(DeliveryTable, aDelivery({ subscriptionId: lead.id }));
  return { id: lead.id, consentId: consent.id };
}

async function olderDatabase(create: (typeof DATABASES)[number]['create']) {
  const stored = await create();
  const dataSource = await openBefore(KeyAddresses1764028000000, stored);
  return {
    dataSource,
    async migrate(cutOffAt: string) {
      if (cutOffAt !== 'nothing') {
        const runner = dataSource.createQueryRunner();
        const cutOff = new KeyAddresses1764028000000().up(failing(runner, cutOffAt));
        await expect(cutOff).rejects.toThrow('cut off');
        await runner.release();
      }
      await dataSource.runMigrations({ transaction: 'each' });
    },
    async close() {
      await dataSource.destroy();
      await stored.drop();
    },
  };
}

describe.each(DATABASES)('addresses of an older version on $name', ({ create }) => {
  it.each([
    'nothing',
    'DELETE FROM lead_terms',
    'UPDATE appointments',
    'UPDATE newsletter_links',
    'DELETE FROM newsletter_subscribers',
    'UPDATE subscriptions SET emailKey',
    'UPDATE newsletter_subscribers',
    'UPDATE clients',
  ])(
    'of one mailbox leave one subscriber with the stricter consent, also after a start that was cut off before %s',
    async (cutOffAt) => {
      const { dataSource, migrate, close } = await olderDatabase(create);
      const { manager } = dataSource;
      const confirmed = await subscribed(dataSource, LENA, 'confirmed');
      const left = await subscribed(dataSource, HIDDEN, 'left');
      const asked = await subscribed(dataSource, WRITTEN, 'unconfirmed');
      const proven = await subscribed(dataSource, KEY, 'confirmed');
      const alone = await subscribed(dataSource, 'ben@sample.example', 'confirmed');
      await storeOlder(dataSource, anAppointment({ email: HIDDEN }));
      await insertOlder(dataSource, 'clients', {
        ...rowOf(aClient({ email: HIDDEN })),
        emailKey: older(HIDDEN),
        mergedInto: null,
      });

      await migrate(cutOffAt);

      const subscribers = await manager.find(Subscribers, { order: { emailKey: 'ASC' } });
      expect(
        subscribers.map(({ subscriptionId: id, emailKey, state, consentId }) => ({
          id,
          emailKey,
          state,
          consentId,
        })),
      ).toEqual([
        { ...alone, emailKey: 'ben@sample.example', state: 'confirmed' },
        { ...left, emailKey: LENA, state: 'left' },
        { ...asked, emailKey: KEY, state: 'unconfirmed' },
      ]);
      const keys = await manager.find(Subscriptions, { order: { emailKey: 'ASC' } });
      expect(keys.map(({ id, emailKey }) => [id, emailKey])).toEqual([
        [alone.id, 'ben@sample.example'],
        [left.id, LENA],
        ...[confirmed.id, proven.id].sort().map((id) => [id, `same:${id}`]),
        [asked.id, KEY],
      ]);
      for (const [kept, second] of [
        [left, confirmed],
        [asked, proven],
      ] as const) {
        const where = { subscriptionId: kept.id };
        const consents = await manager.findBy(ConsentRecords, where);
        expect(consents.map(({ id }) => id).sort()).toEqual([kept.consentId, second.consentId].sort());
        expect(await manager.findBy(NewsletterLinks, where)).toHaveLength(2);
        expect(await manager.findBy(DeliveryTable, { subscriptionId: second.id })).toHaveLength(1);
      }
      expect(await manager.find(Clients)).toMatchObject([{ emailKey: LENA, email: HIDDEN }]);
      await close();
    },
  );

  it('find their leads by the key and by the domain in its own script', async () => {
    const { dataSource, migrate, close } = await olderDatabase(create);
    const leads = [HIDDEN, WRITTEN, KEY, 'plain@sample.example'].map((email) => anAppointment({ email }));
    for (const lead of leads) await storeOlder(dataSource, lead);

    await migrate('nothing');

    const foundBy = async (term: string) =>
      (await dataSource.query<{ leadId: string }[]>('SELECT leadId FROM lead_terms WHERE term = ?', [term]))
        .map(({ leadId }) => leads.findIndex(({ id }) => id === leadId))
        .sort();
    expect(await foundBy(LENA)).toEqual([0]);
    expect(await foundBy(older(HIDDEN))).toEqual([]);
    expect(await foundBy('sample.example')).toEqual([0, 3]);
    for (const term of [KEY, WRITTEN, 'münchen.example', 'munchen.example'])
      expect(await foundBy(term)).toEqual([1, 2]);
    const rows = await dataSource.manager.find(Appointments, { order: { id: 'ASC' } });
    expect(rows.map(({ searchText }) => searchText.match(/\S+@\S+/g)!.slice(0, 3))).toEqual([
      [LENA, older(HIDDEN)],
      [KEY, WRITTEN, 'x@munchen.example'],
      [KEY, WRITTEN, 'x@munchen.example'],
      ['plain@sample.example', 'plain@sample.example'],
    ]);
    await close();
  });

  it('get their key on the block list, in holds, mails, requests, suspected submissions and merges', async () => {
    const { dataSource, migrate, close } = await olderDatabase(create);
    const { manager } = dataSource;
    const hidden = older(HIDDEN);
    const holds = [LENA, hidden, WRITTEN].map((email) => aLegalHold({ email }));
    await manager.insert(LegalHoldTable, holds);
    await manager.insert(HoldAddressTable, [{ email: WRITTEN, holdId: holds[0]!.id }]);
    await manager.insert(BlockedSenderTable, [
      aBlockedSender({ value: LENA }),
      aBlockedSender({ value: hidden }),
      aBlockedSender({ kind: 'domain', value: 'münchen.example' }),
      aBlockedSender({ kind: 'phone', value: '9175550101' }),
    ]);
    await manager.insert(OutgoingMails, {
      ...anOutgoingMailRow({ recipient: HIDDEN }),
      recipientKey: hidden,
    });
    await manager.insert(PrivacyRequestTable, aPrivacyRequest({ email: hidden }));
    const { form, ...submission } = aSuspectedSubmission();
    await manager.insert(SuspectedSubmissionTable, {
      ...submission,
      ...{ emailKey: WRITTEN, phoneKey: null, body: JSON.stringify(form) },
    });
    const ids = { id: newId(), survivorId: newId(), otherId: newId() };
    const merge = {
      ...ids,
      record: '{}',
      mergedAt: '2026-11-20T08:00:00.000Z',
      mergedByName: 'Ana',
      undoneAt: null,
    };
    await manager.insert(ClientMerges, { ...merge, emailKey: hidden, searchText: ` lena ${hidden} 917` });

    await migrate('nothing');

    const stored = await manager.find(LegalHoldTable);
    expect(new Map(stored.map(({ id, email }) => [id, email]))).toEqual(
      new Map(holds.map(({ id }, place) => [id, [LENA, hidden, KEY][place]!])),
    );
    const followed = await manager.find(HoldAddressTable, { order: { email: 'ASC' } });
    expect(followed).toEqual([
      { email: LENA, holdId: holds[1]!.id },
      { email: KEY, holdId: holds[0]!.id },
    ]);
    const blocked = await manager.find(BlockedSenderTable, { order: { value: 'ASC' } });
    expect(blocked.map(({ value }) => value)).toEqual(['9175550101', LENA, 'xn--mnchen-3ya.example']);
    expect(await manager.find(OutgoingMails)).toMatchObject([{ recipient: HIDDEN, recipientKey: LENA }]);
    expect(await manager.find(PrivacyRequestTable)).toMatchObject([{ email: LENA }]);
    expect(await manager.find(SuspectedSubmissionTable)).toMatchObject([{ emailKey: KEY }]);
    expect(await manager.find(ClientMerges)).toMatchObject([
      { emailKey: LENA, searchText: ` lena ${LENA} 917` },
    ]);
    await close();
  });
});
