import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiParam, ApiQuery, ApiTags } from '../../platform/http/api-docs.js';
import { NoPersonalRows, PersonalRows } from '../../platform/http/personal-rows.js';
import { LEAD_TYPES, type LeadType } from '../../leads/desk-leads.js';
import { Invalid, NotFound } from '../../platform/domain-error.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { AllowTo, CurrentUser } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { type CalculatorUse, CountCalculatorUse } from '../application/count-calculator-use.js';
import { CountWaiting, type Waiting } from '../application/count-waiting.js';
import { OpenLead } from '../application/open-lead.js';
import { OpenToday } from '../application/open-today.js';
import { SearchConsole, type SearchResults } from '../application/search-console.js';
import type { Today } from '../application/today.js';
import {
  AppointmentDetail,
  CalculatorUseView,
  reference,
  SearchResultsView,
  SubscriptionDetail,
  TodayView,
  WaitingCountsView,
} from './desk.views.js';

const LONGEST_QUERY = 200;

/** What staff work from: the day, one lead, and the search of everything. */
@ApiTags('desk')
@AllowTo('staff')
@Controller('api/admin')
export class DeskController {
  constructor(
    private readonly openToday: OpenToday,
    private readonly countWaiting: CountWaiting,
    private readonly countUse: CountCalculatorUse,
    private readonly openLead: OpenLead,
    private readonly searchConsole: SearchConsole,
  ) {}

  @Get('today')
  @PersonalRows('today')
  @ApiOkResponse({ type: TodayView })
  today(): Promise<Today> {
    return this.openToday.execute();
  }

  @Get('waiting')
  @PersonalRows('waiting')
  @ApiOkResponse({ type: WaitingCountsView })
  waiting(@CurrentUser() user: SessionUser): Promise<Waiting> {
    return this.countWaiting.execute(user);
  }

  /** Of the last 30 days; without the last minute. */
  @Get('calculators/use')
  @NoPersonalRows('counts and states')
  @AllowTo('superadmin')
  @ApiOkResponse({ type: [CalculatorUseView] })
  calculatorUse(): Promise<readonly CalculatorUse[]> {
    return this.countUse.execute();
  }

  @Get('leads/:leadType/:id')
  @ApiParam({ name: 'leadType', enum: LEAD_TYPES })
  @ApiExtraModels(AppointmentDetail, SubscriptionDetail)
  @ApiOkResponse({ schema: { oneOf: [AppointmentDetail, SubscriptionDetail].map(reference) } })
  async lead(
    @Param('leadType') leadType: string,
    @Param('id', IdPipe) leadId: string,
  ): Promise<AppointmentDetail | SubscriptionDetail> {
    if (!LEAD_TYPES.includes(leadType as LeadType)) throw new NotFound('lead.unknown-type');
    const { lead, ...belonging } = await this.openLead.execute({ leadType: leadType as LeadType, leadId });
    return { ...lead, ...belonging };
  }

  @Get('search')
  @PersonalRows('search')
  @ApiQuery({ name: 'q', example: 'reyes' })
  @ApiOkResponse({ type: SearchResultsView })
  search(@Query() { q }: Readonly<Record<string, unknown>>): Promise<SearchResults> {
    const query = typeof q === 'string' ? q.trim() : '';
    if (query === '' || [...query].length > LONGEST_QUERY)
      throw new Invalid({ q: ['search.length', { max: LONGEST_QUERY }] });
    return this.searchConsole.execute(query);
  }
}
