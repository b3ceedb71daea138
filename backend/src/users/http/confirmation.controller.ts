import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { ApiNoContentResponse, ApiOkResponse, ApiProperty, ApiTags } from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import { AllowTo, Confirmed } from '../access.js';
import { ConfirmPassword } from '../application/confirm-password.js';
import type { Actor } from '../domain/accounts.js';
import { CurrentActor } from '../access.js';
import { OwnPasswordLimits } from './own-password-limits.js';
import { ConfirmedBody } from './second-factor.dto.js';
import { SessionRepository } from '../application/ports.js';

class ConfirmationView {
  @ApiProperty() confirmedAt: string;
}

/** What opens the routes with `@Confirmed()` to a session for 15 minutes. */
@ApiTags('session')
@AllowTo('staff')
@Controller('api/user/confirmation')
export class ConfirmationController {
  constructor(
    private readonly confirmPassword: ConfirmPassword,
    private readonly sessions: SessionRepository,
    private readonly limits: OwnPasswordLimits,
  ) {}

  /** Since when; the 403 of a protected route when that is too long ago. */
  @Get()
  @NoPersonalRows('what belongs to the user who asks')
  @Confirmed()
  @ApiOkResponse({ type: ConfirmationView })
  show(@Req() { session }: Request): ConfirmationView {
    return { confirmedAt: session.confirmedAt! };
  }

  @Post()
  @Audited('account.confirmed')
  @HttpCode(204)
  @ApiNoContentResponse()
  async confirm(@Body() { password }: ConfirmedBody, @CurrentActor() actor: Actor): Promise<void> {
    await this.limits.confirming(actor.session, () => this.confirmPassword.execute(actor, password));
    await this.sessions.confirm(actor.session);
  }
}
