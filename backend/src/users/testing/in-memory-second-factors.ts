import { newId } from '../../platform/clock.js';
import { Conflict } from '../../platform/domain-error.js';
import {
  type FactorOwner,
  type HalfSession,
  MAX_CODES,
  SecondFactorRepository,
  SignInSteps,
} from '../application/second-factor.ports.js';
import { factorNews } from '../domain/account-news.js';
import type { Accounts, Actor } from '../domain/accounts.js';
import { hasFactor, NO_FACTORS, type Passkey, type SecondFactors } from '../domain/second-factors.js';
import type { User } from '../domain/user.js';
import type { InMemoryUserRepository } from './in-memory-user.repository.js';

/** Stores the factors of the accounts of a repository in a map. */
export class InMemorySecondFactors extends SecondFactorRepository {
  readonly stored = new Map<string, SecondFactors>();

  constructor(private readonly users: InMemoryUserRepository) {
    super();
    users.onNewPassword = (id) =>
      this.stored.has(id) && this.stored.set(id, { ...this.of(id), pending: null });
  }

  override async find(userId: string): Promise<SecondFactors> {
    return this.of(userId);
  }

  override async ownerOfCredential(credentialId: string) {
    for (const [userId, { passkeys }] of this.stored) {
      const passkey = passkeys.find((one) => one.credentialId === credentialId);
      if (passkey) return { userId, passkey };
    }
    return null;
  }

  override async activeUsersWithFactor(): Promise<ReadonlySet<string>> {
    const ids = [...this.stored].filter(([, factors]) => hasFactor(factors)).map(([id]) => id);
    return new Set(ids.filter((id) => this.users.users.get(id)?.status === 'active'));
  }

  override async hasFactor(userId: string): Promise<boolean> {
    return hasFactor(this.of(userId));
  }

  override async change(
    userId: string,
    session: string | null,
    change: (before: SecondFactors, owner: FactorOwner) => SecondFactors | null,
  ): Promise<SecondFactors | null> {
    const user = this.users.users.get(userId);
    if (!user) return null;
    const signedIn = session !== null && this.users.sessions.get(session) === userId;
    const before = this.of(userId);
    const after = change(before, { user, signedIn });
    if (!after) return null;
    if (after.passkeys.some((passkey) => this.belongsToAnother(userId, passkey)))
      throw new Conflict('This passkey belongs to another account');
    this.stored.set(userId, { ...after, recoveryCodes: [...after.recoveryCodes].sort() });
    this.tell(user, before, after);
    if (session !== null && !hasFactor(before) && hasFactor(after)) this.endSessions(userId, session);
    return after;
  }

  override async reset(
    userId: string,
    by: { readonly actor: Actor; readonly allow: (accounts: Accounts) => void } | null,
  ): Promise<User | null> {
    const { users, sessions } = this.users;
    const before = this.of(userId);
    const superadmins = [...users.values()].filter(
      ({ role, status }) => role === 'superadmin' && status === 'active',
    );
    by?.allow({
      activeSuperadmins: new Set(superadmins.map(({ id }) => id)),
      actorSignedIn: sessions.get(by.actor.session) === by.actor.id,
    });
    const user = users.get(userId);
    if (!user) return null;
    this.stored.delete(userId);
    this.tell(user, before, NO_FACTORS);
    this.endSessions(userId);
    return user;
  }

  private tell(user: User, before: SecondFactors, after: SecondFactors): void {
    const news = factorNews(before, after);
    if (news === null) return;
    if (news !== 'wrong_codes') this.users.users.set(user.id, { ...user, factorsChangedAt: newId() });
    if (user.email !== null) this.users.news.push({ recipient: user.email, name: user.name, news });
  }

  private endSessions(userId: string, except?: string): void {
    const { sessions } = this.users;
    for (const [session, owner] of sessions)
      if (owner === userId && session !== except) sessions.delete(session);
  }

  private of(userId: string): SecondFactors {
    return this.stored.get(userId) ?? NO_FACTORS;
  }

  private belongsToAnother(userId: string, { credentialId }: Passkey): boolean {
    return [...this.stored].some(
      ([id, { passkeys }]) => id !== userId && passkeys.some((one) => one.credentialId === credentialId),
    );
  }
}

/** Half sessions and challenges in maps. */
export class InMemorySignInSteps extends SignInSteps {
  readonly halves = new Map<string, HalfSession & { expiresAt: string; codes: number }>();
  readonly challenges = new Map<string, { challenge: string; expiresAt: string }>();

  override async open(key: string, half: HalfSession, expiresAt: string): Promise<void> {
    this.halves.set(key, { ...half, expiresAt, codes: 0 });
  }

  override async find(key: string, now: string): Promise<HalfSession | null> {
    const half = this.halves.get(key);
    if (!half || half.expiresAt <= now || half.codes >= MAX_CODES) return null;
    return { userId: half.userId, passwordDigest: half.passwordDigest };
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
    const stored = this.challenges.get(key);
    if (!stored || stored.expiresAt <= now) return null;
    this.challenges.delete(key);
    return stored.challenge;
  }

  override async prune(now: string): Promise<void> {
    for (const stored of [this.halves, this.challenges] as Map<string, { expiresAt: string }>[])
      for (const [key, { expiresAt }] of stored) if (expiresAt <= now) stored.delete(key);
  }
}
