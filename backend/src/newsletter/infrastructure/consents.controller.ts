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
import { ConsentsView, consentsView } from './newsletter.dto.js';

/** The consent of a subscriber, for staff. */
@ApiTags('newsletter')
@AllowTo('staff')
@Controller('api/admin/subscriptions/:id/consents')
export class ConsentsController {
  constructor(
    private readonly subscribers: SubscriberRepository,
    private readonly changeConsent: ChangeConsent,
  ) {}

  @Get()
  @NoPersonalRows('of one subscriber')
  @ApiOkResponse({ type: ConsentsView })
  async consents(@Param('id', IdPipe) id: string): Promise<ConsentsView> {
    const found = await this.subscribers.find(id);
    if (!found) throw new NotFound('subscription.unknown');
    return consentsView(found.subscriber, await this.subscribers.consents(id));
  }

  @Post('withdraw')
  @Audited('subscription.consent-withdrawn')
  @HttpCode(200)
  @ApiOkResponse({ type: ConsentsView })
  async withdraw(@Param('id', IdPipe) id: string, @CurrentUser() user: SessionUser): Promise<ConsentsView> {
    const subscriber = await this.changeConsent.withdraw(id, user);
    return consentsView(subscriber, await this.subscribers.consents(id));
  }

  @Post('confirmation')
  @Audited('subscription.confirmation-asked')
  @HttpCode(200)
  @ApiOkResponse({ type: ConsentsView })
  async confirmation(@Param('id', IdPipe) id: string): Promise<ConsentsView> {
    await this.changeConsent.mailConfirmation(id);
    return this.consents(id);
  }
}
