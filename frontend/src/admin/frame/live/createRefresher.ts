import type { QueryKey } from '@/admin/ground/api/queryKeys';

/** Minimum time between two rounds, in milliseconds; a burst of messages causes one round. */
export const REFRESH_PAUSE = 200;

/**
 * Collects query keys and refetches them in rounds: the first at once, the next after the current round and a pause. A
 * message never interrupts a round, and no message is lost.
 */
export function createRefresher(refetch: (queryKey: QueryKey) => Promise<unknown>) {
  const waiting = new Map<string, QueryKey>();
  let running = false;

  async function run() {
    running = true;
    while (waiting.size > 0) {
      const round = [...waiting.values()];
      waiting.clear();
      await Promise.allSettled(round.map(refetch));
      await new Promise((resolve) => setTimeout(resolve, REFRESH_PAUSE));
    }
    running = false;
  }

  return (keys: readonly QueryKey[]): void => {
    keys.forEach((key) => waiting.set(JSON.stringify(key), key));
    if (!running) void run();
  };
}
