import type { Database } from '../../platform/database/database.js';
import { NO_FACTORS, type SecondFactors } from '../domain/second-factors.js';
import type { User } from '../domain/user.js';
import { SqlAccountAccess } from '../store/sql-account-access.js';
import { SqlSecondFactors } from '../store/sql-second-factors.js';
import { SqlSignInSteps } from '../store/sql-sign-in-steps.js';
import { SqlUsers } from '../store/sql-users.js';
import { Sessions } from '../store/user.tables.js';
import { accountServices } from './account-services.js';
import { RecordingAccountData } from './recording-account-data.js';
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
  const data = new RecordingAccountData();
  const stores = {
    units: database,
    users: new SqlUsers(database),
    access: new SqlAccountAccess(new RecordingStandingAccess(), data),
    factorStore: new SqlSecondFactors(database),
  };
  const services = accountServices(stores);
  const store = {
    ...stores,
    ...services,
    data,
    steps: new SqlSignInSteps(database),

    async clear(): Promise<void> {
      services.mails.clear();
      await database.write(async (tx) => {
        for (const table of TABLES) await tx.query(`DELETE FROM ${table}`);
      });
    },

    add: (user: User) => services.accounts.add(user, null),

    async setFactors(id: string, changes: Partial<SecondFactors>): Promise<void> {
      await services.factors.change(id, null, () => ({ ...NO_FACTORS, ...changes }));
    },

    async openSession(id: string, userId: string): Promise<void> {
      const row = { id, userId, data: '{}', browser: null, createdAt: AT, seenAt: AT };
      await database.write((tx) => tx.insert(Sessions, row));
    },

    async openSessions(): Promise<string[]> {
      return (await database.reader.find(Sessions)).map(({ id }) => id).sort();
    },
  };
  beforeEach(() => store.clear());
  return store;
}
