import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Config } from '../../platform/config.js';
import { TooMany } from '../../platform/domain-error.js';
import { type RateLimiter, RateLimiters } from '../../platform/http/rate-limiter.js';
import { type ProofChallenge, Proofs } from '../application/ports.js';

/** Some minutes more than it takes to fill in a form. */
const VALID_SECONDS = 30 * 60;
/** A browser tries 256 keys of this cost on average: a tenth of a second, on an old phone a second or two. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 1_000, keyPrefix: '00', keyLength: 32 };

/**
 * Challenges are signed, not stored: any replica accepts the solution of a challenge of another. A used one is remembered
 * like a rate limit, in Redis where replicas share one, until it would have expired.
 */
@Injectable()
export class AltchaProofs extends Proofs {
  private readonly secret: string;
  private readonly used: RateLimiter;

  constructor({ sessionSecret }: Config, limiters: RateLimiters) {
    super();
    this.secret = createHmac('sha256', sessionSecret).update('proofs of work').digest('hex');
    this.used = limiters.create('form-proof', 1, VALID_SECONDS);
  }

  override challenge(): Promise<ProofChallenge> {
    const expiresAt = Math.floor(Date.now() / 1000) + VALID_SECONDS;
    return createChallenge({ ...WORK, expiresAt, hmacSignatureSecret: this.secret, deriveKey }).then(
      ({ parameters, signature }) => ({ parameters: { ...parameters }, ...(signature && { signature }) }),
    );
  }

  override async spend(proof: string): Promise<boolean> {
    const payload = payloadOf(proof);
    if (!payload) return false;
    try {
      const { verified } = await verifySolution({ ...payload, hmacSignatureSecret: this.secret, deriveKey });
      if (!verified) return false;
      await this.used.count(payload.challenge.parameters.nonce);
      return true;
    } catch (error) {
      // values of other types than the library expects end in a type error
      if (error instanceof TooMany || error instanceof TypeError || error instanceof RangeError) return false;
      throw error;
    }
  }
}

/** What the browser sends: base64 of JSON; null for anything else. */
function payloadOf(proof: string): Payload | null {
  try {
    const value = JSON.parse(Buffer.from(proof, 'base64').toString()) as Partial<Payload> | null;
    const { challenge, solution } = value ?? {};
    if (typeof challenge?.signature !== 'string' || typeof challenge.parameters?.nonce !== 'string')
      return null;
    return solution ? { challenge, solution } : null;
  } catch {
    return null;
  }
}
