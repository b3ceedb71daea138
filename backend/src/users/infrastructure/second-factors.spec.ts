import { openedDatabase } from '../../app/testing/opened-database.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { InMemorySecondFactors, InMemorySignInSteps } from '../testing/in-memory-second-factors.js';
import { InMemoryUserRepository } from '../testing/in-memory-user.repository.js';
import { RecordingAccountMails } from '../testing/recording-account-mails.js';
import { RecordingStandingAccess } from '../testing/recording-standing-access.js';
import { secondFactorsContract } from '../testing/second-factors.contract.js';
import { AccountAccess } from './account-access.js';
import { SqlSecondFactors } from './sql-second-factors.js';
import { SqlSignInSteps } from './sql-sign-in-steps.js';
import { TypeormUserRepository } from './typeorm-user.repository.js';
import { Sessions } from './user.tables.js';

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

describe('second factors in memory', () => {
  const users = new InMemoryUserRepository();
  const factors = new InMemorySecondFactors(users);
  const steps = new InMemorySignInSteps();
  secondFactorsContract({
    factors,
    steps,
    users,
    clear: async () => {
      for (const map of [users.users, users.sessions, factors.stored, steps.halves, steps.challenges])
        map.clear();
    },
    openSession: async (key, userId) => void users.sessions.set(key, userId),
    news: () => users.news,
    openSessions: async () => [...users.sessions.keys()],
  });
});

describe.each(DATABASES)('second factors on $name', ({ create }) => {
  const database = openedDatabase(create);
  const at = '2026-11-21T00:00:00.000Z';
  const mails = new RecordingAccountMails();
  const access = new AccountAccess(new RecordingStandingAccess());
  secondFactorsContract({
    factors: new SqlSecondFactors(database, access, mails, new FixedClock()),
    steps: new SqlSignInSteps(database),
    users: new TypeormUserRepository(database, mails, access),
    clear: () =>
      database.write(async (tx) => {
        for (const table of TABLES) await tx.query(`DELETE FROM ${table}`);
      }),
    openSession: async (id, userId) => {
      await database.write((tx) =>
        tx.insert(Sessions, { id, userId, data: '{}', createdAt: at, seenAt: at }),
      );
    },
    news: () => mails.told,
    openSessions: async () => (await database.reader.find(Sessions)).map(({ id }) => id),
  });
});
