import { Body, Controller, Delete, HttpCode, Param, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { leadRef } from '../../leads/lead-clients.js';
import { LEAD_TYPES } from '../../leads/desk-leads.js';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiParam,
  ApiTags,
} from '../../platform/http/api-docs.js';
import { Audited } from '../../platform/http/audited.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { AllowTo, CurrentUser } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { LinkLead } from '../application/link-lead.js';
import { ClientView, LeadClientBody } from './clients.dto.js';

/** The client that the person of a lead is. */
@ApiTags('clients')
@AllowTo('staff')
@Controller('api/admin/leads/:leadType/:id/client')
@ApiParam({ name: 'leadType', enum: LEAD_TYPES })
export class ClientOfLeadController {
  constructor(private readonly linkLead: LinkLead) {}

  @Post()
  @Audited('lead.client-linked')
  @ApiCreatedResponse({ type: ClientView, description: 'A new client' })
  @ApiOkResponse({ type: ClientView, description: 'A client that was there' })
  async link(
    @Param('leadType') leadType: string,
    @Param('id', IdPipe) id: string,
    @Body() { clientId }: LeadClientBody,
    @CurrentUser() user: SessionUser,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ClientView> {
    const { client, isNew } = await this.linkLead.execute(leadRef(leadType, id), clientId ?? null, user);
    response.status(isNew ? 201 : 200);
    return client;
  }

  @Delete()
  @Audited('lead.client-unlinked')
  @HttpCode(204)
  @ApiNoContentResponse()
  async unlink(
    @Param('leadType') leadType: string,
    @Param('id', IdPipe) id: string,
    @CurrentUser() user: SessionUser,
  ): Promise<void> {
    await this.linkLead.end(leadRef(leadType, id), user);
  }
}
