import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '../../platform/http/api-docs.js';
import { PersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { type Page, Paged, pageOf } from '../../platform/http/pages.js';
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
  @Paged(RequestView, 'requests', { sort: '["dueOn","ASC"]', filter: '{"state":"open"}' })
  async list(@Query() query: Readonly<Record<string, unknown>>): Promise<Page<RequestView>> {
    const request = requestPageRequest(query);
    return pageOf(request.range, await this.requests.page(request));
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
