import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { MailPreviewView } from '../../mail/mail-preview.dto.js';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '../../platform/http/api-docs.js';
import { Clock } from '../../platform/clock.js';
import { Audited, NotAudited } from '../../platform/http/audited.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { type Page, Paged, pageOf } from '../../platform/http/pages.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { AllowTo, CurrentUser } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { foundIssue } from '../application/issue-changes.js';
import { IssueRepository } from '../application/issue.ports.js';
import { SubscriberRepository } from '../application/ports.js';
import { WriteIssues } from '../application/write-issues.js';
import { IssuePreviews } from '../infrastructure/issue-previews.js';
import { STAFF_ISSUES_PATH } from '../paths.js';
import { issuePageRequest, type ListQuery } from './issue-list-request.js';
import {
  IssueBody,
  IssueChangeBody,
  IssueDetailView,
  IssueSummaryView,
  issueTextOf,
  IssueView,
  issueView,
} from './newsletter.dto.js';

/** Issues of the newsletter, for staff. */
@ApiTags('newsletter')
@AllowTo('staff')
@Controller(STAFF_ISSUES_PATH)
export class IssuesController {
  constructor(
    private readonly issues: IssueRepository,
    private readonly subscribers: SubscriberRepository,
    private readonly write: WriteIssues,
    private readonly previews: IssuePreviews,
    private readonly clock: Clock,
  ) {}

  @Get()
  @NoPersonalRows('letters for everybody')
  @Paged(IssueSummaryView, 'newsletters', { sort: '["createdAt","DESC"]', filter: '{"state":"draft"}' })
  async list(@Query() query: ListQuery): Promise<Page<IssueSummaryView>> {
    const request = issuePageRequest(query);
    return pageOf(request.range, await this.issues.page(request), (row) => {
      const { content: _, ...view } = issueView({ ...row, content: '' });
      return view;
    });
  }

  @Post()
  @Audited('newsletter.begun')
  @ApiCreatedResponse({ type: IssueView })
  async add(@Body() body: IssueBody, @CurrentUser() user: SessionUser): Promise<IssueView> {
    return issueView(await this.write.add(issueTextOf(body), user));
  }

  /** The mail as it goes out. */
  @NotAudited('changes nothing, and is sent while the user types')
  @Post('preview')
  @HttpCode(200)
  @ApiOkResponse({ type: MailPreviewView })
  async preview(@Body() body: IssueBody, @CurrentUser() { name }: SessionUser): Promise<MailPreviewView> {
    return this.previews.of(issueTextOf(body), name);
  }

  @Get(':id')
  @ApiOkResponse({ type: IssueDetailView })
  async one(@Param('id', IdPipe) id: string): Promise<IssueDetailView> {
    const issue = await foundIssue(this.issues, id);
    const { startedAt, state, sendAt } = issue;
    const confirmedSince = startedAt === null ? 0 : await this.subscribers.confirmedSince(startedAt);
    const secondsLeft =
      state === 'scheduled' && sendAt !== null
        ? Math.max(0, Math.round((Date.parse(sendAt) - this.clock.now().getTime()) / 1000))
        : null;
    return { ...issueView(issue), confirmedSince, secondsLeft };
  }

  @Put(':id')
  @Audited('newsletter.changed')
  @ApiOkResponse({ type: IssueView })
  async change(@Param('id', IdPipe) id: string, @Body() body: IssueChangeBody): Promise<IssueView> {
    return issueView(await this.write.change(id, issueTextOf(body), body.ifUpdatedAt ?? null));
  }

  @Delete(':id')
  @Audited('newsletter.deleted')
  @HttpCode(204)
  @ApiNoContentResponse()
  async remove(@Param('id', IdPipe) id: string): Promise<void> {
    await this.write.remove(id);
  }
}
