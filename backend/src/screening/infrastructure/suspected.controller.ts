import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiQuery, ApiTags } from '../../platform/http/api-docs.js';
import { Audited } from '../../platform/http/audited.js';
import type { Response } from 'express';
import { Invalid } from '../../platform/domain-error.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { contentRange, listRequest, oneOf } from '../../platform/http/list-query.js';
import { AllowTo, CurrentUser } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import type { SuspectedPageRequest } from '../application/ports.js';
import { ReleasePosts } from '../application/release-posts.js';
import { SUSPICIONS } from '../domain/suspicion.js';
import {
  DiscardBody,
  DiscardedView,
  ReleaseBody,
  ReleasedView,
  SuspectedPostView,
  suspectedView,
} from './screening.dto.js';
import { SqlSuspectedPosts } from './sql-suspected-posts.js';

const DEFAULT_RANGE = { offset: 0, limit: 25 };
const FILTERS = { reason: oneOf(SUSPICIONS), leadType: oneOf(['appointment', 'subscription']) };

/** Posts that may be from robots: staff make them leads or delete them. */
@ApiTags('suspected posts')
@AllowTo('staff')
@Controller('api/admin/suspected')
export class SuspectedController {
  constructor(
    private readonly posts: SqlSuspectedPosts,
    private readonly releasePosts: ReleasePosts,
  ) {}

  @Get()
  @ApiQuery({ name: 'sort', required: false, example: '["createdAt","DESC"]' })
  @ApiQuery({ name: 'range', required: false, example: '[0,24]' })
  @ApiQuery({ name: 'filter', required: false, example: '{"reason":"honeypot"}' })
  @ApiOkResponse({ type: [SuspectedPostView] })
  async list(
    @Query() query: Readonly<Record<string, unknown>>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SuspectedPostView[]> {
    const asked = listRequest(query, { filters: FILTERS, sorts: ['createdAt'] });
    const request: SuspectedPageRequest = { ...asked, range: asked.range ?? DEFAULT_RANGE };
    const { rows, total } = await this.posts.page(request);
    response.setHeader('Content-Range', contentRange('suspected', request.range.offset, rows.length, total));
    return rows.map(suspectedView);
  }

  @Post('release')
  @Audited('suspected.several-released')
  @HttpCode(200)
  @ApiOkResponse({ type: ReleasedView })
  async releaseAll(@Body() { ids }: ReleaseBody, @CurrentUser() user: SessionUser): Promise<ReleasedView> {
    return { released: await this.releasePosts.all(ids, user) };
  }

  @Post('discard')
  @Audited('suspected.several-discarded')
  @HttpCode(200)
  @ApiOkResponse({ type: DiscardedView })
  async discardAll(@Body() { ids, reason }: DiscardBody): Promise<DiscardedView> {
    if (ids && reason) throw new Invalid({ ids: 'submission.ids-and-reason' });
    return { discarded: ids ? await this.posts.discard(ids) : await this.posts.discardAll(reason!) };
  }

  @Post(':id/release')
  @Audited('suspected.released')
  @HttpCode(204)
  @ApiNoContentResponse()
  async release(@Param('id', IdPipe) id: string, @CurrentUser() user: SessionUser): Promise<void> {
    await this.releasePosts.execute(id, user);
  }

  @Post(':id/discard')
  @Audited('suspected.discarded')
  @HttpCode(204)
  @ApiNoContentResponse()
  async discard(@Param('id', IdPipe) id: string): Promise<void> {
    await this.posts.discardOne(id);
  }
}
