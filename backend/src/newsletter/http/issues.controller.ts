import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiQuery,
  ApiTags,
} from '../../platform/http/api-docs.js';
import { NoPersonalRows, PersonalRows } from '../../platform/http/personal-rows.js';
import { Audited, NotAudited } from '../../platform/http/audited.js';
import type { Response } from 'express';
import { MailPreviews } from '../../mail/mail-kinds.js';
import { MailPreviewView } from '../../mail/mail-preview.dto.js';
import { Config } from '../../platform/config.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { contentRange } from '../../platform/http/list-query.js';
import { parseMoment } from '../../platform/http/moment.js';
import { type RateLimiter, RateLimiters } from '../../platform/http/rate-limiter.js';
import { AllowTo, CurrentUser, WithoutConfirmation } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { ControlSending } from '../application/control-sending.js';
import { SqlDeliveryQueries } from '../store/sql-delivery-queries.js';
import { IssueRepository, SubscriberRepository } from '../application/ports.js';
import { SendTestCopy } from '../application/send-test-copy.js';
import { noSuchIssue, WriteIssues } from '../application/write-issues.js';
import type { Issue } from '../domain/issue.js';
import { firstNameIn } from '../domain/issue-tokens.js';
import { STAFF_ISSUES_PATH } from '../paths.js';
import { deliveryPageRequest, issuePageRequest, subscriberPageRequest } from './issue-list-request.js';
import { IssueProse } from '../infrastructure/issue-prose.js';
import {
  AudienceView,
  DeliveryView,
  deliveryView,
  IssueBody,
  IssueChangeBody,
  IssueDetailView,
  IssueSummaryView,
  issueTextOf,
  IssueView,
  issueView,
  NewsletterStatusView,
  SendBody,
  SubscriberView,
  subscriberView,
  TestCopyBody,
  TestCopyView,
} from './newsletter.dto.js';

type ListQuery = Readonly<Record<string, unknown>>;

const HOUR = 3_600;

/** Issues of the newsletter, for staff; only a superadmin sends. */
@ApiTags('newsletter')
@AllowTo('staff')
@Controller(STAFF_ISSUES_PATH)
export class IssuesController {
  /** Of one user. */
  private readonly testCopies: RateLimiter;

  constructor(
    private readonly issues: IssueRepository,
    private readonly deliveries: SqlDeliveryQueries,
    private readonly subscribers: SubscriberRepository,
    private readonly write: WriteIssues,
    private readonly control: ControlSending,
    private readonly testCopy: SendTestCopy,
    private readonly previews: MailPreviews,
    private readonly prose: IssueProse,
    private readonly config: Config,
    private readonly limiters: RateLimiters,
  ) {
    this.testCopies = limiters.create('newsletter-test-copies', 10, HOUR);
  }

