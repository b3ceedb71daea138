import { Invalid } from '../../platform/domain-error.js';
import type { RateLimiter } from '../../platform/http/rate-limiter.js';
import { SecondFactorRejected, SignInRejected } from '../domain/sign-in-errors.js';

export type Counter = readonly [limiter: RateLimiter, key: string];

/**
 * Counts before `attempt` checks the password or the second factor, so that concurrent guesses cannot exceed a limit.
 * Only a wrong one stays counted; a right one also resets the last counter, which is the most specific.
 */
export async function countGuess<T>(counters: readonly Counter[], attempt: () => Promise<T>): Promise<T> {
  const counted: Counter[] = [];
  try {
    for (const [limiter, key] of counters) {
      counted.push([limiter, key]);
      await limiter.count(key);
    }
    const result = await attempt();
    const [mostSpecific, itsKey] = counted.pop()!;
    await mostSpecific.reset(itsKey);
    for (const [limiter, key] of counted) await limiter.giveBack(key);
    return result;
  } catch (error) {
    if (!isWrong(error)) for (const [limiter, key] of counted) await limiter.giveBack(key);
    throw error;
  }
}

function isWrong(error: unknown): boolean {
  if (error instanceof Invalid) return 'currentPassword' in error.errors || 'password' in error.errors;
  return error instanceof SignInRejected || error instanceof SecondFactorRejected;
}
