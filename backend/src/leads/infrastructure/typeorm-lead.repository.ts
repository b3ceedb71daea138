import { Injectable } from '@nestjs/common';
import type { EntityManager, EntitySchema, FindOneOptions } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { retryOnUniqueViolation } from '../../platform/database/retry.js';
import { Outbox } from '../../mail/outbox.js';
import {
  type Enclosed,
  LeadRepository,
  MOST_COUNTED,
  type StoredResult,
  type RecordedChange,
} from '../application/ports.js';
import { expiredBefore, type IdempotencyToken } from '../application/idempotency-token.js';
import type { ActivityEntry } from '../domain/activity.js';
import type { Appointment, BookingTime } from '../domain/appointment.js';
import type { Lead, LeadType } from '../domain/lead.js';
import type { LeadNote } from '../domain/lead-note.js';
import type { Subscription } from '../domain/subscription.js';
import { recount } from './lead-counters.js';
import {
  appointmentRow,
  changedColumns,
  insert,
  insertTerms,
  leadOf,
  replaceTerms,
  type StoredLead,
  subscriptionRow,
} from './lead-rows.js';
import { ActivityLogs, Appointments, BookingLinks, LeadNotes, Subscriptions } from './lead.tables.js';
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
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  override async addAppointment(
    appointment: Appointment,
    activity: ActivityEntry,
    token: IdempotencyToken | null = null,
    enclosed: Enclosed = {},
  ): Promise<StoredResult | null> {
    const result = newResult(appointment);
    const stored = await this.storeOnce(token, async (tx) => {
      await insertToken(tx, token, result);
      await insert(tx, Appointments, appointmentRow(appointment));
      await insertTerms(tx, 'appointment', appointment);
      await insert(tx, ActivityLogs, activity);
      await this.enclose(tx, appointment, enclosed);
      // last, because other bookings wait for the locks of the counters
      await recount(tx, this.database.dialect, 'appointment', null, appointment);
      return result;
    });
    if (enclosed.mails && stored === result) this.outbox.wake();
    return stored;
  }

  override async findByLink(tokenHash: string): Promise<Appointment | null> {
    const link = await this.database.reader.findOneBy(BookingLinks, { tokenHash });
    const row = link && (await this.database.reader.findOneBy(Appointments, { id: link.appointmentId }));
    return row && (leadOf(row) as Appointment);
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

  override async changeAppointment(
    id: string,
    change: (appointment: Appointment) => RecordedChange<Appointment>,
  ): Promise<RecordedChange<Appointment> | null> {
    const made = await this.change('appointment', id, Appointments, appointmentRow, change);
    if (made?.activity && made.mails) this.outbox.wake();
    return made;
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

  /** Stores the link and the mails of a booking. */
  private async enclose(tx: EntityManager, { id }: Lead, { mails, link }: Enclosed): Promise<void> {
    if (link) await insert(tx, BookingLinks, link);
    if (!mails) return;
    const changes = 'time' in mails ? mails.mails(await otherBookings(tx, id, mails.time)) : mails;
    await this.outbox.apply(tx, changes);
  }

  private change<L extends Lead, Row extends StoredLead & object>(
    leadType: LeadType,
    id: string,
    table: EntitySchema<Row>,
    rowOf: (lead: L) => Row,
    decide: (lead: L) => RecordedChange<L>,
  ): Promise<RecordedChange<L> | null> {
    return this.database.write(async (tx) => {
      const where = { where: { id }, ...this.database.rowLock } as unknown as FindOneOptions<Row>;
      const row = await tx.findOne(table, where);
      if (!row) return null;
      const before = leadOf(row) as L;
      const change = decide(before);
      if (!change.activity) return change;
      const changed = changedColumns(table, row, rowOf(change.lead));
      if (Object.keys(changed).length > 0) await tx.update(table, id, changed);
      if ('searchText' in changed) await replaceTerms(tx, leadType, change.lead);
      await insert(tx, ActivityLogs, change.activity);
      await this.enclose(tx, before, change);
      await recount(tx, this.database.dialect, leadType, before, change.lead);
      return change;
    });
  }
}

/** The number of other bookings for that time, without the cancelled ones; counts no further than the limit. */
async function otherBookings(tx: EntityManager, id: string, time: BookingTime): Promise<number> {
  const rows = await tx.query<unknown[]>(
    `SELECT id FROM appointments
     WHERE preferredDate = ? AND preferredTime = ? AND cancelledAt IS NULL AND id <> ? LIMIT ${MOST_COUNTED}`,
    [time.preferredDate, time.preferredTime, id],
  );
  return rows.length;
}
