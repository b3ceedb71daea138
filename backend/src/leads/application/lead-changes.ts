import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../../platform/clock.js';
import { NotFound } from '../../platform/domain-error.js';
import { LiveUpdates } from '../../platform/live-updates.js';
import type { LeadMessage } from '../lead-message.js';
import { type Actor, activityEntry } from '../domain/activity.js';
import type { Appointment } from '../domain/appointment.js';
import { afterActivity } from '../domain/first-answer.js';
import type { Lead, LeadChange, LeadRef } from '../domain/lead.js';
import type { Subscription } from '../domain/subscription.js';
import type { MailsAndLinks } from './lead-follow-ups.js';
import { LeadUnits, type RecordedChange } from './lead-units.js';

/**
 * Common to all changes of a lead: the activity is recorded with the actor's name, the first one by staff answers the
 * lead, and a live message is published.
 */
@Injectable()
export class LeadChanges {
  constructor(
    private readonly units: LeadUnits,
    private readonly live: LiveUpdates<LeadMessage>,
    private readonly clock: Clock,
  ) {}

  /** Returns the changed booking. Rejects an unknown id. `mailsFor` says what is mailed about a change. */
  async appointment(
    id: string,
    actor: Actor,
    decide: (lead: Appointment) => LeadChange<Appointment>,
    mailsFor?: (before: Appointment, after: Appointment) => MailsAndLinks,
  ): Promise<Appointment> {
    const record = this.recorded(actor, decide);
    const change = await this.units.changeAppointment(id, (before) => {
      const recorded = record(before);
      return { ...recorded, ...(recorded.activity && mailsFor?.(before, recorded.lead)) };
    });
    if (!change) throw new NotFound('booking.unknown');
    if (change.activity) this.live.publish({ type: 'appointment_updated', data: { id } });
    return change.lead;
  }

  /** Returns the changed subscription. Rejects an unknown id. */
  async subscription(
    id: string,
    actor: Actor,
    decide: (lead: Subscription) => LeadChange<Subscription>,
  ): Promise<Subscription> {
    const change = await this.units.changeSubscription(id, this.recorded(actor, decide));
    if (!change) throw new NotFound('subscription.unknown');
    if (change.activity) this.live.publish({ type: 'subscription_updated', data: { id } });
    return change.lead;
  }

  /** Changes all of the leads or none; returns how many have changed. Rejects when one does not exist. */
  async all(refs: readonly LeadRef[], actor: Actor, decide: (lead: Lead) => LeadChange): Promise<number> {
    const made = await this.units.changeLeads(refs, this.recorded(actor, decide));
    if (!made) throw new NotFound('lead.unknown');
    const changed = made.flatMap(({ activity }) => activity ?? []);
    for (const { leadType, leadId: id } of changed)
      this.live.publish({ type: `${leadType}_updated`, data: { id } });
    return changed.length;
  }

  private recorded<L extends Lead>(actor: Actor, decide: (lead: L) => LeadChange<L>) {
    return (before: L): RecordedChange<L> => {
      const { lead, activity } = decide(before);
      if (!activity) return { lead, activity };
      const ref = { leadType: before.leadType, leadId: before.id };
      const entry = activityEntry(ref, activity, actor, newId(), this.clock.timestamp());
      return { lead: afterActivity(lead, entry), activity: entry };
    };
  }
}
