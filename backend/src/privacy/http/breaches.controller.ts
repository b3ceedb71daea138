import { Body, Controller, Get, Param, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiProduces, ApiTags } from '../../platform/http/api-docs.js';
import {
  CountRows,
  NoPersonalRows,
  PersonalRows,
  type RowCounter,
} from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import type { Response } from 'express';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { type Page, Paged, pageOf } from '../../platform/http/pages.js';
import { AllowTo, Confirmed, CurrentUser, WithoutConfirmation } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { Breaches } from '../application/duty-ports.js';
import { RecordBreach } from '../application/record-breach.js';
import { ReportBreach } from '../application/report-breach.js';
import { BreachFiles } from './breach-files.js';
import {
  BreachReportView,
  BreachStepsBody,
  BreachView,
  breachView,
  NewBreachBody,
  newBreachIn,
  stepsIn,
} from './duties.dto.js';
import { newestFirst } from './duty-list-requests.js';

/** What the office needs when data was disclosed to an unauthorised person: who, what, since when, and 72 hours. */
@ApiTags('privacy')
@AllowTo('superadmin')
@Controller('api/admin/privacy/breaches')
export class BreachesController {
  constructor(
    private readonly breaches: Breaches,
    private readonly recordBreach: RecordBreach,
    private readonly reportBreach: ReportBreach,
    private readonly files: BreachFiles,
  ) {}

  @Get()
  @NoPersonalRows('what happened and when, without people')
  @Paged(BreachView, 'breaches')
  async list(@Query() query: Readonly<Record<string, unknown>>): Promise<Page<BreachView>> {
    const range = newestFirst(query);
    return pageOf(range, await this.breaches.page(range), breachView);
  }

  @Post()
  @Audited('privacy.breach-begun')
  @WithoutConfirmation('writes down what happened; nothing is handed out or erased')
  @ApiCreatedResponse({ type: BreachView })
  async record(@Body() body: NewBreachBody, @CurrentUser() user: SessionUser): Promise<BreachView> {
    return breachView(await this.recordBreach.execute(newBreachIn(body), user));
  }

  @Get(':id')
  @ApiOkResponse({ type: BreachReportView })
  async one(@Param('id', IdPipe) id: string): Promise<BreachReportView> {
    const report = await this.reportBreach.execute(id);
    return report as BreachReportView;
  }

  @Patch(':id')
  @Audited('privacy.breach-changed')
  @WithoutConfirmation('writes down what was done; nothing is handed out or erased')
  @ApiOkResponse({ type: BreachView })
  async takeSteps(@Param('id', IdPipe) id: string, @Body() body: BreachStepsBody): Promise<BreachView> {
    return breachView(await this.recordBreach.takeSteps(id, stepsIn(body)));
  }

  /** The report as a page to print. */
  @Get(':id/report')
  @PersonalRows('affected')
  @Confirmed()
  @ApiProduces('text/html')
  async report(
    @Param('id', IdPipe) id: string,
    @Res() response: Response,
    @CountRows() count: RowCounter,
  ): Promise<void> {
    const report = await this.reportBreach.execute(id);
    await count(report.affected.rows.length);
    this.files.report(report, response);
  }

  /** Everybody who is affected, to notify them. */
  @Get(':id/affected.csv')
  @NoPersonalRows('has an entry of its own, before anything is handed out')
  @Confirmed()
  @ApiProduces('text/csv')
  async affected(
    @Param('id', IdPipe) id: string,
    @CurrentUser() user: SessionUser,
    @Res() response: Response,
  ): Promise<void> {
    await this.files.affected(id, user.id, response);
  }
}
