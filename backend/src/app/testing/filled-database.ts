import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { ApiKeyDays, ApiKeys } from '../../api-keys/store/api-key.tables.js';
import { anApiKey } from '../../api-keys/testing/builders.js';
import { SqlAuditTrail } from '../../audit/store/sql-audit-trail.js';
import { newId, SystemClock } from '../../platform/clock.js';
import { BlogPostHistory, BlogPosts } from '../../blog/store/blog.tables.js';
import { aPost, aVersion } from '../../blog/testing/builders.js';
import { rowOf } from '../../clients/store/client-rows.js';
import {
  ClientActivities,
  ClientCounter,
  ClientMerges,
  Clients,
  Households,
} from '../../clients/store/client.tables.js';
import {
  ImportMappings,
  ImportFiles,
  ImportRows,
  Imports,
  ImportSources,
} from '../../imports/store/import.tables.js';
import { aClient } from '../../clients/testing/builders.js';
import { detailsOf } from '../../policies/domain/policy.js';
import { policyRow, premiumRow } from '../../policies/store/policy-rows.js';
import {
  BookCounters,
  Insurers,
  Policies,
  PolicyVersions,
  PremiumCorrections,
  PremiumPayments,
  Premiums,
  Products,
  ServiceCases,
} from '../../policies/store/policy.tables.js';
import { aBeneficiary, aCase, aPayment, aPolicy } from '../../policies/testing/builders.js';
import { type DatabaseConfig, readConfig } from '../../platform/config.js';
import type { Transaction } from '../../platform/database/database.js';
import type { Table } from '../../platform/database/table.js';
import { BusyCalendars, BusyTimes } from '../../busy-times/store/busy.tables.js';
import { aBusyCalendar } from '../../busy-times/testing/builders.js';
import { IdempotencyKeys } from '../../platform/database/idempotency-keys.js';
import { LeadNotes } from '../../leads/store/lead.tables.js';
import { leadsOn } from '../../leads/testing/leads-on.js';
import { aNote, bookingRef, anAppointment } from '../../leads/testing/builders.js';
import { manyLeads, storeLeads } from '../../leads/testing/many-leads.js';
import { MailCounters, MailFlow, OutgoingMails } from '../../mail/store/mail.tables.js';
import type { DataPlaces } from '../../backup/take-backup.js';
import { openPictureFiles } from '../../media/infrastructure/open-picture-files.js';
import { MediaTable } from '../../media/store/media.tables.js';
import { aStoredPicture } from '../../media/testing/builders.js';
import { anOutgoingMailRow } from '../../mail/testing/builders.js';
import {
  ConsentRecords,
  DeliveryTable,
  Issues,
  NewsletterLinks,
  Subscribers,
} from '../../newsletter/store/newsletter.tables.js';
import { aConsent, aDelivery, anIssueRow, aSubscriberRow } from '../../newsletter/testing/builders.js';
import {
  BreachTable,
  HoldAddressTable,
  LegalHoldTable,
  PrivacyRequestTable,
  RetentionRunTable,
} from '../../privacy/store/duties.tables.js';
import { aBreach, aLegalHold, aPrivacyRequest } from '../../privacy/testing/builders.js';
import { keyIdOf } from '../../privacy/key-id.js';
import { ErasureTable } from '../../privacy/store/erasure.tables.js';
import { BlockedSenderTable, SuspectedSubmissionTable } from '../../screening/store/screening.tables.js';
import { aBlockedSender } from '../../screening/testing/builders.js';
import { SettingsHistoryTable, SettingsTable } from '../../settings/store/settings.tables.js';
import { Tasks } from '../../tasks/store/task.tables.js';
import { aTask } from '../../tasks/testing/builders.js';
import { PasskeyTable, TotpFactors } from '../../users/store/second-factor.tables.js';
import { Sessions, Users } from '../../users/store/user.tables.js';
import { aSuperadmin, aUser } from '../../users/testing/builders.js';
import {
  WebhookDeliveryTable,
  WebhookEventTable,
  WebhookTable,
} from '../../webhooks/store/webhook.tables.js';
import { databaseOver, dataSourceOptions } from '../../platform/database/data-sources.js';
import { SCHEMA } from '../schema.js';
import type { DatabaseUrl } from '../../platform/database/testing/databases.js';
import { openDataSourceOf, tableNames } from './opened-database.js';

export const SESSION_KEY = 'f'.repeat(64);

