import { Injectable } from '@nestjs/common';
import type { EntityManager, EntitySchema, FindOneOptions } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { retryOnUniqueViolation } from '../../platform/database/retry.js';
import { LeadRepository, type StoredResult, type RecordedChange } from '../application/ports.js';
import { expiredBefore, type IdempotencyToken } from '../application/idempotency-token.js';
import type { ActivityEntry } from '../domain/activity.js';
import type { Appointment } from '../domain/appointment.js';
import type { Lead, LeadType } from '../domain/lead.js';
import type { LeadNote } from '../domain/lead-note.js';
import type { Subscription } from '../domain/subscription.js';
import { recount } from './lead-counters.js';
import { searchText, termsOf } from './lead-terms.js';
import {
  ActivityLogs,
  type AppointmentRow,
  Appointments,
  columnsOf,
  LeadNotes,
  type SubscriptionRow,
  Subscriptions,
} from './lead.tables.js';
import {
  deleteSome,
  storedUnder,
  MAX_DELETED,
  repeatedResult,
  newResult,
  insertToken,
  randomToken,
} from './idempotency-keys.js';

const MAX_ATTEMPTS = 3;

@Injectable()
export class TypeormLeadRepository extends LeadRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override addAppointment(
    appointment: Appointment,
    activity: ActivityEntry,
    token: IdempotencyToken | null = null,
  ): Promise<StoredResult | null> {
    const result = newResult(appointment);
    return this.storeOnce(token, async (tx) => {
      await insertToken(tx, token, result);
      await insert(tx, Appointments, appointmentRow(appointment));
      await insertTerms(tx, 'appointment', appointment);
      await insert(tx, ActivityLogs, activity);
      await recount(tx, this.database.dialect, 'appointment', null, appointment);
      return result;
    });
  }

  override addSubscription(
    subscription: Subscription,
    activity: ActivityEntry,
    token: IdempotencyToken | null = null,
  ): Promise<StoredResult | null> {
    const row = subscriptionRow(subscription);
    return this.storeOnce(token, async (tx) => {
      const subscribed = await tx.existsBy(Subscriptions, { emailKey: row.emailKey });
      const result = newResult(subscription, !subscribed);
      // a write in every case: the shorter time of an empty commit would disclose that the address is subscribed
      await insertToken(tx, token ?? (subscribed ? randomToken(subscription.createdAt) : null), result);
      if (subscribed) return result;
      await insert(tx, Subscriptions, row);
      await insertTerms(tx, 'subscription', subscription);
      await insert(tx, ActivityLogs, activity);
      await recount(tx, this.database.dialect, 'subscription', null, subscription);
      return result;
    });
  }

  override async findResult(token: IdempotencyToken): Promise<StoredResult | null> {
    const kept = await storedUnder(this.database, token);
    return kept && repeatedResult(kept, token);
  }

  override async deleteExpiredTokens(until: string): Promise<void> {
    let deleted: number;
    do {
      deleted = await this.database.write((tx) => deleteSome(tx, until));
    } while (deleted === MAX_DELETED);
  }

  override changeAppointment(
    id: string,
    change: (appointment: Appointment) => RecordedChange<Appointment>,
  ): Promise<RecordedChange<Appointment> | null> {
    return this.change('appointment', id, Appointments, appointmentRow, change);
  }

  override changeSubscription(
    id: string,
    change: (subscription: Subscription) => RecordedChange<Subscription>,
  ): Promise<RecordedChange<Subscription> | null> {
    return this.change('subscription', id, Subscriptions, subscriptionRow, change);
  }

  override addNote(note: LeadNote, activity: ActivityEntry): Promise<boolean> {
    return this.database.write(async (tx) => {
      const exists = await tx.existsBy(note.leadType === 'appointment' ? Appointments : Subscriptions, {
        id: note.leadId,
      });
      if (!exists) return false;
      await insert(tx, LeadNotes, note);
      await insert(tx, ActivityLogs, activity);
      return true;
    });
  }

  /** Runs the unit of work; returns the stored result when an earlier request used the token's key. */
  private storeOnce(
    token: IdempotencyToken | null,
    unit: (tx: EntityManager) => Promise<StoredResult>,
  ): Promise<StoredResult | null> {
    // a second attempt succeeds when the key had expired, or when a concurrent request subscribed the address
    return retryOnUniqueViolation<StoredResult | null>(
      MAX_ATTEMPTS,
      () => this.database.write(unit),
      async () => {
        if (!token) return undefined;
        const kept = await storedUnder(this.database, token);
        if (kept) return repeatedResult(kept, token);
        await this.deleteExpiredTokens(expiredBefore(token.sentAt));
        return undefined;
      },
    );
  }

  private change<L extends Lead, Row extends L>(
    leadType: LeadType,
    id: string,
    table: EntitySchema<Row>,
    rowOf: (lead: L) => Row,
    decide: (lead: L) => RecordedChange<L>,
  ): Promise<RecordedChange<L> | null> {
    return this.database.write(async (tx) => {
      const where = { where: { id }, ...this.database.rowLock } as unknown as FindOneOptions<Row>;
      const before = await tx.findOne(table, where);
      if (!before) return null;
      const change = decide(before);
      if (!change.activity) return change;
      const changed = changedColumns(table, before, rowOf(change.lead));
      await tx.update(table, id, changed);
      if ('searchText' in changed) await replaceTerms(tx, leadType, change.lead);
      await insert(tx, ActivityLogs, change.activity);
      await recount(tx, this.database.dialect, leadType, before, change.lead);
      return change;
    });
  }
}

function appointmentRow(lead: Appointment): AppointmentRow {
  return { ...lead, searchText: searchText(lead) };
}

function subscriptionRow(lead: Subscription): SubscriptionRow {
  const emailKey = lead.email.normalize('NFKC').toLowerCase();
  return { ...lead, emailKey, searchText: searchText(lead) };
}

/** The columns whose values differ, with the new ones. */
function changedColumns<Row extends object>(table: EntitySchema<Row>, before: Row, after: Row): object {
  const changed = columnsOf(table).filter((column) => valueIn(before, column) !== valueIn(after, column));
  return Object.fromEntries(changed.map((column) => [column, valueIn(after, column)]));
}

function valueIn(row: object, column: string): unknown {
  return (row as Readonly<Record<string, unknown>>)[column];
}

/** A single INSERT; `save()` would also read before and after. */
async function insert<Row extends object>(
  tx: EntityManager,
  { options: { name } }: EntitySchema<Row>,
  row: Row,
): Promise<void> {
  const columns = Object.keys(row);
  const places = columns.map(() => '?').join(', ');
  await tx.query(
    `INSERT INTO ${name} (${columns.join(', ')}) VALUES (${places})`,
    Object.values(row) as unknown[],
  );
}

/** Adds the search terms of a lead. */
async function insertTerms(tx: EntityManager, leadType: LeadType, lead: Lead): Promise<void> {
  const terms = termsOf(lead);
  await tx.query(
    `INSERT INTO lead_terms (term, leadType, leadId) VALUES ${terms.map(() => '(?, ?, ?)').join(', ')}`,
    terms.flatMap((term) => [term, leadType, lead.id]),
  );
}

async function replaceTerms(tx: EntityManager, leadType: LeadType, lead: Lead): Promise<void> {
  await tx.query('DELETE FROM lead_terms WHERE leadType = ? AND leadId = ?', [leadType, lead.id]);
  await insertTerms(tx, leadType, lead);
}
