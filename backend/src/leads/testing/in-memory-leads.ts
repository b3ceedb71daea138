import { isScheduled } from '../../calendar/domain/booking-options.js';
import { Conflict } from '../../platform/domain-error.js';
import { expiredBefore, type IdempotencyToken } from '../../platform/idempotency-token.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { mailboxKey } from '../../platform/values/email.js';
import {
  type EarlierResult,
  LeadRepository,
  MOST_COUNTED,
  type StoredChange,
  type StoredResult,
} from '../application/ports.js';
import type { ActivityEntry } from '../domain/activity.js';
import type { Appointment, StoredTime } from '../domain/appointment.js';
import type { BookingLink } from '../domain/booking-link.js';
import type { Lead, LeadRef } from '../domain/lead.js';
import type { LeadNote } from '../domain/lead-note.js';
import type { Subscription } from '../domain/subscription.js';

/** Implements the port in maps and arrays, which tests may inspect. */
export class InMemoryLeads extends LeadRepository {
  readonly appointments = new Map<string, Appointment>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly notes: LeadNote[] = [];
  readonly activities: ActivityEntry[] = [];
  readonly links = new Map<string, BookingLink>();
  readonly tokens = new Map<string, { token: IdempotencyToken; result: StoredResult }>();

  constructor(...stored: readonly Lead[]) {
    super();
    for (const lead of stored) this.put(lead);
  }

  override async findByLink(tokenHash: string): Promise<Appointment | null> {
    return this.findBooking(this.links.get(tokenHash)?.appointmentId ?? '');
  }

  override async findBooking(id: string): Promise<Appointment | null> {
    return this.appointments.get(id) ?? null;
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

  override async lock(_unit: Unit, refs: readonly LeadRef[]): Promise<Lead[]> {
    return refs.flatMap(
      ({ leadType, leadId }) =>
        (leadType === 'appointment' ? this.appointments : this.subscriptions).get(leadId) ?? [],
    );
  }

  override async lockSubscribed(_unit: Unit, email: string): Promise<Subscription | null> {
    const same = (one: Subscription) => mailboxKey(one.email) === mailboxKey(email);
    return [...this.subscriptions.values()].find(same) ?? null;
  }

  override async add(_unit: Unit, lead: Lead, activity: ActivityEntry): Promise<void> {
    this.put(lead);
    this.activities.push(activity);
  }

  override async save(unit: Unit, changes: readonly StoredChange[]): Promise<void> {
    for (const { after, activity } of changes) {
      const other = after.leadType === 'subscription' && (await this.lockSubscribed(unit, after.email));
      if (other && other.id !== after.id) throw new Conflict('subscription.exists');
      this.put(after);
      this.activities.push(activity);
    }
  }

  override async addNote(_unit: Unit, note: LeadNote): Promise<void> {
    this.notes.push(note);
  }

  override async addLink(_unit: Unit, link: BookingLink): Promise<void> {
    this.links.set(link.tokenHash, link);
  }

  override async endLinks(_unit: Unit, bookingId: string): Promise<void> {
    for (const [hash, { appointmentId }] of this.links)
      if (appointmentId === bookingId) this.links.delete(hash);
  }

  override async earlierResult(
    _unit: Unit,
    { key, sentAt }: IdempotencyToken,
  ): Promise<EarlierResult | null> {
    const kept = this.tokens.get(key);
    if (!kept || kept.token.sentAt <= expiredBefore(sentAt)) return null;
    return { fingerprint: kept.token.fingerprint, result: { ...kept.result, repeated: true } };
  }

  override async addResult(_unit: Unit, token: IdempotencyToken, result: StoredResult): Promise<void> {
    this.tokens.set(token.key, { token, result });
  }

  override async findResult(token: IdempotencyToken): Promise<StoredResult | null> {
    const earlier = await this.earlierResult({} as Unit, token);
    return earlier?.fingerprint === token.fingerprint ? earlier.result : null;
  }

  override async deleteExpiredTokens(until: string): Promise<void> {
    for (const [key, { token }] of this.tokens) if (token.sentAt <= until) this.tokens.delete(key);
  }

  private put(lead: Lead): void {
    if (lead.leadType === 'appointment') this.appointments.set(lead.id, lead);
    else this.subscriptions.set(lead.id, lead);
  }
}
