import type { Request } from 'express';

/** A sender must not hold a place for minutes: at least 10 kB a second, looked at every ten seconds. */
const RATE_PERIOD_MS = 10_000;
const MIN_BYTES_A_PERIOD = 100_000;

/** Calls `tooSlow`, and ends the connection, when less arrives in a period than a usable connection brings. */
export function watchRate(request: Request, tooSlow: () => void): () => void {
  let before = request.socket.bytesRead;
  const timer = setInterval(() => {
    const now = request.socket.bytesRead;
    if (now - before < MIN_BYTES_A_PERIOD) {
      clearInterval(timer);
      request.unpipe();
      tooSlow();
      request.socket.destroySoon();
    }
    before = now;
  }, RATE_PERIOD_MS);
  return () => clearInterval(timer);
}
