import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Conflict } from '../../platform/domain-error.js';
import { Database, runAll, type Statement, type Work, unitOf } from '../../platform/database/database.js';
import { isUniqueViolation } from '../../platform/database/database-errors.js';
import { Consents } from '../../newsletter/consents.js';
import type { UnitOfWorkPart } from '../../screening/suspected-submissions.js';
import { Outbox } from '../../mail/outbox.js';
import { OutboundEvents } from '../../webhooks/outbound-events.js';
import {
  type MailsAndLinks,
  type StoredWithBooking,
  type StoredWithSubscription,
  LeadRepository,
  type StoredResult,
  type RecordedChange,
} from '../application/ports.js';
import {
  deleteTokens,
  insertionOfToken,
  storedUnder,
  storeOnce,
} from '../../platform/database/idempotency-keys.js';
import type { IdempotencyToken } from '../../platform/idempotency-token.js';
import type { ActivityEntry } from '../domain/activity.js';
import type { Appointment, StoredTime } from '../domain/appointment.js';
import { assertNotErased } from '../domain/erasure.js';
import { afterActivity } from '../domain/first-answer.js';
import type { Lead, LeadRef } from '../domain/lead.js';
import { type LeadChanged, leadNews } from '../domain/lead-news.js';
import type { LeadNote } from '../domain/lead-note.js';
import type { Subscription } from '../domain/subscription.js';
import { recount } from './lead-counters.js';
import { otherBookings } from './other-bookings.js';
import { appointmentRow, insertion, insertionOfTerms, leadOf, subscriptionRow } from './lead-rows.js';
import { lockLeads, lockSubscribed, updateLead } from './lead-updates.js';
import { ActivityLogs, Appointments, BookingLinks, LeadNotes, Subscriptions } from './lead.tables.js';
import { newResult, randomToken, repeatedResult } from './idempotency-keys.js';

const MAX_ATTEMPTS = 3;

