import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { AllowToKeys, CurrentKey, type KeyCaller } from '../../api-keys/key-access.js';
import { shownName } from '../../api-keys/key-names.js';
import { NotFound } from '../../platform/domain-error.js';
import { ApiOkResponse, ApiParam, ApiTags } from '../../platform/http/api-docs.js';
import { PersonalRows } from '../../platform/http/personal-rows.js';
import { AddAuditFacts, type AddFacts, Audited } from '../../platform/http/audited.js';
import { ApiCursorPage, type CursorPage, CursorPages } from '../../platform/http/cursor-pages.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { ChangeLeadStatus } from '../application/change-lead-status.js';
import { LEAD_TYPES } from '../domain/lead.js';
import { KeyLeadView, keyLeadView } from './key-leads.views.js';
import { leadRef } from '../domain/lead-ref.js';
import { LeadStatusBody } from './leads.dto.js';
import { SqlListedLeads } from '../store/sql-listed-leads.js';

/** Leads for other software. */
@ApiTags('v1')
@Controller('api/v1')
export class KeyLeadsController {
  constructor(
    private readonly leads: SqlListedLeads,
    private readonly changeLeadStatus: ChangeLeadStatus,
    private readonly pages: CursorPages,
  ) {}

  /** Bookings and subscriptions, newest first. */
  @Get('leads')
  @PersonalRows('leads')
  @AllowToKeys('leads:read')
  @ApiCursorPage(KeyLeadView)
  async list(@Query() query: Readonly<Record<string, unknown>>): Promise<CursorPage<KeyLeadView>> {
    const read = this.leads.newest.bind(this.leads);
    return this.pages.page('leads', query, read, keyLeadView);
  }

  @Get('leads/:leadType/:id')
  @AllowToKeys('leads:read')
  @ApiParam({ name: 'leadType', enum: LEAD_TYPES })
  @ApiOkResponse({ type: KeyLeadView })
  async one(@Param('leadType') leadType: string, @Param('id', IdPipe) id: string): Promise<KeyLeadView> {
    const lead = await this.leads.find(leadRef(leadType, id));
    if (!lead) throw new NotFound('lead.unknown');
    return keyLeadView(lead);
  }

  /** Changes the status of a lead. */
  @Patch('leads/:leadType/:id')
  @AllowToKeys('leads:write')
  @Audited('lead.status-changed')
  @ApiParam({ name: 'leadType', enum: LEAD_TYPES })
  @ApiOkResponse({ type: KeyLeadView })
  async change(
    @Param('leadType') leadType: string,
    @Param('id', IdPipe) id: string,
    @Body() { leadStatus }: LeadStatusBody,
    @CurrentKey() key: KeyCaller,
    @AddAuditFacts() record: AddFacts,
  ): Promise<KeyLeadView> {
    const actor = { id: null, name: shownName(key) };
    const ref = leadRef(leadType, id);
    return keyLeadView(
      await this.changeLeadStatus.execute(ref, leadStatus, actor, (from) => record({ from })),
    );
  }
}
