import { Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { Config } from '../../platform/config.js';
import { OneTimeCodes } from '../application/second-factor.ports.js';

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
const DRIFT_STEPS = 1;
const FORMAT = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const;

/** One-time codes by the library otpauth, which compares codes in constant time. */
@Injectable()
export class OtpauthCodes extends OneTimeCodes {
  constructor(private readonly config: Config) {
    super();
  }

  override newSecret(): string {
    return new Secret({ size: SECRET_BYTES }).base32;
  }

  override uri(secret: string, username: string): string {
    // a colon separates issuer and account
    const issuer = this.config.business.name.replaceAll(':', ' ');
    return new TOTP({ ...FORMAT, issuer, label: username, secret }).toString();
  }

  override stepOf(secret: string, code: string, now: Date): number | null {
    if (!/^\d{6}$/.test(code)) return null;
    const timestamp = now.getTime();
    const totp = new TOTP({ ...FORMAT, secret });
    const drift = totp.validate({ token: code, timestamp, window: DRIFT_STEPS });
    return drift === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + drift;
  }
}
