import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '../../platform/http/api-docs.js';
import { Audited } from '../../platform/http/audited.js';
import { TooMany } from '../../platform/domain-error.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { type RateLimiter, RateLimiters } from '../../platform/http/rate-limiter.js';
import { AllowTo, CurrentUser, WithoutConfirmation } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import type { OutgoingMail } from '../application/ports.js';
import { ResendMail } from '../application/resend-mail.js';
import { SendTestMail } from '../application/send-test-mail.js';
import { MailKinds } from '../mail-kinds.js';
import { MailView, mailView, TestMailBody } from './mails.dto.js';

const HOUR = 3_600;

/** Mails that staff send: tests, and what is sent again. */
@ApiTags('mails')
@AllowTo('staff')
@Controller('api/admin/mails')
export class SendMailsController {
  private readonly resends: RateLimiter;

  constructor(
    private readonly kinds: MailKinds,
    private readonly resendMail: ResendMail,
    private readonly sendTestMail: SendTestMail,
    private readonly limiters: RateLimiters,
  ) {
    this.resends = limiters.create('mail-resend', 3, HOUR);
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
