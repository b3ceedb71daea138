import { Injectable } from '@nestjs/common';
import { AddressLimit } from '../../platform/http/address-limit.js';
import { type RateLimiter, RateLimiters } from '../../platform/http/rate-limiter.js';
import { AccountMailAllowance } from '../application/ports.js';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/**
 * Limits what people who are not signed in can cause by asking for links and using them: in a quarter of an hour 10
 * requests from an address and 40 from an IPv6 /48, whatever they name; and in an hour 3 links and 4 mails about new
 * browsers for an account, above which nothing is sent and the response is the same.
 */
@Injectable()
export class AccountMailLimits extends AccountMailAllowance {
  private readonly byAddress: AddressLimit;
  private readonly byAccount: Readonly<Record<'password-reset' | 'new-sign-in', RateLimiter>>;

  constructor(private readonly limiters: RateLimiters) {
    super();
    this.byAddress = new AddressLimit(limiters, 'forgotten', [10, QUARTER_HOUR]);
    this.byAccount = {
      'password-reset': limiters.create('forgotten-account', 3, HOUR),
      'new-sign-in': limiters.create('new-sign-in-account', 4, HOUR),
    };
  }

  /** Counts a request; rejects with `TooMany` above the limit of the address or its network. */
  async count(address: string | undefined): Promise<void> {
    if (this.limiters.enabled) await this.byAddress.count(address);
  }

  override async take(kind: 'password-reset' | 'new-sign-in', userId: string): Promise<boolean> {
    return !this.limiters.enabled || this.byAccount[kind].allow(userId);
  }
}
