import { Body, Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { NotFound } from '../../shared/domain-error.js';
import { AllowTo, CurrentUser } from '../../shared/http/access.js';
import { IdPipe } from '../../shared/http/id.pipe.js';
import { ChangeUserStatus } from '../application/change-user-status.js';
import { CreateUser } from '../application/create-user.js';
import type { SessionUser } from '../../shared/staff.js';
import { UserRepository } from '../application/ports.js';
import { ResetPassword } from '../application/reset-password.js';
import { USER_STATUSES, type UserStatus } from '../domain/user.js';
import { NewUserBody, PasswordBody, UserStatusBody, userView, UserView } from './users.dto.js';

/** Accounts of staff, for superadmins alone. */
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
  async create(@Body() { role, ...account }: NewUserBody): Promise<UserView> {
    return userView(await this.createUser.execute({ ...account, role: role ?? 'admin_assistant' }));
  }

  @Patch(':id/status')
  @ApiOkResponse({ type: UserView })
  async status(
    @Param('id', IdPipe) id: string,
    @Body() { status, note }: UserStatusBody,
    @CurrentUser() actor: SessionUser,
  ): Promise<UserView> {
    return userView(await this.changeUserStatus.execute(id, status, note ?? null, actor.id));
  }

  @Patch(':id/password')
  @HttpCode(204)
  @ApiNoContentResponse()
  async password(
    @Param('id', IdPipe) id: string,
    @Body() { password }: PasswordBody,
    @CurrentUser() actor: SessionUser,
  ): Promise<void> {
    await this.resetPassword.execute(id, password, actor.id);
  }
}
