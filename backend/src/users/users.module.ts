import { Module, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../platform/clock.js';
import { Config } from '../platform/config.js';
import { Scheduler } from '../platform/scheduler.js';
import { ActiveUsers } from './active-users.js';
import { StaffWithoutSecondFactor } from './staff-without-second-factor.js';
import { OwnPassword } from './own-password.js';
import { Authenticator } from './authenticator.js';
import { ChangeEmail } from './application/change-email.js';
import { ChangeOwnPassword } from './application/change-own-password.js';
import { ChangeUserStatus } from './application/change-user-status.js';
import { ConfirmPassword } from './application/confirm-password.js';
import { CreateFirstAdmin, FirstAdmin } from './application/create-first-admin.js';
import { CreateUser } from './application/create-user.js';
import { FirstAccount } from './first-account.js';
import { OwnPasskeys } from './application/own-passkeys.js';
import { OwnSecondFactors, SecondFactorRule } from './application/own-second-factors.js';
import { ForgottenPassword } from './application/forgotten-password.js';
import { AccountMailAllowance, PasswordHasher } from './application/ports.js';
import { SqlUsers } from './infrastructure/sql-users.js';
import { ResetForgottenPassword } from './application/reset-forgotten-password.js';
import { ResetPassword } from './application/reset-password.js';
import { ResetSecondFactors } from './application/reset-second-factors.js';
import { OneTimeCodes, Passkeys } from './application/second-factor.ports.js';
import { SqlSignInSteps } from './infrastructure/sql-sign-in-steps.js';
import { SqlSecondFactors } from './infrastructure/sql-second-factors.js';
import { SecondStep } from './application/second-step.js';
import { SignIn } from './application/sign-in.js';
import { TellOfNewBrowser } from './application/tell-of-new-browser.js';
import { PasswordPolicy } from './domain/password.js';
import { AccountAccess } from './infrastructure/account-access.js';
import { AccountMailLimits } from './infrastructure/account-mail-limits.js';
import { AuthController } from './infrastructure/auth.controller.js';
import { BcryptPasswordHasher } from './infrastructure/bcrypt-password-hasher.js';
import { ConfirmationController } from './infrastructure/confirmation.controller.js';
import { DeviceCookieRenewal } from './infrastructure/device-cookie-renewal.js';
import { DeviceCookies } from './infrastructure/device-cookie.js';
import { HalfSessionCookie } from './infrastructure/half-session-cookie.js';
import { LocalStrategy } from './infrastructure/local.strategy.js';
import { OtpauthCodes } from './infrastructure/otpauth-codes.js';
import { ForgottenPasswordController } from './infrastructure/forgotten-password.controller.js';
import { OwnEmailController } from './infrastructure/own-email.controller.js';
import { OwnPasswordLimits } from './infrastructure/own-password-limits.js';
import { SecondFactorController } from './infrastructure/second-factor.controller.js';
import { SecondStepController } from './infrastructure/second-step.controller.js';
import { SessionStart } from './infrastructure/session-start.js';
import { SessionsController } from './infrastructure/sessions.controller.js';
import { SignInLimits } from './infrastructure/sign-in-limits.js';
import { SessionStore } from './infrastructure/session-store.js';
import { UserNames } from './user-names.js';
import { StaffController } from './infrastructure/staff.controller.js';
import { UsersController } from './infrastructure/users.controller.js';
import { WebauthnPasskeys } from './infrastructure/webauthn-passkeys.js';

@Module({
  controllers: [
    AuthController,
    SecondStepController,
    SecondFactorController,
    ForgottenPasswordController,
    OwnEmailController,
    SessionsController,
    ConfirmationController,
    UsersController,
    StaffController,
  ],
  providers: [
    SignIn,
    CreateUser,
    CreateFirstAdmin,
    ChangeUserStatus,
    ResetPassword,
    ChangeOwnPassword,
    ChangeEmail,
    ForgottenPassword,
    ResetForgottenPassword,
    TellOfNewBrowser,
    AccountAccess,
    AccountMailLimits,
    LocalStrategy,
    DeviceCookies,
    DeviceCookieRenewal,
    SignInLimits,
    OwnPasswordLimits,
    SessionStore,
    Authenticator,
    ConfirmPassword,
    OwnSecondFactors,
    OwnPasskeys,
    SecondStep,
    ResetSecondFactors,
    HalfSessionCookie,
    SessionStart,
    {
      provide: SecondFactorRule,
      inject: [Config],
      useFactory: ({ requireSecondFactor }: Config) => new SecondFactorRule(requireSecondFactor),
    },
    SqlSecondFactors,
    SqlSignInSteps,
    { provide: OneTimeCodes, useClass: OtpauthCodes },
    { provide: Passkeys, useClass: WebauthnPasskeys },
    StaffWithoutSecondFactor,
    OwnPassword,
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
    ActiveUsers,
    FirstAccount,
    UserNames,
    { provide: AccountMailAllowance, useExisting: AccountMailLimits },
    SqlUsers,
    { provide: PasswordHasher, useFactory: () => new BcryptPasswordHasher() },
  ],
  exports: [
    ActiveUsers,
    FirstAccount,
    StaffWithoutSecondFactor,
    OwnPassword,
    UserNames,
    Authenticator,
    CreateUser,
    CreateFirstAdmin,
    SqlUsers,
    ResetSecondFactors,
    TellOfNewBrowser,
  ],
})
export class UsersModule implements OnModuleInit {
  constructor(
    private readonly sessions: SessionStore,
    private readonly steps: SqlSignInSteps,
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
  ) {}

  onModuleInit(): void {
    this.scheduler.every('prune sessions', '0 * * * *', () => this.sessions.prune(), { atStart: true });
    this.scheduler.every('prune half sessions', '*/15 * * * *', () =>
      this.steps.prune(this.clock.timestamp()),
    );
  }
}
