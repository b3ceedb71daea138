import { PassingUnitOfWork } from '../../platform/testing/passing-unit-of-work.js';
import { aStoredPolicy } from '../testing/builders.js';
import { policiesInMemory } from '../testing/in-memory-policies.js';
import { officeTime } from '../testing/policies-on.js';
import { PlanPremiumsDaily } from './plan-premiums-daily.js';

describe('planning premiums', () => {
  const setUp = (count: number, changes: Parameters<typeof aStoredPolicy>[0] = {}) => {
    const { policies } = policiesInMemory();
    for (let number = 0; number < count; number += 1) {
      const stored = aStoredPolicy({ startsOn: '2026-10-31', mode: 'annual', ...changes });
      policies.all.set(stored.policy.id, stored);
    }
    const planOn = (day: string) =>
      new PlanPremiumsDaily(new PassingUnitOfWork(), policies, officeTime(`${day}T04:00:00.000Z`)).execute();
    const stored = () => [...policies.all.values()];
    return { policies, planOn, stored };
  };
  const due = ({ premiums }: { readonly premiums: readonly { readonly dueDate: string }[] }) =>
    premiums.map(({ dueDate }) => dueDate);

  it('adds those of the next 15 months, each once, to every policy', async () => {
    const { planOn, stored } = setUp(201);
    await planOn('2027-07-30');
    expect(new Set(stored().map((one) => due(one).join()))).toEqual(new Set(['2026-10-31,2027-10-31']));
    for (let twice = 0; twice < 2; twice += 1) await planOn('2027-07-31');
    expect(new Set(stored().map((one) => due(one).join()))).toEqual(
      new Set(['2026-10-31,2027-10-31,2028-10-31']),
    );
    expect(stored()[0]!.nextDueOn).toBe('2029-10-31');
  });

  it('makes terms those of the policy on their day', async () => {
    const { policies, planOn, stored } = setUp(1);
    const [before] = stored();
    const upcoming = [{ effectiveOn: '2027-10-31', graceDays: 45 }];
    policies.all.set(before!.policy.id, { ...before!, policy: { ...before!.policy, upcoming } });
    await planOn('2027-10-30');
    expect(stored()[0]!.policy).toMatchObject({ graceDays: 31, upcoming });
    await planOn('2027-10-31');
    expect(stored()[0]!.policy).toMatchObject({ graceDays: 45, upcoming: [], termsSince: '2027-10-31' });
  });

  it('adds none to a policy that ended', async () => {
    const { planOn, stored } = setUp(1, { force: 'lapsed' });
    await planOn('2027-07-31');
    expect(due(stored()[0]!)).toEqual([]);
  });
});
