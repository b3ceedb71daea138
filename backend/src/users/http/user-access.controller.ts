import { Body, Controller, Delete, HttpCode, Param, Patch, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '../../platform/http/api-docs.js';
import { Audited } from '../../platform/http/audited.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { AllowTo, Confirmed, CurrentActor } from '../access.js';
import { ChangeEmail } from '../application/change-email.js';
import { ResetPassword } from '../application/reset-password.js';
import { ResetSecondFactors } from '../application/reset-second-factors.js';
import { StaffAccounts } from '../application/staff-accounts.js';
import type { Actor } from '../domain/accounts.js';
import { CONFIRMED_THIS_MORNING } from '../domain/confirmation.js';
import { EmailBody, PasswordBody, userView, UserView } from './users.dto.js';

/** What lets other staff into their accounts, for superadmins only. */
@ApiTags('users')
@AllowTo('superadmin')
@Controller('api/admin/users')
export class UserAccessController {
  constructor(
    private readonly accounts: StaffAccounts,
    private readonly resetPassword: ResetPassword,
    private readonly resetSecondFactors: ResetSecondFactors,
    private readonly changeEmail: ChangeEmail,
  ) {}

  @Patch(':id/password')
  @Audited('user.password-reset')
  @Confirmed({ within: CONFIRMED_THIS_MORNING })
  @HttpCode(204)
  @ApiNoContentResponse()
  async password(
    @Param('id', IdPipe) id: string,
    @Body() { password }: PasswordBody,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.resetPassword.execute(id, password, actor);
  }

  @Delete(':id/second-factor')
  @Audited('user.second-factor-reset')
  @Confirmed()
  @HttpCode(204)
  @ApiNoContentResponse()
  async secondFactor(@Param('id', IdPipe) id: string, @CurrentActor() actor: Actor): Promise<void> {
    await this.resetSecondFactors.execute(id, actor);
  }

  @Put(':id/email')
  @Audited('user.email-changed')
  @Confirmed()
  @ApiOkResponse({ type: UserView })
  async email(
    @Param('id', IdPipe) id: string,
    @Body() { email }: EmailBody,
    @CurrentActor() actor: Actor,
  ): Promise<UserView> {
    return userView(await this.accounts.of(await this.changeEmail.of(id, email, actor)));
  }
}
