import { Body, Controller, Get, Param, Patch, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { AddAuditFacts, type AddFacts, Audited } from '../../platform/http/audited.js';
import type { Response } from 'express';
import { NotFound } from '../../platform/domain-error.js';
import { AllowTo, CurrentUser } from '../../users/access.js';
import { JsonArrayStream } from '../../platform/http/json-array-stream.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { SessionUser } from '../../users/staff.js';
import { AddLeadNote } from '../application/add-lead-note.js';
import { ChangeBookingStatus } from '../application/change-booking-status.js';
import { ChangeLeadStatus } from '../application/change-lead-status.js';
import { LeadQueries } from '../application/ports.js';
import { RecordSale } from '../application/record-sale.js';
import { LEAD_TYPES } from '../domain/lead.js';
import { leadView } from '../domain/listed-lead.js';
import { leadRef } from '../domain/lead-ref.js';
import { BookingStatusBody, LeadStatusBody, NoteBody, SaleBody, tellingOf } from './leads.dto.js';
import { ActivityEntry, AppointmentView, LeadNoteView, SubscriptionView } from './leads.views.js';

/** Changes of leads by staff. The actor is always the signed-in user. */
@ApiTags('leads')
@AllowTo('staff')
@Controller('api/admin')
export class LeadWorkController {
  constructor(
    private readonly changeLeadStatus: ChangeLeadStatus,
    private readonly changeBookingStatus: ChangeBookingStatus,
    private readonly recordSale: RecordSale,
    private readonly addLeadNote: AddLeadNote,
    private readonly queries: LeadQueries,
    private readonly arrays: JsonArrayStream,
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

  @Get('leads/:leadType/:id/notes')
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

  @Post('leads/:leadType/:id/notes')
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

  @Get('leads/:leadType/:id/activity')
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
