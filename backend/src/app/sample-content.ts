import { Injectable } from '@nestjs/common';
import { LeadQueries, LeadRepository } from '../leads/application/ports.js';
import { activityEntry, WEBSITE } from '../leads/domain/activity.js';
import { bookAppointment } from '../leads/domain/appointment.js';
import type { LeadEvent, LeadRef } from '../leads/domain/lead.js';
import { subscribe } from '../leads/domain/subscription.js';
import { ChangeClients } from '../clients/application/change-clients.js';
import { ChangeHouseholds } from '../clients/application/change-households.js';
import type { HouseholdMember } from '../clients/domain/household.js';
import { LinkLead } from '../clients/application/link-lead.js';
import { BusinessTime } from '../calendar/business-time.js';
import { newId } from '../platform/clock.js';
import { UserRepository } from '../users/application/ports.js';
import { sampleClients } from './sample-clients.js';
import { SamplePolicies } from './sample-policies.js';
import { sampleBookings, sampleSubscriptions } from './sample-leads.js';
import { StarterArticles } from './starter-articles.js';

const HOUR = 3_600_000;
/** Who did what the samples show. */
const SAMPLE = { id: 'sample', name: 'Sample' };

/** Starter articles, sample leads, and clients with their policies. */
@Injectable()
export class SampleContent {
  constructor(
    private readonly users: UserRepository,
    private readonly articles: StarterArticles,
    private readonly leads: LeadRepository,
    private readonly queries: LeadQueries,
    private readonly clients: ChangeClients,
    private readonly links: LinkLead,
    private readonly households: ChangeHouseholds,
    private readonly policies: SamplePolicies,
    private readonly time: BusinessTime,
  ) {}

  /**
   * Adds the content when there is no account, post or lead; false otherwise, so that deleted articles do not return
   * after a restart.
   */
  async addToEmptyDatabase(what: 'articles' | 'everything'): Promise<boolean> {
    if (!(await this.users.isEmpty())) return false;
    const [hasPost, buckets] = await Promise.all([this.articles.hasPost(), this.queries.buckets()]);
    if (hasPost || buckets.length > 0) return false;
    await this.articles.add();
    if (what === 'everything') await this.addClients(await this.addLeads());
    return true;
  }

  /** Adds clients with their policies and a household, and links the bookings of those who have one. */
  private async addClients(bookings: ReadonlyMap<string, LeadRef>): Promise<void> {
    const members: HouseholdMember[] = [];
    for (const { client, role, policies } of sampleClients(this.time.today())) {
      const { id, email } = await this.clients.add(client);
      if (role) members.push({ clientId: id, role });
      const booking = bookings.get(email ?? '');
      if (booking) await this.links.execute(booking, id, SAMPLE);
      for (const policy of policies) await this.policies.add(id, policy, SAMPLE);
    }
    await this.households.add({ name: 'Reyes', members });
  }

  /** Returns the bookings by their address. */
  private async addLeads(): Promise<ReadonlyMap<string, LeadRef>> {
    const bookings = new Map<string, LeadRef>();
    const created = (event: LeadEvent['actionDetails']): LeadEvent => ({
      actionType: 'lead_created',
      actionDetails: event,
    });
    for (const { hoursAgo, ...request } of sampleBookings(this.time.today())) {
      const at = new Date(Date.parse(this.time.timestamp()) - hoursAgo * HOUR).toISOString();
      const booking = bookAppointment(request, newId(), at);
      const ref = { leadType: 'appointment', leadId: booking.id } as const;
      bookings.set(booking.email, ref);
      await this.leads.addAppointment(
        booking,
        activityEntry(ref, created('Sample booking'), WEBSITE, newId(), at),
      );
    }
    for (const { hoursAgo, ...request } of sampleSubscriptions()) {
      const at = new Date(Date.parse(this.time.timestamp()) - hoursAgo * HOUR).toISOString();
      const subscription = subscribe(request, newId(), at);
      const ref = { leadType: 'subscription', leadId: subscription.id } as const;
      await this.leads.addSubscription(
        subscription,
        activityEntry(ref, created('Sample subscription'), WEBSITE, newId(), at),
      );
    }
    return bookings;
  }
}
