import { Body, Controller, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import { NotFound } from '../../platform/domain-error.js';
import { AllowTo, Confirmed, CurrentActor, WithoutConfirmation } from '../access.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { ChangeUserStatus } from '../application/change-user-status.js';
import { CreateUser } from '../application/create-user.js';
import { StaffAccounts } from '../application/staff-accounts.js';
import type { Actor } from '../domain/accounts.js';
import { CONFIRMED_THIS_MORNING } from '../domain/confirmation.js';
import { USER_STATUSES, type UserStatus } from '../domain/user.js';
import { NewUserBody, UserStatusBody, userView, UserView } from './users.dto.js';

/** Staff accounts, for superadmins only. */
@ApiTags('users')
@AllowTo('superadmin')
@Controller('api/admin/users')
export class UsersController {
  constructor(
    private readonly accounts: StaffAccounts,
    private readonly createUser: CreateUser,
    private readonly changeUserStatus: ChangeUserStatus,
  ) {}

  @Get('status/:status')
  @NoPersonalRows('colleagues, whom all of the office know')
  @ApiParam({ name: 'status', enum: USER_STATUSES })
  @ApiOkResponse({ type: [UserView] })
  async list(@Param('status') status: string): Promise<UserView[]> {
    if (!USER_STATUSES.includes(status as UserStatus)) throw new NotFound('account.unknown-status');
    return (await this.accounts.byStatus(status as UserStatus)).map(userView);
  }

  @Post()
  @Audited('user.created')
  @Confirmed({ within: CONFIRMED_THIS_MORNING })
  @ApiCreatedResponse({ type: UserView })
  async create(@Body() { role, ...account }: NewUserBody, @CurrentActor() actor: Actor): Promise<UserView> {
    const user = await this.createUser.execute({ ...account, role: role ?? 'admin_assistant' }, actor);
    return userView({ user, hasFactor: false });
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
    const user = await this.changeUserStatus.execute(id, status, note ?? null, actor);
    return userView(await this.accounts.of(user));
  }
}
