import { Injectable } from '@nestjs/common';
import { Invalid, TooMany, Unavailable } from '../../platform/domain-error.js';
import { type RateLimiter, RateLimiters } from '../../platform/http/rate-limiter.js';
import { countGuess } from './password-guess.js';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/**
 * Limits changes of one's own password: 10 an hour for a user, one at a time on each replica, because each takes two
 * hashes; and 5 wrong current passwords in a quarter of an hour for a session. A change gives the session a new id, so
 * changes are counted by user.
 */
@Injectable()
export class OwnPasswordLimits {
  private readonly failuresBySession: RateLimiter;
  private readonly changesByUser: RateLimiter;
  private readonly changing = new Set<string>();

  constructor(private readonly limiters: RateLimiters) {
    this.failuresBySession = limiters.create('own-password', 5, QUARTER_HOUR);
    this.changesByUser = limiters.create('own-password-changes', 10, HOUR);
  }

  /**
   * Calls `work`, which must check a password first, because its success resets the count; rejects with `TooMany` after
   * five wrong ones in the session.
   */
  async confirming<T>(session: string, work: () => Promise<T>): Promise<T> {
    if (!this.limiters.enabled) return work();
    return countGuess([[this.failuresBySession, session]], work);
  }

  /** Calls `change`; rejects with `TooMany`, and does not call it, above a limit or while another change is running. */
  async ownPassword<T>(user: string, session: string, change: () => Promise<T>): Promise<T> {
    if (this.changing.has(user)) throw new TooMany(1, 'sign-in.password-being-changed');
    this.changing.add(user);
    try {
      if (!this.limiters.enabled) return await change();
      return await countGuess([[this.failuresBySession, session]], () => this.countChange(user, change));
    } finally {
      this.changing.delete(user);
    }
  }

  private async countChange<T>(user: string, change: () => Promise<T>): Promise<T> {
    await this.changesByUser.count(user);
    try {
      return await change();
    } catch (error) {
      if (error instanceof Invalid || error instanceof Unavailable) await this.changesByUser.giveBack(user);
      throw error;
    }
  }
}