@Injectable()
export class TypeormLeadRepository extends LeadRepository {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly consents: Consents,
    private readonly events: OutboundEvents,
  ) {
    super();
  }

  override async addAppointment(
    appointment: Appointment,
    activity: ActivityEntry,
    { token = null, joins, ...mailsAndLinks }: StoredWithBooking = {},
  ): Promise<StoredResult | null> {
    const result = newResult(appointment);
    const stored = await this.storeOnce(token, async (tx, atEnd) => {
      await joins?.(unitOf(tx));
      const rows = [
        ...insertionOfToken(token, result),
        insertion(Appointments, appointmentRow(appointment)),
        insertionOfTerms(appointment),
        insertion(ActivityLogs, activity),
      ];
      await this.storeMailsAndLinks(tx, appointment, mailsAndLinks, rows);
      const { id, leadType } = appointment;
      await this.events.publish(unitOf(tx), [{ type: 'booking.created', id, leadType }]);
      atEnd(recount(this.database.dialect, [{ before: null, after: appointment }]));
      return result;
    });
    if (mailsAndLinks.mails && stored === result) this.outbox.wake();
    return stored;
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

  override async addSubscription(
    subscription: Subscription,
    activity: ActivityEntry,
    { token = null, joins, consent }: StoredWithSubscription = {},
  ): Promise<StoredResult | null> {
    const { form, mayMail } = consent ?? { form: 'unknown', mayMail: false };
    const row = subscriptionRow(subscription);
    const stored = await this.storeOnce(token, async (tx, atEnd) => {
      await joins?.(unitOf(tx));
      const subscribed = await lockSubscribed(tx, this.database.rowLock, row.emailKey);
      const result = newResult(subscription, !subscribed);
      // a write in every case: the shorter time of an empty commit would disclose that the address is subscribed
      const written = token ?? (subscribed ? randomToken(subscription.createdAt) : null);
      await runAll(tx, insertionOfToken(written, result));
      const { id: subscriptionId, firstName, email } = subscribed ?? subscription;
      await this.consents.ask(unitOf(tx), { subscriptionId, firstName, email, form, mayMail });
      if (subscribed) return result;
      await runAll(tx, [
        insertion(Subscriptions, row),
        insertionOfTerms(subscription),
        insertion(ActivityLogs, activity),
      ]);
      atEnd(recount(this.database.dialect, [{ before: null, after: subscription }]));
      return result;
    });
    if (stored && !stored.repeated) this.outbox.wake();
    return stored;
  }

  override addSuspected(
    submission: { readonly id: string; readonly createdAt: string },
    token: IdempotencyToken | null,
    hold: UnitOfWorkPart,
  ): Promise<StoredResult | null> {
    const result = newResult(submission);
    return this.storeOnce(token, async (tx) => {
      await runAll(tx, insertionOfToken(token, result));
      await hold(unitOf(tx));
      return result;
    });
  }

  override async findResult(token: IdempotencyToken): Promise<StoredResult | null> {
    const kept = await storedUnder(this.database, token);
    return kept && repeatedResult(kept, token);
  }

  override deleteExpiredTokens(until: string): Promise<void> {
    return deleteTokens(this.database, until);
  }

  override async changeAppointment(
    id: string,
    change: (appointment: Appointment) => RecordedChange<Appointment>,
  ): Promise<RecordedChange<Appointment> | null> {
    const ref = { leadType: 'appointment', leadId: id } as const;
    const [made = null] = (await this.change([ref], change)) ?? [];
    if (made?.activity && made.mails) this.outbox.wake();
    return made;
  }

  override async changeSubscription(
    id: string,
    change: (subscription: Subscription) => RecordedChange<Subscription>,
  ): Promise<RecordedChange<Subscription> | null> {
    const ref = { leadType: 'subscription', leadId: id } as const;
    try {
      const [made = null] = (await this.change([ref], change)) ?? [];
      if (made?.activity) this.outbox.wake();
      return made;
    } catch (error) {
      if (isUniqueViolation(error)) throw new Conflict('subscription.exists');
      throw error;
    }
  }

  override changeLeads(
    leads: readonly LeadRef[],
    change: (lead: Lead) => RecordedChange<Lead>,
  ): Promise<RecordedChange<Lead>[] | null> {
    return this.change(leads, change);
  }

  override addNote(note: LeadNote, activity: ActivityEntry): Promise<boolean> {
    return this.database.write(async (tx, atEnd) => {
      const [locked] = await lockLeads(tx, this.database.rowLock, [note]);
      if (!locked) return false;
      assertNotErased(locked.lead);
      const after = afterActivity(locked.lead, activity);
      await updateLead(tx, locked, after);
      await runAll(tx, [insertion(LeadNotes, note), insertion(ActivityLogs, activity)]);
      atEnd(recount(this.database.dialect, [{ before: locked.lead, after }]));
      return true;
    });
  }

  /** Null when the token's key was used for other values. */
  private storeOnce(token: IdempotencyToken | null, unit: Work<StoredResult>): Promise<StoredResult | null> {
    // a second attempt succeeds when the key had expired, or when a concurrent request subscribed the address
    const request = { database: this.database, token, attempts: MAX_ATTEMPTS };
    return storeOnce<StoredResult | null>(request, unit, repeatedResult);
  }

  /** Stores the rows, and the link and the mails of a booking. */
  private async storeMailsAndLinks(
    tx: EntityManager,
    { id }: Lead,
    { mails, link, endsLinks = false }: MailsAndLinks,
    rows: readonly Statement[],
  ): Promise<void> {
    const ended = { sql: 'DELETE FROM booking_links WHERE appointmentId = ?', parameters: [id] };
    const stored = [...rows, ...(endsLinks ? [ended] : []), ...(link ? [insertion(BookingLinks, link)] : [])];
    await runAll(tx, stored);
    if (mails) await this.outbox.apply(unitOf(tx), mails);
  }

  /** Null, and nothing is stored, when one of the leads does not exist. */
  private change<L extends Lead>(
    refs: readonly (LeadRef & Pick<L, 'leadType'>)[],
    decide: (lead: L) => RecordedChange<L>,
  ): Promise<RecordedChange<L>[] | null> {
    return this.database.write(async (tx, atEnd) => {
      const leads = await lockLeads(tx, this.database.rowLock, refs);
      if (leads.length < refs.length) return null;
      const made: RecordedChange<L>[] = [];
      const moved: LeadChanged[] = [];
      for (const locked of leads) {
        const { lead: before } = locked;
        assertNotErased(before);
        const change = decide(before as L);
        made.push(change);
        if (!change.activity) continue;
        await updateLead(tx, locked, change.lead);
        if (before.leadType === 'subscription') await this.correctSubscriber(tx, before, change.lead);
        await this.storeMailsAndLinks(tx, before, change, [insertion(ActivityLogs, change.activity)]);
        moved.push({ before, after: change.lead });
      }
      await this.events.publish(unitOf(tx), moved.flatMap(leadNews));
      atEnd(recount(this.database.dialect, moved));
      return made;
    });
  }

  private async correctSubscriber(tx: EntityManager, before: Lead, after: Lead): Promise<void> {
    const { id: subscriptionId, firstName, email } = after;
    if (firstName !== before.firstName || email !== before.email)
      await this.consents.correct(unitOf(tx), { subscriptionId, firstName, email });
  }
}
