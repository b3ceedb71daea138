import { UserRepository } from '../application/ports.js';
import type { User, UserStatus } from '../domain/user.js';

/** Keeps the port's promises in maps that tests may look into. */
export class InMemoryUserRepository extends UserRepository {
  readonly users = new Map<string, User>();
  /** The user of each open session. */
  readonly sessions = new Map<string, string>();

  constructor(...users: readonly User[]) {
    super();
    for (const user of users) this.users.set(user.id, user);
  }

  override async findById(id: string): Promise<User | null> {
    return this.users.get(id) ?? null;
  }

  override async findByUsername(username: string): Promise<User | null> {
    return this.named(username) ?? null;
  }

  override async listByStatus(status: UserStatus): Promise<User[]> {
    const newestFirst = (a: User, b: User) => (a.createdAt + a.id < b.createdAt + b.id ? 1 : -1);
    return [...this.users.values()].filter((user) => user.status === status).sort(newestFirst);
  }

  override async isEmpty(): Promise<boolean> {
    return this.users.size === 0;
  }

  override async add(user: User): Promise<boolean> {
    if (this.named(user.username)) return false;
    this.users.set(user.id, user);
    return true;
  }

  override async change(
    id: string,
    change: (user: User, activeSuperadmins: number) => User,
    sessions: { readonly end: boolean; readonly keep?: string },
  ): Promise<User | null> {
    const before = this.users.get(id);
    if (!before) return null;
    const superadmins = [...this.users.values()].filter(
      ({ role, status }) => role === 'superadmin' && status === 'active',
    );
    const after = change(before, superadmins.length);
    this.users.set(id, after);
    for (const [session, userId] of this.sessions)
      if (sessions.end && userId === id && session !== sessions.keep) this.sessions.delete(session);
    return after;
  }

  private named(username: string): User | undefined {
    return [...this.users.values()].find((user) => user.username === username);
  }
}
