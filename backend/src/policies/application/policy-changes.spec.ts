import type { NewPolicy, PolicyChange } from '../domain/policy.js';
import type { HowChanged } from '../domain/premium-changes.js';
import { aPaidSum, newPolicy } from '../testing/builders.js';
import { policiesInMemory } from '../testing/in-memory-policies.js';
import { ANA, officeTime } from '../testing/policies-on.js';
import { AddPolicy } from './add-policy.js';
import { ChangePolicy } from './change-policy.js';
import { RecordPayments } from './record-payments.js';

const TIME = officeTime('2026-11-20T08:00:00.000Z');

describe('adding and changing policies', () => {
  const setUp = () => {
    const ports = policiesInMemory();
    const { policies, payments, products, parties, units, changes } = ports;
    parties.clients.add('liza').add('noel');
    const adding = new AddPolicy(units, changes, products, TIME);
    const changing = new ChangePolicy(units, changes, products, TIME);
    const record = new RecordPayments(units, policies, payments, TIME);
    const add = (details: Partial<NewPolicy> = {}, firstPaidOn: string | null = null) =>
      adding.execute(newPolicy({ clientId: 'liza', startsOn: '2026-10-31', ...details }), ANA, firstPaidOn);
    const change = (id: string, what: PolicyChange, how: Partial<HowChanged> & { reason?: string } = {}) =>
      changing.execute(id, what, ANA, how);
    const due = (id: string) =>
      policies.all.get(id)!.premiums.map(({ dueDate, paidAmount }) => [dueDate, paidAmount] as const);
    return { ...ports, add, change, changing, record, due };
  };

  describe('a new policy', () => {
    it('is stored with its premiums of the months ahead, and told to timeline, webhooks and consoles', async () => {
      const { add, policies, due, followUps, live } = setUp();
      const policy = await add({ mode: 'annual' });
      expect(policies.all.get(policy.id)).toMatchObject({
        policy,
        insurerId: 'sun life',
        nextDueOn: '2028-10-31',
        leftOn: null,
      });
      expect(due(policy.id)).toEqual([
        ['2026-10-31', 0],
        ['2027-10-31', 0],
      ]);
      expect(followUps.timeline).toEqual(['Policy Sun Life Term 20 added']);
      expect(followUps.all[0]!.outbound).toEqual({ type: 'policy.updated', id: policy.id });
      expect(live.ids('policy_updated')).toEqual([policy.id]);
    });

    it('has its first premium paid where that was said, and is not stored when it has none', async () => {
      const { add, due, payments } = setUp();
      const { id } = await add({}, '2026-11-01');
      expect(due(id)[0]).toEqual(['2026-10-31', 250_000]);
      expect(payments.lines).toMatchObject([{ paidOn: '2026-11-01', amount: 250_000, recordedBy: 'ana' }]);
      const none = add({ force: 'lapsed' }, '2026-11-01');
      await expect(none).rejects.toMatchObject({
        errors: { firstPremiumPaidOn: expect.any(String) as unknown },
      });
    });

    it('has the usual grace days of its product unless others are given', async () => {
      const { add, products } = setUp();
      products.graceDays = 45;
      expect([(await add()).graceDays, (await add({ graceDays: 10 })).graceDays]).toEqual([45, 10]);
    });

    it('needs known clients, a known sale and a free number', async () => {
      const { add, policies, parties, live } = setUp();
      const rejected = async (details: Partial<NewPolicy>, field: string) =>
        expect(add(details)).rejects.toMatchObject({ fields: { [field]: expect.any(String) as unknown } });
      await rejected({ clientId: 'none' }, 'clientId');
      await rejected({ insured: '01a2247f-92eb-7683-8ddb-7688be06965c' }, 'insured');
      await rejected({ saleId: 'sale' }, 'saleId');
      expect([policies.all.size, live.messages]).toEqual([0, []]);
      parties.sales.add('sale');
      await add({ saleId: 'sale', policyNumber: 'P-1' });
      await rejected({ policyNumber: 'p 1' }, 'policyNumber');
      await add({ policyNumber: 'P-1', insurer: 'Manulife' });
    });
  });

  describe('a change', () => {
    it('keeps the earlier state with who changed it and why', async () => {
      const { add, change, policies, followUps } = setUp();
      const before = await add();
      const after = await change(before.id, { remarks: 'Calls in June' }, { reason: 'Asked by phone' });
      expect(policies.all.get(before.id)!.policy).toEqual(after);
      expect(policies.versions).toMatchObject([{ before, reason: 'Asked by phone', changedBy: 'ana' }]);
      expect(followUps.timeline.at(-1)).toBe('Policy Sun Life Term 20 changed');
    });

    it('without a difference stores no version and publishes nothing', async () => {
      const { add, change, policies, followUps, live } = setUp();
      const { id } = await add({ remarks: 'x' });
      await change(id, { remarks: 'x' });
      expect([policies.versions, followUps.all.length, live.messages.length]).toEqual([[], 1, 1]);
    });

    it('of the owner is in the timelines of both clients', async () => {
      const { add, change, followUps } = setUp();
      const { id } = await add();
      await change(id, { clientId: 'noel' });
      expect(followUps.all.at(-1)!.timeline!.map(({ clientId }) => clientId)).toEqual(['noel', 'liza']);
      await expect(change(id, { clientId: 'none' })).rejects.toMatchObject({
        fields: { clientId: 'policy.client-unknown' },
      });
    });

    it('of the owner is rejected while the owner is under a legal hold', async () => {
      const { add, change, parties, policies } = setUp();
      const { id } = await add();
      const held = new Error('held');
      parties.assertNotHeld = () => Promise.reject(held);
      await expect(change(id, { clientId: 'noel' })).rejects.toBe(held);
      expect(policies.all.get(id)!.policy.clientId).toBe('liza');
    });

    it('of the mode plans other premiums, and leaves what was recorded for a removed one to its heir', async () => {
      const { add, change, record, due, payments, policies } = setUp();
      const { id } = await add();
      const third = policies.all.get(id)!.premiums[2]!;
      const how = { again: false, applyExcess: false, key: null };
      const payment = await record.add(third.id, aPaidSum({ amount: 100 }), ANA, how);
      await record.reverse(payment.id, 'Bounced', ANA);
      await change(id, { mode: 'annual' });
      expect(due(id).map(([date]) => date)).toEqual(['2026-10-31', '2026-11-30', '2027-11-30']);
      const [, heir] = policies.all.get(id)!.premiums;
      expect(payments.lines.map(({ premiumId }) => premiumId)).toEqual([heir!.id, heir!.id]);
    });

    it('that is a correction lays the payments on the corrected premiums', async () => {
      const { add, change, record, due, policies, payments } = setUp();
      const { id } = await add({ mode: 'annual', premium: { amount: 1_000, currency: null } });
      const [year] = policies.all.get(id)!.premiums;
      const how = { again: false, applyExcess: true, key: null };
      await record.add(year!.id, aPaidSum({ amount: 1_000 }), ANA, how);
      const monthly = { mode: 'monthly', premium: { amount: 400, currency: null } } as const;
      await change(id, monthly, { kind: 'correction' });
      expect(due(id).slice(0, 4)).toEqual([
        ['2026-10-31', 400],
        ['2026-11-30', 400],
        ['2026-12-31', 200],
        ['2027-01-31', 0],
      ]);
      expect(payments.lines.map(({ amount }) => amount)).toEqual([1_000, -600, 400, 200]);
    });

    it('that ends the policy says when it left, and keeps what was due', async () => {
      const { add, change, policies, due } = setUp();
      const { id } = await add({ startsOn: '2025-10-31', mode: 'annual' });
      await change(id, { force: 'lapsed' });
      expect(policies.all.get(id)).toMatchObject({ leftOn: '2026-11-20', keptMonths: 12, nextDueOn: null });
      expect(due(id).map(([date]) => date)).toEqual(['2025-10-31', '2026-10-31']);
    });

    it('of an unknown policy, and of an earlier state, is rejected', async () => {
      const { add, change, changing } = setUp();
      await expect(change('none', {})).rejects.toMatchObject({ code: 'policy.unknown' });
      const { id } = await add();
      const stale = changing.execute(id, { remarks: 'x' }, ANA, { ifUpdatedAt: '2026-01-01T00:00:00.000Z' });
      await expect(stale).rejects.toMatchObject({ code: 'policy.changed' });
    });
  });

  it('previews a change as it would be, and stores nothing', async () => {
    const { add, change, changing, policies, due } = setUp();
    const { id } = await add();
    const before = policies.all.get(id);
    const { keeps, adds, changes, removes } = await changing.preview(id, { mode: 'annual' }, {});
    expect(removes).not.toEqual([]);
    expect([policies.all.get(id), policies.versions]).toEqual([before, []]);
    await change(id, { mode: 'annual' });
    const left = [...keeps, ...adds, ...changes.map(({ to }) => to)].map(({ dueDate }) => dueDate);
    expect(due(id).map(([date]) => date)).toEqual(left.sort());
    await expect(changing.preview('none', {}, {})).rejects.toMatchObject({ code: 'policy.unknown' });
  });
});
