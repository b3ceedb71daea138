import { setTimeout as sleep } from 'node:timers/promises';
import { isTransient } from './database-errors.js';

const RETRIES = 3;

/** Runs it again, at most 3 times and each time a little later, where the database asks for that. */
export async function retried<T>(work: () => T | Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === RETRIES || !isTransient(error)) throw error;
      await sleep(Math.random() * 20 * 2 ** attempt);
    }
  }
}
