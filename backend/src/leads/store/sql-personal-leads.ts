import { Injectable } from '@nestjs/common';
import { portions } from '../../platform/portions.js';
import { BusinessTime } from '../../calendar/business-time.js';
import {
  affected,
  Database,
  runAll,
  type Transaction,
  transactionOf,
} from '../../platform/database/database.js';
import { rowsInPieces } from '../../platform/database/rows-in-pieces.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { deleteTokensOf } from '../../platform/database/idempotency-keys.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { eraseLead } from '../domain/erasure.js';
import { type Lead, LEAD_TYPES, type LeadType, type LeadRef } from '../domain/lead.js';
import type { LeadContact, LeadOfPerson, PersonalActivity, PersonalNote } from '../personal-leads.js';
import { recount } from './lead-counters.js';
import { leadsAt } from './lead-places.js';
import { cut, prefixesOf, queryText, queryWords } from '../domain/lead-terms.js';
import { lockLeads, updateOf } from './lead-updates.js';
import { ERASED_TABLES, LEAD_TABLES } from './lead.tables.js';
import { SqlHeldLeads } from './sql-held-leads.js';
import { assertLeadsNotHeld, heldLeads } from './held-leads.js';
import { contactOf, distinct, hasPhone, idsOf, leadsAmong, personalLead, recordOf } from './personal-lead.js';
import type {
  ErasedRecords,
  Mention,
  MentioningTexts,
  Person,
  PersonalLists,
  PersonalPart,
  Recognised,
} from '../../platform/personal-data.js';
import type { HeldPart } from '../../platform/held-part.js';
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

type Lists = 'leads' | 'notes' | 'activity';
type Counted = 'appointments' | 'subscriptions' | 'notes' | 'activity';

/** What leads hold about a person. Erased leads belong to no person. */
@Injectable()
export class SqlPersonalLeads implements PersonalPart<Lists, Counted> {
  readonly name = 'leads';
  readonly tables = ERASED_TABLES;
  readonly after = [];
  readonly heldRecords = heldLeads;
  readonly mentioning: MentioningTexts = {
    kind: 'note',
    countedAs: 'notes',
    all: () => this.allNotes(),
    erase: (unit, ids) => this.eraseNotes(transactionOf(unit), ids),
  };

  constructor(
    private readonly database: Database,
    private readonly time: BusinessTime,
  ) {}

  get held(): HeldPart {
    return new SqlHeldLeads(this.database);
  }

  /** Those of the newest leads first. */
  async addresses(
    query: string,
    limit: number,
  ): Promise<{ readonly emails: readonly string[]; readonly newestOnly: boolean }> {
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

  async find({ email }: Person): Promise<{ lists: Pick<PersonalLists, Lists> } & Recognised> {
    const { reader } = this.database;
    const leads = (await leadsAt(reader, await this.candidates(reader, email)))
      .filter((lead) => lead.erasedAt === null && mailboxKey(lead.email) === email)
      .sort((one, other) => (keyOf(one) < keyOf(other) ? 1 : -1))
      .map(personalLead);
    const [notes, activity] = await Promise.all([
      this.ofLeads<PersonalNote>(NOTE, 'lead_notes', leads),
      this.ofLeads<PersonalActivity>(ACTIVITY, 'activity_logs', leads),
    ]);
    return { lists: { leads, notes, activity }, contacts: leads, records: leads.map(recordOf) };
  }

  private allNotes(): AsyncGenerator<readonly Mention[]> {
    return this.pieces<Mention>(`'note' AS kind, id, note AS text, leadType, leadId`, 'lead_notes');
  }

  async *everybody(): AsyncGenerator<
    readonly { contact: LeadContact; record: ReturnType<typeof recordOf> }[]
  > {
    for (const leadType of LEAD_TYPES) {
      const phone = leadType === 'appointment' ? 'phone' : `'' AS phone`;
      const columns = `id, '${leadType}' AS leadType, firstName, lastName, email, ${phone}, clientId, createdAt`;
      const pieces = this.pieces<LeadContact>(columns, LEAD_TABLES[leadType].name, 'AND erasedAt IS NULL');
      for await (const contacts of pieces)
        yield contacts.map((contact) => ({ contact, record: recordOf(contact) }));
    }
  }

  private candidates(tx: Transaction, email: string): Promise<LeadOfPerson[]> {
    return tx.query<LeadOfPerson[]>('SELECT leadType, leadId AS id FROM lead_terms WHERE term = ?', [
      cut(email),
    ]);
  }

  /** As they are now: concurrent changes wait, and are rejected. */
  async recognise(
    unit: Unit,
    { email }: Person,
    { candidates, isMeant }: ErasedRecords,
  ): Promise<Recognised> {
    const tx = transactionOf(unit);
    const looked = candidates ? leadsAmong(candidates) : await this.candidates(tx, email);
    const meant = (await this.locked(tx, looked)).map(({ lead }) => contactOf(lead)).filter(isMeant);
    return { contacts: meant, records: meant.map(recordOf) };
  }

  /** With notes, history, links, search terms and repeated requests; the counters follow. */
  async erase(unit: Unit, { records }: Pick<Person, 'records'>, at: string) {
    const tx = transactionOf(unit);
    const leads = leadsAmong(records);
    const today = this.time.today();
    const moved = (await this.locked(tx, leads)).map((locked) => ({
      locked,
      before: locked.lead,
      after: eraseLead(locked.lead, at, today),
    }));
    for (const some of portions(moved, LEADS_AT_ONCE))
      await runAll(
        tx,
        some.flatMap(({ locked, after }) => updateOf(locked, after)),
      );
    const notes = await this.deleteOf(tx, 'lead_notes', leads);
    const activity = await this.deleteOf(tx, 'activity_logs', leads);
    await this.deleteLinks(tx, leads);
    await runAll(tx, recount(this.database.dialect, moved));
    const count = (type: LeadType) => moved.filter(({ before }) => before.leadType === type).length;
    return { appointments: count('appointment'), subscriptions: count('subscription'), notes, activity };
  }

  private async locked(tx: Transaction, leads: readonly LeadOfPerson[]) {
    const refs = leads.map(({ leadType, id }) => ({ leadType, leadId: id }));
    return (await lockLeads(tx, this.database.rowLock, refs)).filter(({ lead }) => lead.erasedAt === null);
  }

  /** Deletes notes about any lead. */
  private async eraseNotes(tx: Transaction, ids: readonly string[]): Promise<number> {
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

  private pieces<Row extends { readonly id: string }>(
    columns: string,
    table: string,
    condition = '',
  ): AsyncGenerator<readonly Row[]> {
    const sql = `SELECT ${columns} FROM ${table} WHERE id > ? ${condition} ORDER BY id LIMIT ${PIECE}`;
    const { reader } = this.database;
    return rowsInPieces(
      PIECE,
      '',
      ({ id }) => id,
      (after: string) => reader.query<Row[]>(sql, [after]),
    );
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

function keyOf({ createdAt, id }: Lead): string {
  return `${createdAt} ${id}`;
}
