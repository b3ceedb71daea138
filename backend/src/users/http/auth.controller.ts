import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiNoContentResponse, ApiOkResponse, ApiTags } from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { SealedTexts } from '../../platform/sealed-text.js';
import { Audited } from '../../platform/http/audited.js';
import type { Request, Response } from 'express';
import { AllowTo, CurrentUser, WithoutSecondFactor } from '../access.js';
import { ChangeOwnPassword } from '../application/change-own-password.js';
import type { Actor } from '../domain/accounts.js';
import type { SessionUser } from '../staff.js';
import { CurrentActor } from '../access.js';
import { DeviceCookieRenewal } from './device-cookie-renewal.js';
import { OwnPasswordLimits } from './own-password-limits.js';
import { SessionAuthenticator } from './session-authenticator.js';
import { SignInGuard } from './sign-in.guard.js';
import { DraftKeyView, LoginBody, OwnPasswordBody, SessionUserView, sessionUserView } from './users.dto.js';

/** Sign-in, sign-out, and the user's own account. */
@ApiTags('session')
@Controller('api')
export class AuthController {
  constructor(
    private readonly changeOwnPassword: ChangeOwnPassword,
    private readonly authenticator: SessionAuthenticator,
    private readonly limits: OwnPasswordLimits,
    private readonly sealed: SealedTexts,
  ) {}

  @Get('user')
  @NoPersonalRows('what belongs to the user who asks')
  @AllowTo('staff')
  @WithoutSecondFactor()
  @ApiOkResponse({ type: SessionUserView })
  current(@CurrentUser() user: SessionUser): SessionUserView {
    return sessionUserView(user);
  }

  /** The key with which the console encrypts what the user has not saved yet. It ends with SESSION_SECRET. */
  @Get('user/draft-key')
  @NoPersonalRows('what belongs to the user who asks')
  @AllowTo('staff')
  @WithoutSecondFactor()
  @ApiOkResponse({ type: DraftKeyView })
  draftKey(@CurrentUser() { id }: SessionUser): DraftKeyView {
    return { key: this.sealed.keyFor(`drafts of ${id}`).toString('base64') };
  }

  @Post('login')
  @Audited('sign-in')
  @AllowTo('public')
  @UseGuards(SignInGuard)
  @HttpCode(200)
  @ApiBody({ type: LoginBody })
  @ApiOkResponse({ type: SessionUserView })
  signIn(@CurrentUser() user: SessionUser): SessionUserView {
    return this.current(user);
  }

  @Post('logout')
  @Audited('sign-out')
  @AllowTo('public')
  @HttpCode(204)
  @ApiNoContentResponse()
  async signOut(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    if (request.session) await this.authenticator.end(request, response);
  }

  @Post('user/password')
  @Audited('account.password-changed')
  @UseInterceptors(DeviceCookieRenewal)
  @AllowTo('staff')
  @HttpCode(204)
  @ApiNoContentResponse()
  async ownPassword(
    @Body() { currentPassword, newPassword }: OwnPasswordBody,
    @CurrentActor() actor: Actor,
    @Req() request: Request,
  ): Promise<void> {
    await this.authenticator.renew(request, (renewedSession) =>
      this.limits.ownPassword(actor.id, actor.session, () =>
        this.changeOwnPassword.execute(actor, renewedSession, currentPassword, newPassword),
      ),
    );
  }
}
