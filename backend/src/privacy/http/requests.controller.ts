import { Body, Controller, Get, Param, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiQuery, ApiTags } from '../../platform/http/api-docs.js';
import { PersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import type { Response } from 'express';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { contentRange } from '../../platform/http/list-query.js';
import { AllowTo, CurrentUser, WithoutConfirmation } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { ChangeRequest } from '../application/change-request.js';
import { PrivacyRequests } from '../application/duty-ports.js';
import { RecordRequest } from '../application/record-request.js';
import { NewRequestBody, RequestChangeBody, RequestView } from './duties.dto.js';
import { requestPageRequest } from './duty-list-requests.js';

/** What people asked for under RA 10173, and by when it is to be answered. */
@ApiTags('privacy')
@AllowTo('superadmin')
@Controller('api/admin/privacy/requests')
export class RequestsController {
  constructor(
    private readonly requests: PrivacyRequests,
    private readonly recordRequest: RecordRequest,
    private readonly changeRequest: ChangeRequest,
  ) {}

  @Get()
  @PersonalRows('requests')
  @ApiQuery({ name: 'sort', required: false, example: '["dueOn","ASC"]' })
  @ApiQuery({ name: 'range', required: false, example: '[0,24]' })
  @ApiQuery({ name: 'filter', required: false, example: '{"state":"open"}' })
  @ApiOkResponse({ type: [RequestView] })
  async list(
    @Query() query: Readonly<Record<string, unknown>>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RequestView[]> {
    const request = requestPageRequest(query);
    const { rows, total } = await this.requests.page(request);
    response.setHeader('Content-Range', contentRange('requests', request.range.offset, rows.length, total));
    return [...rows];
  }

  @Post()
  @Audited('privacy.request-entered')
  @WithoutConfirmation('writes down what somebody asked for')
  @ApiCreatedResponse({ type: RequestView })
  record(@Body() { kind, email, receivedOn, note }: NewRequestBody): Promise<RequestView> {
    return this.recordRequest.execute({ kind, email, receivedOn, note: note ?? null });
  }

  @Patch(':id')
  @Audited('privacy.request-changed')
  @WithoutConfirmation('writes down what became of it')
  @ApiOkResponse({ type: RequestView })
  change(
    @Param('id', IdPipe) id: string,
    @Body() { state, outcome }: RequestChangeBody,
    @CurrentUser() user: SessionUser,
  ): Promise<RequestView> {
    return this.changeRequest.execute(id, { state, outcome }, user);
  }
}
