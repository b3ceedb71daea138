import { Body, Controller, Get, HttpCode, Param, Patch, Post, Put, Query } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiTags,
} from '../../platform/http/api-docs.js';
import { NoPersonalRows, PersonalRows } from '../../platform/http/personal-rows.js';
import { NotFound } from '../../platform/domain-error.js';
import { Audited, NotAudited } from '../../platform/http/audited.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { type Page, Paged, pageOf } from '../../platform/http/pages.js';
import { AllowTo, CurrentUser } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { AddPolicy } from '../application/add-policy.js';
import { ChangePolicy } from '../application/change-policy.js';
import { PolicyQueries } from '../policy-queries.js';
import { BeneficiariesBody, beneficiariesIn, BeneficiaryView } from './beneficiaries.dto.js';
import { PremiumView } from './payments.dto.js';
import {
  ChangePreviewView,
  detailsIn,
  NewPolicyBody,
  PolicyChangeBody,
  PolicyVersionView,
  PolicyView,
} from './policies.dto.js';
import { policyPageRequest } from './policy-list-request.js';

/** The policies of clients. */
@ApiTags('policies')
@AllowTo('staff')
@Controller('api/admin/policies')
export class PoliciesController {
  constructor(
    private readonly policies: PolicyQueries,
    private readonly addPolicy: AddPolicy,
    private readonly changePolicy: ChangePolicy,
  ) {}

  @Get()
  @PersonalRows('policies')
  @Paged(PolicyView, 'policies', { sort: '["startsOn","DESC"]', filter: '{"premiumState":"in grace"}' })
  async list(@Query() query: Readonly<Record<string, unknown>>): Promise<Page<PolicyView>> {
    const request = policyPageRequest(query);
    return pageOf(request.range, await this.policies.page(request));
  }

  @Post()
  @Audited('policy.added')
  @ApiCreatedResponse({ type: PolicyView })
  async add(@Body() body: NewPolicyBody, @CurrentUser() user: SessionUser): Promise<PolicyView> {
    const { id } = await this.addPolicy.execute(detailsIn(body), user, body.firstPremiumPaidOn ?? null);
    return known(await this.policies.find(id));
  }

  @Get(':id')
  @ApiOkResponse({ type: PolicyView })
  async one(@Param('id', IdPipe) id: string): Promise<PolicyView> {
    return known(await this.policies.find(id));
  }

  @Patch(':id')
  @Audited('policy.changed')
  @ApiOkResponse({ type: PolicyView })
  @ApiConflictResponse({ description: 'Changed since `ifUpdatedAt`; `current` is the policy as it is now' })
  async change(
    @Param('id', IdPipe) id: string,
    @Body() body: PolicyChangeBody,
    @CurrentUser() user: SessionUser,
  ): Promise<PolicyView> {
    await this.changePolicy.execute(id, detailsIn(body), user, body);
    return known(await this.policies.find(id));
  }

  /** What the change would do to the premiums; nothing is stored. */
  @Post(':id/change-preview')
  @HttpCode(200)
  @NotAudited('stores nothing')
  @ApiOkResponse({ type: ChangePreviewView })
  @ApiConflictResponse({ description: 'Changed since `ifUpdatedAt`; `current` is the policy as it is now' })
  async previewChange(
    @Param('id', IdPipe) id: string,
    @Body() body: PolicyChangeBody,
  ): Promise<ChangePreviewView> {
    const { upcoming, ...preview } = await this.changePolicy.preview(id, detailsIn(body), body);
    return { ...preview, effectiveOn: upcoming[0]?.effectiveOn ?? null };
  }

  /** The earlier states, newest first. */
  @Get(':id/versions')
  @NoPersonalRows('of one policy')
  @ApiOkResponse({ type: [PolicyVersionView] })
  async versions(@Param('id', IdPipe) id: string): Promise<PolicyVersionView[]> {
    return known(await this.policies.versions(id));
  }

  @Get(':id/beneficiaries')
  @NoPersonalRows('of one policy')
  @ApiOkResponse({ type: [BeneficiaryView] })
  async beneficiaries(@Param('id', IdPipe) id: string): Promise<readonly BeneficiaryView[]> {
    return known(await this.policies.find(id)).beneficiaries;
  }

  /** Replaces all of them; those of before stay in the version of the policy. */
  @Put(':id/beneficiaries')
  @Audited('policy.beneficiaries-changed')
  @ApiOkResponse({ type: [BeneficiaryView] })
  @ApiConflictResponse({ description: 'Changed since `ifUpdatedAt`; `current` is the policy as it is now' })
  async changeBeneficiaries(
    @Param('id', IdPipe) id: string,
    @Body() body: BeneficiariesBody,
    @CurrentUser() user: SessionUser,
  ): Promise<readonly BeneficiaryView[]> {
    const { reason = null, ifUpdatedAt = null } = body;
    const beneficiaries = beneficiariesIn(body);
    const policy = await this.changePolicy.execute(id, { beneficiaries }, user, { reason, ifUpdatedAt });
    return policy.beneficiaries;
  }

  /** The premiums by due date, each with its state today. */
  @Get(':id/premiums')
  @NoPersonalRows('of one policy')
  @ApiOkResponse({ type: [PremiumView] })
  async premiums(@Param('id', IdPipe) id: string): Promise<PremiumView[]> {
    return known(await this.policies.premiums(id));
  }
}

function known<T>(found: T | null): T {
  if (found === null) throw new NotFound('policy.unknown');
  return found;
}
