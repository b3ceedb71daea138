import { openedDatabase } from '../../app/testing/opened-database.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { aPaidSum } from '../testing/builders.js';
import { policiesOn } from '../testing/policies-on.js';
import { policyTables, TODAY } from '../testing/policy-tables.js';
import { Premiums } from './policy.tables.js';

describe.each(DATABASES)('payments of premiums on $name', ({ create }) => {
  const database = openedDatabase(create);
  const { policies, add, premiums, pay } = policyTables(database);
  const { takeBack } = policies;

  const aPremium = async () => (await premiums((await add()).id))[0]!.id;
  const read = async (premiumId: string) => {
    const { policyId } = (await database.reader.findOneBy(Premiums, { id: premiumId }))!;
    return (await premiums(policyId)).find(({ id }) => id === premiumId)!;
  };
  it('add up, also when two people pay at the same moment', async () => {
    const id = await aPremium();
    await Promise.all([pay(id, 100_000), pay(id, 150_000), pay(id, 1)]);
    const { payments: lines, paidAmount, state } = await read(id);
    expect([paidAmount, state, lines.map(({ amount }) => amount).sort()]).toEqual([
      250_001,
      'paid',
      [1, 100_000, 150_000],
    ]);
  });

  it('are stored once for each key, within a day', async () => {
    const id = await aPremium();
    const first = await policies.pay(id, { amount: 100 }, 'key');
    expect(await policies.pay(id, { amount: 100 }, 'key')).toEqual(first);
    expect((await rejectionOf(policies.pay(id, { amount: 200 }, 'key'))).kind).toBe('KeyReused');
    expect(await read(id)).toMatchObject({ paidAmount: 100, payments: [first] });
    await policiesOn(database, '2026-11-21T17:00:00.000Z').pay(id, { amount: 200 }, 'key');
    expect(await read(id)).toMatchObject({ paidAmount: 300 });
  });

  it('with one key at the same moment are stored once', async () => {
    const id = await aPremium();
    const stored = await Promise.all([1, 2, 3].map(() => policies.pay(id, { amount: 100 }, 'same')));
    expect(new Set(stored.map((payment) => payment.id)).size).toBe(1);
    expect(await read(id)).toMatchObject({ paidAmount: 100, payments: [{ amount: 100 }] });
  });

  it('with one key at the same moment for two premiums are one payment and a rejection', async () => {
    const ids = [await aPremium(), await aPremium()];
    const results = await Promise.allSettled(ids.map((id) => policies.pay(id, {}, 'shared')));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const result of results)
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({ code: 'idempotency-key.reused' });
  });

  it('are reversed once, by a line of their own, also at the same moment', async () => {
    const id = await aPremium();
    const payment = await pay(id);
    const results = await Promise.allSettled([takeBack(payment.id), takeBack(payment.id)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { paidAmount, state, payments: lines } = await read(id);
    expect([paidAmount, state]).toEqual([0, 'past grace']);
    expect(lines).toEqual([payment, expect.objectContaining({ amount: -250_000, reversalOf: payment.id })]);
  });

  it('get what is known since', async () => {
    const id = await aPremium();
    const payment = await pay(id);
    const after = { ...payment, remittedOn: TODAY, postedOn: TODAY, receiptNumber: 'R-1' };
    const { remittedOn, postedOn, receiptNumber } = after;
    expect(await policies.record.advance(payment.id, { remittedOn, postedOn, receiptNumber })).toEqual(after);
    expect(await read(id)).toMatchObject({ payments: [after], paidAmount: 250_000 });
  });

  it('that exceed their premium are carried, and go back and move with what was carried', async () => {
    const { id } = await add();
    const [first, second, third] = await premiums(id);
    const how = { again: false, applyExcess: true, key: null };
    const user = { id: 'ana', name: 'Ana Cruz' };
    const payment = await policies.record.add(first!.id, aPaidSum({ amount: 400_000 }), user, how);
    const sums = async () => (await premiums(id)).slice(0, 3).map(({ paidAmount }) => paidAmount);
    expect(await sums()).toEqual([250_000, 150_000, 0]);
    await policies.record.move(payment.id, second!.id, 'Wrong month', user);
    expect(await sums()).toEqual([0, 250_000, 150_000]);
    expect((await read(third!.id)).payments).toMatchObject([
      { amount: 150_000, carriedFrom: expect.any(String) as unknown },
    ]);
  });
});
