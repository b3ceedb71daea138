import { Injectable, Optional } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Logger } from '../../platform/logger.js';
import { SignInEvents } from '../sign-in-events.js';
import type { VerifiedUser } from '../application/sign-in.js';
import { browserName } from '../domain/browser-name.js';
import { DeviceCookies } from './device-cookie.js';
import { SecondFactorRejected, SignInRejected } from '../domain/sign-in-errors.js';
import { sessionKey } from '../session-key.js';
import { SessionAuthenticator } from './session-authenticator.js';

/** Begins a session after the last step of signing in, and issues the device cookie. */
@Injectable()
export class SessionStart {
  constructor(
    private readonly devices: DeviceCookies,
    private readonly authenticator: SessionAuthenticator,
    private readonly logger: Logger,
    @Optional() private readonly events?: SignInEvents,
  ) {}

  /** Runs the last step, and begins the session of the user that it verified. Without success no cookie is set. */
  async after(request: Request, response: Response, step: () => Promise<VerifiedUser>): Promise<void> {
    let verified: VerifiedUser;
    try {
      verified = await step();
      await this.authenticator.begin(request, verified);
    } catch (error) {
      // without a session, express-session sets no cookie
      Object.assign(request, { session: undefined });
      const { requestId } = response.locals;
      if (error instanceof SignInRejected) this.logger.rejection('sign-in rejected', { requestId });
      if (error instanceof SecondFactorRejected)
        this.logger.rejection('second factor rejected', { requestId });
      throw error;
    }
    const { user } = verified;
    this.events?.signedIn({
      userId: user.id,
      session: sessionKey(request.sessionID),
      browser: browserName(request.headers['user-agent']),
      knownBrowser: (await this.devices.deviceId(request, user.username)) !== null,
    });
    response.locals.deviceCookie = this.devices.issue(verified);
  }
}
