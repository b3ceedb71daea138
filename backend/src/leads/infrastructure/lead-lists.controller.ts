import { applyDecorators, Controller, Get, Query, Res } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiQuery, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { Response } from 'express';
import { Config } from '../../config.js';
import { BusinessTime } from '../../shared/business-time.js';
import { AllowTo } from '../../shared/http/access.js';
import { Logger } from '../../shared/logger.js';
import { contentRange } from '../../shared/http/list-query.js';
import { type LeadListRequest, LeadQueries, type ListedLead } from '../application/ports.js';
import { adminStats } from '../domain/admin-stats.js';
import { dayRange, leadListRequest } from './lead-list-request.js';
import {
  AdminStatsView,
  AppointmentLead,
  AppointmentView,
  DayOfBookingsView,
  SubscriptionLead,
  SubscriptionView,
  WeekOfLeadsView,
} from './leads.views.js';

type QueryText = Readonly<Record<string, unknown>>;

/** The list parameters of ra-data-simple-rest, each a piece of JSON. */
const ListParameters = () =>
  applyDecorators(
    ApiQuery({ name: 'sort', required: false, example: '["createdAt","DESC"]' }),
    ApiQuery({ name: 'range', required: false, example: '[0,24]' }),
    ApiQuery({ name: 'filter', required: false, example: '{"leadStatus":"New"}' }),
  );

const WEEKS_SHOWN = 12;
/** More than a screen shows: an export, or somebody who takes everything. */
const MANY_ROWS = 100;

/** Lists of leads, and the dashboard's figures. */
@ApiTags('leads')
@AllowTo('staff')
@Controller('api')
export class LeadListsController {
  constructor(
    private readonly queries: LeadQueries,
    private readonly time: BusinessTime,
    private readonly config: Config,
    private readonly logger: Logger,
  ) {}

  @Get('appointments')
  @ListParameters()
  @ApiOkResponse({ type: [AppointmentView] })
  async appointments(@Query() query: QueryText, @Res({ passthrough: true }) response: Response) {
    const leads = await this.list('appointments', leadListRequest(query, 'appointment'), response);
    return leads.map(({ leadType: _, ...booking }) => booking);
  }

  @Get('subscriptions')
  @ListParameters()
  @ApiOkResponse({ type: [SubscriptionView] })
  async subscriptions(@Query() query: QueryText, @Res({ passthrough: true }) response: Response) {
    const leads = await this.list('subscriptions', leadListRequest(query, 'subscription'), response);
    return leads.map(({ leadType: _, ...subscription }) => subscription);
  }

  @Get('admin/leads')
  @ListParameters()
  @ApiExtraModels(AppointmentLead, SubscriptionLead)
  @ApiOkResponse({
    schema: {
      type: 'array',
      items: { oneOf: [{ $ref: getSchemaPath(AppointmentLead) }, { $ref: getSchemaPath(SubscriptionLead) }] },
    },
  })
  leads(@Query() query: QueryText, @Res({ passthrough: true }) response: Response) {
    return this.list('leads', leadListRequest(query), response);
  }

  @Get('admin/stats')
  @ApiOkResponse({ type: AdminStatsView })
  async stats(): Promise<AdminStatsView> {
    return adminStats(await this.queries.buckets());
  }

  @Get('admin/stats/weeks')
  @ApiOkResponse({ type: [WeekOfLeadsView] })
  async weeks() {
    return this.queries.weeks(WEEKS_SHOWN, this.time.today(), this.config.timeZone);
  }

  @Get('admin/calendar/days')
  @ApiQuery({ name: 'from', example: '2026-11-01' })
  @ApiQuery({ name: 'to', example: '2026-11-30' })
  @ApiOkResponse({ type: [DayOfBookingsView] })
  days(@Query() query: QueryText) {
    const { from, to } = dayRange(query);
    return this.queries.days(from, to);
  }

  private async list(
    unit: string,
    request: LeadListRequest,
    response: Response,
  ): Promise<readonly ListedLead[]> {
    const { rows, total } = await this.queries.leads(request);
    if (rows.length > MANY_ROWS)
      this.logger.event('many leads read', {
        ...{ list: unit, rows: rows.length, userId: response.req.user?.id },
        requestId: response.locals.requestId as string,
      });
    response.setHeader('Content-Range', contentRange(unit, request.range?.offset ?? 0, rows.length, total));
    return rows;
  }
}
