import { Body, Controller, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { AllowTo, CurrentUser } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { AnswerVisitorRequest } from '../application/answer-visitor-request.js';
import { RescheduleBooking } from '../application/reschedule-booking.js';
import { RequestAnswerBody, ScheduleBody } from './leads.dto.js';
import { AppointmentView, leadView } from './leads.views.js';

/** Changes of a booking's time by staff. The actor is always the signed-in user. */
@ApiTags('leads')
@AllowTo('staff')
@Controller('api/admin/appointments')
export class BookingWorkController {
  constructor(
    private readonly rescheduleBooking: RescheduleBooking,
    private readonly answerVisitorRequest: AnswerVisitorRequest,
  ) {}

  @Patch(':id/schedule')
  @ApiOkResponse({ type: AppointmentView })
  async schedule(
    @Param('id', IdPipe) id: string,
    @Body() { tellVisitor, ...to }: ScheduleBody,
    @CurrentUser() user: SessionUser,
  ): Promise<AppointmentView> {
    const booking = await this.rescheduleBooking.execute(id, to, user, tellVisitor ?? undefined);
    return leadView('appointment', booking);
  }

  @Post(':id/visitor-request')
  @HttpCode(200)
  @ApiOkResponse({ type: AppointmentView })
  async visitorRequest(
    @Param('id', IdPipe) id: string,
    @Body() { accept, tellVisitor }: RequestAnswerBody,
    @CurrentUser() user: SessionUser,
  ): Promise<AppointmentView> {
    const booking = await this.answerVisitorRequest.execute(id, accept, user, tellVisitor ?? undefined);
    return leadView('appointment', booking);
  }
}
