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
import { SqlUsers } from './store/sql-users.js';
import { ResetForgottenPassword } from './application/reset-forgotten-password.js';
import { ResetPassword } from './application/reset-password.js';
import { ResetSecondFactors } from './application/reset-second-factors.js';
import { OneTimeCodes, Passkeys } from './application/second-factor.ports.js';
import { SqlSignInSteps } from './store/sql-sign-in-steps.js';
import { SqlSecondFactors } from './store/sql-second-factors.js';
import { SecondStep } from './application/second-step.js';
import { SignIn } from './application/sign-in.js';
import { TellOfNewBrowser } from './application/tell-of-new-browser.js';
import { PasswordPolicy } from './domain/password.js';
import { AccountAccess } from './store/account-access.js';
import { AccountMailLimits } from './http/account-mail-limits.js';
import { AuthController } from './http/auth.controller.js';
import { BcryptPasswordHasher } from './infrastructure/bcrypt-password-hasher.js';
import { ConfirmationController } from './http/confirmation.controller.js';
import { DeviceCookieRenewal } from './http/device-cookie-renewal.js';
import { DeviceCookies } from './http/device-cookie.js';
import { HalfSessionCookie } from './http/half-session-cookie.js';
import { LocalStrategy } from './http/local.strategy.js';
import { OtpauthCodes } from './infrastructure/otpauth-codes.js';
import { ForgottenPasswordController } from './http/forgotten-password.controller.js';
import { OwnEmailController } from './http/own-email.controller.js';
import { OwnPasswordLimits } from './http/own-password-limits.js';
import { SecondFactorController } from './http/second-factor.controller.js';
import { SecondStepController } from './http/second-step.controller.js';
import { SessionStart } from './http/session-start.js';
import { SessionsController } from './http/sessions.controller.js';
import { SignInLimits } from './http/sign-in-limits.js';
import { SessionStore } from './store/session-store.js';
import { UserNames } from './user-names.js';
import { StaffController } from './http/staff.controller.js';
import { UsersController } from './http/users.controller.js';
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