  @Get()
  @NoPersonalRows('letters for everybody')
  @ApiQuery({ name: 'sort', required: false, example: '["createdAt","DESC"]' })
  @ApiQuery({ name: 'range', required: false, example: '[0,24]' })
  @ApiQuery({ name: 'filter', required: false, example: '{"state":"draft"}' })
  @ApiOkResponse({ type: [IssueSummaryView] })
  async list(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<IssueSummaryView[]> {
    const request = issuePageRequest(query);
    const { rows, total } = await this.issues.page(request);
    response.setHeader(
      'Content-Range',
      contentRange('newsletters', request.range.offset, rows.length, total),
    );
    return rows.map((row) => {
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

  @Get('status')
  @NoPersonalRows('counts and states')
  @ApiOkResponse({ type: NewsletterStatusView })
  async status(): Promise<NewsletterStatusView> {
    const { server, dailyLimit } = this.config.mail;
    return { smtp: server !== null, dailyLimit, sentToday: await this.deliveries.sentToday() };
  }

  @Get('subscribers')
  @PersonalRows('subscribers')
  @ApiQuery({ name: 'range', required: false, example: '[0,24]' })
  @ApiQuery({ name: 'filter', required: false, example: '{"state":"unconfirmed"}' })
  @ApiOkResponse({ type: [SubscriberView] })
  async subscriberList(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SubscriberView[]> {
    const request = subscriberPageRequest(query);
    const { rows, total } = await this.subscribers.page(request);
    const { offset } = request.range;
    response.setHeader('Content-Range', contentRange('subscribers', offset, rows.length, total));
    return rows.map(subscriberView);
  }

  /** The mail as it goes out. */
  @NotAudited('changes nothing, and is sent while the user types')
  @Post('preview')
  @HttpCode(200)
  @ApiOkResponse({ type: MailPreviewView })
  async preview(@Body() body: IssueBody, @CurrentUser() { name }: SessionUser): Promise<MailPreviewView> {
    const { subject, ...written } = issueTextOf(body);
    const data = { issueId: '', subject, subscriptionId: '', token: 'preview', firstName: firstNameIn(name) };
    const shared = await this.prose.of({ ...written, slug: null });
    return this.previews.preview({ kind: 'newsletter', data }, shared);
  }

  @Get(':id')
  @ApiOkResponse({ type: IssueDetailView })
  async one(@Param('id', IdPipe) id: string): Promise<IssueDetailView> {
    const issue = await this.found(id);
    const { startedAt } = issue;
    const confirmedSince = startedAt === null ? 0 : await this.subscribers.confirmedSince(startedAt);
    return { ...issueView(issue), confirmedSince };
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

  @Post(':id/test')
  @Audited('newsletter.test-sent')
  @HttpCode(201)
  @ApiCreatedResponse({ type: TestCopyView })
  async test(
    @Param('id', IdPipe) id: string,
    @Body() { to }: TestCopyBody,
    @CurrentUser() user: SessionUser,
  ): Promise<TestCopyView> {
    if (this.limiters.enabled) await this.testCopies.count(user.id);
    return { id: await this.testCopy.execute(id, to, user) };
  }

  @Get(':id/audience')
  @NoPersonalRows('counts and states')
  @ApiOkResponse({ type: AudienceView })
  async audience(@Param('id', IdPipe) id: string): Promise<AudienceView> {
    await this.found(id);
    const { confirmed, unconfirmed, left, failing } = await this.subscribers.counts();
    return { recipients: confirmed, unconfirmed, left, failing };
  }

  @Post(':id/send')
  @Audited('newsletter.sent')
  @WithoutConfirmation('reaches confirmed subscribers only, and can be paused and cancelled')
  @AllowTo('superadmin')
  @HttpCode(200)
  @ApiOkResponse({ type: IssueView })
  async send(@Param('id', IdPipe) id: string, @Body() { at }: SendBody): Promise<IssueView> {
    return issueView(await this.control.send(id, at ? parseMoment('at', 'Time', at) : null));
  }

  @Post(':id/pause')
  @Audited('newsletter.paused')
  @WithoutConfirmation('stops something, often in a hurry')
  @AllowTo('superadmin')
  @HttpCode(200)
  @ApiOkResponse({ type: IssueView })
  async pause(@Param('id', IdPipe) id: string): Promise<IssueView> {
    return issueView(await this.control.pause(id));
  }

  @Post(':id/resume')
  @Audited('newsletter.resumed')
  @WithoutConfirmation('goes on with what was sent before')
  @AllowTo('superadmin')
  @HttpCode(200)
  @ApiOkResponse({ type: IssueView })
  async resume(@Param('id', IdPipe) id: string): Promise<IssueView> {
    return issueView(await this.control.resume(id));
  }

  @Post(':id/cancel')
  @Audited('newsletter.cancelled')
  @WithoutConfirmation('stops something, often in a hurry')
  @AllowTo('superadmin')
  @HttpCode(200)
  @ApiOkResponse({ type: IssueView })
  async cancel(@Param('id', IdPipe) id: string): Promise<IssueView> {
    return issueView(await this.control.cancel(id));
  }

  @Get(':id/deliveries')
  @PersonalRows('deliveries')
  @ApiQuery({ name: 'range', required: false, example: '[0,24]' })
  @ApiQuery({ name: 'filter', required: false, example: '{"state":"failed"}' })
  @ApiOkResponse({ type: [DeliveryView] })
  async deliveryList(
    @Param('id', IdPipe) id: string,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DeliveryView[]> {
    const request = deliveryPageRequest(query);
    const { rows, total } = await this.deliveries.page(await this.found(id), request);
    response.setHeader('Content-Range', contentRange('deliveries', request.range.offset, rows.length, total));
    return rows.map(deliveryView);
  }

  private async found(id: string): Promise<Issue> {
    const issue = await this.issues.find(id);
    if (!issue) throw noSuchIssue();
    return issue;
  }
}
