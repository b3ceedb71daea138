import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../../shared/clock.js';
import { NotFound } from '../../shared/domain-error.js';
import { LiveUpdates } from '../../shared/live-updates.js';
import { type Actor, activityEntry } from '../domain/activity.js';
import type { Appointment } from '../domain/appointment.js';
import type { Lead, LeadChange, LeadType } from '../domain/lead.js';
import type { Subscription } from '../domain/subscription.js';
import { LeadRepository, type RecordedChange } from './ports.js';

/** What every change of a lead shares: it is recorded under the actor's name, and the consoles are told. */
@Injectable()
export class LeadChanges {
  constructor(
    private readonly leads: LeadRepository,
    private readonly live: LiveUpdates,
    private readonly clock: Clock,
  ) {}

  /** Gives back the booking as it is now. Refuses an id that no booking has. */
  async appointment(
    id: string,
    actor: Actor,
    decide: (lead: Appointment) => LeadChange<Appointment>,
  ): Promise<Appointment> {
    const change = await this.leads.changeAppointment(id, this.recorded('appointment', actor, decide));
    if (!change) throw new NotFound('There is no such booking');
    if (change.activity) this.live.publish({ type: 'appointment_updated', data: { id } });
    return change.lead;
  }

  /** Gives back the subscription as it is now. Refuses an id that no subscription has. */
  async subscription(
    id: string,
    actor: Actor,
    decide: (lead: Subscription) => LeadChange<Subscription>,
  ): Promise<Subscription> {
    const change = await this.leads.changeSubscription(id, this.recorded('subscription', actor, decide));
    if (!change) throw new NotFound('There is no such subscription');
    if (change.activity) this.live.publish({ type: 'subscription_updated', data: { id } });
    return change.lead;
  }

  private recorded<L extends Lead>(leadType: LeadType, actor: Actor, decide: (lead: L) => LeadChange<L>) {
    return (before: L): RecordedChange<L> => {
      const { lead, activity } = decide(before);
      const ref = { leadType, leadId: before.id };
      return {
        lead,
        activity: activity && activityEntry(ref, activity, actor, newId(), this.clock.timestamp()),
      };
    };
  }
}
