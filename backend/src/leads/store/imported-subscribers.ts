import { Injectable } from '@nestjs/common';
import { Consents } from '../../newsletter/consents.js';
import { ImportedConsents } from '../../newsletter/imported-consents.js';
import { newId } from '../../platform/clock.js';
import { Database, runAll, type Transaction, transactionOf } from '../../platform/database/database.js';
import { insertRows } from '../../platform/database/store-rows.js';
import type { Said } from '../../platform/domain-error.js';
import {
  type ChangedRecord,
  type ImportedBy,
  type ImportedFields,
  type ImportedPerson,
  type ImportMatch,
  type ImportRecord,
  type ImportTarget,
  type NewRecord,
  personIn,
  type RecordFields,
  type RowKeys,
  type RowToMatch,
  textOf,
} from '../../platform/import-target.js';
import { activityEntry } from '../domain/activity.js';
import { subscribe, type Subscription } from '../domain/subscription.js';
import {
  deleteSubscriptions,
  subscriptionRecords,
  subscriptionsBy,
  usedSubscriptions,
} from './imported-subscriptions.js';
import { recount } from './lead-counters.js';
import { insertionOfTerms, subscriptionRow } from './lead-rows.js';
import { lockLeads, updateLead } from './lead-updates.js';
import type { Reading, Unit } from '../../platform/unit-of-work.js';
import { mailboxKey } from '../../platform/values/email.js';
import { NO_EVIDENCE, type PersonEvidence } from '../../platform/values/evidence.js';
import { nameInAddress, nameOf } from '../../platform/values/name.js';

/** What an import writes into the history of a lead. */
const IMPORTED = 'Imported from a file';
const CHANGED = 'Changed by an import';
const TAKEN_BACK = 'What an import had changed was put back';

/**
 * Subscribers of the newsletter, as imports make and change them. Who has left stays away, nothing is mailed, and an address
 * that is stored does not change; consents: newsletter/imported-consents.ts.
 */
@Injectable()
export class ImportedSubscribers implements ImportTarget {
  readonly decides = 'record';

  constructor(
    private readonly database: Database,
    private readonly consents: Consents,
    private readonly imported: ImportedConsents,
  ) {}

  personOf(fields: RecordFields): ImportedPerson {
    return personIn(fields);
  }

  keysOf({ email }: RecordFields): RowKeys {
    return [mailboxKey(textOf(email)), ''];
  }

  /** A mailbox is one subscriber, whatever the name. */
  evidenceOf(): PersonEvidence {
    return NO_EVIDENCE;
  }

  async match(reading: Reading, rows: readonly RowToMatch[], by: ImportedBy): Promise<ImportMatch[]> {
    const reader = transactionOf(reading);
    const emails = rows.map(({ fields }) => mailboxKey(textOf(fields.email)));
    const ids = rows.map(({ known }) => known ?? '');
    const known = await subscriptionsBy(reader, 'id', ids);
    const mailed = await subscriptionsBy(reader, 'emailKey', emails);
    const found = rows.map(
      (row, place) =>
        known.find(({ id }) => id === row.known) ?? mailed.find(({ emailKey }) => emailKey === emails[place]),
    );
    const consents = await this.imported.known(
      reading,
      found.flatMap((row) => row?.id ?? []),
    );
    return rows.map(({ fields, known: id }, place): ImportMatch => {
      const row = found[place];
      const leftAt = leftAtIn(fields, by);
      if (!row)
        return {
          candidates: [],
          ...(fields.subscribed === false && leftAt === null && { skip: 'import.not-subscribed' }),
        };
      const consent = consents.get(row.id);
      const isNewer = leftAt !== null && (consent?.wantedSince ?? '') > leftAt;
      const reasons = [row.id === id ? 'sourceId' : 'email'];
      return {
        candidates: [{ id: row.id, name: nameOf(row), reasons, contradicts: [] }],
        ...(isNewer && { skip: 'import.consent-is-newer' }),
        ...(consent?.state === 'left' && { skip: 'subscription.left' }),
        problems: row.emailKey === emails[place] ? {} : { email: 'import.other-address' },
      };
    });
  }

  async read(reading: Reading, ids: readonly string[]): Promise<ReadonlyMap<string, ImportRecord>> {
    const tx = transactionOf(reading);
    const consents = await this.imported.known(reading, ids);
    return subscriptionRecords(tx, this.database, ids, (id) => consents.get(id)?.leftAt ?? null);
  }

  decide(
    before: RecordFields | null,
    said: ImportedFields,
    _links: object,
    by: ImportedBy,
  ): { readonly after: RecordFields } | { readonly problems: Readonly<Record<string, Said>> } {
    const email = textOf(said.email);
    const firstName = textOf(said.firstName) || textOf(before?.firstName) || nameInAddress(email);
    const lastName = textOf(said.lastName) || (before?.lastName ?? null);
    const leftAt = leftAtIn(said, by);
    if (before) {
      const isNewer = leftAt !== null && textOf(before.consentGivenAt) > leftAt;
      return { after: { ...before, firstName, lastName, left: before.left ?? (isNewer ? null : leftAt) } };
    }
    const given = textOf(said.consentGivenAt);
    const givenAt = given === '' || given.endsWith('Z') ? given : by.momentOf(given);
    if (givenAt > by.at) return { problems: { consentGivenAt: 'field.future' } };
    return { after: { firstName, lastName, email, consentGivenAt: givenAt || null, left: leftAt } };
  }

