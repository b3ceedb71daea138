import { Injectable } from '@nestjs/common';
import { portions } from '../../platform/portions.js';
import { BusinessTime } from '../../calendar/business-time.js';
import { affected, Database, runAll, type Transaction } from '../../platform/database/database.js';
import { deleteTokensOf } from '../../platform/database/idempotency-keys.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { eraseLead } from '../domain/erasure.js';
import { type Lead, LEAD_TYPES, type LeadType, type LeadRef } from '../domain/lead.js';
import {
  type ErasedLeads,
  type LeadContact,
  type LeadOfPerson,
  type PersonalActivity,
  type PersonalLead,
  PersonalLeads,
  type PersonalNote,
} from '../personal-leads.js';
import { recount } from './lead-counters.js';
import { leadsAt } from './lead-places.js';
import { cut, prefixesOf, queryText, queryWords } from './lead-terms.js';
import { lockLeads, updateOf } from './lead-updates.js';
import { LEAD_TABLES } from './lead.tables.js';
import { assertLeadsNotHeld } from './held-leads.js';
import { contactOf, hasPhone, personalLead } from './personal-lead.js';
import { emailKey, mailboxKey } from '../../platform/values/email.js';
import { emailSpellings } from '../../platform/values/email-spellings.js';

/** More candidates of a search are not looked at. */
const CANDIDATES = 1_000;
/** Rows of a piece: other work goes on between two pieces. */
const PIECE = 2_000;
/** Values in one statement. */
const MOST_VALUES = 500;
/** Statements in one round trip. */
const LEADS_AT_ONCE = 50;

const NOTE = 'id, leadType, leadId, note, createdByName, createdAt';
const ACTIVITY = 'id, leadType, leadId, actionType, actionDetails, performedByName, createdAt';

@Injectable()
export class SqlPersonalLeads extends PersonalLeads {
  constructor(
    private readonly database: Database,
    private readonly time: BusinessTime,
  ) {
    super();
  }

  override async addresses(
    query: string,
    limit: number,
  ): Promise<{ emails: readonly string[]; newestOnly: boolean }> {
    const text = emailKey(query) ?? queryText(query);
    const [phone] = queryWords(query).filter(({ lastDigits }) => lastDigits !== undefined);
    const prefixes = phone ? prefixesOf(phone) : [cut(text)];
    const found = (await Promise.all(prefixes.map((prefix) => this.withTerm(prefix)))).flat();
    const leads = (await leadsAt(this.database.reader, distinct(found))).filter((lead) =>
      phone ? hasPhone(lead, phone) : emailSpellings(lead.email).some((email) => email.startsWith(text)),
    );
    const newestFirst = leads.sort((one, other) => (keyOf(one) < keyOf(other) ? 1 : -1));
    const emails = [...new Set(newestFirst.map(({ email }) => mailboxKey(email)))];
    return {
      emails: emails.slice(0, limit),
      newestOnly: emails.length > limit || found.length >= CANDIDATES,
    };
  }

  override async of(email: string): Promise<PersonalLead[]> {
    const { reader } = this.database;
    const leads = await leadsAt(reader, await this.candidates(reader, email));
    return leads
      .filter((lead) => lead.erasedAt === null && mailboxKey(lead.email) === email)
      .sort((one, other) => (keyOf(one) < keyOf(other) ? 1 : -1))
      .map(personalLead);
  }

  override notes(leads: readonly LeadOfPerson[]): Promise<PersonalNote[]> {
    return this.ofLeads(NOTE, 'lead_notes', leads);
  }

  override activity(leads: readonly LeadOfPerson[]): Promise<PersonalActivity[]> {
    return this.ofLeads(ACTIVITY, 'activity_logs', leads);
  }

  override allNotes(): AsyncGenerator<readonly PersonalNote[]> {
    return this.pieces(NOTE, 'lead_notes');
  }

  override async *contacts(): AsyncGenerator<readonly LeadContact[]> {
    for (const leadType of LEAD_TYPES) {
      const phone = leadType === 'appointment' ? 'phone' : `'' AS phone`;
      const columns = `id, '${leadType}' AS leadType, firstName, lastName, email, ${phone}, clientId, createdAt`;
      yield* this.pieces<LeadContact>(columns, LEAD_TABLES[leadType].name, 'AND erasedAt IS NULL');
    }
  }

  override candidates(tx: Transaction, email: string): Promise<LeadOfPerson[]> {
    return tx.query<LeadOfPerson[]>('SELECT leadType, leadId AS id FROM lead_terms WHERE term = ?', [
      cut(email),
    ]);
  }