/** The key of the ledger of erasures. */
export const ERASURE_KEY = 'a key of the ledger for tests';

/** Text that a faulty conversion would change: quotes, escapes, line ends, control characters, all planes. */
const AWKWARD = `'"\`\\ \\n \r\n\t\u0001\u001f\u007f\u0085\u00a0\u2028\u2029\ufeff ñ e\u0301 保险 😀 👩‍👩‍👧 \u{10ffff} [] {} ,`;

/** Tables about the installation itself, and sign-ins that last some minutes. */
const NO_CONTENT = ['migrations', 'care_state', 'half_sessions', 'passkey_challenges'];

export function configOf({ url }: DatabaseUrl): DatabaseConfig {
  return readConfig({ DATABASE_URL: url, SESSION_SECRET: 'not used here' }).database;
}

/** The database, and a folder of pictures that does not exist unless it is given. */
export function placesOf(stored: DatabaseUrl, mediaFolder = join(tmpdir(), 'no-pictures')): DataPlaces {
  return {
    database: configOf(stored),
    pictures: openPictureFiles({ kind: 'folder', path: mediaFolder }),
  };
}

/** Creates the tables and inserts rows with awkward text into each of them, as the application does. */
export async function fill(stored: DatabaseUrl): Promise<void> {
  const database = await databaseOver(await openDataSourceOf(stored));
  await storeLeads(leadsOn(database), manyLeads(60));
  const [user, post] = [
    aSuperadmin({ name: AWKWARD.slice(0, 40) }),
    aPost({ content: AWKWARD.repeat(2_500) }),
  ];
  await database.write(async (tx) => {
    await tx.insert(Users, [
      user,
      aUser({
        email: 'ana@office.example',
        resetHash: 'a',
        deactivationNote: AWKWARD,
        deactivatedBy: user.id,
      }),
    ]);
    const session = {
      id: SESSION_KEY,
      userId: user.id,
      data: '{}',
      browser: AWKWARD.slice(0, 40),
      createdAt: 'now',
      seenAt: 'now',
    };
    await tx.insert(Sessions, session);
    const totp = { userId: user.id, secret: 'A', since: post.publishedAt, lastStep: 2_000_000_000 };
    await tx.insert(TotpFactors, {
      ...totp,
      pendingSecret: null,
      pendingSince: null,
      pendingSession: null,
    });
    await tx.insert(PasskeyTable, {
      id: 'a',
      userId: user.id,
      credentialHash: 'a',
      credentialId: 'x'.repeat(1364),
      publicKey: 'a',
      counter: '4294967295',
      transports: '',
      name: AWKWARD.slice(0, 100),
      createdAt: post.publishedAt,
      lastUsedAt: null,
    });
    await tx.insert(BlogPosts, {
      ...post,
      deletedAt: null,
      previewHash: 'a',
      previewUntil: post.publishedAt,
    });
    await tx.insert(BlogPosts, {
      ...aPost({ excerpt: '', status: 'draft', imageAlt: AWKWARD, author: AWKWARD.slice(0, 100) }),
      deletedAt: post.publishedAt,
      previewHash: null,
      previewUntil: null,
    });
    await tx.insert(BlogPostHistory, aVersion(post.id, { content: AWKWARD }));
    await tx.insert(LeadNotes, aNote(bookingRef(anAppointment()), { note: AWKWARD }));
    const result = { leadId: post.id, leadCreatedAt: post.publishedAt, sentAt: post.publishedAt };
    const unread = { leftOut: 1, sealedEntries: 'sealed' };
    await tx.insert(BusyCalendars, aBusyCalendar({ userId: user.id, name: AWKWARD.slice(0, 50), ...unread }));
    await tx.insert(BusyTimes, {
      calendarId: newId(),
      position: 0,
      userId: user.id,
      sealedTitle: 'a',
      startAt: post.publishedAt,
      endAt: post.publishedAt,
    });
    await tx.insert(
      OutgoingMails,
      anOutgoingMailRow({ state: 'sent', lastReply: AWKWARD, leasedUntil: post.publishedAt }),
    );
    await tx.insert(MailCounters, { kind: 'test', state: 'sent', shard: 0, mails: 1 });
    await tx.insert(MailFlow, { id: 1, nextSlotAt: post.publishedAt });
    const changed = { updatedAt: post.publishedAt, updatedBy: user.id };
    const settings = { section: 'visitorMails', value: '{}', ...changed };
    await tx.insert(SettingsTable, [
      { ...settings, updatedByName: null },
      { ...settings, section: 'hero', value: AWKWARD, updatedByName: AWKWARD.slice(0, 40) },
    ]);
    const edited = { editedBy: user.id, editedByName: AWKWARD.slice(0, 40), createdAt: post.publishedAt };
    await tx.insert(SettingsHistoryTable, {
      id: 'a',
      section: 'legal',
      value: AWKWARD.repeat(1_000),
      ...edited,
    });
    await tx.insert(Tasks, [aTask({ title: AWKWARD.slice(0, 150) }), aTask({ assigneeId: null })]);
    const dates = { createdAt: post.publishedAt, updatedAt: post.publishedAt };
    await tx.insert(Households, { id: 'a', name: AWKWARD.slice(0, 120), nameKey: 'a', ...dates });
    await tx.insert(ClientMerges, {
      id: 'a',
      survivorId: 'a',
      otherId: 'b',
      emailKey: '',
      searchText: '',
      record: AWKWARD.repeat(2_500),
      mergedAt: post.publishedAt,
      mergedByName: AWKWARD.slice(0, 40),
      undoneAt: null,
    });
    await tx.insert(Clients, [
      { ...rowOf(aClient({ householdId: 'a', householdRole: 'head' })), mergedInto: 'b' },
      rowOf(aClient({ firstName: AWKWARD.slice(0, 100), notes: AWKWARD, tags: [AWKWARD] })),
      rowOf(aClient({ lastName: null, email: null, phone: null })),
    ]);
    await tx.insert(ClientCounter, { id: 1, shown: 2 });
    const importId = newId();
    await tx.insert(Imports, {
      id: importId,
      kind: 'clients',
      fileName: AWKWARD.slice(0, 100),
      state: 'applied',
      encoding: 'utf-8',
      delimiter: ';',
      headings: JSON.stringify([AWKWARD]),
      mapping: JSON.stringify({ columns: {} }),
      rowCount: 1,
      done: 1,
      position: 2,
      counts: '{}',
      preset: null,
      failure: null,
      createdAt: post.publishedAt,
      createdBy: newId(),
      createdByName: AWKWARD.slice(0, 40),
      expiresAt: post.publishedAt,
    });
    await tx.insert(ImportRows, {
      importId,
      rowNumber: 2,
      cells: JSON.stringify([AWKWARD]),
      outcome: 'create',
    });
    const content = Buffer.from(AWKWARD).toString('base64');
    await tx.insert(ImportFiles, { importId, piece: 0, content, firstRows: JSON.stringify([AWKWARD]) });
    await tx.insert(ImportSources, {
      kind: 'clients',
      source: 'twenty',
      sourceId: AWKWARD.slice(0, 50),
      targetId: newId(),
      importId,
    });
    await tx.insert(ImportMappings, {
      kind: 'clients',
      name: AWKWARD.slice(0, 50),
      columns: '{}',
      options: '{}',
    });
    const apiKey = anApiKey({ name: AWKWARD.slice(0, 60), expiresAt: post.publishedAt });
    await tx.insert(ApiKeys, [
      { ...apiKey, keyHash: 'a', scopes: apiKey.scopes.join(' ') },
      { ...anApiKey(), keyHash: 'b', scopes: '' },
    ]);
    await tx.insert(ApiKeyDays, { keyId: apiKey.id, day: '2026-11-21', calls: 2_000_000_000 });
    await tx.insert(ClientActivities, {
      id: newId(),
      clientId: newId(),
      policyId: newId(),
      actionType: 'policy_added',
      actionDetails: AWKWARD.slice(0, 500),
      performedBy: null,
      performedByName: AWKWARD.slice(0, 40),
      createdAt: post.publishedAt,
    });
    const [insurerId, productId] = [newId(), newId()];
    const policy = aPolicy({
      remarks: AWKWARD,
      insured: AWKWARD.slice(0, 200),
      beneficiaries: [aBeneficiary({ name: AWKWARD.slice(0, 120) })],
    });
    await tx.insert(Insurers, { id: insurerId, name: AWKWARD.slice(0, 120), nameKey: 'awkward' });
    const product = { id: productId, insurerId, line: policy.line, name: policy.product };
    await tx.insert(Products, { ...product, nameKey: 'term 20', graceDays: 45 });
    const due = { nextDueOn: '2028-02-29', nextPremiumDue: '2026-01-31' };
    const leaving = { leftOn: null, keptMonths: null };
    const row = policyRow(policy, { insurerId, productId, ...due, ...leaving });
    await tx.insert(Policies, { ...row, nextUnpaidUntil: '2026-03-03' });
    await tx.insert(BookCounters, {
      scope: 'due',
      period: '2026-01',
      item: '',
      currency: 'PHP',
      counted: 1,
      amount: 999_999_999_999,
    });
    await tx.insert(PolicyVersions, {
      id: newId(),
      policyId: policy.id,
      details: JSON.stringify(detailsOf(policy)),
      reason: AWKWARD.slice(0, 500),
      changedBy: newId(),
      changedByName: 'Ana Cruz',
      changedAt: policy.updatedAt,
    });
    await tx.insert(ServiceCases, [
      aCase({ policyId: policy.id, title: AWKWARD.slice(0, 200), nextBy: '2026-12-01' }),
      aCase({ policyId: policy.id, closed: true }),
    ]);
    const premium = premiumRow(policy, {
      id: newId(),
      dueDate: '2026-01-31',
      coversFrom: '2026-01-31',
      coversUntil: null,
      graceEndsOn: '2026-03-03',
      amount: 999_999_999_999,
      currency: 'PHP',
      paidAmount: 0,
    });
    await tx.insert(PremiumCorrections, {
      id: newId(),
      premiumId: premium.id,
      amount: 999_999_999_999,
      dueDate: '2026-01-30',
      reason: AWKWARD.slice(0, 500),
      correctedBy: newId(),
      correctedByName: 'Ana Cruz',
      correctedAt: policy.updatedAt,
    });
    await tx.insert(Premiums, { ...premium, paidAmount: 999_999_999_999 });
    await tx.insert(PremiumPayments, {
      ...aPayment(premium.id, { amount: 999_999_999_999, receiptNumber: AWKWARD.slice(0, 60) }),
      requestKey: 'a'.repeat(64),
      requestFingerprint: 'b'.repeat(64),
    });
    const [webhookId, eventId, at] = [newId(), newId(), post.publishedAt];
    await tx.insert(WebhookTable, {
      id: webhookId,
      plainUrl: '',
      sealedUrl: 'a',
      host: 'a.example',
      events: '["booking.created"]',
      description: AWKWARD.slice(0, 150),
      enabled: 0,
      secret: 'a',
      previousSecret: null,
      previousSecretUntil: null,
      offReason: 'failing',
      offAt: at,
      failures: 9,
      failingSince: at,
      pausedUntil: null,
      lastSequence: 1,
      createdAt: at,
      createdByName: AWKWARD.slice(0, 40),
    });
    await tx.insert(WebhookEventTable, {
      id: eventId,
      type: 'booking.created',
      subjectId: newId(),
      leadType: 'appointment',
      aboutId: newId(),
      createdAt: at,
      isSpread: 1,
      dedupKey: null,
    });
    await tx.insert(WebhookDeliveryTable, {
      id: newId(),
      webhookId,
      eventId,
      sequence: 1,
      state: 'queued',
      attempts: 1,
      queuedAt: at,
      nextAttemptAt: at,
      deliveredAt: null,
      log: JSON.stringify([AWKWARD]),
      createdAt: at,
      leasedBy: null,
      leasedUntil: null,
    });
    const subscriber = aSubscriberRow({ firstName: AWKWARD.slice(0, 100) });
    const { subscriptionId, consentId } = subscriber;
    await tx.insert(Subscribers, [subscriber, aSubscriberRow({ state: 'left' })]);
    await tx.insert(ConsentRecords, aConsent({ id: consentId, subscriptionId, wording: AWKWARD }));
    const issue = anIssueRow({
      subject: AWKWARD.slice(0, 150),
      content: AWKWARD.repeat(1_000),
      state: 'sent',
    });
    await tx.insert(Issues, [issue, anIssueRow({ slug: null })]);
    const sentMail = { issueId: issue.id, subscriptionId };
    await tx.insert(DeliveryTable, aDelivery({ ...sentMail, reply: AWKWARD, reason: AWKWARD.slice(0, 200) }));
    const link = { subscriptionId, createdAt: post.publishedAt };
    await tx.insert(NewsletterLinks, [
      { tokenHash: 'a', consentId, issueId: null, ...link },
      { tokenHash: 'b', consentId: null, issueId: issue.id, ...link },
    ]);
    const alt = AWKWARD.slice(0, 300);
    await tx.insert(MediaTable, { ...aStoredPicture({ alt, focalX: 0, focalY: 1000 }), searchText: alt });
    await tx.insert(PrivacyRequestTable, aPrivacyRequest({ note: AWKWARD, outcome: AWKWARD }));
    await tx.insert(LegalHoldTable, aLegalHold({ reason: AWKWARD.slice(0, 300) }));
    await tx.insert(HoldAddressTable, { email: AWKWARD.slice(0, 200), holdId: post.id });
    const { from, to, ...breach } = aBreach({ what: AWKWARD });
    await tx.insert(BreachTable, { ...breach, openFrom: from, openTo: to });
    await tx.insert(RetentionRunTable, {
      id: 1,
      leasedBy: null,
      leasedUntil: null,
      finishedOn: '2026-11-21',
    });
    // the same in each database, because a restore leaves the rows that are there
    await tx.insert(ErasureTable, {
      id: 'a',
      reason: AWKWARD,
      erasedAt: '2026-11-20T08:00:00.000Z',
      erasedBy: null,
      erasedByName: AWKWARD.slice(0, 40),
      counts: '{}',
      kept: '[]',
      backups: '[]',
      hashes: '[]',
      keyId: keyIdOf(ERASURE_KEY),
      upkeep: 'restored',
    });
    const suspected = { leadType: 'appointment', emailKey: 'a', createdAt: post.publishedAt } as const;
    await tx.insert(SuspectedSubmissionTable, [
      { ...suspected, id: 'a', reference: null, reason: 'flood', body: AWKWARD.repeat(20), phoneKey: null },
      { ...suspected, id: 'b', reference: '7KM-2QXP', reason: 'blocked', body: '{}', phoneKey: '917' },
    ]);
    const blocked = aBlockedSender({ value: AWKWARD.slice(0, 250), note: AWKWARD.slice(0, 200) });
    await tx.insert(BlockedSenderTable, [blocked, aBlockedSender({ kind: 'phone', value: '917' })]);
    await tx.insert(IdempotencyKeys, { keyHash: 'a', fingerprint: 'b', ...result, isNew: true });
    await tx.insert(IdempotencyKeys, { keyHash: 'b', fingerprint: 'b', ...result, isNew: false });
  });
  const trail = new SqlAuditTrail(database, new SystemClock());
  await trail.record({ action: 'sign-in.failed', userId: null });
  await trail.record({
    action: 'sign-in',
    userId: user.id,
    details: { browser: AWKWARD, knownBrowser: true },
  });
  await database.write((tx) => fillEmptyTables(tx, SCHEMA.entities));
  await database.close();
}

