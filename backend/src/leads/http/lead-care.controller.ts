import { Body, Controller, HttpCode, Param, Patch, Post } from '@nestjs/common';
import {
  ApiExtraModels,
  ApiOkResponse,
  ApiParam,
  ApiTags,
  getSchemaPath,
} from '../../platform/http/api-docs.js';
import { Audited } from '../../platform/http/audited.js';
import { Invalid } from '../../platform/domain-error.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { AllowTo, CurrentUser } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { ChangeDetails } from '../application/change-details.js';
import { ChangeLeadStatus } from '../application/change-lead-status.js';
import { ChangeOwner } from '../application/change-owner.js';
import { SendConfirmation } from '../application/send-confirmation.js';
import { LEAD_TYPES } from '../domain/lead.js';
import { leadView } from '../domain/listed-lead.js';
import { leadRef, leadRefs } from '../domain/lead-ref.js';
import { BulkBody, OwnerBody, SubscriptionDetailsBody } from './leads.dto.js';
import { AppointmentView, BulkView, SubscriptionView } from './leads.views.js';
import { sentDetails } from './sent-details.js';

/** Owners of leads, changes of several leads, and details of subscriptions. The actor is always the signed-in user. */
@ApiTags('leads')
@AllowTo('staff')
@Controller('api/admin')
export class LeadCareController {
  constructor(
    private readonly changeOwner: ChangeOwner,
    private readonly changeLeadStatus: ChangeLeadStatus,
    private readonly changeDetails: ChangeDetails,
    private readonly sendConfirmation: SendConfirmation,
  ) {}

  @Patch('subscriptions/:id/details')
  @Audited('subscription.corrected')
  @ApiOkResponse({ type: SubscriptionView })
  async subscriptionDetails(
    @Param('id', IdPipe) id: string,
    @Body() body: SubscriptionDetailsBody,
    @CurrentUser() user: SessionUser,
  ): Promise<SubscriptionView> {
    const subscription = await this.changeDetails.ofSubscription(id, sentDetails(body), user);
    return leadView(subscription);
  }

  @Patch('leads/:leadType/:id/owner')
  @Audited('lead.owner-changed')
  @ApiParam({ name: 'leadType', enum: LEAD_TYPES })
  @ApiExtraModels(AppointmentView, SubscriptionView)
  @ApiOkResponse({
    schema: { oneOf: [{ $ref: getSchemaPath(AppointmentView) }, { $ref: getSchemaPath(SubscriptionView) }] },
  })
  async owner(
    @Param('leadType') leadType: string,
    @Param('id', IdPipe) id: string,
    @Body() { ownerId }: OwnerBody,
    @CurrentUser() user: SessionUser,
  ): Promise<AppointmentView | SubscriptionView> {
    const ref = leadRef(leadType, id);
    return leadView(await this.changeOwner.execute(ref, ownerId, user));
  }

  /** Mails the confirmation of a booking to the address of now, and withdraws it where else it went. */
  @Post('leads/appointment/:id/send-confirmation')
  @Audited('booking.confirmation-sent')
  @HttpCode(200)
  @ApiOkResponse({ type: AppointmentView })
  async confirmation(
    @Param('id', IdPipe) id: string,
    @CurrentUser() user: SessionUser,
  ): Promise<AppointmentView> {
    return leadView(await this.sendConfirmation.execute(id, user));
  }

  @Post('leads/bulk')
  @Audited('leads.changed')
  @HttpCode(200)
  @ApiOkResponse({ type: BulkView })
  async bulk(
    @Body() { ids, leadStatus, ownerId }: BulkBody,
    @CurrentUser() user: SessionUser,
  ): Promise<BulkView> {
    const refs = leadRefs(ids);
    if (leadStatus === undefined)
      return { changed: await this.changeOwner.ofAll(refs, ownerId ?? null, user) };
    if (ownerId !== undefined) throw new Invalid({ ownerId: 'lead.owner-with-status' });
    return { changed: await this.changeLeadStatus.ofAll(refs, leadStatus, user) };
  }
}
