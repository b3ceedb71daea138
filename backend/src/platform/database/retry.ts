import { setTimeout as sleep } from 'node:timers/promises';
import { isTransient, isUniqueViolation } from './database-errors.js';

const RETRIES = 3;

/** Retries on a transient error, at most 3 times with a growing random delay. */
export async function retryOnTransientError<T>(work: () => T | Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === RETRIES || !isTransient(error)) throw error;
      await sleep(Math.random() * 20 * 2 ** attempt);
    }
  }
}

/**
 * Retries on a unique violation, which means that a concurrent writer took the value first. Makes at most `attempts`
 * attempts. Between two of them `findExisting` may return the row of the other writer, which then is the result.
 */
export async function retryOnUniqueViolation<T>(
  attempts: number,
  work: () => Promise<T>,
  findExisting: () => Promise<T | undefined> = () => Promise.resolve(undefined),
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !isUniqueViolation(error)) throw error;
      const existing = await findExisting();
      if (existing !== undefined) return existing;
    }
  }
}
