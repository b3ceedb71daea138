import { Injectable } from '@nestjs/common';
import { Invalid, KeyReused, TooMany } from '../domain-error.js';
import { AddressLimit } from './address-limit.js';
import { RateLimiters } from './rate-limiter.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Limits the public forms to 10 a minute and 60 an hour from one address, and to four times as many from one IPv6 /48. */
@Injectable()
export class FormLimits {
  private readonly forms: AddressLimit;

  constructor(private readonly limiters: RateLimiters) {
    this.forms = new AddressLimit(limiters, 'form', [10, MINUTE], [60, HOUR]);
  }

  /**
   * Counts a form and calls `store`; rejects with `TooMany`, and does not call it, above a limit. A form that `store`
   * rejects for its values is not counted, nor one whose result says that it is `repeated`: both stored nothing.
   */
  async count<T>(address: string | undefined, store: () => Promise<T>): Promise<T> {
    if (!this.limiters.enabled) return store();
    await this.forms.count(address).catch(rejectForm);
    try {
      const result = await store();
      if (isRepeated(result)) await this.forms.giveBack(address);
      return result;
    } catch (error) {
      if (error instanceof Invalid || error instanceof KeyReused) await this.forms.giveBack(address);
      throw error;
    }
  }
}

function isRepeated(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'repeated' in result && result.repeated === true;
}

/** The waiting time in words: a page without script shows the sentence to a visitor. */
function rejectForm(error: unknown): never {
  if (!(error instanceof TooMany)) throw error;
  const minutes = Math.ceil(error.retryAfterSeconds / 60);
  throw new TooMany(
    error.retryAfterSeconds,
    minutes === 1 ? 'forms.too-many-for-a-minute' : ['forms.too-many', { minutes }],
  );
}
