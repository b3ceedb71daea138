import { LeadRepository, type Receipt, type RecordedChange } from '../application/ports.js';
import { forgottenUntil, type Submission } from '../application/submission.js';
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
  readonly submissions = new Map<string, { submission: Submission; receipt: Receipt }>();

  override async addAppointment(
    appointment: Appointment,
    activity: ActivityEntry,
    submission: Submission | null = null,
  ): Promise<Receipt | null> {
    return this.once(submission, () => {
      this.appointments.set(appointment.id, appointment);
      this.activities.push(activity);
      return { leadId: appointment.id, createdAt: appointment.createdAt, isNew: true, repeated: false };
    });
  }

  override async addSubscription(
    subscription: Subscription,
    activity: ActivityEntry,
    submission: Submission | null = null,
  ): Promise<Receipt | null> {
    return this.once(submission, () => {
      const key = (email: string) => email.normalize('NFKC').toLowerCase();
      const stored = [...this.subscriptions.values()].find(
        ({ email }) => key(email) === key(subscription.email),
      );
      if (stored) return { leadId: stored.id, createdAt: stored.createdAt, isNew: false, repeated: false };
      this.subscriptions.set(subscription.id, subscription);
      this.activities.push(activity);
      return { leadId: subscription.id, createdAt: subscription.createdAt, isNew: true, repeated: false };
    });
  }

  override async receiptOf(submission: Submission): Promise<Receipt | null> {
    const kept = this.keptUnder(submission);
    return kept?.submission.fingerprint === submission.fingerprint
      ? { ...kept.receipt, repeated: true }
      : null;
  }

  override async forgetSubmissions(until: string): Promise<void> {
    for (const [key, { submission }] of this.submissions)
      if (submission.sentAt <= until) this.submissions.delete(key);
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

  private once(submission: Submission | null, store: () => Receipt): Promise<Receipt | null> | Receipt {
    if (submission && this.keptUnder(submission)) return this.receiptOf(submission);
    const receipt = store();
    if (submission) this.submissions.set(submission.key, { submission, receipt });
    return receipt;
  }

  private keptUnder({ key, sentAt }: Submission) {
    const kept = this.submissions.get(key);
    return kept && kept.submission.sentAt > forgottenUntil(sentAt) ? kept : null;
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
