import { applyDecorators, Controller, Get, Query, Res } from '@nestjs/common';
import {
  ApiExtraModels,
  ApiOkResponse,
  ApiQuery,
  ApiTags,
  getSchemaPath,
} from '../../platform/http/api-docs.js';
import { CountRows, PersonalRows, type RowCounter } from '../../platform/http/personal-rows.js';
import type { Response } from 'express';
import { Config } from '../../platform/config.js';
import { AllowTo } from '../../users/access.js';
import { mapList, type WholeList } from '../../platform/whole-list.js';
import { Invalid } from '../../platform/domain-error.js';
import { JsonArrayStream } from '../../platform/http/json-array-stream.js';
import { contentRange } from '../../platform/http/list-query.js';
import { type LeadList, LeadQueries } from '../application/ports.js';
import { leadView } from '../domain/listed-lead.js';
import type { Lead, LeadType } from '../domain/lead.js';
import { type LeadListRequest, leadListRequest } from './lead-list-request.js';
import { type Facts, SqlListedLeads } from '../store/sql-listed-leads.js';
import { AppointmentLead, ListedAppointment, ListedSubscription, SubscriptionLead } from './leads.views.js';

type QueryText = Readonly<Record<string, unknown>>;

/** The list parameters of ra-data-simple-rest, each in JSON. */
const ListParameters = () =>
  applyDecorators(
    ApiQuery({ name: 'sort', required: false, example: '["createdAt","DESC"]' }),
    ApiQuery({ name: 'range', required: false, example: '[0,24]' }),
    ApiQuery({ name: 'filter', required: false, example: '{"leadStatus":"New"}' }),
  );

/** Lists of leads. */
@ApiTags('leads')
@AllowTo('staff')
@Controller('api')
export class LeadListsController {
  constructor(
    private readonly queries: LeadQueries,
    private readonly config: Config,
    private readonly arrays: JsonArrayStream,
    private readonly rows: SqlListedLeads,
  ) {}

  @Get('appointments')
  @PersonalRows('appointments')
  @ListParameters()
  @ApiOkResponse({ type: [ListedAppointment] })
  appointments(
    @Query() query: QueryText,
    @Res() response: Response,
    @CountRows() count: RowCounter,
  ): Promise<void> {
    return this.send('appointments', this.parsed(query, 'appointment'), response, count, leadView);
  }

  @Get('subscriptions')
  @PersonalRows('subscriptions')
  @ListParameters()
  @ApiOkResponse({ type: [ListedSubscription] })
  subscriptions(
    @Query() query: QueryText,
    @Res() response: Response,
    @CountRows() count: RowCounter,
  ): Promise<void> {
    return this.send('subscriptions', this.parsed(query, 'subscription'), response, count, leadView);
  }

  @Get('admin/leads')
  @PersonalRows('leads')
  @ListParameters()
  @ApiExtraModels(AppointmentLead, SubscriptionLead)
  @ApiOkResponse({
    schema: {
      type: 'array',
      items: { oneOf: [{ $ref: getSchemaPath(AppointmentLead) }, { $ref: getSchemaPath(SubscriptionLead) }] },
    },
  })
  leads(@Query() query: QueryText, @Res() response: Response, @CountRows() count: RowCounter): Promise<void> {
    return this.send('leads', this.parsed(query), response, count, (lead) => ({
      ...leadView(lead),
      leadType: lead.leadType,
    }));
  }

  private parsed(query: QueryText, leadType?: LeadType): LeadListRequest {
    return leadListRequest(query, this.config.timeZone, leadType);
  }

  private async send(
    unit: string,
    request: LeadListRequest,
    response: Response,
    count: RowCounter,
    view: (lead: Lead) => object,
  ): Promise<void> {
    const list = await this.list(request);
    const rows = list.rest ? list.total : list.first.length;
    // here, because the list is sent before the handler ends
    await count(rows);
    const facts = await this.facts(request, list);
    response.setHeader('Content-Range', contentRange(unit, request.range?.offset ?? 0, rows, list.total));
    if (list.newestOnly) response.setHeader('X-Search-Scope', 'newest');
    await this.arrays.send(
      response,
      mapList(list, (lead) => ({ ...view(lead), ...facts(lead) })),
    );
  }

  /** A page has all facts of its rows, a whole list the marks, and one too long for one read none. */
  private async facts({ range }: LeadListRequest, { first, rest }: WholeList<Lead>): Promise<Facts> {
    if (range) return this.rows.facts(first);
    return rest ? () => ({}) : this.rows.marks(first);
  }

  private async list({ range, ...order }: LeadListRequest): Promise<LeadList> {
    if (range) {
      const { rows, ...page } = await this.queries.leads({ ...order, range });
      return { first: rows, rest: null, ...page };
    }
    const all = await this.queries.allLeads(order);
    if (!all) throw new Invalid({ range: ['list.range-needed', { sort: order.sort }] });
    return all;
  }
}
