import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiQuery, ApiTags } from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { Config } from '../../platform/config.js';
import { BusinessTime } from '../../calendar/business-time.js';
import { dayRange } from '../../calendar/day-range.js';
import { AllowTo } from '../../users/access.js';
import { SqlLeadQueries } from '../store/sql-lead-queries.js';
import { adminStats } from '../domain/admin-stats.js';
import { AdminStatsView, DayOfBookingsView, WeekOfLeadsView } from './leads.views.js';

const WEEKS_SHOWN = 12;

/** The statistics of the dashboard and the calendar. */
@ApiTags('leads')
@AllowTo('staff')
@Controller('api/admin')
export class LeadStatsController {
  constructor(
    private readonly queries: SqlLeadQueries,
    private readonly time: BusinessTime,
    private readonly config: Config,
  ) {}

  @Get('stats')
  @NoPersonalRows('counts and states')
  @ApiOkResponse({ type: AdminStatsView })
  async stats(): Promise<AdminStatsView> {
    return adminStats(await this.queries.buckets());
  }

  @Get('stats/weeks')
  @NoPersonalRows('counts and states')
  @ApiOkResponse({ type: [WeekOfLeadsView] })
  async weeks() {
    return this.queries.weeks(WEEKS_SHOWN, this.time.today(), this.config.timeZone);
  }

  @Get('calendar/days')
  @NoPersonalRows('counts and states')
  @ApiQuery({ name: 'from', example: '2026-11-01' })
  @ApiQuery({ name: 'to', example: '2026-11-30' })
  @ApiOkResponse({ type: [DayOfBookingsView] })
  days(@Query() query: Readonly<Record<string, unknown>>) {
    const { from, to } = dayRange(query);
    return this.queries.days(from, to);
  }
}
