import { Body, Controller, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { NotFound } from '../../platform/domain-error.js';
import { Audited } from '../../platform/http/audited.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { AllowTo, CurrentUser } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { ServiceCases } from '../application/service-cases.js';
import { PolicyQueries } from '../policy-queries.js';
import { CaseChangeBody, caseIn, CaseView, NewCaseBody } from './cases.dto.js';

/** Claims, changes and complaints of policies. */
@ApiTags('policies')
@AllowTo('staff')
@Controller('api/admin')
export class CasesController {
  constructor(
    private readonly policies: PolicyQueries,
    private readonly cases: ServiceCases,
  ) {}

  /** The open ones first, each newest first. */
  @Get('policies/:id/cases')
  @NoPersonalRows('of one policy')
  @ApiOkResponse({ type: [CaseView] })
  async list(@Param('id', IdPipe) policyId: string): Promise<CaseView[]> {
    const cases = await this.policies.cases(policyId);
    if (!cases) throw new NotFound('policy.unknown');
    return cases;
  }

  @Post('policies/:id/cases')
  @Audited('case.opened')
  @ApiCreatedResponse({ type: CaseView })
  open(
    @Param('id', IdPipe) policyId: string,
    @Body() body: NewCaseBody,
    @CurrentUser() user: SessionUser,
  ): Promise<CaseView> {
    return this.cases.open(policyId, caseIn(body), user);
  }

  @Patch('cases/:id')
  @Audited('case.changed')
  @ApiOkResponse({ type: CaseView })
  change(
    @Param('id', IdPipe) id: string,
    @Body() body: CaseChangeBody,
    @CurrentUser() user: SessionUser,
  ): Promise<CaseView> {
    return this.cases.change(id, caseIn(body), user);
  }
}
