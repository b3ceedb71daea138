import type { Duplex } from 'node:stream';
import type { SignedIn } from '../users/staff.js';

/** A console has one socket for each tab. */
const MAX_PER_SESSION = 10;
const MAX_PER_USER = 50;
const MAX_TOTAL = 2_000;

/** Limits open sockets by session, by user and in total, unless `limited` is false. */
export class OpenSockets {
  private total = 0;
  private readonly counts = new Map<string, number>();

  constructor(private readonly limited: boolean) {}

  /** Counts a socket until it closes; returns false, and does not count it, if a limit is reached. */
  add({ user, session }: SignedIn, socket: Duplex): boolean {
    if (!this.limited) return true;
    const keys = [`session ${session}`, `user ${user.id}`] as const;
    const [ofSession, ofUser] = keys.map((key) => this.counts.get(key) ?? 0) as [number, number];
    if (this.total >= MAX_TOTAL || ofSession >= MAX_PER_SESSION || ofUser >= MAX_PER_USER) return false;
    this.count(keys, 1);
    if (socket.destroyed) this.count(keys, -1);
    else socket.once('close', () => this.count(keys, -1));
    return true;
  }

  private count(keys: readonly string[], change: 1 | -1): void {
    this.total += change;
    for (const key of keys) {
      const count = (this.counts.get(key) ?? 0) + change;
      if (count === 0) this.counts.delete(key);
      else this.counts.set(key, count);
    }
  }
}
