import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '../../platform/http/api-docs.js';
import { PersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import { Invalid } from '../../platform/domain-error.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { listRequest, oneOf } from '../../platform/http/list-query.js';
import { type Page, Paged, pageOf } from '../../platform/http/pages.js';
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
  @Paged(SuspectedSubmissionView, 'suspected', {
    sort: '["createdAt","DESC"]',
    filter: '{"reason":"honeypot"}',
  })
  async list(@Query() query: Readonly<Record<string, unknown>>): Promise<Page<SuspectedSubmissionView>> {
    const asked = listRequest(query, { filters: FILTERS, sorts: ['createdAt'] });
    const request: SuspectedPageRequest = { ...asked, range: asked.range ?? DEFAULT_RANGE };
    return pageOf(request.range, await this.submissions.page(request), suspectedView);
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
