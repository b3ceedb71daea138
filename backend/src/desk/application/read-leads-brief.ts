import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { nameOf } from '../../clients/client-queries.js';
import { DeskLeads } from '../../leads/desk-leads.js';
import { type LeadsBrief, LeadsBriefs } from '../../leads/leads-brief.js';
import { type ListedLeadRow, ListedLeads } from '../../leads/listed-leads.js';
import type { UrgentPerson } from '../domain/urgent-people.js';
import { MOST_COUNTED, MOST_READ } from './today.js';

export interface LeadCounts extends LeadsBrief {
  /** Bookings. */
  readonly unansweredLeads: number;
  readonly visitorRequests: number;
}

/** What the morning's mail says about leads, and who of them is urgent: first those with a request, then the unanswered. */
@Injectable()
export class ReadLeadsBrief {
  constructor(
    private readonly briefs: LeadsBriefs,
    private readonly leads: DeskLeads,
    private readonly listed: ListedLeads,
  ) {}

  async execute(date: CalendarDate): Promise<{ counts: LeadCounts; urgent: UrgentPerson[][] }> {
    const unanswered = await this.leads.unanswered(MOST_COUNTED);
    const requests = await this.leads.withVisitorRequest(MOST_COUNTED);
    const brief = await this.briefs.brief(date);
    const [asking, waiting] = [requests.slice(0, MOST_READ), unanswered.slice(0, MOST_READ)];
    return {
      counts: { ...brief, unansweredLeads: unanswered.length, visitorRequests: requests.length },
      urgent: [
        (await this.listed.rows(asking)).map((lead) => visitor(lead, 'request')),
        (await this.listed.rows(waiting)).map((lead) => visitor(lead, 'unanswered')),
      ],
    };
  }
}

function visitor(lead: ListedLeadRow, why: 'request' | 'unanswered'): UrgentPerson {
  const phone = lead.leadType === 'appointment' ? lead.phone : null;
  const person = { bookingId: lead.id, clientId: null, policyId: null };
  return { ...person, name: nameOf(lead), phone, urgency: { why } };
}
