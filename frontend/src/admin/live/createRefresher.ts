import type { QueryKey } from '../providers/queryKeys';

/** No two rounds of refreshing start closer together than this, so that a burst of messages stays one round. */
export const REFRESH_PAUSE = 200;

/**
 * Collects keys and has them read again in rounds: the first at once, the next when that is done and a pause is over.
 * A round is never cut short by a later message, and no message is lost.
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
