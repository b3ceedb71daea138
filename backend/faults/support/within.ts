import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until it is so, and gives the milliseconds that took; fails when it is not in time. */
export async function within(ms: number, what: string, isSo: () => unknown): Promise<number> {
  const begun = performance.now();
  for (;;) {
    if (await isSo()) return performance.now() - begun;
    if (performance.now() - begun > ms) throw new Error(`Not within ${ms} ms: ${what}`);
    await sleep(10);
  }
}
