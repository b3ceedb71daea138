import { Module, type OnModuleInit } from '@nestjs/common';
import { Config } from '../platform/config.js';
import { Scheduler } from '../platform/scheduler.js';
import { ActiveUsers } from './active-users.js';
import { Authenticator } from './staff.js';
import { ChangeOwnPassword } from './application/change-own-password.js';
import { ChangeUserStatus } from './application/change-user-status.js';
import { CreateFirstAdmin, FirstAdmin } from './application/create-first-admin.js';
import { CreateUser } from './application/create-user.js';
import { LookAtFirstAccount } from './application/look-at-first-account.js';
import { PasswordHasher, UserRepository } from './application/ports.js';
import { ResetPassword } from './application/reset-password.js';
import { SignIn } from './application/sign-in.js';
import { PasswordPolicy } from './domain/password.js';
import { AuthController } from './infrastructure/auth.controller.js';
import { BcryptPasswordHasher } from './infrastructure/bcrypt-password-hasher.js';
import { DeviceCookies } from './infrastructure/device-cookie.js';
import { LocalStrategy } from './infrastructure/local.strategy.js';
import { OwnPasswordLimits } from './infrastructure/own-password-limits.js';
import { SessionAuthenticator } from './infrastructure/session-authenticator.js';
import { SignInLimits } from './infrastructure/sign-in-limits.js';
import { SessionStore } from './infrastructure/session-store.js';
import { SqlActiveUsers } from './infrastructure/sql-active-users.js';
import { SqlUserNames } from './infrastructure/sql-user-names.js';
import { StaffController } from './infrastructure/staff.controller.js';
import { TypeormUserRepository } from './infrastructure/typeorm-user.repository.js';
import { UsersController } from './infrastructure/users.controller.js';
import { FirstAccount } from './first-account.js';
import { UserNames } from './user-names.js';

@Module({
  controllers: [AuthController, UsersController, StaffController],
  providers: [
    SignIn,
    CreateUser,
    CreateFirstAdmin,
    ChangeUserStatus,
    ResetPassword,
    ChangeOwnPassword,
    LocalStrategy,
    DeviceCookies,
    SignInLimits,
    OwnPasswordLimits,
    SessionStore,
    SessionAuthenticator,
    {
      provide: PasswordPolicy,
      inject: [Config],
      useFactory: ({ passwordMinLength }: Config) => new PasswordPolicy(passwordMinLength),
    },
    {
      provide: FirstAdmin,
      inject: [Config],
      useFactory: ({ firstAdmin: { username, password, name } }: Config) =>
        new FirstAdmin(username, password, name),
    },
    { provide: Authenticator, useExisting: SessionAuthenticator },
    { provide: ActiveUsers, useClass: SqlActiveUsers },
    { provide: FirstAccount, useClass: LookAtFirstAccount },
    { provide: UserNames, useClass: SqlUserNames },
    { provide: UserRepository, useClass: TypeormUserRepository },
    { provide: PasswordHasher, useFactory: () => new BcryptPasswordHasher() },
  ],
  exports: [
    ActiveUsers,
    FirstAccount,
    UserNames,
    Authenticator,
    CreateUser,
    CreateFirstAdmin,
    UserRepository,
  ],
})
export class UsersModule implements OnModuleInit {
  constructor(
    private readonly sessions: SessionStore,
    private readonly scheduler: Scheduler,
  ) {}

  onModuleInit(): void {
    this.scheduler.every('prune sessions', '0 * * * *', () => this.sessions.prune(), { atStart: true });
  }
}
