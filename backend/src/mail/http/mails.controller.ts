import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '../../platform/http/api-docs.js';
import { NoPersonalRows, PersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import { Clock } from '../../platform/clock.js';
import { Config } from '../../platform/config.js';
import { Invalid, NotFound, TooMany } from '../../platform/domain-error.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { type Check, oneOf, pageRequest, searched, textUpTo } from '../../platform/http/list-query.js';
import { type Page, Paged, pageOf } from '../../platform/http/pages.js';
import { AllowTo, CurrentUser, WithoutConfirmation } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import {
  type MailFilter,
  type MailPageRequest,
  MailQueries,
  MailRenderer,
  type OutgoingMail,
} from '../application/ports.js';
import { type RateLimiter, RateLimiters } from '../../platform/http/rate-limiter.js';
import { ResendMail } from '../application/resend-mail.js';
import { SendTestMail } from '../application/send-test-mail.js';
import { MAIL_STATES } from '../domain/mail-state.js';
import { MailKinds } from '../mail-kinds.js';
import {
  MailDetailView,
  mailDetailView,
  MailSummaryView,
  MailView,
  mailView,
  TestMailBody,
} from './mails.dto.js';

const HOUR = 3_600;
const NO_CONTENT = { text: '', html: '', pictures: [], invitation: null };

/** The outgoing mails, for staff. */
@ApiTags('mails')
@AllowTo('staff')
@Controller('api/admin/mails')
export class MailsController {
  private readonly resends: RateLimiter;

  constructor(
    private readonly mails: MailQueries,
    private readonly renderer: MailRenderer,
    private readonly kinds: MailKinds,
    private readonly resendMail: ResendMail,
    private readonly sendTestMail: SendTestMail,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly limiters: RateLimiters,
  ) {
    this.resends = limiters.create('mail-resend', 3, HOUR);
  }

  @Get()
  @PersonalRows('mails')
  @Paged(MailView, 'mails', { sort: '["createdAt","DESC"]', filter: '{"state":"failed"}' })
  async list(@Query() query: Readonly<Record<string, unknown>>): Promise<Page<MailView>> {
    const request = mailPageRequest(query, this.kinds.names, this.clock.timestamp());
    return pageOf(request.range, await this.mails.page(request), (mail) => this.view(mail));
  }

  @Get('summary')
  @NoPersonalRows('counts and states')
  @ApiOkResponse({ type: MailSummaryView })
  async summary(): Promise<MailSummaryView> {
    return {
      ...(await this.mails.summary(this.clock.timestamp())),
      smtp: this.config.mail.server !== null,
    };
  }

  @Post('test')
  @Audited('message.test-sent')
  @WithoutConfirmation('sends fixed words, to one address')
  @AllowTo('superadmin')
  @HttpCode(201)
  @ApiCreatedResponse({ type: MailView })
  async test(@Body() { to }: TestMailBody, @CurrentUser() { name }: SessionUser): Promise<MailView> {
    return this.view(await this.sendTestMail.execute(to, name));
  }

  /** The content is rendered from the stored values; of a mail that is not sent again, the link's secret is removed. */
  @Get(':id')
  @ApiOkResponse({ type: MailDetailView })
  async one(@Param('id', IdPipe) id: string): Promise<MailDetailView> {
    const mail = await this.mails.find(id);
    if (!mail) throw new NotFound('mail.unknown');
    const content = mail.contentRemovedAt ? NO_CONTENT : await this.renderer.render(mail);
    return mailDetailView(mail, this.kinds.isPrivate(mail.kind), content);
  }

  /** Three times an hour for a mail. */
  @Post(':id/resend')
  @Audited('message.sent-again')
  @HttpCode(201)
  @ApiCreatedResponse({ type: MailView })
  async resend(@Param('id', IdPipe) id: string, @CurrentUser() user: SessionUser): Promise<MailView> {
    if (this.limiters.enabled) await this.countResend(id);
    return this.view(await this.resendMail.execute(id, user));
  }

  private view(mail: OutgoingMail): MailView {
    return mailView(mail, this.kinds.isPrivate(mail.kind));
  }

  private async countResend(id: string): Promise<void> {
    try {
      await this.resends.count(id);
    } catch (error) {
      if (!(error instanceof TooMany)) throw error;
      throw new TooMany(error.retryAfterSeconds, 'mail.sent-often');
    }
  }
}

const filters = (kinds: readonly string[]): Record<string, Check> => ({
  state: oneOf(MAIL_STATES),
  kind: oneOf(kinds),
  leadType: textUpTo(20),
  leadId: textUpTo(36),
  /** Whether it waits for a later time; soonest first. */
  scheduled: oneOf([true, false]),
  q: textUpTo(254),
});

function mailPageRequest(
  query: Readonly<Record<string, unknown>>,
  kinds: readonly string[],
  now: string,
): MailPageRequest {
  const { filter, ...page } = pageRequest(query, {
    filters: filters(kinds),
    sorts: ({ scheduled }) => [scheduled === true ? 'nextAttemptAt' : 'createdAt'],
  });
  const { leadType, leadId, scheduled, q, ...rest } = filter as MailFilter & {
    leadType?: string;
    leadId?: string;
    scheduled?: boolean;
  };
  if ((leadType === undefined) !== (leadId === undefined))
    throw new Invalid({ filter: 'list.filter-together' });
  return {
    ...page,
    filter: {
      ...rest,
      ...searched(q),
      ...(scheduled !== undefined && (scheduled ? { dueAfter: now } : { dueUntil: now })),
      ...(leadType !== undefined && leadId !== undefined && { lead: { leadType, leadId } }),
    },
  };
}
