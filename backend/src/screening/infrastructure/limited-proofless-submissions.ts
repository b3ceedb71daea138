import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config.js';
import { AddressLimit } from '../../platform/http/address-limit.js';
import { isAllowed, type RateLimiter, RateLimiters } from '../../platform/http/rate-limiter.js';
import { ProoflessSubmissions } from '../application/ports.js';
import type { Suspicion } from '../domain/suspicion.js';

const ADDRESS_LIMIT = 30;
const COMMON_LIMIT = 120;
const EVERYBODY = 'all';

/**
 * Submissions without proof are suspected from the 31st of an address in an hour or the 121st of an IPv6 /48, and
 * from the 121st of all addresses in a minute. With CAPTCHA or RATE_LIMITS off there is no limit.
 */
@Injectable()
export class LimitedProoflessSubmissions extends ProoflessSubmissions {
  readonly limited: boolean;
  private readonly byAddress: AddressLimit;
  private readonly ofAll: RateLimiter;

  constructor({ captcha }: Config, limiters: RateLimiters) {
    super();
    this.limited = captcha && limiters.enabled;
    this.byAddress = new AddressLimit(limiters, 'proofless', [ADDRESS_LIMIT, 3_600]);
    this.ofAll = limiters.create('proofless-minute-all', COMMON_LIMIT, 60);
  }

  override async count(address: string | undefined): Promise<Suspicion | null> {
    const [ofAddress, ofAll] = await Promise.all([
      isAllowed(this.byAddress.count(address)),
      this.ofAll.allow(EVERYBODY),
    ]);
    if (!ofAddress) return 'address_flood';
    return ofAll ? null : 'flood';
  }

  override async giveBack(address: string | undefined): Promise<void> {
    await Promise.all([this.byAddress.giveBack(address), this.ofAll.giveBack(EVERYBODY)]);
  }
}
