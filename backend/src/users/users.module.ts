import { Module, type OnModuleInit } from '@nestjs/common';
import { everyHour } from '../shared/every-hour.js';
import { Authenticator } from '../shared/staff.js';
import { ChangeOwnPassword } from './application/change-own-password.js';
import { ChangeUserStatus } from './application/change-user-status.js';
import { CreateFirstAdmin } from './application/create-first-admin.js';
import { CreateUser } from './application/create-user.js';
import { PasswordHasher, UserRepository } from './application/ports.js';
import { ResetPassword } from './application/reset-password.js';
import { SignIn } from './application/sign-in.js';
import { AuthController } from './infrastructure/auth.controller.js';
import { BcryptPasswordHasher } from './infrastructure/bcrypt-password-hasher.js';
import { KnownBrowsers } from './infrastructure/known-browsers.js';
import { LocalStrategy } from './infrastructure/local.strategy.js';
import { SessionAuthenticator } from './infrastructure/session-authenticator.js';
import { SessionStore } from './infrastructure/session-store.js';
import { TypeormUserRepository } from './infrastructure/typeorm-user.repository.js';
import { UsersController } from './infrastructure/users.controller.js';

@Module({
  controllers: [AuthController, UsersController],
  providers: [
    SignIn,
    CreateUser,
    CreateFirstAdmin,
    ChangeUserStatus,
    ResetPassword,
    ChangeOwnPassword,
    LocalStrategy,
    KnownBrowsers,
    SessionStore,
    SessionAuthenticator,
    { provide: Authenticator, useExisting: SessionAuthenticator },
    { provide: UserRepository, useClass: TypeormUserRepository },
    { provide: PasswordHasher, useFactory: () => new BcryptPasswordHasher() },
  ],
  exports: [Authenticator, CreateUser, CreateFirstAdmin],
})
export class UsersModule implements OnModuleInit {
  constructor(private readonly sessions: SessionStore) {}

  onModuleInit(): void {
    everyHour(() => this.sessions.prune());
  }
}
