import { Controller, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiTags } from '../../platform/http/api-docs.js';
import { Audited, NotAudited } from '../../platform/http/audited.js';
import type { Request, Response } from 'express';
import { AllowTo, CurrentUser } from '../access.js';
import { SignInByPasskey } from '../application/sign-in-by-passkey.js';
import type { SessionUser } from '../staff.js';
import { HalfSessionCookie } from './half-session-cookie.js';
import { PasskeySignInBody, SignInCodeBody } from './second-factor.dto.js';
import { CodeGuard, PasskeyGuard } from './second-step.guards.js';
import { SignInLimits } from './sign-in-limits.js';
import { SessionUserView, sessionUserView } from './users.dto.js';

/** The second step of signing in, and signing in with a passkey alone. */
@ApiTags('session')
@AllowTo('public')
@Controller('api/login')
export class SecondStepController {
  constructor(
    private readonly passkeys: SignInByPasskey,
    private readonly halfSession: HalfSessionCookie,
    private readonly limits: SignInLimits,
  ) {}

  @Post('second-factor')
  @Audited('sign-in')
  @UseGuards(CodeGuard)
  @HttpCode(200)
  @ApiBody({ type: SignInCodeBody })
  @ApiOkResponse({ type: SessionUserView })
  byCode(@CurrentUser() user: SessionUser): SessionUserView {
    return sessionUserView(user);
  }

  /** The options of `startAuthentication` of @simplewebauthn/browser. */
  @Post('passkey/options')
  @NotAudited('begins a sign-in, which is recorded when it succeeds')
  @HttpCode(200)
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  async passkeyOptions(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<object> {
    await this.limits.passkeyOptions(request.ip);
    return this.passkeys.options(this.halfSession.key(request) ?? this.halfSession.issue(response));
  }

  @Post('passkey')
  @Audited('sign-in')
  @UseGuards(PasskeyGuard)
  @HttpCode(200)
  @ApiBody({ type: PasskeySignInBody })
  @ApiOkResponse({ type: SessionUserView })
  byPasskey(@CurrentUser() user: SessionUser): SessionUserView {
    return sessionUserView(user);
  }
}
