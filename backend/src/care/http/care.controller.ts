import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiProperty, ApiTags } from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { Audited, NotAudited } from '../../platform/http/audited.js';
import { AllowTo, CurrentUser, WithoutConfirmation } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { RunSelfCheck, type SelfCheckResult } from '../application/run-self-check.js';
import { type Check, CHECK_STATES, type CheckState } from '../domain/check.js';
import { type FirstStep, firstSteps } from '../domain/first-steps.js';
import { HiddenFirstSteps } from '../store/hidden-first-steps.js';
import { StoredFirstStepFacts } from '../infrastructure/stored-first-step-facts.js';

class CheckView implements Check {
  @ApiProperty() id: string;
  @ApiProperty() title: string;
  @ApiProperty({ enum: CHECK_STATES }) state: CheckState;
  @ApiProperty() detail: string;
  @ApiProperty({ type: String, nullable: true }) fix: string | null;
  @ApiProperty({ type: String, nullable: true }) technical: string | null;
  @ApiProperty({ type: String, nullable: true }) link: string | null;
}

class SelfCheckView implements SelfCheckResult {
  @ApiProperty({ type: [CheckView] }) checks: CheckView[];
  @ApiProperty() checkedAt: string;
}

class FirstStepView implements FirstStep {
  @ApiProperty() id: string;
  @ApiProperty() title: string;
  @ApiProperty() detail: string;
  @ApiProperty() done: boolean;
  @ApiProperty() link: string;
}

/** Whether everything works that the office depends on, and what a new office can do first. */
@ApiTags('care')
@AllowTo('superadmin')
@Controller('api/admin')
export class CareController {
  constructor(
    private readonly selfCheck: RunSelfCheck,
    private readonly facts: StoredFirstStepFacts,
    private readonly hidden: HiddenFirstSteps,
  ) {}

  /** At most a minute old. */
  @Get('self-check')
  @NoPersonalRows('counts and states')
  @ApiOkResponse({ type: SelfCheckView })
  recent(): Promise<SelfCheckResult> {
    return this.selfCheck.recent();
  }

  @Post('self-check')
  @Audited('self-check.run')
  @WithoutConfirmation('changes nothing')
  @HttpCode(200)
  @ApiOkResponse({ type: SelfCheckView })
  anew(): Promise<SelfCheckResult> {
    return this.selfCheck.anew();
  }

  @Get('first-steps')
  @NoPersonalRows('of the office itself')
  @AllowTo('staff')
  @ApiOkResponse({ type: [FirstStepView] })
  async firstSteps(@CurrentUser() { id, role }: SessionUser): Promise<FirstStep[]> {
    return (await this.hidden.has(id)) ? [] : firstSteps(await this.facts.read(), role);
  }

  /** Hides them from this user. */
  @Delete('first-steps')
  @AllowTo('staff')
  @NotAudited('hides a hint from the user alone')
  @HttpCode(204)
  @ApiNoContentResponse()
  async hideFirstSteps(@CurrentUser() { id }: SessionUser): Promise<void> {
    await this.hidden.add(id);
  }
}