  async create(unit: Unit, records: readonly NewRecord[], by: ImportedBy): Promise<void> {
    const tx = transactionOf(unit);
    const subscriptions = records.map(({ id, fields }) => newSubscription(id, fields, by.at));
    await insertRows(tx, 'subscriptions', subscriptions.map(subscriptionRow));
    await runAll(
      tx,
      subscriptions.map((subscription) => insertionOfTerms(subscription)),
    );
    await record(tx, records, 'lead_created', () => IMPORTED, by);
    await this.addConsents(unit, records, by);
    await this.recount(
      tx,
      subscriptions.map((after) => ({ before: null, after })),
    );
  }

  async update(unit: Unit, records: readonly ChangedRecord[], by: ImportedBy): Promise<void> {
    const tx = transactionOf(unit);
    const refs = records.map(({ id }) => ({ leadType: 'subscription', leadId: id }) as const);
    const locked = new Map(
      (await lockLeads(tx, this.database.rowLock, refs)).map((one) => [one.ref.leadId, one]),
    );
    const asked = await this.imported.known(unit, [...locked.keys()]);
    for (const { id, fields, before } of records) {
      const one = locked.get(id);
      if (!one) continue;
      const [firstName, lastName] = [textOf(fields.firstName), textOf(fields.lastName) || null];
      const lead = { ...(one.lead as Subscription), firstName, lastName };
      await updateLead(tx, one, lead);
      locked.set(id, { ...one, row: { ...one.row, ...subscriptionRow(lead) }, lead });
      await this.consents.correct(unit, { subscriptionId: id, firstName, email: one.lead.email });
      const leftAt = textOf(fields.left) || null;
      if (leftAt === (before.left ?? null)) continue;
      if (asked.has(id)) await this.consents.leaveByFile(unit, id, leftAt);
      else await this.addConsents(unit, [{ id, fields: { ...fields, email: one.lead.email } }], by);
    }
    await record(tx, records, 'details_changed', ({ isUndo }) => (isUndo ? TAKEN_BACK : CHANGED), by);
  }

  async kept(reading: Reading, ids: readonly string[]): Promise<ReadonlyMap<string, Said>> {
    const tx = transactionOf(reading);
    const used = await usedSubscriptions(tx, ids, [IMPORTED, CHANGED, TAKEN_BACK]);
    const written = await this.imported.used(reading, ids);
    return new Map([...used, ...written].map((id) => [id, 'import.used-since']));
  }

  async remove(unit: Unit, ids: readonly string[]): Promise<void> {
    const tx = transactionOf(unit);
    const refs = ids.map((leadId) => ({ leadType: 'subscription', leadId }) as const);
    const removed = (await lockLeads(tx, this.database.rowLock, refs)).map(({ lead }) => lead);
    if (removed.length === 0) return;
    await deleteSubscriptions(tx, removed as Subscription[]);
    await this.imported.remove(
      unit,
      removed.map(({ id }) => id),
    );
    await this.recount(
      tx,
      removed.map((before) => ({ before, after: null })),
    );
  }

  private addConsents(
    unit: Unit,
    records: readonly Pick<NewRecord, 'id' | 'fields'>[],
    by: ImportedBy,
  ): Promise<void> {
    const people = records.map(({ id, fields: { firstName, email, consentGivenAt, left } }) => ({
      subscriptionId: id,
      firstName: textOf(firstName),
      email: textOf(email),
      givenAt: textOf(consentGivenAt) || null,
      leftAt: textOf(left) || null,
    }));
    return this.imported.add(unit, people, by.options.consentBasis ?? '', by.at);
  }

  private async recount(tx: Transaction, changes: Parameters<typeof recount>[1]): Promise<void> {
    await runAll(tx, recount(this.database.dialect, changes));
  }
}

/** When somebody left, as the row says: at the time of the import where it says no other one; null for those who did not. */
function leftAtIn({ left }: ImportedFields, { at, momentOf }: ImportedBy): string | null {
  if (left === undefined || left === false) return null;
  const time = textOf(left);
  const moment = time === '' || time.endsWith('Z') ? time : momentOf(time);
  return moment === '' || moment > at ? at : moment;
}

/** It asks for no answer: the person has not just written to the office. */
function newSubscription(id: string, { firstName, lastName, email }: RecordFields, at: string): Subscription {
  const subscription = subscribe({ firstName: textOf(firstName), email: textOf(email) }, id, at);
  return { ...subscription, lastName: textOf(lastName) || null, answeredAt: at };
}

async function record<Row extends NewRecord>(
  tx: Transaction,
  records: readonly Row[],
  actionType: 'lead_created' | 'details_changed',
  detailsOf: (record: Row) => string,
  { actor, at }: ImportedBy,
): Promise<void> {
  const entries = records.map((one) => {
    const ref = { leadType: 'subscription', leadId: one.id } as const;
    return activityEntry(ref, { actionType, actionDetails: detailsOf(one) }, actor, newId(), at);
  });
  await insertRows(tx, 'activity_logs', entries);
}
