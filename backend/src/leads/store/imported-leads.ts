import { Injectable } from '@nestjs/common';
import { heldAddresses } from '../../holds/held-people.js';
import { ImportedConsents } from '../../newsletter/imported-consents.js';
import { newId } from '../../platform/clock.js';
import {
  affected,
  Database,
  runAll,
  type Transaction,
  transactionOf,
} from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { insertRows } from '../../platform/database/store-rows.js';
import { Invalid, type Said } from '../../platform/domain-error.js';
import {
  type ChangedRecord,
  type ImportedBy,
  type ImportedFields,
  type ImportedPerson,
  type ImportMatch,
  type ImportRecord,
  type ImportTarget,
  type NewRecord,
  type RecordFields,
  type RowKeys,
  type RowToMatch,
  personIn,
  textOf,
} from '../../platform/import-target.js';
import { activityEntry } from '../domain/activity.js';
import { afterActivity } from '../domain/first-answer.js';
import { changedByImport, importedLead, isSubscription } from '../domain/imported-lead.js';
import { type Lead, LEAD_TYPES, type LeadEvent } from '../domain/lead.js';
import { fieldsOf, sameSpelling, storedFieldsOf, valuesIn, withoutNulls } from './imported-values.js';
import { recount } from './lead-counters.js';
import { evidenceOfLead, matchLeads } from './lead-matches.js';
import { rowOf } from './lead-rows.js';
import { phoneTerm, termsOf } from '../domain/lead-terms.js';
import { LEAD_TABLES } from './lead.tables.js';
import { type LockedLead, lockLeads, updateLead } from './lead-updates.js';
import type { Reading, Unit } from '../../platform/unit-of-work.js';
import { mailboxKey } from '../../platform/values/email.js';
import type { PersonEvidence } from '../../platform/values/evidence.js';
import { nameOf } from '../../platform/values/name.js';

const CREATED = { actionType: 'lead_created', actionDetails: 'Imported from a file' } as const;
const CHANGED = { actionType: 'details_changed', actionDetails: 'Changed by an import' } as const;
const TAKEN_BACK = {
  actionType: 'details_changed',
  actionDetails: 'What an import had changed was put back',
} as const;

/** Leads, as imports make and change them: without mails, and answered, because staff know them. */
@Injectable()
export class ImportedLeads implements ImportTarget {
  readonly decides = 'record';

  constructor(
    private readonly database: Database,
    private readonly consents: ImportedConsents,
  ) {}

  personOf(fields: RecordFields): ImportedPerson {
    return personIn(fields);
  }

  keysOf(fields: RecordFields): RowKeys {
    const { email, phone } = this.personOf(fields);
    const type = isSubscription(fields) ? 'subscription' : 'appointment';
    const keyOf = (value: string) => (value === '' ? '' : `${type} ${value}`);
    return [keyOf(mailboxKey(email)), keyOf(phoneTerm(phone))];
  }

  evidenceOf(fields: RecordFields): PersonEvidence {
    return evidenceOfLead(fields);
  }

  match(reading: Reading, rows: readonly RowToMatch[]): Promise<ImportMatch[]> {
    return matchLeads(transactionOf(reading), rows);
  }

  async read(reading: Reading, ids: readonly string[]): Promise<ReadonlyMap<string, ImportRecord>> {
    const tx = transactionOf(reading);
    const leads = (await this.leads(tx, ids)).map(({ lead }) => lead);
    const held = await heldAddresses(tx);
    return new Map(
      leads.map((lead) => {
        const name = nameOf(lead);
        return [lead.id, { name, fields: storedFieldsOf(lead), isHeld: held.has(mailboxKey(lead.email)) }];
      }),
    );
  }

  decide(
    before: RecordFields | null,
    { createdAt, ...said }: ImportedFields,
    _links: object,
    by: ImportedBy,
  ) {
    const { at, today } = by;
    try {
      if (before) {
        const lead = importedLead(withoutNulls(before), { id: '', createdAt: at, today });
        const { leadSource: _, ...changes } = sameSpelling(before, said);
        const now = fieldsOf(lead);
        const after = Object.entries(fieldsOf(changedByImport(lead, changes, today)));
        return {
          after: { ...before, ...Object.fromEntries(after.filter(([field, value]) => value !== now[field])) },
        };
      }
      const time = textOf(createdAt);
      const madeAt = time === '' ? at : time.endsWith('Z') ? time : by.momentOf(time);
      const lead = importedLead(said, { id: '', createdAt: madeAt, today });
      // what the row does not say is no change that a check could show
      return { after: namedIn({ ...said, ...(time !== '' && { createdAt }) }, fieldsOf(lead)) };
    } catch (error) {
      if (error instanceof Invalid) return { problems: error.fields };
      throw error;
    }
  }

