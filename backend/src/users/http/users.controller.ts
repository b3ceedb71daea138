import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiParam,
  ApiTags,
} from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import { NotFound } from '../../platform/domain-error.js';
import { AllowTo, Confirmed, WithoutConfirmation } from '../access.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { ChangeEmail } from '../application/change-email.js';
import { ChangeUserStatus } from '../application/change-user-status.js';
import { CreateUser } from '../application/create-user.js';
import { SqlUsers } from '../store/sql-users.js';
import { ResetPassword } from '../application/reset-password.js';
import { ResetSecondFactors } from '../application/reset-second-factors.js';
import { SqlSecondFactors } from '../store/sql-second-factors.js';
import type { Actor } from '../domain/accounts.js';
import { type User, USER_STATUSES, type UserStatus } from '../domain/user.js';
import { CurrentActor } from './current-actor.js';
import { EmailBody, NewUserBody, PasswordBody, UserStatusBody, userView, UserView } from './users.dto.js';

/** In minutes: a specified call that a morning's session makes without a question. */
const TWO_HOURS = 120;

/** Staff accounts, for superadmins only. */
@ApiTags('users')
@AllowTo('superadmin')
@Controller('api/admin/users')
export class UsersController {
  constructor(
    private readonly users: SqlUsers,
    private readonly createUser: CreateUser,
    private readonly changeUserStatus: ChangeUserStatus,
    private readonly resetPassword: ResetPassword,
    private readonly resetSecondFactors: ResetSecondFactors,
    private readonly factors: SqlSecondFactors,
    private readonly changeEmail: ChangeEmail,
  ) {}

  @Get('status/:status')
  @NoPersonalRows('colleagues, whom all of the office know')
  @ApiParam({ name: 'status', enum: USER_STATUSES })
  @ApiOkResponse({ type: [UserView] })
  async list(@Param('status') status: string): Promise<UserView[]> {
    if (!USER_STATUSES.includes(status as UserStatus)) throw new NotFound('account.unknown-status');
    const withFactor = await this.factors.activeUsersWithFactor();
    const users = await this.users.listByStatus(status as UserStatus);
    return users.map((user) => userView(user, withFactor.has(user.id)));
  }

  @Post()
  @Audited('user.created')
  @Confirmed({ within: TWO_HOURS })
  @ApiCreatedResponse({ type: UserView })
  async create(@Body() { role, ...account }: NewUserBody, @CurrentActor() actor: Actor): Promise<UserView> {
    const user = await this.createUser.execute({ ...account, role: role ?? 'admin_assistant' }, actor);
    return userView(user, false);
  }

  @Patch(':id/status')
  @Audited('user.status-changed')
  @WithoutConfirmation('gives back or takes away what the account had; its user still needs the password')
  @ApiOkResponse({ type: UserView })
  async status(
    @Param('id', IdPipe) id: string,
    @Body() { status, note }: UserStatusBody,
    @CurrentActor() actor: Actor,
  ): Promise<UserView> {
    return this.view(await this.changeUserStatus.execute(id, status, note ?? null, actor));
  }

  @Patch(':id/password')
  @Audited('user.password-reset')
  @Confirmed({ within: TWO_HOURS })
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
    return this.view(await this.changeEmail.of(id, email, actor));
  }

  private async view(user: User): Promise<UserView> {
    return userView(user, user.status === 'active' && (await this.factors.hasFactor(user.id)));
  }
}
