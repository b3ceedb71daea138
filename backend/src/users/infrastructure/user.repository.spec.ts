import { DATABASES } from '../../platform/database/testing/databases.js';
import { openedDatabase } from '../../app/testing/opened-database.js';
import { InMemoryUserRepository } from '../testing/in-memory-user.repository.js';
import { RecordingAccountMails } from '../testing/recording-account-mails.js';
import { RecordingStandingAccess } from '../testing/recording-standing-access.js';
import { userRepositoryContract } from '../testing/user.repository.contract.js';
import { AccountAccess } from './account-access.js';
import { TypeormUserRepository } from './typeorm-user.repository.js';
import { Sessions, Users } from './user.tables.js';

describe('the repository of users in memory', () => {
  const repository = new InMemoryUserRepository();
  userRepositoryContract({
    repository,
    clear: async () => {
      repository.users.clear();
      repository.sessions.clear();
    },
    openSession: async (key, userId) => void repository.sessions.set(key, userId),
    openSessions: async () => [...repository.sessions.keys()],
    mails: () => repository.mails,
    news: () => repository.news,
  });
});

describe.each(DATABASES)('the repository of users on $name', ({ create }) => {
  const database = openedDatabase(create);
  const at = '2026-11-21T00:00:00.000Z';
  const mails = new RecordingAccountMails();
  userRepositoryContract({
    repository: new TypeormUserRepository(database, mails, new AccountAccess(new RecordingStandingAccess())),
    clear: () =>
      database.write(async (tx) => {
        await tx.createQueryBuilder().delete().from(Sessions).execute();
        await tx.createQueryBuilder().delete().from(Users).execute();
      }),
    openSession: async (id, userId) => {
      await database.write((tx) =>
        tx.insert(Sessions, { id, userId, data: '{}', browser: null, createdAt: at, seenAt: at }),
      );
    },
    openSessions: async () => (await database.reader.find(Sessions)).map(({ id }) => id),
    mails: () => mails.resets,
    news: () => mails.told,
  });
});
