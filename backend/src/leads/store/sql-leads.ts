import { Injectable } from '@nestjs/common';
import { addAtEnd, Database, runAll, transactionOf } from '../../platform/database/database.js';
import { isUniqueViolation } from '../../platform/database/database-errors.js';
import {
  deleteTokens,
  findStoredUnder,
  type IdempotencyKeyRow,
  insertionOfToken,
  storedUnder,
} from '../../platform/database/idempotency-keys.js';
import { Conflict } from '../../platform/domain-error.js';
import type { IdempotencyToken } from '../../platform/idempotency-token.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { mailboxKey } from '../../platform/values/email.js';
import {
  type EarlierResult,
  LeadRepository,
  type StoredChange,
  type StoredResult,
} from '../application/ports.js';
import type { ActivityEntry } from '../domain/activity.js';
import type { Appointment, StoredTime } from '../domain/appointment.js';
import type { BookingLink } from '../domain/booking-link.js';
import type { Lead, LeadRef } from '../domain/lead.js';
import type { LeadNote } from '../domain/lead-note.js';
import type { Subscription } from '../domain/subscription.js';
import { recount } from './lead-counters.js';
import { appointmentRow, insertion, insertionOfTerms, leadOf, rowOf, subscriptionRow } from './lead-rows.js';
import { lockLeads, lockSubscribed, updateLead } from './lead-updates.js';
import { ActivityLogs, Appointments, BookingLinks, LeadNotes, Subscriptions } from './lead.tables.js';
import { otherBookings } from './other-bookings.js';

@Injectable()
export class SqlLeads extends LeadRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override otherBookings(id: string, time: StoredTime): Promise<number> {
    return otherBookings(this.database.reader, id, time);
  }

  override async findByLink(tokenHash: string): Promise<Appointment | null> {
    const link = await this.database.reader.findOneBy(BookingLinks, { tokenHash });
    return link && this.findBooking(link.appointmentId);
  }

  override async findBooking(id: string): Promise<Appointment | null> {
    const row = await this.database.reader.findOneBy(Appointments, { id });
    return row && leadOf('appointment', row);
  }

  override async lock(unit: Unit, refs: readonly LeadRef[]): Promise<Lead[]> {
    const locked = await lockLeads(transactionOf(unit), this.database.rowLock, refs);
    return locked.map(({ lead }) => lead);
  }

  override lockSubscribed(
    unit: Unit,
    email: string,
  ): Promise<Pick<Subscription, 'id' | 'firstName' | 'email'> | null> {
    return lockSubscribed(transactionOf(unit), this.database.rowLock, mailboxKey(email));
  }

  override async add(unit: Unit, lead: Lead, activity: ActivityEntry): Promise<void> {
    await runAll(transactionOf(unit), [
      lead.leadType === 'appointment'
        ? insertion(Appointments, appointmentRow(lead))
        : insertion(Subscriptions, subscriptionRow(lead)),
      insertionOfTerms(lead),
      insertion(ActivityLogs, activity),
    ]);
    addAtEnd(unit, recount(this.database.dialect, [{ before: null, after: lead }]));
  }

  override async save(unit: Unit, changes: readonly StoredChange[]): Promise<void> {
    const tx = transactionOf(unit);
    for (const { before, after, activity } of changes) {
      const ref = { leadType: before.leadType, leadId: before.id };
      await updateLead(tx, { ref, row: rowOf(before), lead: before }, after).catch((error: unknown) => {
        throw isUniqueViolation(error) ? new Conflict('subscription.exists') : error;
      });
      await runAll(tx, [insertion(ActivityLogs, activity)]);
    }
    addAtEnd(unit, recount(this.database.dialect, changes));
  }

  override async addNote(unit: Unit, note: LeadNote): Promise<void> {
    await runAll(transactionOf(unit), [insertion(LeadNotes, note)]);
  }

  override async addLink(unit: Unit, link: BookingLink): Promise<void> {
    await runAll(transactionOf(unit), [insertion(BookingLinks, link)]);
  }

  override async endLinks(unit: Unit, bookingId: string): Promise<void> {
    await transactionOf(unit).query('DELETE FROM booking_links WHERE appointmentId = ?', [bookingId]);
  }

  override async earlierResult(unit: Unit, token: IdempotencyToken): Promise<EarlierResult | null> {
    const kept = await findStoredUnder(transactionOf(unit), token);
    return kept && { fingerprint: kept.fingerprint, result: repeatedResult(kept) };
  }

  override async addResult(unit: Unit, token: IdempotencyToken, result: StoredResult): Promise<void> {
    await runAll(transactionOf(unit), insertionOfToken(token, result));
  }

  override async findResult(token: IdempotencyToken): Promise<StoredResult | null> {
    const kept = await storedUnder(this.database, token);
    return kept?.fingerprint === token.fingerprint ? repeatedResult(kept) : null;
  }

  override deleteExpiredTokens(until: string): Promise<void> {
    return deleteTokens(this.database, until);
  }
}

function repeatedResult({ leadId, leadCreatedAt, isNew }: IdempotencyKeyRow): StoredResult {
  return { leadId, createdAt: leadCreatedAt, isNew, repeated: true };
}
