import type { DataSource } from 'typeorm';
import { anOutgoingMailRow } from '../mail/testing/builders.js';
import { DATABASES } from '../platform/database/testing/databases.js';
import { KeyReminders1764029000000 } from './migrations/1764029000000-key-reminders.js';
import { insertOlder, openBefore } from './testing/opened-database.js';

describe.each(DATABASES)('reminders of an older version on $name', ({ create }) => {
  let stored: Awaited<ReturnType<typeof create>>;
  let dataSource: DataSource;

  beforeEach(async () => {
    stored = await create();
    dataSource = await openBefore(KeyReminders1764029000000, stored);
  });
  afterEach(async () => {
    await dataSource.destroy();
    await stored.drop();
  });

  it('are known by policy, due date and occasion, also after a start that was cut off', async () => {
    const data = JSON.stringify({ policyId: 'o-1', premiumId: 'row', dueDate: '2027-02-28', owed: 1 });
    const add = (id: string, kind: string, dedupKey: string, more = {}) =>
      insertOlder(dataSource, 'outgoing_mails', {
        ...anOutgoingMailRow({
          id,
          dedupKey,
          data,
          state: 'sent',
          messageId: `${id}@office.example`,
          ...more,
        }),
        kind,
      });
    await add('1', 'premium_due', 'premium:row:due');
    // sent again because a change of terms made the row anew
    await add('2', 'premium_due', 'premium:another-row:due');
    await add('3', 'premium_in_grace', 'premium:row:grace begins', { state: 'queued' });
    await add('4', 'premium_in_grace', 'withdrawn:4');
    await add('5', 'premium_due', 'premium:old-row:due', { data: '{}' });
    await add('6', 'policy_anniversary', 'anniversary:o-1:2027-02-28');

    const runner = dataSource.createQueryRunner();
    await new KeyReminders1764029000000().up(runner);
    await runner.release();
    await dataSource.runMigrations({ transaction: 'each' });

    const mails = await dataSource.query<{ id: string; dedupKey: string }[]>(
      'SELECT id, dedupKey FROM outgoing_mails ORDER BY id',
    );
    expect(mails.map(({ dedupKey }) => dedupKey)).toEqual([
      'premium:o-1:2027-02-28:due',
      'premium:another-row:due',
      'premium:o-1:2027-02-28:grace begins',
      'withdrawn:4',
      'premium:old-row:due',
      'anniversary:o-1:2027-02-28',
    ]);
  });
});
