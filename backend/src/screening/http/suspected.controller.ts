import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiQuery, ApiTags } from '../../platform/http/api-docs.js';
import { PersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import type { Response } from 'express';
import { Invalid } from '../../platform/domain-error.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { contentRange, listRequest, oneOf } from '../../platform/http/list-query.js';
import { AllowTo, CurrentUser } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import type { SuspectedPageRequest } from '../application/ports.js';
import { DiscardSubmissions } from '../application/discard-submissions.js';
import { ReleaseSubmissions } from '../application/release-submissions.js';
import { SUSPICIONS } from '../domain/suspicion.js';
import {
  DiscardBody,
  DiscardedView,
  ReleaseBody,
  ReleasedView,
  SuspectedSubmissionView,
  suspectedView,
} from './screening.dto.js';
import { SqlSuspectedSubmissions } from '../store/sql-suspected-submissions.js';

const DEFAULT_RANGE = { offset: 0, limit: 25 };
const FILTERS = { reason: oneOf(SUSPICIONS), leadType: oneOf(['appointment', 'subscription']) };

/** Submissions that may be from robots: staff make them leads or delete them. */
@ApiTags('suspected submissions')
@AllowTo('staff')
@Controller('api/admin/suspected')
export class SuspectedController {
  constructor(
    private readonly submissions: SqlSuspectedSubmissions,
    private readonly releaseSubmissions: ReleaseSubmissions,
    private readonly discardSubmissions: DiscardSubmissions,
  ) {}

  @Get()
  @PersonalRows('suspected')
  @ApiQuery({ name: 'sort', required: false, example: '["createdAt","DESC"]' })
  @ApiQuery({ name: 'range', required: false, example: '[0,24]' })
  @ApiQuery({ name: 'filter', required: false, example: '{"reason":"honeypot"}' })
  @ApiOkResponse({ type: [SuspectedSubmissionView] })
  async list(
    @Query() query: Readonly<Record<string, unknown>>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SuspectedSubmissionView[]> {
    const asked = listRequest(query, { filters: FILTERS, sorts: ['createdAt'] });
    const request: SuspectedPageRequest = { ...asked, range: asked.range ?? DEFAULT_RANGE };
    const { rows, total } = await this.submissions.page(request);
    response.setHeader('Content-Range', contentRange('suspected', request.range.offset, rows.length, total));
    return rows.map(suspectedView);
  }

  @Post('release')
  @Audited('suspected.several-released')
  @HttpCode(200)
  @ApiOkResponse({ type: ReleasedView })
  async releaseAll(@Body() { ids }: ReleaseBody, @CurrentUser() user: SessionUser): Promise<ReleasedView> {
    return { released: await this.releaseSubmissions.all(ids, user) };
  }

  @Post('discard')
  @Audited('suspected.several-discarded')
  @HttpCode(200)
  @ApiOkResponse({ type: DiscardedView })
  async discardAll(@Body() { ids, reason }: DiscardBody): Promise<DiscardedView> {
    if (ids && reason) throw new Invalid({ ids: 'submission.ids-and-reason' });
    const discard = this.discardSubmissions;
    return { discarded: ids ? await discard.some(ids) : await discard.all(reason!) };
  }

  @Post(':id/release')
  @Audited('suspected.released')
  @HttpCode(204)
  @ApiNoContentResponse()
  async release(@Param('id', IdPipe) id: string, @CurrentUser() user: SessionUser): Promise<void> {
    await this.releaseSubmissions.execute(id, user);
  }

  @Post(':id/discard')
  @Audited('suspected.discarded')
  @HttpCode(204)
  @ApiNoContentResponse()
  async discard(@Param('id', IdPipe) id: string): Promise<void> {
    await this.discardSubmissions.one(id);
  }
}
