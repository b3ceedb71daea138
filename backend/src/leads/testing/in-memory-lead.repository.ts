import { LeadRepository, type RecordedChange } from '../application/ports.js';
import type { ActivityEntry } from '../domain/activity.js';
import type { Appointment } from '../domain/appointment.js';
import type { Lead } from '../domain/lead.js';
import type { LeadNote } from '../domain/lead-note.js';
import type { Subscription } from '../domain/subscription.js';

/** Keeps the port's promises in maps and arrays that tests may look into. */
export class InMemoryLeadRepository extends LeadRepository {
  readonly appointments = new Map<string, Appointment>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly notes: LeadNote[] = [];
  readonly activities: ActivityEntry[] = [];

  override async addAppointment(appointment: Appointment, activity: ActivityEntry): Promise<void> {
    this.appointments.set(appointment.id, appointment);
    this.activities.push(activity);
  }

  override async addSubscription(subscription: Subscription, activity: ActivityEntry): Promise<Subscription> {
    const key = (email: string) => email.normalize('NFKC').toLowerCase();
    const stored = [...this.subscriptions.values()].find(
      ({ email }) => key(email) === key(subscription.email),
    );
    if (stored) return stored;
    this.subscriptions.set(subscription.id, subscription);
    this.activities.push(activity);
    return subscription;
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
    return this.change(this.subscriptions, id, change);
  }

  override async addNote(note: LeadNote, activity: ActivityEntry): Promise<boolean> {
    const leads = note.leadType === 'appointment' ? this.appointments : this.subscriptions;
    if (!leads.has(note.leadId)) return false;
    this.notes.push(note);
    this.activities.push(activity);
    return true;
  }

  private change<L extends Lead>(
    leads: Map<string, L>,
    id: string,
    decide: (lead: L) => RecordedChange<L>,
  ): RecordedChange<L> | null {
    const before = leads.get(id);
    if (!before) return null;
    const change = decide(before);
    if (change.activity) {
      leads.set(id, change.lead);
      this.activities.push(change.activity);
    }
    return change;
  }
}
