import { Body, Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { NotFound } from '../../platform/domain-error.js';
import { AllowTo } from '../access.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { ChangeUserStatus } from '../application/change-user-status.js';
import { CreateUser } from '../application/create-user.js';
import { UserRepository } from '../application/ports.js';
import { ResetPassword } from '../application/reset-password.js';
import type { Actor } from '../domain/accounts.js';
import { USER_STATUSES, type UserStatus } from '../domain/user.js';
import { CurrentActor } from './current-actor.js';
import { NewUserBody, PasswordBody, UserStatusBody, userView, UserView } from './users.dto.js';

/** Staff accounts, for superadmins only. */
@ApiTags('users')
@AllowTo('superadmin')
@Controller('api/admin/users')
export class UsersController {
  constructor(
    private readonly users: UserRepository,
    private readonly createUser: CreateUser,
    private readonly changeUserStatus: ChangeUserStatus,
    private readonly resetPassword: ResetPassword,
  ) {}

  @Get('status/:status')
  @ApiParam({ name: 'status', enum: USER_STATUSES })
  @ApiOkResponse({ type: [UserView] })
  async list(@Param('status') status: string): Promise<UserView[]> {
    if (!USER_STATUSES.includes(status as UserStatus)) throw new NotFound('There is no such user status');
    return (await this.users.listByStatus(status as UserStatus)).map(userView);
  }

  @Post()
  @ApiCreatedResponse({ type: UserView })
  async create(@Body() { role, ...account }: NewUserBody, @CurrentActor() actor: Actor): Promise<UserView> {
    return userView(await this.createUser.execute({ ...account, role: role ?? 'admin_assistant' }, actor));
  }

  @Patch(':id/status')
  @ApiOkResponse({ type: UserView })
  async status(
    @Param('id', IdPipe) id: string,
    @Body() { status, note }: UserStatusBody,
    @CurrentActor() actor: Actor,
  ): Promise<UserView> {
    return userView(await this.changeUserStatus.execute(id, status, note ?? null, actor));
  }

  @Patch(':id/password')
  @HttpCode(204)
  @ApiNoContentResponse()
  async password(
    @Param('id', IdPipe) id: string,
    @Body() { password }: PasswordBody,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.resetPassword.execute(id, password, actor);
  }
}
