import { Conflict } from '../../platform/domain-error.js';
import type { UnitOfWorkPart } from '../../screening/suspected-submissions.js';
import type { MailChanges } from '../../mail/outbox.js';
import {
  type MailsAndLinks,
  type StoredWithBooking,
  type StoredWithSubscription,
  LeadRepository,
  MOST_COUNTED,
  type StoredResult,
  type RecordedChange,
} from '../application/ports.js';
import { expiredBefore, type IdempotencyToken } from '../../platform/idempotency-token.js';
import type { ActivityEntry } from '../domain/activity.js';
import { isScheduled } from '../../calendar/domain/booking-options.js';
import type { Appointment, StoredTime } from '../domain/appointment.js';
import type { BookingLink } from '../domain/booking-link.js';
import { assertNotErased } from '../domain/erasure.js';
import { afterActivity } from '../domain/first-answer.js';
import type { Lead, LeadRef } from '../domain/lead.js';
import type { LeadNote } from '../domain/lead-note.js';
import type { Subscription } from '../domain/subscription.js';
import { mailboxKey } from '../../platform/values/email.js';
import type { Unit } from '../../platform/unit-of-work.js';

/** What joins the unit of work of this repository is in memory, too. */
const NO_UNIT = {} as Unit;

/** Implements the port in maps and arrays, which tests may inspect. */
export class InMemoryLeadRepository extends LeadRepository {
  readonly appointments = new Map<string, Appointment>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly notes: LeadNote[] = [];
  readonly activities: ActivityEntry[] = [];
  readonly links = new Map<string, BookingLink>();
  readonly mails: MailChanges[] = [];
  readonly tokens = new Map<string, { token: IdempotencyToken; result: StoredResult }>();

  override async addAppointment(
    appointment: Appointment,
    activity: ActivityEntry,
    { token = null, joins, ...mailsAndLinks }: StoredWithBooking = {},
  ): Promise<StoredResult | null> {
    await joins?.(NO_UNIT);
    return this.once(token, () => {
      this.appointments.set(appointment.id, appointment);
      this.activities.push(activity);
      this.storeMailsAndLinks(appointment.id, mailsAndLinks);
      return { leadId: appointment.id, createdAt: appointment.createdAt, isNew: true, repeated: false };
    });
  }

  override async addSubscription(
    subscription: Subscription,
    activity: ActivityEntry,
    { token = null, joins }: StoredWithSubscription = {},
  ): Promise<StoredResult | null> {
    await joins?.(NO_UNIT);
    return this.once(token, () => {
      const { id: leadId, createdAt } = subscription;
      const emails = [...this.subscriptions.values()].map(({ email }) => emailKey(email));
      if (emails.includes(emailKey(subscription.email)))
        return { leadId, createdAt, isNew: false, repeated: false };
      this.subscriptions.set(leadId, subscription);
      this.activities.push(activity);
      return { leadId, createdAt, isNew: true, repeated: false };
    });
  }

  override async addSuspected(
    { id: leadId, createdAt }: { readonly id: string; readonly createdAt: string },
    token: IdempotencyToken | null,
    hold: UnitOfWorkPart,
  ): Promise<StoredResult | null> {
    if (token && this.storedUnder(token)) return this.findResult(token);
    await hold(NO_UNIT);
    return this.once(token, () => ({ leadId, createdAt, isNew: true, repeated: false }));
  }

  override async findByLink(tokenHash: string): Promise<Appointment | null> {
    return this.findBooking(this.links.get(tokenHash)?.appointmentId ?? '');
  }

  override async findBooking(id: string): Promise<Appointment | null> {
    return this.appointments.get(id) ?? null;
  }

  override async findResult(token: IdempotencyToken): Promise<StoredResult | null> {
    const kept = this.storedUnder(token);
    return kept?.token.fingerprint === token.fingerprint ? { ...kept.result, repeated: true } : null;
  }

  override async deleteExpiredTokens(until: string): Promise<void> {
    for (const [key, { token }] of this.tokens) if (token.sentAt <= until) this.tokens.delete(key);
  }

  override async otherBookings(id: string, time: StoredTime): Promise<number> {
    if (!isScheduled(time)) return 0;
    const others = [...this.appointments.values()].filter(
      (other) =>
        other.id !== id &&
        other.cancelledAt === null &&
        other.preferredDate === time.preferredDate &&
        other.preferredTime === time.preferredTime,
    );
    return Math.min(others.length, MOST_COUNTED);
  }

  override async changeAppointment(
    id: string,
    change: (appointment: Appointment) => RecordedChange<Appointment>,
  ): Promise<RecordedChange<Appointment> | null> {
    return this.change(this.appointments, id, change);
  }

  override async changeSubscription(
    id: string,
    change: (subscription: Subscription) => RecordedChange<Subscription>,
  ): Promise<RecordedChange<Subscription> | null> {
    return this.change(this.subscriptions, id, (before) => {
      const made = change(before);
      const others = [...this.subscriptions.values()].filter((other) => other.id !== id);
      if (others.some(({ email }) => emailKey(email) === emailKey(made.lead.email)))
        throw new Conflict('subscription.exists');
      return made;
    });
  }

  override async changeLeads(
    refs: readonly LeadRef[],
    change: (lead: Lead) => RecordedChange<Lead>,
  ): Promise<RecordedChange<Lead>[] | null> {
    if (refs.some((ref) => !this.leads(ref).has(ref.leadId))) return null;
    return refs.map((ref) => this.change(this.leads(ref), ref.leadId, change)!);
  }

  override async addNote(note: LeadNote, activity: ActivityEntry): Promise<boolean> {
    const leads = this.leads(note);
    const lead = leads.get(note.leadId);
    if (!lead) return false;
    assertNotErased(lead);
    leads.set(note.leadId, afterActivity(lead, activity));
    this.notes.push(note);
    this.activities.push(activity);
    return true;
  }

  private leads({ leadType }: LeadRef): Map<string, Lead> {
    const leads: Map<string, Appointment> | Map<string, Subscription> =
      leadType === 'appointment' ? this.appointments : this.subscriptions;
    return leads;
  }

  private once(
    token: IdempotencyToken | null,
    store: () => StoredResult,
  ): Promise<StoredResult | null> | StoredResult {
    if (token && this.storedUnder(token)) return this.findResult(token);
    const result = store();
    if (token) this.tokens.set(token.key, { token, result });
    return result;
  }

  private storedUnder({ key, sentAt }: IdempotencyToken) {
    const kept = this.tokens.get(key);
    return kept && kept.token.sentAt > expiredBefore(sentAt) ? kept : null;
  }

  private change<L extends Lead>(
    leads: Map<string, L>,
    id: string,
    decide: (lead: L) => RecordedChange<L>,
  ): RecordedChange<L> | null {
    const before = leads.get(id);
    if (!before) return null;
    assertNotErased(before);
    const change = decide(before);
    if (change.activity) {
      leads.set(id, change.lead);
      this.activities.push(change.activity);
      this.storeMailsAndLinks(id, change);
    }
    return change;
  }

  private storeMailsAndLinks(id: string, { mails, link, endsLinks }: MailsAndLinks): void {
    if (endsLinks)
      for (const [hash, { appointmentId }] of this.links) if (appointmentId === id) this.links.delete(hash);
    if (link) this.links.set(link.tokenHash, link);
    if (mails) this.mails.push(mails);
  }
}

function emailKey(email: string): string {
  return mailboxKey(email);
}
