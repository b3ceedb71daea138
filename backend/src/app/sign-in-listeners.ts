import { Global, Injectable, Module } from '@nestjs/common';
import { SignInAudit } from '../audit/sign-in-audit.js';
import { Logger } from '../platform/logger.js';
import { SignInEvents } from '../users/sign-in-events.js';
import { UsersModule } from '../users/users.module.js';
import { TellOfNewBrowser } from '../users/application/tell-of-new-browser.js';

/** Passes sign-ins on to everything that hears of them. */
@Injectable()
class SignInListeners extends SignInEvents {
  constructor(
    private readonly audit: SignInAudit,
    private readonly newBrowsers: TellOfNewBrowser,
    private readonly logger: Logger,
  ) {
    super();
  }

  override signedIn(event: Parameters<SignInEvents['signedIn']>[0]): void {
    this.audit.signedIn(event);
    this.newBrowsers
      .signedIn(event)
      .catch((error: unknown) => this.logger.failure('a message about a new browser was not stored', error));
  }

  override failed(event: Parameters<SignInEvents['failed']>[0]): void {
    this.audit.failed(event);
  }

  override passwordReset(event: Parameters<SignInEvents['passwordReset']>[0]): void {
    this.audit.passwordReset(event);
  }
}

@Global()
@Module({
  imports: [UsersModule],
  providers: [{ provide: SignInEvents, useClass: SignInListeners }],
  exports: [SignInEvents],
})
export class SignInListenersModule {}
