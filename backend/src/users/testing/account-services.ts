import { PassingUnitOfWork } from '../../platform/testing/passing-unit-of-work.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import type { UnitOfWork } from '../../platform/unit-of-work.js';
import { AccountChanges } from '../application/account-changes.js';
import { AccountFactors } from '../application/account-factors.js';
import { AccountUnits } from '../application/account-units.js';
import { Passwords } from '../application/passwords.js';
import type { AccountAccess, UserRepository } from '../application/ports.js';
import type { SecondFactorRepository } from '../application/second-factor.ports.js';
import { PasswordPolicy } from '../domain/password.js';
import { NO_FACTORS, type SecondFactors } from '../domain/second-factors.js';
import type { User } from '../domain/user.js';
import { PlainPasswordHasher } from './plain-password-hasher.js';
import { RecordingAccountMails } from './recording-account-mails.js';
import { RecordingLiveConnections } from './recording-live-connections.js';
import {
  InMemoryAccountAccess,
  InMemorySecondFactors,
  InMemorySignInSteps,
  InMemoryUsers,
} from './in-memory-accounts.js';

interface Stores {
  readonly units: UnitOfWork;
  readonly users: UserRepository;
  readonly access: AccountAccess;
  readonly factorStore: SecondFactorRepository;
}

/** What the use cases of accounts share, over those stores. */
export function accountServices({ units, users, access, factorStore }: Stores) {
  const mails = new RecordingAccountMails();
  const connections = new RecordingLiveConnections();
  const accounts = new AccountUnits(units, users, access, mails);
  const hasher = new PlainPasswordHasher();
  return {
    mails,
    connections,
    accounts,
    hasher,
    passwords: new Passwords(hasher, new PasswordPolicy(6)),
    changes: new AccountChanges(accounts, access, connections),
    factors: new AccountFactors(accounts, factorStore, connections, new FixedClock()),
  };
}

/** Accounts in memory, with the services over them; empty before each test of the calling suite. */
export function rememberedAccounts() {
  const users = new InMemoryUsers();
  const access = new InMemoryAccountAccess();
  const factorStore = new InMemorySecondFactors(users);
  const stores = { units: new PassingUnitOfWork(), users, access, factorStore };
  const services = accountServices(stores);
  const remembered = {
    ...stores,
    ...services,
    steps: new InMemorySignInSteps(),

    async clear(): Promise<void> {
      for (const kept of [users.stored, access.sessions, factorStore.stored]) kept.clear();
      for (const list of [services.connections.closed, services.hasher.compared]) list.length = 0;
      services.mails.clear();
    },

    async add(...added: readonly User[]): Promise<void> {
      for (const user of added) users.stored.set(user.id, user);
    },

    async update(id: string, changes: Partial<User>): Promise<void> {
      users.stored.set(id, { ...users.stored.get(id)!, ...changes });
    },

    async setFactors(id: string, changes: Partial<SecondFactors>): Promise<void> {
      factorStore.stored.set(id, { ...NO_FACTORS, ...changes });
    },

    user: (id: string) => users.findById(id),

    async all(): Promise<User[]> {
      return [...users.stored.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
    },

    async openSession(key: string, userId: string): Promise<void> {
      access.sessions.set(key, userId);
    },

    async endSession(key: string): Promise<void> {
      access.sessions.delete(key);
    },

    async openSessions(): Promise<string[]> {
      return [...access.sessions.keys()].sort();
    },
  };
  beforeEach(() => remembered.clear());
  return remembered;
}
