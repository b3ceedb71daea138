import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../calendar/business-time.js';
import { LinkLead } from '../clients/application/link-lead.js';
import { LeadUnits } from '../leads/application/lead-units.js';
import { SqlLeadQueries } from '../leads/store/sql-lead-queries.js';
import { activityEntry, WEBSITE } from '../leads/domain/activity.js';
import { bookAppointment } from '../leads/domain/appointment.js';
import type { LeadRef } from '../leads/domain/lead.js';
import { subscribe } from '../leads/domain/subscription.js';
import { newId } from '../platform/clock.js';
import { SAMPLE } from './sample-clients.js';
import { sampleBookings, sampleSubscriptions } from './sample-leads.js';

const HOUR = 3_600_000;

/** Adds sample bookings and subscriptions, and links the bookings of those who are clients. */
@Injectable()
export class AddSampleLeads {
  constructor(
    private readonly units: LeadUnits,
    private readonly queries: SqlLeadQueries,
    private readonly links: LinkLead,
    private readonly time: BusinessTime,
  ) {}

  async hasLead(): Promise<boolean> {
    return (await this.queries.buckets()).length > 0;
  }

  /** `clients` are their ids by their e-mail addresses. */
  async execute(clients: ReadonlyMap<string | null, string>): Promise<void> {
    for (const { hoursAgo, ...request } of sampleBookings(this.time.today())) {
      const booking = bookAppointment(request, newId(), this.ago(hoursAgo));
      const ref = { leadType: 'appointment', leadId: booking.id } as const;
      await this.units.addAppointment(booking, created(ref, 'Sample booking', booking.createdAt));
      const clientId = clients.get(booking.email);
      if (clientId !== undefined) await this.links.execute(ref, clientId, SAMPLE);
    }
    for (const { hoursAgo, ...request } of sampleSubscriptions()) {
      const subscription = subscribe(request, newId(), this.ago(hoursAgo));
      const ref = { leadType: 'subscription', leadId: subscription.id } as const;
      const activity = created(ref, 'Sample subscription', subscription.createdAt);
      await this.units.addSubscription(subscription, activity);
    }
  }

  private ago(hours: number): string {
    return new Date(Date.parse(this.time.timestamp()) - hours * HOUR).toISOString();
  }
}

const created = (ref: LeadRef, actionDetails: string, at: string) =>
  activityEntry(ref, { actionType: 'lead_created', actionDetails }, WEBSITE, newId(), at);
