import type { Database } from '../../platform/database/database.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { NO_FACTORS, type SecondFactors } from '../domain/second-factors.js';
import type { User } from '../domain/user.js';
import { AccountAccess } from '../store/account-access.js';
import { SqlSecondFactors } from '../store/sql-second-factors.js';
import { SqlSignInSteps } from '../store/sql-sign-in-steps.js';
import { SqlUsers } from '../store/sql-users.js';
import { Sessions, Users } from '../store/user.tables.js';
import { RecordingAccountData } from './recording-account-data.js';
import { RecordingAccountMails } from './recording-account-mails.js';
import { RecordingStandingAccess } from './recording-standing-access.js';

/** Those of users after those that refer to them. */
const TABLES = [
  'half_sessions',
  'passkey_challenges',
  'passkeys',
  'recovery_codes',
  'totp_factors',
  'sessions',
  'users',
];
const AT = '2026-11-21T00:00:00.000Z';

/** The accounts of a database, which is empty before each test of the calling suite. */
export function storedAccounts(database: Database) {
  const mails = new RecordingAccountMails();
  const data = new RecordingAccountData();
  const access = new AccountAccess(new RecordingStandingAccess(), data);
  const factors = new SqlSecondFactors(database, access, mails, new FixedClock());
  const store = {
    ...{ database, mails, factors, data },
    users: new SqlUsers(database, mails, access),
    steps: new SqlSignInSteps(database),

    async clear(): Promise<void> {
      mails.clear();
      await database.write(async (tx) => {
        for (const table of TABLES) await tx.query(`DELETE FROM ${table}`);
      });
    },

    async add(...users: readonly User[]): Promise<void> {
      for (const user of users) await database.write((tx) => tx.insert(Users, user));
    },

    async update(id: string, changes: Partial<User>): Promise<void> {
      await database.write((tx) => tx.update(Users, id, changes));
    },

    async setFactors(id: string, changes: Partial<SecondFactors>): Promise<void> {
      await factors.change(id, null, () => ({ ...NO_FACTORS, ...changes }));
    },

    user: (id: string) => database.reader.findOneBy(Users, { id }),

    all: () => database.reader.find(Users, { order: { id: 'ASC' } }),

    async openSession(id: string, userId: string): Promise<void> {
      const row = { id, userId, data: '{}', browser: null, createdAt: AT, seenAt: AT };
      await database.write((tx) => tx.insert(Sessions, row));
    },

    async endSession(id: string): Promise<void> {
      await database.write((tx) => tx.delete(Sessions, { id }));
    },

    async openSessions(): Promise<string[]> {
      return (await database.reader.find(Sessions)).map(({ id }) => id).sort();
    },
  };
  beforeEach(() => store.clear());
  return store;
}
