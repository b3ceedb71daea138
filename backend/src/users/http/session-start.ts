import { Injectable, Optional } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Logger } from '../../platform/logger.js';
import { LiveConnections } from '../staff.js';
import { SignInEvents } from '../sign-in-events.js';
import { SecondFactorRule } from '../application/own-second-factors.js';
import { SqlSecondFactors } from '../store/sql-second-factors.js';
import type { VerifiedUser } from '../application/sign-in.js';
import { browserName } from '../domain/browser-name.js';
import { DeviceCookies } from './device-cookie.js';
import { SecondFactorRejected } from './second-factor.errors.js';
import { Authenticator } from '../authenticator.js';
import { sessionKey, SignInRejected } from '../store/session-store.js';

/** Begins a session after the last step of signing in, and issues the device cookie. */
@Injectable()
export class SessionStart {
  constructor(
    private readonly devices: DeviceCookies,
    private readonly authenticator: Authenticator,
    private readonly connections: LiveConnections,
    private readonly logger: Logger,
    private readonly factors: SqlSecondFactors,
    private readonly rule: SecondFactorRule,
    @Optional() private readonly events?: SignInEvents,
  ) {}

  /** Runs the last step, and begins the session of the user that it verified. Without success no cookie is set. */
  async after(request: Request, response: Response, step: () => Promise<VerifiedUser>): Promise<void> {
    const replaced = sessionKey(request.sessionID);
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
    const isMissing = this.rule.required && !(await this.factors.hasFactor(user.id));
    request.user = { ...user, ...(isMissing && { secondFactorRequired: true }) };
    this.connections.closeSession(replaced);
    this.events?.signedIn({
      userId: user.id,
      session: sessionKey(request.sessionID),
      browser: browserName(request.headers['user-agent']),
      knownBrowser: (await this.devices.deviceId(request, user.username)) !== null,
    });
    response.locals.deviceCookie = this.devices.issue(verified);
  }
}
