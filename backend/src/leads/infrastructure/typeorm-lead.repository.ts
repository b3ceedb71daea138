import { Injectable } from '@nestjs/common';
import type { EntityManager, EntitySchema, FindOneOptions } from 'typeorm';
import { Database } from '../../database/database.js';
import { isUniqueViolation } from '../../database/database-errors.js';
import { LeadRepository, type Receipt, type RecordedChange } from '../application/ports.js';
import { forgottenUntil, type Submission } from '../application/submission.js';
import type { ActivityEntry } from '../domain/activity.js';
import type { Appointment } from '../domain/appointment.js';
import type { Lead, LeadType } from '../domain/lead.js';
import type { LeadNote } from '../domain/lead-note.js';
import type { Subscription } from '../domain/subscription.js';
import { recount } from './lead-counters.js';
import { searchText, termsOf } from './lead-terms.js';
import { ActivityLogs, Appointments, LeadNotes, Subscriptions } from './lead.tables.js';
import {
  forgetSome,
  keptUnder,
  MOST_FORGOTTEN,
  receiptAgain,
  receiptFor,
  takeKey,
} from './submission-keys.js';

const MOST_ATTEMPTS = 3;

@Injectable()
export class TypeormLeadRepository extends LeadRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override addAppointment(
    appointment: Appointment,
    activity: ActivityEntry,
    submission: Submission | null = null,
  ): Promise<Receipt | null> {
    const receipt = receiptFor(appointment);
    return this.once(submission, async (tx) => {
      await takeKey(tx, submission, receipt);
      await insert(tx, Appointments, {
        ...appointment,
        searchText: searchText(appointment),
      });
      await insertTerms(tx, 'appointment', appointment);
      await insert(tx, ActivityLogs, activity);
      await recount(tx, this.database.dialect, 'appointment', null, appointment);
      return receipt;
    });
  }

  override addSubscription(
    subscription: Subscription,
    activity: ActivityEntry,
    submission: Submission | null = null,
  ): Promise<Receipt | null> {
    const emailKey = subscription.email.normalize('NFKC').toLowerCase();
    return this.once(submission, async (tx) => {
      const subscribed = await tx.findOneBy(Subscriptions, { emailKey });
      const receipt = receiptFor(subscribed ?? subscription, !subscribed);
      await takeKey(tx, submission, receipt);
      if (subscribed) return receipt;
      await insert(tx, Subscriptions, {
        ...subscription,
        emailKey,
        searchText: searchText(subscription),
      });
      await insertTerms(tx, 'subscription', subscription);
      await insert(tx, ActivityLogs, activity);
      await recount(tx, this.database.dialect, 'subscription', null, subscription);
      return receipt;
    });
  }

  override async receiptOf(submission: Submission): Promise<Receipt | null> {
    const kept = await keptUnder(this.database, submission);
    return kept && receiptAgain(kept, submission);
  }

  override async forgetSubmissions(until: string): Promise<void> {
    let forgotten: number;
    do {
      forgotten = await this.database.write((tx) => forgetSome(tx, until));
    } while (forgotten === MOST_FORGOTTEN);
  }

  override changeAppointment(
    id: string,
    change: (appointment: Appointment) => RecordedChange<Appointment>,
  ): Promise<RecordedChange<Appointment> | null> {
    return this.change('appointment', id, Appointments, change, (lead) => ({
      leadStatus: lead.leadStatus,
      bookingStatus: lead.bookingStatus,
      productPurchased: lead.productPurchased,
      premiumFrequency: lead.premiumFrequency,
      premiumRate: lead.premiumRate,
    }));
  }

  override changeSubscription(
    id: string,
    change: (subscription: Subscription) => RecordedChange<Subscription>,
  ): Promise<RecordedChange<Subscription> | null> {
    return this.change('subscription', id, Subscriptions, change, (lead) => ({
      leadStatus: lead.leadStatus,
    }));
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

  /** Runs a unit that takes the submission's key, or gives the receipt of the unit that took it before. */
  private async once(
    submission: Submission | null,
    unit: (tx: EntityManager) => Promise<Receipt>,
  ): Promise<Receipt | null> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.database.write(unit);
      } catch (error) {
        if (attempt === MOST_ATTEMPTS || !isUniqueViolation(error)) throw error;
        if (submission) {
          const kept = await keptUnder(this.database, submission);
          if (kept) return receiptAgain(kept, submission);
          await this.forgetSubmissions(forgottenUntil(submission.sentAt));
        }
        // the key was of the day before, or somebody subscribed the address in the same moment: another try sees it
      }
    }
  }

  private change<L extends Lead>(
    leadType: LeadType,
    id: string,
    table: EntitySchema<L & object>,
    decide: (lead: L) => RecordedChange<L>,
    changedColumns: (lead: L) => object,
  ): Promise<RecordedChange<L> | null> {
    return this.database.write(async (tx) => {
      const lock = this.database.dialect === 'mysql' && { lock: { mode: 'pessimistic_write' } };
      const before = await tx.findOne(table, { where: { id }, ...lock } as unknown as FindOneOptions<
        L & object
      >);
      if (!before) return null;
      const change = decide(before);
      if (!change.activity) return change;
      await tx.update(table, id, changedColumns(change.lead));
      await insert(tx, ActivityLogs, change.activity);
      await recount(tx, this.database.dialect, leadType, before, change.lead);
      return change;
    });
  }
}

/** One INSERT and nothing else; `save()` would look first, and read back afterwards. */
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

/** Makes a lead findable by the beginnings of its terms. */
async function insertTerms(tx: EntityManager, leadType: LeadType, lead: Lead): Promise<void> {
  const terms = termsOf(lead);
  await tx.query(
    `INSERT INTO lead_terms (term, leadType, leadId) VALUES ${terms.map(() => '(?, ?, ?)').join(', ')}`,
    terms.flatMap((term) => [term, leadType, lead.id]),
  );
}
