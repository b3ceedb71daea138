import { Controller, Get, Query } from '@nestjs/common';
import { Config } from '../../platform/config.js';
import { Invalid } from '../../platform/domain-error.js';
import { ApiTags } from '../../platform/http/api-docs.js';
import { PersonalRows } from '../../platform/http/personal-rows.js';
import { type WholeOrPage, WholeOrPaged } from '../../platform/http/whole-or-paged.js';
import { mapList, type WholeList } from '../../platform/whole-list.js';
import { AllowTo } from '../../users/access.js';
import type { LeadList } from '../application/ports.js';
import type { Appointment } from '../domain/appointment.js';
import type { Lead, LeadType } from '../domain/lead.js';
import { leadView, type ListedLeadRow, type RowFacts } from '../domain/listed-lead.js';
import type { Subscription } from '../domain/subscription.js';
import { SqlLeadQueries } from '../store/sql-lead-queries.js';
import { type Facts, SqlListedLeads } from '../store/sql-listed-leads.js';
import { type LeadListRequest, leadListRequest } from './lead-list-request.js';
import { AppointmentLead, ListedAppointment, ListedSubscription, SubscriptionLead } from './leads.views.js';

type QueryText = Readonly<Record<string, unknown>>;

/** The list parameters of ra-data-simple-rest, each in JSON. */
const EXAMPLES = { sort: '["createdAt","DESC"]', range: '[0,24]', filter: '{"leadStatus":"New"}' };

/** Lists of leads. */
@ApiTags('leads')
@AllowTo('staff')
@Controller('api')
export class LeadListsController {
  constructor(
    private readonly queries: SqlLeadQueries,
    private readonly config: Config,
    private readonly rows: SqlListedLeads,
  ) {}

  @Get('appointments')
  @PersonalRows('appointments')
  @WholeOrPaged([ListedAppointment], 'appointments', EXAMPLES)
  appointments(@Query() query: QueryText): Promise<WholeOrPage<ListedAppointment>> {
    return this.list(query, 'appointment', (lead) => leadView(lead as Appointment));
  }

  @Get('subscriptions')
  @PersonalRows('subscriptions')
  @WholeOrPaged([ListedSubscription], 'subscriptions', EXAMPLES)
  subscriptions(@Query() query: QueryText): Promise<WholeOrPage<ListedSubscription>> {
    return this.list(query, 'subscription', (lead) => leadView(lead as Subscription));
  }

  @Get('admin/leads')
  @PersonalRows('leads')
  @WholeOrPaged<AppointmentLead | SubscriptionLead>([AppointmentLead, SubscriptionLead], 'leads', EXAMPLES)
  leads(@Query() query: QueryText): Promise<WholeOrPage<AppointmentLead | SubscriptionLead>> {
    return this.list(
      query,
      undefined,
      (lead) => ({ ...leadView(lead), leadType: lead.leadType }) as ListedLeadRow,
    );
  }

  private async list<View extends object>(
    query: QueryText,
    leadType: LeadType | undefined,
    view: (lead: Lead) => View,
  ): Promise<WholeOrPage<View & RowFacts>> {
    const request = leadListRequest(query, this.config.timeZone, leadType);
    const { total, newestOnly, ...list } = await this.read(request);
    const facts = await this.facts(request, list);
    return {
      ...mapList(list, (lead) => ({ ...view(lead), ...facts(lead) })),
      total,
      newestOnly,
      offset: request.range?.offset ?? 0,
    };
  }

  /** A page has all facts of its rows, a whole list the marks, and one too long for one read none. */
  private async facts({ range }: LeadListRequest, { first, rest }: WholeList<Lead>): Promise<Facts> {
    if (range) return this.rows.facts(first);
    return rest ? () => ({}) : this.rows.marks(first);
  }

  private async read({ range, ...order }: LeadListRequest): Promise<LeadList> {
    if (range) {
      const { rows, ...page } = await this.queries.leads({ ...order, range });
      return { first: rows, rest: null, ...page };
    }
    const all = await this.queries.allLeads(order);
    if (!all) throw new Invalid({ range: ['list.range-needed', { sort: order.sort }] });
    return all;
  }
}
