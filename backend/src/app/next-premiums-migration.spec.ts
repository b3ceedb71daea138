import { rowOf } from '../clients/infrastructure/client-rows.js';
import { Clients } from '../clients/infrastructure/client.tables.js';
import { aClient } from '../clients/testing/builders.js';
import { newId } from '../platform/clock.js';
import { DATABASES } from '../platform/database/testing/databases.js';
import { policyRow, premiumRow } from '../policies/infrastructure/policy-rows.js';
import { Policies, Premiums } from '../policies/infrastructure/policy.tables.js';
import { aPolicy } from '../policies/testing/builders.js';
import { AddNextPremiums1764027200000 } from './migrations/1764027200000-add-next-premiums.js';
import { SCHEMA } from './schema.js';
import { failing } from './testing/failing-runner.js';
import { openForMigrations } from './testing/opened-database.js';

const NEVER = '9999-12-31';

describe.each(DATABASES)('policies of an older version on $name', ({ create }) => {
  it.each(['nothing', 'UPDATE clients', 'CREATE INDEX'])(
    'have their next premium, also after a start that was cut off before %s',
    async (cutOffAt) => {
      const stored = await create();
      const dataSource = await openForMigrations(stored);
      const [owner, none] = [aClient(), aClient()];
      await dataSource.manager.insert(Clients, [rowOf(owner), rowOf(none)]);
      const add = async (force: 'in force' | 'lapsed', due: readonly (readonly [string, paid: number])[]) => {
        const policy = aPolicy({ clientId: owner.id, force });
        const joined = {
          insurerId: newId(),
          productId: newId(),
          nextDueOn: null,
          leftOn: null,
          keptMonths: null,
          nextPremiumDue: NEVER,
        };
        await dataSource.manager.insert(Policies, policyRow(policy, joined));
        for (const [dueDate, paidAmount] of due) {
          const premium = premiumRow(policy.id, policy, { dueDate, coversUntil: null });
          await dataSource.manager.insert(Premiums, { ...premium, paidAmount });
        }
        return policy.id;
      };
      const unpaid = await add('in force', [
        ['2026-09-30', 250_000],
        ['2026-10-30', 249_999],
        ['2026-11-30', 0],
      ]);
      const paid = await add('in force', [['2026-09-30', 250_000]]);
      const lapsed = await add('lapsed', [['2025-01-31', 0]]);
      const newer = SCHEMA.migrations.length - SCHEMA.migrations.indexOf(AddNextPremiums1764027200000);
      for (let undone = 0; undone < newer; undone += 1)
        await dataSource.undoLastMigration({ transaction: 'each' });
      if (cutOffAt !== 'nothing') {
        const runner = dataSource.createQueryRunner();
        const cutOff = new AddNextPremiums1764027200000().up(failing(runner, cutOffAt));
        await expect(cutOff).rejects.toThrow('cut off');
        await runner.release();
      }

      await dataSource.runMigrations({ transaction: 'each' });

      const due = async (id: string) =>
        (await dataSource.manager.findOneBy(Policies, { id }))?.nextPremiumDue;
      expect([await due(unpaid), await due(paid), await due(lapsed)]).toEqual(['2026-10-30', NEVER, NEVER]);
      const said = (id: string) => dataSource.manager.findOneBy(Clients, { id });
      expect(await said(owner.id)).toMatchObject({ policiesInForce: 2, nextPremiumDue: '2026-10-30' });
      expect(await said(none.id)).toMatchObject({ policiesInForce: 0, nextPremiumDue: NEVER });
      await dataSource.destroy();
      await stored.drop();
    },
  );
});
