import type { Unit } from '../../platform/unit-of-work.js';
import { AccountAccess, UserRepository } from '../application/ports.js';
import {
  type HalfSession,
  type PasskeyOwner,
  SecondFactorRepository,
  SignInSteps,
} from '../application/second-factor.ports.js';
import { AccountTaken, type Actor, EmailTaken } from '../domain/accounts.js';
import { hasFactor, MAX_CODES, NO_FACTORS, type SecondFactors } from '../domain/second-factors.js';
import type { User, UserStatus } from '../domain/user.js';

export class InMemoryUsers extends UserRepository {
  readonly stored = new Map<string, User>();

  override async findById(id: string): Promise<User | null> {
    return this.stored.get(id) ?? null;
  }

  override async findByUsername(username: string): Promise<User | null> {
    return this.with((user) => user.username === username)[0] ?? null;
  }

  override async findByEmail(email: string): Promise<User | null> {
    return this.with((user) => user.email === email)[0] ?? null;
  }

  override async findByResetHash(resetHash: string): Promise<User | null> {
    return this.with((user) => user.resetHash === resetHash)[0] ?? null;
  }

  override async listByStatus(status: UserStatus): Promise<User[]> {
    const key = ({ createdAt, id }: User) => createdAt + id;
    return this.with((user) => user.status === status).sort((one, other) => (key(one) < key(other) ? 1 : -1));
  }

  override async isEmpty(): Promise<boolean> {
    return this.stored.size === 0;
  }

  override async lockSuperadmins(): Promise<ReadonlySet<string>> {
    const superadmins = this.with(({ role, status }) => role === 'superadmin' && status === 'active');
    return new Set(superadmins.map(({ id }) => id));
  }

  override lock(_unit: Unit, id: string): Promise<User | null> {
    return this.findById(id);
  }

  override async add(_unit: Unit, user: User): Promise<void> {
    if ((await this.findByUsername(user.username)) || this.hasEmail(user)) throw new AccountTaken();
    this.stored.set(user.id, user);
  }

  override async update(_unit: Unit, user: User): Promise<void> {
    if (this.hasEmail(user)) throw new EmailTaken();
    this.stored.set(user.id, user);
  }

  private hasEmail({ id, email }: User): boolean {
    return email !== null && this.with((other) => other.email === email && other.id !== id).length > 0;
  }

  private with(condition: (user: User) => boolean): User[] {
    return [...this.stored.values()].filter(condition);
  }
}

/** Keeps the users of sessions by their keys, and whose access and data ended. */
export class InMemoryAccountAccess extends AccountAccess {
  readonly sessions = new Map<string, string>();
  readonly standingEnded: string[] = [];
  readonly pendingAppsEnded: string[] = [];
  readonly dataDeleted: string[] = [];

  override async isSignedIn(_unit: Unit, { id, session }: Actor): Promise<boolean> {
    return this.sessions.get(session) === id;
  }

  override async endSessions(_unit: Unit, userId: string, except?: string): Promise<void> {
    for (const [key, user] of this.sessions) if (user === userId && key !== except) this.sessions.delete(key);
  }

  override async renewSession(_unit: Unit, userId: string, key: { from: string; to: string }): Promise<void> {
    if (this.sessions.get(key.from) !== userId) return;
    this.sessions.delete(key.from);
    this.sessions.set(key.to, userId);
  }

  override async endStanding(_unit: Unit, userId: string): Promise<void> {
    this.standingEnded.push(userId);
  }

  override async endPendingApp(_unit: Unit, userId: string): Promise<void> {
    this.pendingAppsEnded.push(userId);
  }

  override async deleteData(_unit: Unit, userId: string): Promise<void> {
    this.dataDeleted.push(userId);
  }
}

export class InMemorySecondFactors extends SecondFactorRepository {
  readonly stored = new Map<string, SecondFactors>();

  constructor(private readonly users: InMemoryUsers) {
    super();
  }

  override async find(userId: string): Promise<SecondFactors> {
    return this.stored.get(userId) ?? NO_FACTORS;
  }

  override read(_unit: Unit, userId: string): Promise<SecondFactors> {
    return this.find(userId);
  }

  override async update(
    _unit: Unit,
    userId: string,
    _before: SecondFactors,
    after: SecondFactors,
  ): Promise<void> {
    this.stored.set(userId, after);
  }

  override async ownerOfCredential(credentialId: string): Promise<PasskeyOwner | null> {
    for (const [id, { passkeys }] of this.stored) {
      const passkey = passkeys.find((one) => one.credentialId === credentialId);
      if (passkey) return { user: this.users.stored.get(id)!, passkey };
    }
    return null;
  }

  override async activeUsersWithFactor(): Promise<ReadonlySet<string>> {
    const active = (id: string) => this.users.stored.get(id)?.status === 'active';
    return new Set([...this.stored].flatMap(([id, own]) => (active(id) && hasFactor(own) ? [id] : [])));
  }

  override async hasFactor(userId: string): Promise<boolean> {
    return hasFactor(await this.find(userId));
  }
}

export class InMemorySignInSteps extends SignInSteps {
  private readonly halves = new Map<string, HalfSession & { codes: number; readonly expiresAt: string }>();
  private readonly challenges = new Map<string, { readonly challenge: string; readonly expiresAt: string }>();

  override async open(key: string, half: HalfSession, expiresAt: string): Promise<void> {
    this.halves.set(key, { ...half, codes: 0, expiresAt });
  }

  override async find(key: string, now: string): Promise<HalfSession | null> {
    const half = this.halves.get(key);
    return half && half.expiresAt > now && half.codes < MAX_CODES ? half : null;
  }

  override async takeCode(key: string): Promise<boolean> {
    const half = this.halves.get(key);
    if (!half || half.codes >= MAX_CODES) return false;
    half.codes += 1;
    return true;
  }

  override async close(key: string): Promise<void> {
    this.halves.delete(key);
    this.challenges.delete(key);
  }

  override async putChallenge(key: string, challenge: string, expiresAt: string): Promise<void> {
    this.challenges.set(key, { challenge, expiresAt });
  }

  override async takeChallenge(key: string, now: string): Promise<string | null> {
    const put = this.challenges.get(key);
    this.challenges.delete(key);
    return put && put.expiresAt > now ? put.challenge : null;
  }

  override async prune(): Promise<void> {
    throw new Error('Not in memory');
  }
}
