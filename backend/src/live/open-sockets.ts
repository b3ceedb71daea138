import type { Duplex } from 'node:stream';
import type { SignedIn } from '../shared/staff.js';

/** A console has one socket for each of its tabs. */
const MOST_OF_A_SESSION = 10;
const MOST_OF_A_USER = 50;
const MOST_IN_ALL = 2_000;

/** How many sockets there are, and whose; with `limited` off any number may be open. */
export class OpenSockets {
  private all = 0;
  private readonly counts = new Map<string, number>();

  constructor(private readonly limited: boolean) {}

  /** Counts a socket until it closes; false, and not counted, when there are too many already. */
  add({ user, session }: SignedIn, socket: Duplex): boolean {
    if (!this.limited) return true;
    const keys = [`session ${session}`, `user ${user.id}`] as const;
    const [ofSession, ofUser] = keys.map((key) => this.counts.get(key) ?? 0) as [number, number];
    if (this.all >= MOST_IN_ALL || ofSession >= MOST_OF_A_SESSION || ofUser >= MOST_OF_A_USER) return false;
    this.count(keys, 1);
    if (socket.destroyed) this.count(keys, -1);
    else socket.once('close', () => this.count(keys, -1));
    return true;
  }

  private count(keys: readonly string[], change: 1 | -1): void {
    this.all += change;
    for (const key of keys) {
      const count = (this.counts.get(key) ?? 0) + change;
      if (count === 0) this.counts.delete(key);
      else this.counts.set(key, count);
    }
  }
}
