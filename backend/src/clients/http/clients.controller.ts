import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '../../platform/http/api-docs.js';
import { NoPersonalRows, PersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { type Page, Paged, pageOf } from '../../platform/http/pages.js';
import { AllowTo, CurrentUser } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { ChangeClients } from '../application/change-clients.js';
import { DeleteClient } from '../application/delete-client.js';
import { ReadTimeline } from '../application/read-timeline.js';
import { ClientQueries } from '../client-queries.js';
import { clientPageRequest } from './client-list-request.js';
import {
  ClientActivityView,
  ClientChangeBody,
  ClientNoteBody,
  ClientView,
  DeletionView,
  detailsIn,
  NewClientBody,
  TimelineEntryView,
} from './clients.dto.js';

/** The people the office looks after. */
@ApiTags('clients')
@AllowTo('staff')
@Controller('api/admin/clients')
export class ClientsController {
  constructor(
    private readonly clients: ClientQueries,
    private readonly changeClients: ChangeClients,
    private readonly deleteClient: DeleteClient,
    private readonly readTimeline: ReadTimeline,
  ) {}

  @Get()
  @PersonalRows('clients')
  @Paged(ClientView, 'clients', { sort: '["lastName","ASC"]', filter: '{"q":"reyes"}' })
  async list(@Query() query: Readonly<Record<string, unknown>>): Promise<Page<ClientView>> {
    const request = clientPageRequest(query);
    return pageOf(request.range, await this.clients.page(request));
  }

  @Post()
  @Audited('client.added')
  @ApiCreatedResponse({ type: ClientView })
  add(@Body() body: NewClientBody): Promise<ClientView> {
    return this.changeClients.add(detailsIn(body));
  }

  @Get(':id')
  @ApiOkResponse({ type: ClientView })
  one(@Param('id', IdPipe) id: string): Promise<ClientView> {
    return this.clients.get(id);
  }

  /** What happened to the client and the policies, newest first. */
  @Get(':id/activity')
  @NoPersonalRows('of one client')
  @ApiOkResponse({ type: [ClientActivityView] })
  activity(@Param('id', IdPipe) id: string): Promise<ClientActivityView[]> {
    return this.clients.activity(id);
  }

  /** Everything that happened to the person, of leads, policies and messages too: the newest 500 entries, newest first. */
  @Get(':id/timeline')
  @NoPersonalRows('of one client')
  @ApiOkResponse({ type: [TimelineEntryView] })
  timeline(@Param('id', IdPipe) id: string): Promise<TimelineEntryView[]> {
    return this.readTimeline.execute(id);
  }

  @Post(':id/notes')
  @Audited('client.note-written')
  @HttpCode(204)
  @ApiNoContentResponse()
  addNote(
    @Param('id', IdPipe) id: string,
    @Body() { note }: ClientNoteBody,
    @CurrentUser() user: SessionUser,
  ): Promise<void> {
    return this.changeClients.addNote(id, note, user);
  }

  @Patch(':id')
  @Audited('client.changed')
  @ApiOkResponse({ type: ClientView })
  @ApiConflictResponse({ description: 'Changed since `ifUpdatedAt`; `current` is the client as it is now' })
  change(@Param('id', IdPipe) id: string, @Body() body: ClientChangeBody): Promise<ClientView> {
    return this.changeClients.change(id, detailsIn(body), body.ifUpdatedAt ?? null);
  }

  /** Whether the client may be deleted now. */
  @Get(':id/deletion')
  @NoPersonalRows('of one client')
  @ApiOkResponse({ type: DeletionView })
  async deletion(@Param('id', IdPipe) id: string): Promise<DeletionView> {
    return { refusal: await this.deleteClient.refusal(id) };
  }

  @Delete(':id')
  @Audited('client.deleted')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(@Param('id', IdPipe) id: string): Promise<void> {
    return this.deleteClient.execute(id);
  }
}
