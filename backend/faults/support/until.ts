import { setTimeout as sleep } from 'node:timers/promises';

/** Long enough for a busy machine. */
export const TIMEOUT_MS = 120_000;

/** Waits until the condition is true; returns the elapsed milliseconds. */
export async function until(what: string, isTrue: () => unknown): Promise<number> {
  const started = performance.now();
  for (;;) {
    if (await isTrue()) return performance.now() - started;
    if (performance.now() - started > TIMEOUT_MS) throw new Error(`Not after ${TIMEOUT_MS} ms: ${what}`);
    await sleep(10);
  }
}
