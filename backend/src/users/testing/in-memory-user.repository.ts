import { type SessionEnd, UserRepository } from '../application/ports.js';
import type { PasswordResetMail } from '../account-mails.js';
import { accountNews, type AccountNewsMail } from '../domain/account-news.js';
import { type Accounts, type Actor, EmailTaken } from '../domain/accounts.js';
import type { User, UserStatus } from '../domain/user.js';

/** Stores accounts and sessions in maps that tests can inspect. */
export class InMemoryUserRepository extends UserRepository {
  readonly users = new Map<string, User>();
  /** The user of each open session. */
  readonly sessions = new Map<string, string>();

  /** The messages that changes stored. */
  readonly mails: PasswordResetMail[] = [];
  /** What the owners were told. */
  readonly news: AccountNewsMail[] = [];

  /** Called with the id of an account that got another password. */
  onNewPassword: (id: string) => void = () => undefined;

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

  override async findByEmail(email: string): Promise<User | null> {
    return this.all().find((user) => user.email === email) ?? null;
  }

  override async findByResetHash(resetHash: string): Promise<User | null> {
    return this.all().find((user) => user.resetHash === resetHash) ?? null;
  }

  override async listByStatus(status: UserStatus): Promise<User[]> {
    const newestFirst = (a: User, b: User) => (a.createdAt + a.id < b.createdAt + b.id ? 1 : -1);
    return this.all()
      .filter((user) => user.status === status)
      .sort(newestFirst);
  }

  override async isEmpty(): Promise<boolean> {
    return this.users.size === 0;
  }

  override async add(
    user: User,
    by?: { readonly actor: Actor; readonly allow: (accounts: Accounts) => void },
  ): Promise<boolean> {
    by?.allow(this.accounts(by.actor));
    if (this.named(user.username) || this.isTaken(user)) return false;
    this.users.set(user.id, user);
    return true;
  }

  override async change(
    id: string,
    actor: Actor | null,
    change: (user: User, accounts: Accounts) => User,
    { end, renewed }: SessionEnd,
    mail?: PasswordResetMail,
  ): Promise<User | null> {
    const before = this.users.get(id);
    if (!before) return null;
    const after = change(before, this.accounts(actor));
    if (this.isTaken(after)) throw new EmailTaken();
    this.users.set(id, after);
    if (mail) this.mails.push(mail);
    this.news.push(...accountNews(before, after));
    if (after.password !== before.password) this.onNewPassword(id);
    for (const [session, userId] of this.sessions)
      if (end && userId === id && session !== renewed?.from) this.sessions.delete(session);
    if (renewed && this.sessions.get(renewed.from) === id) {
      this.sessions.delete(renewed.from);
      this.sessions.set(renewed.to, id);
    }
    return after;
  }

  private accounts(actor: Actor | null): Accounts {
    const superadmins = this.all().filter(({ role, status }) => role === 'superadmin' && status === 'active');
    return {
      activeSuperadmins: new Set(superadmins.map(({ id }) => id)),
      actorSignedIn: actor !== null && this.sessions.get(actor.session) === actor.id,
    };
  }

  private named(username: string): User | undefined {
    return this.all().find((user) => user.username === username);
  }

  private isTaken({ id, email }: User): boolean {
    return email !== null && this.all().some((user) => user.email === email && user.id !== id);
  }

  private all(): User[] {
    return [...this.users.values()];
  }
}
