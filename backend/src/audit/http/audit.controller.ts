import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { Config } from '../../platform/config.js';
import { type Page, Paged, pageOf } from '../../platform/http/pages.js';
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
  @Paged(AuditEntryView, 'audit', { sort: '["seq","DESC"]', filter: '{"area":"leads","from":"2026-11-01"}' })
  async list(@Query() query: Readonly<Record<string, unknown>>): Promise<Page<AuditEntryView>> {
    const request = auditPageRequest(query, this.config.timeZone);
    const { rows, total } = await this.entries.page(request);
    const names = await this.names.of(rows);
    return pageOf(request.range, { rows, total }, (row) => auditEntryView(row, names));
  }

  /** The last verification of the chain. */
  @Get('state')
  @NoPersonalRows('counts and states')
  @ApiOkResponse({ type: AuditStateView })
  state(): Promise<AuditStateView> {
    return this.report.read();
  }
}
