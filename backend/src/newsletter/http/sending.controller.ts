import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '../../platform/http/api-docs.js';
import { Audited } from '../../platform/http/audited.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { parseMoment } from '../../platform/http/moment.js';
import { type RateLimiter, RateLimiters } from '../../platform/http/rate-limiter.js';
import { AllowTo, CurrentUser, WithoutConfirmation } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { ControlSending } from '../application/control-sending.js';
import { SendTestCopy } from '../application/send-test-copy.js';
import { STAFF_ISSUES_PATH } from '../paths.js';
import { IssueView, issueView, SendBody, TestCopyBody, TestCopyView } from './newsletter.dto.js';

const HOUR = 3_600;

/** The sending of issues; only a superadmin sends to subscribers. */
@ApiTags('newsletter')
@AllowTo('staff')
@Controller(STAFF_ISSUES_PATH)
export class SendingController {
  /** Of one user. */
  private readonly testCopies: RateLimiter;

  constructor(
    private readonly control: ControlSending,
    private readonly testCopy: SendTestCopy,
    private readonly limiters: RateLimiters,
  ) {
    this.testCopies = limiters.create('newsletter-test-copies', 10, HOUR);
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

  @Post(':id/send')
  @Audited('newsletter.sent')
  @WithoutConfirmation('reaches confirmed subscribers only, and can be paused and cancelled')
  @AllowTo('superadmin')
  @HttpCode(200)
  @ApiOkResponse({ type: IssueView })
  async send(@Param('id', IdPipe) id: string, @Body() { at }: SendBody): Promise<IssueView> {
    return issueView(await this.control.send(id, at ? parseMoment('at', 'Time', at) : null));
  }

  @Post(':id/take-back')
  @Audited('newsletter.taken-back')
  @WithoutConfirmation('stops something, often in a hurry')
  @AllowTo('superadmin')
  @HttpCode(200)
  @ApiOkResponse({ type: IssueView })
  async takeBack(@Param('id', IdPipe) id: string): Promise<IssueView> {
    return issueView(await this.control.takeBack(id));
  }

  @Post(':id/send-now')
  @Audited('newsletter.sent-now')
  @WithoutConfirmation('ends the hold of what was sent before')
  @AllowTo('superadmin')
  @HttpCode(200)
  @ApiOkResponse({ type: IssueView })
  async sendNow(@Param('id', IdPipe) id: string): Promise<IssueView> {
    return issueView(await this.control.sendNow(id));
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
}
