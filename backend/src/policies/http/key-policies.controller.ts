import { Controller, Get, Query } from '@nestjs/common';
import { AllowToKeys } from '../../api-keys/key-access.js';
import { ApiProperty, ApiTags, nullableText } from '../../platform/http/api-docs.js';
import { PersonalRows } from '../../platform/http/personal-rows.js';
import { ApiCursorPage, type CursorPage, CursorPages } from '../../platform/http/cursor-pages.js';
import { type Policy } from '../domain/policy.js';
import {
  APPLICATION_STATES,
  type ApplicationState,
  FORCE_STATES,
  type ForceState,
  POLICY_LINES,
  type PolicyLine,
} from '../domain/policy-choices.js';
import { PolicyQueries } from '../policy-queries.js';

/** A policy as other software reads it: without premiums, beneficiaries, remarks and the name of whoever is insured. */
class KeyPolicyView {
  @ApiProperty() id: string;
  @ApiProperty({ description: 'The client who owns it' }) clientId: string;
  @ApiProperty() insurer: string;
  @ApiProperty() product: string;
  @ApiProperty({ enum: POLICY_LINES }) line: PolicyLine;
  @ApiProperty(nullableText) policyNumber: string | null;
  @ApiProperty({ enum: APPLICATION_STATES }) application: ApplicationState;
  @ApiProperty({ enum: FORCE_STATES }) force: ForceState;
  @ApiProperty() startsOn: string;
  @ApiProperty({ ...nullableText, description: 'The end or maturity' }) endsOn: string | null;
  @ApiProperty() createdAt: string;
  @ApiProperty() updatedAt: string;
}

/** Policies for other software. */
@ApiTags('v1')
@Controller('api/v1')
export class KeyPoliciesController {
  constructor(
    private readonly policies: PolicyQueries,
    private readonly pages: CursorPages,
  ) {}

  /** The last added first. */
  @Get('policies')
  @PersonalRows('policies')
  @AllowToKeys('policies:read')
  @ApiCursorPage(KeyPolicyView)
  async list(@Query() query: Readonly<Record<string, unknown>>): Promise<CursorPage<KeyPolicyView>> {
    const read = this.policies.newest.bind(this.policies);
    return this.pages.page('policies', query, read, keyPolicyView);
  }
}

/** Field by field, so that a new field of policies does not reach other software unnoticed. */
function keyPolicyView(policy: Policy): KeyPolicyView {
  const { id, clientId, insurer, product, line, policyNumber, application, force } = policy;
  const { startsOn, endsOn, createdAt, updatedAt } = policy;
  return {
    id,
    clientId,
    insurer,
    product,
    line,
    policyNumber,
    application,
    force,
    startsOn,
    endsOn,
    createdAt,
    updatedAt,
  };
}
