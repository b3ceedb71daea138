import type { Clock } from '../../platform/clock.js';
import { type OwnSession, SessionRepository } from '../application/ports.js';

interface Session extends OwnSession {
  readonly userId: string;
  readonly confirmedAt: string | null;
}

/** Implements the port in a map of sessions by their keys, which tests may inspect; none expires. */
export class InMemorySessions extends SessionRepository {
  readonly stored = new Map<string, Session>();

  constructor(private readonly clock: Clock) {
    super();
  }

  /** A session of a user that begins now. */
  begin(id: string, userId: string): void {
    const now = this.clock.timestamp();
    this.stored.set(id, { id, userId, browser: null, createdAt: now, seenAt: now, confirmedAt: null });
  }

  override async ofUser(userId: string): Promise<OwnSession[]> {
    return [...this.stored.values()].filter((session) => session.userId === userId).reverse();
  }

  override async confirm(key: string): Promise<void> {
    this.stored.set(key, { ...this.stored.get(key)!, confirmedAt: this.clock.timestamp() });
  }

  override async endOne(key: string): Promise<void> {
    this.stored.delete(key);
  }

  override async endOthers(userId: string, key: string): Promise<void> {
    for (const session of await this.ofUser(userId)) if (session.id !== key) this.stored.delete(session.id);
  }
}
