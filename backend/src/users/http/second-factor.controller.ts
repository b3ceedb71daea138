import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, UseInterceptors } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { AllowTo, WithoutSecondFactor } from '../access.js';
import { OwnPasskeys } from '../application/own-passkeys.js';
import { RegisterPasskey } from '../application/register-passkey.js';
import { OwnSecondFactors } from '../application/own-second-factors.js';
import type { Actor } from '../domain/accounts.js';
import { CurrentActor } from '../access.js';
import { DeviceCookieRenewal } from './device-cookie-renewal.js';
import { OwnPasswordLimits } from './own-password-limits.js';
import {
  ConfirmedBody,
  NewPasskeyBody,
  NewPasskeyView,
  PasskeyNameBody,
  passkeyView,
  PasskeyView,
  RecoveryCodesView,
  SecondFactorView,
  TotpCodeBody,
  TotpView,
} from './second-factor.dto.js';

/** The second factors of the user's own account. */
@ApiTags('session')
@AllowTo('staff')
@WithoutSecondFactor()
@Controller('api/user')
export class SecondFactorController {
  constructor(
    private readonly factors: OwnSecondFactors,
    private readonly passkeys: OwnPasskeys,
    private readonly registration: RegisterPasskey,
    private readonly limits: OwnPasswordLimits,
  ) {}

  @Get('second-factor')
  @NoPersonalRows('what belongs to the user who asks')
  @ApiOkResponse({ type: SecondFactorView })
  async show(@CurrentActor() actor: Actor): Promise<SecondFactorView> {
    const { totp, passkeys, recoveryCodes, required } = await this.factors.show(actor);
    return {
      totpSince: totp?.since ?? null,
      passkeys: passkeys.map(passkeyView),
      recoveryCodesLeft: recoveryCodes.length,
      required,
    };
  }

  @Delete('second-factor')
  @Audited('second-factor.removed')
  @UseInterceptors(DeviceCookieRenewal)
  @HttpCode(204)
  @ApiNoContentResponse()
  async remove(@Body() { password }: ConfirmedBody, @CurrentActor() actor: Actor): Promise<void> {
    await this.limits.confirming(actor.session, () => this.factors.removeAll(actor, password));
  }

  @Post('second-factor/totp')
  @Audited('second-factor.app-begun')
  @ApiCreatedResponse({ type: TotpView })
  beginTotp(@Body() { password }: ConfirmedBody, @CurrentActor() actor: Actor): Promise<TotpView> {
    return this.limits.confirming(actor.session, () => this.factors.beginTotp(actor, password));
  }

  @Post('second-factor/totp/confirm')
  @Audited('second-factor.app-set-up')
  @UseInterceptors(DeviceCookieRenewal)
  @HttpCode(200)
  @ApiOkResponse({ type: RecoveryCodesView })
  async confirmTotp(
    @Body() { code }: TotpCodeBody,
    @CurrentActor() actor: Actor,
  ): Promise<RecoveryCodesView> {
    return { recoveryCodes: await this.factors.confirmTotp(actor, code.replace(/\s/g, '')) };
  }

  @Post('second-factor/recovery-codes')
  @Audited('second-factor.recovery-codes-made')
  @UseInterceptors(DeviceCookieRenewal)
  @HttpCode(200)
  @ApiOkResponse({ type: RecoveryCodesView })
  async renewCodes(
    @Body() { password }: ConfirmedBody,
    @CurrentActor() actor: Actor,
  ): Promise<RecoveryCodesView> {
    const renew = () => this.factors.renewCodes(actor, password);
    return { recoveryCodes: await this.limits.confirming(actor.session, renew) };
  }

  @Get('passkeys')
  @NoPersonalRows('what belongs to the user who asks')
  @ApiOkResponse({ type: [PasskeyView] })
  async list(@CurrentActor() actor: Actor): Promise<PasskeyView[]> {
    return (await this.passkeys.list(actor)).map(passkeyView);
  }

  /** The options of `startRegistration` of @simplewebauthn/browser. */
  @Post('passkeys/options')
  @Audited('passkey.begun')
  @HttpCode(200)
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  options(@Body() { password }: ConfirmedBody, @CurrentActor() actor: Actor): Promise<object> {
    return this.limits.confirming(actor.session, () => this.registration.begin(actor, password));
  }

  @Post('passkeys')
  @Audited('passkey.added')
  @UseInterceptors(DeviceCookieRenewal)
  @ApiCreatedResponse({ type: NewPasskeyView })
  async add(
    @Body() { name, response }: NewPasskeyBody,
    @CurrentActor() actor: Actor,
  ): Promise<NewPasskeyView> {
    const { passkey, recoveryCodes } = await this.registration.finish(actor, name, response);
    return { passkey: passkeyView(passkey), recoveryCodes };
  }

  @Patch('passkeys/:id')
  @Audited('passkey.renamed')
  @ApiOkResponse({ type: PasskeyView })
  async rename(
    @Param('id', IdPipe) id: string,
    @Body() { name }: PasskeyNameBody,
    @CurrentActor() actor: Actor,
  ): Promise<PasskeyView> {
    return passkeyView(await this.passkeys.rename(actor, id, name));
  }

  @Delete('passkeys/:id')
  @Audited('passkey.removed')
  @UseInterceptors(DeviceCookieRenewal)
  @HttpCode(204)
  @ApiNoContentResponse()
  async removePasskey(
    @Param('id', IdPipe) id: string,
    @Body() { password }: ConfirmedBody,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.limits.confirming(actor.session, () => this.passkeys.remove(actor, id, password));
  }
}
