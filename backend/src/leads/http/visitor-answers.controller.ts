import { Body, Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '../../platform/http/api-docs.js';
import { Audited } from '../../platform/http/audited.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { AllowTo, CurrentUser } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { AnswerVisitorRequest } from '../application/answer-visitor-request.js';
import { ReopenRequest } from '../application/reopen-request.js';
import { SendCorrection } from '../application/send-correction.js';
import { leadView } from '../domain/listed-lead.js';
import { ReopenedRequestBody, reopenedRequestOf, RequestAnswerBody, tellingOf } from './leads.dto.js';
import { AppointmentView } from './leads.views.js';

/** What staff answer the visitor of a booking. The actor is always the signed-in user. */
@ApiTags('leads')
@AllowTo('staff')
@Controller('api/admin/appointments')
export class VisitorAnswersController {
  constructor(
    private readonly answerVisitorRequest: AnswerVisitorRequest,
    private readonly reopenRequest: ReopenRequest,
    private readonly sendCorrection: SendCorrection,
  ) {}

  @Post(':id/visitor-request')
  @Audited('booking.visitor-request-answered')
  @HttpCode(200)
  @ApiOkResponse({ type: AppointmentView })
  async visitorRequest(
    @Param('id', IdPipe) id: string,
    @Body() { accept, ...body }: RequestAnswerBody,
    @CurrentUser() user: SessionUser,
  ): Promise<AppointmentView> {
    return leadView(await this.answerVisitorRequest.execute(id, accept, user, tellingOf(body)));
  }

  /** Takes back that a wish for another time was accepted: the earlier time, and the request. */
  @Put(':id/visitor-request')
  @Audited('booking.visitor-request-reopened')
  @ApiOkResponse({ type: AppointmentView })
  async reopened(
    @Param('id', IdPipe) id: string,
    @Body() body: ReopenedRequestBody,
    @CurrentUser() user: SessionUser,
  ): Promise<AppointmentView> {
    return leadView(await this.reopenRequest.execute(id, reopenedRequestOf(body), user));
  }

  /** Mails the visitor that a confirmation was a mistake. */
  @Post(':id/correction')
  @Audited('booking.confirmation-taken-back')
  @HttpCode(200)
  @ApiOkResponse({ type: AppointmentView })
  async correction(
    @Param('id', IdPipe) id: string,
    @CurrentUser() user: SessionUser,
  ): Promise<AppointmentView> {
    return leadView(await this.sendCorrection.execute(id, user));
  }
}
