import { Injectable } from '@nestjs/common';
import type { EntityManager, EntitySchema, FindOneOptions } from 'typeorm';
import { Database } from '../../database/database.js';
import { isUniqueViolation } from '../../database/database-errors.js';
import { LeadRepository, type RecordedChange } from '../application/ports.js';
import type { ActivityEntry } from '../domain/activity.js';
import type { Appointment } from '../domain/appointment.js';
import type { Lead, LeadType } from '../domain/lead.js';
import type { LeadNote } from '../domain/lead-note.js';
import type { Subscription } from '../domain/subscription.js';
import { recount } from './lead-counters.js';
import { searchText, termsOf } from './lead-terms.js';
import { ActivityLogs, Appointments, LeadNotes, Subscriptions } from './lead.tables.js';

@Injectable()
export class TypeormLeadRepository extends LeadRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override addAppointment(appointment: Appointment, activity: ActivityEntry): Promise<void> {
    return this.database.write(async (tx) => {
      await insert(tx, Appointments, {
        ...appointment,
        searchText: searchText(appointment),
      });
      await insertTerms(tx, 'appointment', appointment);
      await insert(tx, ActivityLogs, activity);
      await recount(tx, this.database.dialect, 'appointment', null, appointment);
    });
  }

  override async addSubscription(subscription: Subscription, activity: ActivityEntry): Promise<Subscription> {
    const emailKey = subscription.email.normalize('NFKC').toLowerCase();
    const add = async (tx: EntityManager) => {
      const subscribed = await tx.findOneBy(Subscriptions, { emailKey });
      if (subscribed) return subscribed;
      await insert(tx, Subscriptions, {
        ...subscription,
        emailKey,
        searchText: searchText(subscription),
      });
      await insertTerms(tx, 'subscription', subscription);
      await insert(tx, ActivityLogs, activity);
      await recount(tx, this.database.dialect, 'subscription', null, subscription);
      return subscription;
    };
    try {
      return await this.database.write(add);
    } catch (error) {
      // somebody subscribed the same address in the same moment: the second look finds it
      if (isUniqueViolation(error)) return this.database.write(add);
      throw error;
    }
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
  table: EntitySchema<Row>,
  row: Row,
): Promise<void> {
  await tx.createQueryBuilder().insert().into(table).values(row).updateEntity(false).execute();
}

/** Makes a lead findable by the beginnings of its terms. */
async function insertTerms(tx: EntityManager, leadType: LeadType, lead: Lead): Promise<void> {
  const terms = termsOf(lead);
  await tx.query(
    `INSERT INTO lead_terms (term, leadType, leadId) VALUES ${terms.map(() => '(?, ?, ?)').join(', ')}`,
    terms.flatMap((term) => [term, leadType, lead.id]),
  );
}
