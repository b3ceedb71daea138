import { newId } from '../platform/clock.js';
import { graceEnd } from '../policies/domain/premium-state.js';
import type { DataSource } from 'typeorm';
import { policyRow, premiumRow } from '../policies/store/policy-rows.js';
import { aPolicy } from '../policies/testing/builders.js';
import { DATABASES } from '../platform/database/testing/databases.js';
import { AddNextGrace1764029200000 } from './migrations/1764029200000-add-next-grace.js';
import { insertOlder, openBefore } from './testing/opened-database.js';

describe.each(DATABASES)('policies of an older version on $name', ({ create }) => {
  let stored: Awaited<ReturnType<typeof create>>;
  let dataSource: DataSource;

  beforeEach(async () => {
    stored = await create();
    dataSource = await openBefore(AddNextGrace1764029200000, stored);
  });
  afterEach(async () => {
    await dataSource.destroy();
    await stored.drop();
  });

  const insert = async (policyNumber: string, nextPremiumDue: string) => {
    const policy = aPolicy({ policyNumber });
    const joined = {
      insurerId: 'i',
      productId: policyNumber,
      nextDueOn: null,
      leftOn: null,
      keptMonths: null,
    };
    await insertOlder(dataSource, 'policies', policyRow(policy, { ...joined, nextPremiumDue }));
    for (const [dueDate, paidAmount] of [
      ['2026-09-30', 250_000],
      ['2026-10-31', 0],
      ['2026-11-30', 0],
    ] as const) {
      const premium = premiumRow(policy, {
        ...{ id: newId(), dueDate, coversFrom: dueDate, coversUntil: null, ...policy.premium },
        ...{ graceEndsOn: graceEnd(dueDate, policy.graceDays), paidAmount: 0 },
      });
      const unpaidUntil = paidAmount > 0 ? null : premium.unpaidUntil;
      await insertOlder(dataSource, 'premiums', { ...premium, paidAmount, unpaidUntil });
    }
  };

  it('get the last day on which their next premium can be paid, also after a start that was cut off', async () => {
    await insert('in force', '2026-10-31');
    await insert('lapsed', '9999-12-31');
    const runner = dataSource.createQueryRunner();
    await new AddNextGrace1764029200000().up(runner);
    await runner.release();
    await dataSource.runMigrations({ transaction: 'each' });
    const sql = 'SELECT policyNumber, nextUnpaidUntil FROM policies ORDER BY policyNumber';
    expect(await dataSource.query<object[]>(sql)).toEqual([
      { policyNumber: 'in force', nextUnpaidUntil: '2026-12-01' },
      { policyNumber: 'lapsed', nextUnpaidUntil: null },
    ]);
  });
});
