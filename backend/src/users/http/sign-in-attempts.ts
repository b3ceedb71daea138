import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { DeviceCookies } from './device-cookie.js';
import { SignInLimits } from './sign-in-limits.js';

/** Attempts to sign in, within the limits. */
@Injectable()
export class SignInAttempts {
  constructor(
    private readonly limits: SignInLimits,
    private readonly devices: DeviceCookies,
  ) {}

  /** Calls `attempt`, whose failures count for the account; those of a browser that is known there, for the browser. */
  async byAccount<T>(request: Request, account: string, attempt: () => Promise<T>): Promise<T> {
    const knownBrowser = await this.devices.deviceId(request, account);
    return this.limits.signIn({ account, address: request.ip, knownBrowser }, attempt);
  }

  /** Alone, failures count for the passkey: they must not lock out an account whose name anybody can know. */
  byPasskey<T>(request: Request, credentialId: string, attempt: () => Promise<T>): Promise<T> {
    const account = `passkey ${credentialId}`;
    return this.limits.signIn({ account, address: request.ip, knownBrowser: null }, attempt);
  }
}
