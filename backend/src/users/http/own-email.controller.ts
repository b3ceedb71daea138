import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import { AllowTo } from '../access.js';
import { ChangeEmail } from '../application/change-email.js';
import { UserRepository } from '../application/ports.js';
import type { Actor } from '../domain/accounts.js';
import { CurrentActor } from '../access.js';
import { OwnPasswordLimits } from './own-password-limits.js';
import { OwnEmailBody, OwnEmailView } from './users.dto.js';

/** The signed-in user's own e-mail address, which other staff do not see. */
@ApiTags('session')
@AllowTo('staff')
@Controller('api/user/email')
export class OwnEmailController {
  constructor(
    private readonly users: UserRepository,
    private readonly changeEmail: ChangeEmail,
    private readonly limits: OwnPasswordLimits,
  ) {}

  @Get()
  @NoPersonalRows('what belongs to the user who asks')
  @ApiOkResponse({ type: OwnEmailView })
  async read(@CurrentActor() { id }: Actor): Promise<OwnEmailView> {
    return { email: (await this.users.findById(id))?.email ?? null };
  }

  @Put()
  @Audited('account.email-changed')
  @ApiOkResponse({ type: OwnEmailView })
  async change(
    @Body() { email, password }: OwnEmailBody,
    @CurrentActor() actor: Actor,
  ): Promise<OwnEmailView> {
    const user = await this.limits.ownPassword(actor.id, actor.session, () =>
      this.changeEmail.own(actor, email, password),
    );
    return { email: user.email };
  }
}
