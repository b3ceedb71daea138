import { Body, Controller, Param, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '../../platform/http/api-docs.js';
import { AddAuditFacts, type AddFacts, Audited } from '../../platform/http/audited.js';
import { AllowTo, CurrentUser } from '../../users/access.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { SessionUser } from '../../users/staff.js';
import { ChangeBookingStatus } from '../application/change-booking-status.js';
import { ChangeLeadStatus } from '../application/change-lead-status.js';
import { RecordSale } from '../application/record-sale.js';
import { leadView } from '../domain/listed-lead.js';
import { BookingStatusBody, LeadStatusBody, SaleBody, tellingOf } from './leads.dto.js';
import { AppointmentView, SubscriptionView } from './leads.views.js';

/** Changes of statuses and sales by staff. The actor is always the signed-in user. */
@ApiTags('leads')
@AllowTo('staff')
@Controller('api/admin')
export class LeadWorkController {
  constructor(
    private readonly changeLeadStatus: ChangeLeadStatus,
    private readonly changeBookingStatus: ChangeBookingStatus,
    private readonly recordSale: RecordSale,
  ) {}

  @Patch('appointments/:id/lead-status')
  @Audited('booking.lead-status-changed')
  @ApiOkResponse({ type: AppointmentView })
  async appointmentStatus(
    @Param('id', IdPipe) leadId: string,
    @Body() { leadStatus }: LeadStatusBody,
    @CurrentUser() user: SessionUser,
    @AddAuditFacts() record: AddFacts,
  ): Promise<AppointmentView | SubscriptionView> {
    const ref = { leadType: 'appointment', leadId } as const;
    return leadView(await this.changeLeadStatus.execute(ref, leadStatus, user, (from) => record({ from })));
  }

  @Patch('subscriptions/:id/lead-status')
  @Audited('subscription.lead-status-changed')
  @ApiOkResponse({ type: SubscriptionView })
  async subscriptionStatus(
    @Param('id', IdPipe) leadId: string,
    @Body() { leadStatus }: LeadStatusBody,
    @CurrentUser() user: SessionUser,
    @AddAuditFacts() record: AddFacts,
  ): Promise<AppointmentView | SubscriptionView> {
    const ref = { leadType: 'subscription', leadId } as const;
    return leadView(await this.changeLeadStatus.execute(ref, leadStatus, user, (from) => record({ from })));
  }

  @Patch('appointments/:id/booking-status')
  @Audited('booking.status-changed')
  @ApiOkResponse({ type: AppointmentView })
  async bookingStatus(
    @Param('id', IdPipe) id: string,
    @Body() { bookingStatus, ...body }: BookingStatusBody,
    @CurrentUser() user: SessionUser,
    @AddAuditFacts() record: AddFacts,
  ): Promise<AppointmentView> {
    const telling = tellingOf(body);
    return leadView(
      await this.changeBookingStatus.execute(id, bookingStatus, user, telling, (from) => record({ from })),
    );
  }

  @Patch('appointments/:id/sales-info')
  @Audited('booking.sale-recorded')
  @ApiOkResponse({ type: AppointmentView })
  async salesInfo(
    @Param('id', IdPipe) id: string,
    @Body() sale: SaleBody,
    @CurrentUser() user: SessionUser,
  ): Promise<AppointmentView> {
    return leadView(await this.recordSale.execute(id, sale, user));
  }
}