  override async erase(
    tx: Transaction,
    candidates: readonly LeadOfPerson[],
    isMeant: (lead: LeadContact) => boolean,
    erasedAt: string,
  ): Promise<ErasedLeads> {
    const refs = candidates.map(({ leadType, id }) => ({ leadType, leadId: id }));
    const erased = (await lockLeads(tx, this.database.rowLock, refs)).filter(
      ({ lead }) => lead.erasedAt === null && isMeant(contactOf(lead)),
    );
    const today = this.time.today();
    const moved = erased.map((locked) => ({
      locked,
      before: locked.lead,
      after: eraseLead(locked.lead, erasedAt, today),
    }));
    for (const some of portions(moved, LEADS_AT_ONCE))
      await runAll(
        tx,
        some.flatMap(({ locked, after }) => updateOf(locked, after)),
      );
    const leads = erased.map(({ lead }) => contactOf(lead));
    const notes = await this.deleteOf(tx, 'lead_notes', leads);
    const activity = await this.deleteOf(tx, 'activity_logs', leads);
    await this.deleteLinks(tx, leads);
    await runAll(tx, recount(this.database.dialect, moved));
    const count = (type: LeadType) => leads.filter(({ leadType }) => leadType === type).length;
    return {
      leads,
      appointments: count('appointment'),
      subscriptions: count('subscription'),
      notes,
      activity,
    };
  }

  override async eraseNotes(tx: Transaction, ids: readonly string[]): Promise<number> {
    let notes = 0;
    for (const some of portions(ids, MOST_VALUES)) {
      const places = placeholders(some);
      const sql = `SELECT DISTINCT leadType, leadId FROM lead_notes WHERE id IN (${places})`;
      await assertLeadsNotHeld(tx, await tx.query<LeadRef[]>(sql, some));
      notes += await affected(tx, `DELETE FROM lead_notes WHERE id IN (${places})`, some);
    }
    return notes;
  }

  private withTerm(prefix: string): Promise<LeadOfPerson[]> {
    return this.database.reader.query<LeadOfPerson[]>(
      `SELECT DISTINCT leadType, leadId AS id FROM lead_terms WHERE term >= ? AND term < ? LIMIT ${CANDIDATES}`,
      [prefix, `${prefix}\u{10FFFF}`],
    );
  }

  private async ofLeads<Row extends { readonly id: string }>(
    columns: string,
    table: string,
    leads: readonly LeadOfPerson[],
  ): Promise<Row[]> {
    const rows: Row[] = [];
    for (const leadType of LEAD_TYPES)
      for (const ids of portions(idsOf(leads, leadType), MOST_VALUES))
        rows.push(
          ...(await this.database.reader.query<Row[]>(
            `SELECT ${columns} FROM ${table} WHERE leadId IN (${placeholders(ids)}) AND leadType = ?`,
            [...ids, leadType],
          )),
        );
    return rows.sort((one, other) => (one.id < other.id ? 1 : -1));
  }

  private async *pieces<Row extends { readonly id: string }>(
    columns: string,
    table: string,
    condition = '',
  ): AsyncGenerator<Row[]> {
    for (let after = ''; ;) {
      const rows = await this.database.reader.query<Row[]>(
        `SELECT ${columns} FROM ${table} WHERE id > ? ${condition} ORDER BY id LIMIT ${PIECE}`,
        [after],
      );
      if (rows.length > 0) yield rows;
      if (rows.length < PIECE) return;
      after = rows.at(-1)!.id;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  private async deleteOf(tx: Transaction, table: string, leads: readonly LeadOfPerson[]): Promise<number> {
    let deleted = 0;
    for (const leadType of LEAD_TYPES)
      for (const ids of portions(idsOf(leads, leadType), MOST_VALUES))
        deleted += await affected(
          tx,
          `DELETE FROM ${table} WHERE leadId IN (${placeholders(ids)}) AND leadType = ?`,
          [...ids, leadType],
        );
    return deleted;
  }

  /** The links to pages of bookings, and what recognises repeated requests. */
  private async deleteLinks(tx: Transaction, leads: readonly LeadOfPerson[]): Promise<void> {
    for (const some of portions(leads, MOST_VALUES)) {
      const ids = some.map(({ id }) => id);
      await affected(tx, `DELETE FROM booking_links WHERE appointmentId IN (${placeholders(ids)})`, ids);
      await deleteTokensOf(tx, ids);
    }
  }
}

function distinct(leads: readonly LeadOfPerson[]): LeadOfPerson[] {
  return [...new Map(leads.map((lead) => [`${lead.leadType}|${lead.id}`, lead])).values()];
}

function idsOf(leads: readonly LeadOfPerson[], type: LeadType): string[] {
  return leads.filter(({ leadType }) => leadType === type).map(({ id }) => id);
}

function keyOf({ createdAt, id }: Lead): string {
  return `${createdAt} ${id}`;
}
