import { ApiProperty } from '../../platform/http/api-docs.js';
import { applyDecorators } from '@nestjs/common';
import { rule } from '../../platform/http/field-rule.js';
import { Password, Text } from '../../platform/http/fields.js';
import type { Passkey } from '../domain/second-factors.js';

/** What a browser returns of a passkey; its parts are verified together (webauthn-passkeys.ts). */
export interface CredentialResponse {
  readonly id: string;
  readonly response: object;
}

function isCredentialResponse(value: unknown): boolean {
  const { id, response } = (value ?? {}) as { id?: unknown; response?: unknown };
  // a credential id has at most 1023 bytes
  const hasId = typeof id === 'string' && /^[\w-]{1,1364}$/.test(id);
  return hasId && typeof response === 'object' && response !== null && !Array.isArray(response);
}

function Credential(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: 'object', additionalProperties: true }),
    rule('second-factor.passkey-response', isCredentialResponse),
  );
}

export class TotpCodeBody {
  @Text({ max: 20 }) code: string;
}

export class SignInCodeBody {
  @Text({ max: 40 }) code: string;
}

export class ConfirmedBody {
  @Password() password: string;
}

export class NewPasskeyBody {
  @Text({ max: 100 }) name: string;
  @Credential() response: CredentialResponse;
}

export class PasskeyNameBody {
  @Text({ max: 100 }) name: string;
}

export class PasskeySignInBody {
  @Credential() response: CredentialResponse;
}

/** Shown once. */
export class RecoveryCodesView {
  @ApiProperty({ type: [String] }) recoveryCodes: string[];
}

export class TotpView {
  @ApiProperty() secret: string;
  @ApiProperty() uri: string;
}

export class PasskeyView {
  @ApiProperty() id: string;
  @ApiProperty() name: string;
  @ApiProperty() createdAt: string;
  @ApiProperty({ type: String, nullable: true }) lastUsedAt: string | null;
}

export class NewPasskeyView {
  @ApiProperty({ type: PasskeyView }) passkey: PasskeyView;
  /** Shown once; null when the account had some. */
  @ApiProperty({ type: [String], nullable: true }) recoveryCodes: string[] | null;
}

export class SecondFactorView {
  @ApiProperty({ type: String, nullable: true }) totpSince: string | null;
  @ApiProperty({ type: [PasskeyView] }) passkeys: PasskeyView[];
  @ApiProperty() recoveryCodesLeft: number;
  /** Whether the office requires a factor. */
  @ApiProperty() required: boolean;
}

export function passkeyView({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyView {
  return { id, name, createdAt, lastUsedAt };
}
