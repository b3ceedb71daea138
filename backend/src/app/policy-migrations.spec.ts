import { aClient } from '../clients/testing/builders.js';
import { rowOf } from '../clients/store/client-rows.js';
import { Clients } from '../clients/store/client.tables.js';
import { databaseOver } from '../platform/database/data-sources.js';
import { DATABASES } from '../platform/database/testing/databases.js';
import { bookEntriesOf, summed } from '../policies/store/book-counters.js';
import { BookCounters, Policies, Premiums } from '../policies/store/policy.tables.js';
import { aPolicy, decided } from '../policies/testing/builders.js';
import { policiesOn } from '../policies/testing/policies-on.js';
import { AddPolicyChanges1764029400000 } from './migrations/1764029400000-add-policy-changes.js';
import { failing } from './testing/failing-runner.js';
import { openBefore, openDataSourceOf } from './testing/opened-database.js';

const TODAY = '2026-11-20';
const NOW = '2026-11-20T08:00:00.000Z';

describe.each(DATABASES)('policies of an older version on $name', ({ create }) => {
  it.each(['nothing', 'INSERT INTO book_counters'])(
    'keep their premiums, and those that ended owe nothing, also after a start that was cut off before %s',
    async (cutOffAt) => {
      const stored = await create();
      const database = await databaseOver(await openDataSourceOf(stored));
      const policies = policiesOn(database, NOW);
      const client = aClient();
      await database.write((tx) => tx.insert(Clients, rowOf(client)));
      const add = async (startsOn: string) => {
        const policy = aPolicy({ clientId: client.id, startsOn });
        await policies.add(policy);
        return policy.id;
      };
      await add('2026-09-30');
      const lapsed = await add('2026-08-31');
      await policies.change(lapsed, decided({ force: 'lapsed' }, { at: NOW, today: TODAY }));
      const premiums = (await database.reader.find(Premiums, { order: { id: 'ASC' } })).map((row) => ({
        ...row,
      }));
      await database.close();

      const dataSource = await openBefore(AddPolicyChanges1764029400000, stored);
      // as older versions stored what is owed of a policy that ended
      await dataSource.query('UPDATE premiums SET unpaidUntil = graceEndsOn WHERE policyId = ?', [lapsed]);
      await dataSource.query(
        `UPDATE book_counters SET counted = counted + 1 WHERE scope = 'unpaid' AND period = '2026-08-31'`,
      );
      if (cutOffAt !== 'nothing') {
        const runner = dataSource.createQueryRunner();
        const cutOff = new AddPolicyChanges1764029400000().up(failing(runner, cutOffAt));
        await expect(cutOff).rejects.toThrow('cut off');
        await runner.release();
      }
      await dataSource.runMigrations({ transaction: 'each' });
      const { manager } = dataSource;
      expect(await manager.find(Premiums, { order: { id: 'ASC' } })).toEqual(premiums);
      const rows = await manager.find(Policies, { order: { startsOn: 'ASC' } });
      expect(rows).toMatchObject([
        { forceSince: TODAY, planFrom: '2026-11-30', upcoming: '[]', upcomingOn: null },
        { forceSince: null, planFrom: '2028-02-29', termsSince: null },
      ]);
      const entries = [];
      for (const policy of rows)
        entries.push(...bookEntriesOf(policy, await manager.findBy(Premiums, { policyId: policy.id })));
      const counters = summed(await manager.find(BookCounters));
      expect(counters.filter(({ counted, amount }) => counted !== 0 || amount !== 0)).toEqual(
        summed(entries),
      );
      await dataSource.destroy();
      await stored.drop();
    },
  );
});
