import { Body, Controller, Param, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiTags } from '../../platform/http/api-docs.js';
import { Audited } from '../../platform/http/audited.js';
import { IDEMPOTENCY_KEY, IdempotencyKey } from '../../platform/http/idempotency-key.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { AllowTo, CurrentUser } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { ChangeDetails } from '../application/change-details.js';
import { EnterBooking } from '../application/enter-booking.js';
import { RecordOutcome } from '../application/record-outcome.js';
import { RescheduleBooking } from '../application/reschedule-booking.js';
import { leadView } from '../domain/listed-lead.js';
import { BookingDetailsBody, EnteredBookingBody, OutcomeBody, ScheduleBody, tellingOf } from './leads.dto.js';
import { sentDetails } from './sent-details.js';
import { AppointmentView } from './leads.views.js';

/** Bookings that staff enter, and changes of their time, outcome and details. The actor is always the signed-in user. */
@ApiTags('leads')
@AllowTo('staff')
@Controller('api/admin/appointments')
export class BookingWorkController {
  constructor(
    private readonly enterBooking: EnterBooking,
    private readonly changeDetails: ChangeDetails,
    private readonly rescheduleBooking: RescheduleBooking,
    private readonly recordOutcome: RecordOutcome,
  ) {}

  @Post()
  @Audited('booking.entered')
  @ApiHeader(IDEMPOTENCY_KEY)
  @ApiCreatedResponse({ type: AppointmentView })
  async enter(
    @Body() { tellVisitor, dateOfBirth = null, notes = null, ...request }: EnteredBookingBody,
    @IdempotencyKey() key: string | null,
    @CurrentUser() user: SessionUser,
  ): Promise<AppointmentView> {
    const entered = { ...request, dateOfBirth, notes };
    const booking = await this.enterBooking.execute(entered, user, {
      key,
      tellVisitor: tellVisitor ?? undefined,
    });
    return leadView(booking);
  }

  @Patch(':id/details')
  @Audited('booking.corrected')
  @ApiOkResponse({ type: AppointmentView })
  async details(
    @Param('id', IdPipe) id: string,
    @Body() body: BookingDetailsBody,
    @CurrentUser() user: SessionUser,
  ): Promise<AppointmentView> {
    const booking = await this.changeDetails.ofBooking(id, sentDetails(body), user);
    return leadView(booking);
  }

  @Patch(':id/schedule')
  @Audited('booking.moved')
  @ApiOkResponse({ type: AppointmentView })
  async schedule(
    @Param('id', IdPipe) id: string,
    @Body() { preferredDate, preferredTime, ...body }: ScheduleBody,
    @CurrentUser() user: SessionUser,
  ): Promise<AppointmentView> {
    const to = { preferredDate, preferredTime };
    return leadView(await this.rescheduleBooking.execute(id, to, user, tellingOf(body)));
  }

  @Patch(':id/outcome')
  @Audited('booking.outcome-recorded')
  @ApiOkResponse({ type: AppointmentView })
  async outcome(
    @Param('id', IdPipe) id: string,
    @Body() { outcome }: OutcomeBody,
    @CurrentUser() user: SessionUser,
  ): Promise<AppointmentView> {
    return leadView(await this.recordOutcome.execute(id, outcome, user));
  }
}
