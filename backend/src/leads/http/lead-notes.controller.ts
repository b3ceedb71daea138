import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import type { Response } from 'express';
import { NotFound } from '../../platform/domain-error.js';
import { AllowTo, CurrentUser } from '../../users/access.js';
import { JsonArrayStream } from '../../platform/http/json-array-stream.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { SessionUser } from '../../users/staff.js';
import { AddLeadNote } from '../application/add-lead-note.js';
import { SqlLeadQueries } from '../store/sql-lead-queries.js';
import { LEAD_TYPES } from '../domain/lead.js';
import { leadRef } from '../domain/lead-ref.js';
import { NoteBody } from './leads.dto.js';
import { ActivityEntry, LeadNoteView } from './leads.views.js';

/** The notes about a lead and the history of its changes. */
@ApiTags('leads')
@AllowTo('staff')
@Controller('api/admin/leads')
export class LeadNotesController {
  constructor(
    private readonly addLeadNote: AddLeadNote,
    private readonly queries: SqlLeadQueries,
    private readonly arrays: JsonArrayStream,
  ) {}

  @Get(':leadType/:id/notes')
  @NoPersonalRows('of one lead')
  @ApiParam({ name: 'leadType', enum: LEAD_TYPES })
  @ApiOkResponse({ type: [LeadNoteView] })
  async notes(
    @Param('leadType') leadType: string,
    @Param('id', IdPipe) id: string,
    @Res() response: Response,
  ): Promise<void> {
    await this.arrays.send(response, found(await this.queries.notes(leadRef(leadType, id))));
  }

  @Post(':leadType/:id/notes')
  @Audited('lead.note-written')
  @ApiParam({ name: 'leadType', enum: LEAD_TYPES })
  @ApiCreatedResponse({ type: LeadNoteView })
  addNote(
    @Param('leadType') leadType: string,
    @Param('id', IdPipe) id: string,
    @Body() { note, channel }: NoteBody,
    @CurrentUser() user: SessionUser,
  ): Promise<LeadNoteView> {
    return this.addLeadNote.execute(leadRef(leadType, id), note, user, channel ?? null);
  }

  @Get(':leadType/:id/activity')
  @NoPersonalRows('of one lead')
  @ApiParam({ name: 'leadType', enum: LEAD_TYPES })
  @ApiOkResponse({ type: [ActivityEntry] })
  async activity(
    @Param('leadType') leadType: string,
    @Param('id', IdPipe) id: string,
    @Res() response: Response,
  ): Promise<void> {
    await this.arrays.send(response, found(await this.queries.activity(leadRef(leadType, id))));
  }
}

function found<T>(list: T | null): T {
  if (!list) throw new NotFound('lead.unknown');
  return list;
}
