import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import { NotFound } from '../../platform/domain-error.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { AllowTo, CurrentUser } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { ChangeConsent } from '../application/change-consent.js';
import { SubscriberRepository } from '../application/ports.js';
import type { Subscriber } from '../domain/subscriber.js';
import { ConsentsView, consentsView } from './newsletter.dto.js';
import { SqlMailboxes } from '../store/sql-mailboxes.js';

/** The consent of a subscriber, for staff. */
@ApiTags('newsletter')
@AllowTo('staff')
@Controller('api/admin/subscriptions/:id/consents')
export class ConsentsController {
  constructor(
    private readonly subscribers: SubscriberRepository,
    private readonly changeConsent: ChangeConsent,
    private readonly mailboxes: SqlMailboxes,
  ) {}

  @Get()
  @NoPersonalRows('of one subscriber')
  @ApiOkResponse({ type: ConsentsView })
  async consents(@Param('id', IdPipe) id: string): Promise<ConsentsView> {
    const found = await this.subscribers.find(await this.held(id));
    if (!found) throw new NotFound('subscription.unknown');
    return this.view(found.subscriber);
  }

  @Post('withdraw')
  @Audited('subscription.consent-withdrawn')
  @HttpCode(200)
  @ApiOkResponse({ type: ConsentsView })
  async withdraw(@Param('id', IdPipe) id: string, @CurrentUser() user: SessionUser): Promise<ConsentsView> {
    return this.view(await this.changeConsent.withdraw(await this.held(id), user));
  }

  @Post('confirmation')
  @Audited('subscription.confirmation-asked')
  @HttpCode(200)
  @ApiOkResponse({ type: ConsentsView })
  async confirmation(@Param('id', IdPipe) id: string): Promise<ConsentsView> {
    return this.view(await this.changeConsent.mailConfirmation(await this.held(id)));
  }

  /** A mailbox has one subscriber, also where it has two subscriptions. */
  private async held(id: string): Promise<string> {
    return (await this.mailboxes.subscriptionOf(id)) ?? id;
  }

  private async view(subscriber: Subscriber): Promise<ConsentsView> {
    return consentsView(subscriber, await this.subscribers.consents(subscriber.subscriptionId));
  }
}
