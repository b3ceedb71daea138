import { Injectable } from '@nestjs/common';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { Config } from '../../platform/config.js';
import { type Ceremony, type PasskeyOwner, Passkeys } from '../application/second-factor.ports.js';
import type { Passkey } from '../domain/second-factors.js';
import type { User } from '../domain/user.js';

/** 1023 bytes in base64url, the limit of WebAuthn. */
const MAX_ID_LENGTH = 1364;
const MAX_KEY_BYTES = 8_192;
const TRANSPORTS: readonly string[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];
/** The development server of the front end. */
const DEVELOPMENT_ORIGIN = 'http://localhost:5173';

/** Loaded at the first passkey: it takes 27 MB of memory and a third of a second. */
const webauthn = () => import('@simplewebauthn/server');

/**
 * WebAuthn by @simplewebauthn/server. The site is that of PUBLIC_URL, without it this machine under the name localhost;
 * never the host of a request.
 */
@Injectable()
export class WebauthnPasskeys extends Passkeys {
  private readonly rpID: string;
  private readonly origins: string[];

  constructor(private readonly config: Config) {
    super();
    const { publicOrigin, publicUrl, production } = config;
    this.rpID = new URL(publicUrl).hostname;
    this.origins = [publicUrl, ...(publicOrigin === null && !production ? [DEVELOPMENT_ORIGIN] : [])];
  }

  override async registration(user: User, existing: readonly Passkey[]): Promise<Ceremony> {
    const { generateRegistrationOptions } = await webauthn();
    const options = await generateRegistrationOptions({
      rpName: this.config.business.name,
      rpID: this.rpID,
      userID: userHandle(user.id),
      userName: user.username,
      userDisplayName: user.name,
      attestationType: 'none',
      excludeCredentials: existing.map(descriptor),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { options, challenge: options.challenge };
  }

  override async verifyRegistration(response: object, challenge: string) {
    const { verifyRegistrationResponse } = await webauthn();
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: this.origins,
        expectedRPID: this.rpID,
        requireUserVerification: true,
      });
      if (!verified) return null;
      const { id, publicKey, counter, transports } = registrationInfo.credential;
      if (id.length > MAX_ID_LENGTH || publicKey.length > MAX_KEY_BYTES) return null;
      return {
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: (transports ?? []).filter((transport) => TRANSPORTS.includes(transport)),
      };
    } catch {
      // the library throws on everything that does not fit
      return null;
    }
  }

  override async signIn(allowed: readonly Passkey[]): Promise<Ceremony> {
    const { generateAuthenticationOptions } = await webauthn();
    const options = await generateAuthenticationOptions({
      rpID: this.rpID,
      userVerification: 'required',
      allowCredentials: allowed.map(descriptor),
    });
    return { options, challenge: options.challenge };
  }

  override async verifySignIn(
    response: object,
    challenge: string,
    { user: { id: userId }, passkey }: PasskeyOwner,
  ): Promise<number | null> {
    const { verifyAuthenticationResponse } = await webauthn();
    try {
      const signed = response as AuthenticationResponseJSON;
      const handle = signed.response.userHandle;
      if (handle && handle !== Buffer.from(userHandle(userId)).toString('base64url')) return null;
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: signed,
        expectedChallenge: challenge,
        expectedOrigin: this.origins,
        expectedRPID: this.rpID,
        requireUserVerification: true,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
      });
      return verified ? authenticationInfo.newCounter : null;
    } catch {
      return null;
    }
  }
}

function descriptor({ credentialId, transports }: Passkey) {
  return { id: credentialId, transports: [...transports] };
}

function userHandle(userId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(userId));
}