  async create(unit: Unit, records: readonly NewRecord[], { actor, at, today }: ImportedBy): Promise<void> {
    const tx = transactionOf(unit);
    const made = records.map(({ id, fields }) => {
      const createdAt = textOf(fields.createdAt) || at;
      const lead = importedLead(withoutNulls(fields), { id, createdAt, today });
      const ref = { leadType: lead.leadType, leadId: id };
      const activity = activityEntry(ref, CREATED, actor, newId(), at);
      return { lead: afterActivity(lead, activity), activity };
    });
    for (const leadType of LEAD_TYPES) {
      const leads = made.map(({ lead }) => lead).filter((lead) => lead.leadType === leadType);
      await insertRows(tx, LEAD_TABLES[leadType].name, leads.map(rowOf));
      await insertRows(
        tx,
        'lead_terms',
        leads.flatMap((lead) => termsOf(lead).map((term) => ({ term, leadType, leadId: lead.id }))),
      );
    }
    await insertRows(
      tx,
      'activity_logs',
      made.map(({ activity }) => activity),
    );
    await this.count(
      tx,
      made.map(({ lead }) => ({ before: null, after: lead })),
    );
  }

  async update(unit: Unit, records: readonly ChangedRecord[], by: ImportedBy): Promise<void> {
    const tx = transactionOf(unit);
    const locked = new Map(
      (
        await this.leads(
          tx,
          records.map(({ id }) => id),
        )
      ).map((one) => [one.lead.id, one]),
    );
    const moved: { before: Lead; after: Lead }[] = [];
    for (const { id, fields, isUndo } of records) {
      const one = locked.get(id);
      if (!one) continue;
      const { leadSource: _, createdAt: __, ...changed } = fields;
      const after = changedByImport(one.lead, valuesIn(one.lead, changed), by.today);
      await updateLead(tx, one, after);
      locked.set(id, { ...one, row: rowOf(after), lead: after });
      await insertRows(tx, 'activity_logs', [entryOf(one.lead, isUndo ? TAKEN_BACK : CHANGED, by)]);
      moved.push({ before: one.lead, after });
    }
    await this.count(tx, moved);
  }

  async kept(reading: Reading, ids: readonly string[]): Promise<ReadonlyMap<string, Said>> {
    const tx = transactionOf(reading);
    if (ids.length === 0) return new Map();
    const places = placeholders(ids);
    const used = await tx.query<{ id: string }[]>(
      `SELECT leadId AS id FROM lead_notes WHERE leadId IN (${places})
       UNION SELECT id FROM appointments WHERE id IN (${places}) AND clientId IS NOT NULL
       UNION SELECT id FROM subscriptions WHERE id IN (${places}) AND clientId IS NOT NULL
       UNION SELECT leadId FROM activity_logs WHERE leadId IN (${places})
         AND actionDetails NOT IN (${placeholders(OWN_EVENTS)})`,
      [...ids, ...ids, ...ids, ...ids, ...OWN_EVENTS],
    );
    // tasks and mails leave a line in the history
    const subscribed = await this.consents.known(reading, ids);
    return new Map(
      [...used.map(({ id }) => id), ...subscribed.keys()].map((id) => [id, 'import.used-since']),
    );
  }

  async remove(unit: Unit, ids: readonly string[]): Promise<void> {
    const tx = transactionOf(unit);
    for (const { lead } of await this.leads(tx, ids)) {
      const { id, leadType } = lead;
      const terms = termsOf(lead);
      // no index leads to the terms of a lead
      if (terms.length > 0)
        await affected(
          tx,
          `DELETE FROM lead_terms WHERE term IN (${placeholders(terms)}) AND leadType = ? AND leadId = ?`,
          [...terms, leadType, id],
        );
      await affected(tx, 'DELETE FROM activity_logs WHERE leadId = ? AND leadType = ?', [id, leadType]);
      await affected(tx, `DELETE FROM ${LEAD_TABLES[leadType].name} WHERE id = ?`, [id]);
      await this.count(tx, [{ before: lead, after: null }]);
    }
  }

  /** Those that are not erased; in a unit of work locked until its end. */
  private async leads(tx: Transaction, ids: readonly string[]): Promise<LockedLead[]> {
    if (ids.length === 0) return [];
    const refs = LEAD_TYPES.flatMap((leadType) => ids.map((leadId) => ({ leadType, leadId })));
    const lock = tx.queryRunner ? this.database.rowLock : {};
    return (await lockLeads(tx, lock, refs)).filter(({ lead }) => lead.erasedAt === null);
  }

  private async count(tx: Transaction, moved: Parameters<typeof recount>[1]): Promise<void> {
    await runAll(tx, recount(this.database.dialect, moved));
  }
}

const OWN_EVENTS = [CREATED, CHANGED, TAKEN_BACK].map(({ actionDetails }) => actionDetails);

function entryOf(lead: Lead, event: LeadEvent, { actor, at }: ImportedBy) {
  return activityEntry({ leadType: lead.leadType, leadId: lead.id }, event, actor, newId(), at);
}

function namedIn(fields: ImportedFields, record: RecordFields): RecordFields {
  return Object.fromEntries(Object.entries(record).filter(([field]) => field in fields));
}
