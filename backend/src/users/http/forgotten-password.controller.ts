import { setTimeout as sleep } from 'node:timers/promises';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiNoContentResponse,
  ApiProperty,
  ApiTags,
} from '../../platform/http/api-docs.js';
import { Audited } from '../../platform/http/audited.js';
import type { Request } from 'express';
import { Password, Text } from '../../platform/http/fields.js';
import { Logger } from '../../platform/logger.js';
import { AllowTo } from '../access.js';
import { ForgottenPassword } from '../application/forgotten-password.js';
import { ResetForgottenPassword } from '../application/reset-forgotten-password.js';
import { AccountMailLimits } from './account-mail-limits.js';

/** Every response takes this long: much longer than the work, so that its time does not tell whether a mail is sent. */
const RESPONSE_MS = 400;

class ForgottenPasswordBody {
  /** A username or an e-mail address. */
  @Text({ max: 254 }) account: string;
}

class NewPasswordBody {
  @Text({ max: 200 }) token: string;
  @Password() newPassword: string;
}

class ForgottenPasswordView {
  @ApiProperty({ description: 'The same sentence for every account' }) message: string;
}

/** A forgotten password, without a session. */
@ApiTags('session')
@AllowTo('public')
@Controller('api/password')
export class ForgottenPasswordController {
  constructor(
    private readonly forgotten: ForgottenPassword,
    private readonly resetForgotten: ResetForgottenPassword,
    private readonly limits: AccountMailLimits,
    private readonly logger: Logger,
  ) {}

  @Post('forgotten')
  @Audited('password.link-asked')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: ForgottenPasswordView })
  async ask(
    @Body() { account }: ForgottenPasswordBody,
    @Req() { ip }: Request,
  ): Promise<ForgottenPasswordView> {
    await this.limits.count(ip);
    await Promise.all([this.sendLink(account), sleep(RESPONSE_MS)]);
    return {
      message:
        'If there is an account with this name or e-mail address, and it has an e-mail address, a link is on its way to it.',
    };
  }

  @Post('reset')
  @Audited('password.reset')
  @HttpCode(204)
  @ApiNoContentResponse()
  async reset(@Body() { token, newPassword }: NewPasswordBody, @Req() { ip }: Request): Promise<void> {
    await this.limits.count(ip);
    await this.resetForgotten.execute(token, newPassword);
  }

  /** A failure that only a known account can have is logged and not told. */
  private async sendLink(account: string): Promise<void> {
    const user = await this.forgotten.find(account);
    if (user)
      await this.forgotten
        .sendLink(user)
        .catch((error: unknown) =>
          this.logger.failure('a link for a forgotten password was not stored', error),
        );
  }
}
