const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 300_000;
/** Lost connections in a row that count as an unusable server. */
const LOST_CONNECTIONS = 3;

/**
 * Stops the delivery to a mail server that cannot be used, so that no mail uses up its attempts: after a pause, one
 * mail probes the server. The pauses grow up to five minutes. Times are those of a clock that never jumps, in
 * milliseconds.
 */
export class CircuitBreaker {
  private failures = 0;
  private lost = 0;
  private closedAgainAt = 0;

  /** How many more mails may be handed over while `inFlight` are; `limit` when the server works. */
  allowed(now: number, inFlight: number, limit: number): number {
    if (this.failures === 0) return limit - inFlight;
    return now >= this.closedAgainAt && inFlight === 0 ? 1 : 0;
  }

  /** Milliseconds until the next probe; null when the server works. */
  pause(now: number): number | null {
    return this.failures === 0 ? null : Math.max(0, this.closedAgainAt - now);
  }

  get isOpen(): boolean {
    return this.failures > 0;
  }

  /** The server answered a mail, whatever it said. */
  answered(): void {
    this.failures = 0;
    this.lost = 0;
  }

  /** The server cannot be used: no connection, no greeting, no TLS, wrong password. `random` is from 0 to 1. */
  unreachable(now: number, random: number): void {
    if (now < this.closedAgainAt) return; // of mails that were on their way together, the first one counts
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** this.failures, LONGEST_PAUSE_MS);
    this.failures += 1;
    this.closedAgainAt = now + pause * (0.8 + 0.4 * random);
  }

  /** The connection ended in the middle of a mail: the fault of the mail or of the server. */
  connectionLost(now: number, random: number): void {
    this.lost += 1;
    if (this.lost >= LOST_CONNECTIONS || this.isOpen) this.unreachable(now, random);
  }
}