/** A row for each of the tables that has none, with something in each of its columns. */
export async function fillEmptyTables(tx: Transaction, tables: readonly Table<object>[]): Promise<void> {
  for (const table of tables) {
    const { name = '' } = table.options;
    const columns = table.options.columns as Readonly<Record<string, { readonly type?: unknown }>>;
    if (NO_CONTENT.includes(name) || (await tx.count(table)) > 0) continue;
    const row = Object.entries(columns).map(([column, { type }]) => {
      const isNumber = /int/.test(String(type));
      return [column, isNumber ? 1 : AWKWARD.slice(0, 3)];
    });
    await tx.insert(table, Object.fromEntries(row) as object);
  }
}

/** The number of rows of each table and their hash; equal on both databases. */
export async function hashesOf(stored: DatabaseUrl): Promise<Record<string, string>> {
  return withConnection(
    stored,
    async (dataSource) => {
      const hashes: Record<string, string> = {};
      const tables = await tableNames(dataSource.manager);
      for (const name of tables.filter((name) => !NO_CONTENT.includes(name))) {
        const rows = (await dataSource.query<object[]>(`SELECT * FROM ${name}`)).map((row) =>
          JSON.stringify(
            Object.entries(row)
              .filter(([column]) => column !== 'upkeep')
              .sort(),
          ),
        );
        hashes[name] = `${rows.length} ${createHash('sha256').update(rows.sort().join('\n')).digest('hex')}`;
      }
      return hashes;
    },
    // the tables that are there, whatever the schema says
    { entities: [], migrations: [] },
  );
}

/** Connects to the database directly, without migrations. */
export async function withConnection<T>(
  stored: DatabaseUrl,
  work: (dataSource: DataSource) => Promise<T>,
  schema = SCHEMA,
): Promise<T> {
  const dataSource = await new DataSource(dataSourceOptions(configOf(stored), schema)).initialize();
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}
