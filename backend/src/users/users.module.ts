import { Module } from '@nestjs/common';
import { Clock } from '../platform/clock.js';
import { Config } from '../platform/config.js';
import { job } from '../platform/start.js';
import { AccountChanges } from './application/account-changes.js';
import { AccountFactors } from './application/account-factors.js';
import { AccountUnits } from './application/account-units.js';
import { HalfSessions } from './application/half-sessions.js';
import { OwnSessions } from './application/own-sessions.js';
import { PasskeyChallenges } from './application/passkey-challenges.js';
import { Passwords } from './application/passwords.js';
import { RegisterPasskey } from './application/register-passkey.js';
import { ResetLinks } from './application/reset-links.js';
import { SessionUsers } from './application/session-users.js';
import { SignInByCode } from './application/sign-in-by-code.js';
import { SignInByPasskey } from './application/sign-in-by-passkey.js';
import { StaffAccounts } from './application/staff-accounts.js';
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
import {
  AccountAccess,
  AccountMailAllowance,
  PasswordHasher,
  SessionRepository,
  UserRepository,
} from './application/ports.js';
import { SqlUsers } from './store/sql-users.js';
import { ResetForgottenPassword } from './application/reset-forgotten-password.js';
import { ResetPassword } from './application/reset-password.js';
import { ResetSecondFactors } from './application/reset-second-factors.js';
import {
  OneTimeCodes,
  Passkeys,
  SecondFactorRepository,
  SignInSteps,
} from './application/second-factor.ports.js';
import { SqlSignInSteps } from './store/sql-sign-in-steps.js';
import { SqlSecondFactors } from './store/sql-second-factors.js';
import { SignIn } from './application/sign-in.js';
import { TellOfNewBrowser } from './application/tell-of-new-browser.js';
import { PasswordPolicy } from './domain/password.js';
import { SqlAccountAccess } from './store/sql-account-access.js';
import { SqlActiveUsers } from './store/sql-active-users.js';
import { SqlNamedStaff } from './store/sql-named-staff.js';
import { SqlUserNames } from './store/sql-user-names.js';
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
import { LimitedOwnPassword } from './http/limited-own-password.js';
import { SessionAuthenticator } from './http/session-authenticator.js';
import { SessionStart } from './http/session-start.js';
import { SignInAttempts } from './http/sign-in-attempts.js';
import { UserAccessController } from './http/user-access.controller.js';
import { SessionsController } from './http/sessions.controller.js';
import { SignInLimits } from './http/sign-in-limits.js';
import { SessionStore } from './store/session-store.js';
import { NamedStaff } from './named-staff.js';
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
    UserAccessController,
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
    AccountUnits,
    AccountChanges,
    AccountFactors,
    Passwords,
    ResetLinks,
    OwnSessions,
    SessionUsers,
    StaffAccounts,
    { provide: AccountAccess, useClass: SqlAccountAccess },
    AccountMailLimits,
    LocalStrategy,
    DeviceCookies,
    DeviceCookieRenewal,
    SignInLimits,
    OwnPasswordLimits,
    SessionStore,
    { provide: SessionRepository, useExisting: SessionStore },
    SessionAuthenticator,
    { provide: Authenticator, useExisting: SessionAuthenticator },
    ConfirmPassword,
    OwnSecondFactors,
    OwnPasskeys,
    RegisterPasskey,
    HalfSessions,
    PasskeyChallenges,
    SignInByCode,
    SignInByPasskey,
    SignInAttempts,
    ResetSecondFactors,
    HalfSessionCookie,
    SessionStart,
    {
      provide: SecondFactorRule,
      inject: [Config],
      useFactory: ({ requireSecondFactor }: Config) => new SecondFactorRule(requireSecondFactor),
    },
    { provide: SecondFactorRepository, useClass: SqlSecondFactors },
    { provide: SignInSteps, useClass: SqlSignInSteps },
    { provide: OneTimeCodes, useClass: OtpauthCodes },
    { provide: Passkeys, useClass: WebauthnPasskeys },
    StaffWithoutSecondFactor,
    { provide: OwnPassword, useClass: LimitedOwnPassword },
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
    { provide: ActiveUsers, useClass: SqlActiveUsers },
    FirstAccount,
    { provide: UserNames, useClass: SqlUserNames },
    { provide: NamedStaff, useClass: SqlNamedStaff },
    { provide: AccountMailAllowance, useExisting: AccountMailLimits },
    { provide: UserRepository, useClass: SqlUsers },
    { provide: PasswordHasher, useFactory: () => new BcryptPasswordHasher() },
    job('prune sessions', '0 * * * *', [SessionStore], (sessions) => sessions.prune(), { atStart: true }),
    job('prune half sessions', '*/15 * * * *', [SignInSteps, Clock], (steps, clock) =>
      steps.prune(clock.timestamp()),
    ),
  ],
  exports: [
    ActiveUsers,
    FirstAccount,
    StaffWithoutSecondFactor,
    OwnPassword,
    UserNames,
    NamedStaff,
    Authenticator,
    CreateUser,
    CreateFirstAdmin,
    UserRepository,
    ResetSecondFactors,
    TellOfNewBrowser,
  ],
})
export class UsersModule {}
