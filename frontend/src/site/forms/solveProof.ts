import type { Challenge, Solution } from 'altcha-lib/types';
import { call } from '../../shared/api-client';

/**
 * Fetches a challenge and solves it in a worker; undefined when the server wants no proof. Rejects when the network fails
 * or the browser cannot solve it.
 */
export async function solveProof(): Promise<string | undefined> {
  const challenge = await call<Challenge | undefined>('/api/challenge');
  if (!challenge) return undefined;
  const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' });
  try {
    const solution = await new Promise<Solution>((resolve, reject) => {
      worker.onerror = () => reject(new Error('The proof worker failed'));
      worker.onmessage = ({ data }: MessageEvent<Solution | null>) => {
        if (data) resolve(data);
        else reject(new Error('The challenge was not solved'));
      };
      worker.postMessage(challenge);
    });
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    worker.terminate();
  }
}
