import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiQuery, ApiTags } from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import type { Response } from 'express';
import { Config } from '../../platform/config.js';
import { contentRange } from '../../platform/http/list-query.js';
import { AllowTo } from '../../users/access.js';
import { AuditEntries } from '../audit-entries.js';
import { AuditReport } from '../audit-report.js';
import { ActorNames } from './actor-names.js';
import { AuditEntryView, auditEntryView, AuditStateView } from './audit.dto.js';
import { auditPageRequest } from './audit-list-request.js';

/** The audit trail, for superadmins. No route changes it. */
@ApiTags('audit')
@AllowTo('superadmin')
@Controller('api/admin/audit')
export class AuditController {
  constructor(
    private readonly entries: AuditEntries,
    private readonly report: AuditReport,
    private readonly names: ActorNames,
    private readonly config: Config,
  ) {}

  @Get()
  @NoPersonalRows('ids and words of closed lists')
  @ApiQuery({ name: 'sort', required: false, example: '["seq","DESC"]' })
  @ApiQuery({ name: 'range', required: false, example: '[0,24]' })
  @ApiQuery({ name: 'filter', required: false, example: '{"area":"leads","from":"2026-11-01"}' })
  @ApiOkResponse({ type: [AuditEntryView] })
  async list(
    @Query() query: Readonly<Record<string, unknown>>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AuditEntryView[]> {
    const request = auditPageRequest(query, this.config.timeZone);
    const { rows, total } = await this.entries.page(request);
    response.setHeader('Content-Range', contentRange('audit', request.range.offset, rows.length, total));
    const names = await this.names.of(rows);
    return rows.map((row) => auditEntryView(row, names));
  }

  /** The last verification of the chain. */
  @Get('state')
  @NoPersonalRows('counts and states')
  @ApiOkResponse({ type: AuditStateView })
  state(): Promise<AuditStateView> {
    return this.report.read();
  }
}
