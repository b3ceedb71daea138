import { portWith } from '../../platform/testing/port-with.js';
import { premiumToday } from '../domain/premium-today.js';
import type { PolicyQueries } from '../policy-queries.js';
import { aStoredPolicy } from '../testing/builders.js';
import { policiesInMemory } from '../testing/in-memory-policies.js';
import { ANA, officeTime } from '../testing/policies-on.js';
import { CorrectPremium } from './correct-premium.js';

const NOW = '2026-11-20T08:00:00.000Z';

describe('correcting a premium', () => {
  const setUp = () => {
    const { policies, units, followUps, live } = policiesInMemory();
    const stored = aStoredPolicy({ startsOn: '2026-10-31' });
    const { policy, premiums } = stored;
    policies.all.set(policy.id, stored);
    const current = () => policies.all.get(policy.id)!.premiums;
    const queries = portWith<PolicyQueries>({
      premiums: async () =>
        current().map((premium) => ({
          ...premiumToday(premium, policy, '2026-11-20'),
          payments: [],
          corrections: [],
        })),
    });
    const correct = new CorrectPremium(units, policies, queries, officeTime(NOW));
    const how = { reason: 'Misread', user: ANA };
    return { policies, policy, premiums, current, correct, how, followUps, live };
  };

  it('changes that premium only, and keeps its earlier state with the reason', async () => {
    const { policies, policy, premiums, current, correct, how, followUps, live } = setUp();
    const [first, ...others] = premiums;
    const change = { amount: 300_000, dueDate: '2026-11-02' };
    expect(await correct.execute(first!.id, change, how)).toMatchObject({ id: first!.id, ...change });
    const graceEndsOn = '2026-12-03';
    expect(current()).toEqual([{ ...first, ...change, graceEndsOn }, ...others]);
    expect(policies.corrections).toMatchObject([
      { premiumId: first!.id, amount: 250_000, dueDate: '2026-10-31', reason: 'Misread', correctedBy: 'ana' },
    ]);
    expect(followUps.timeline).toEqual(['Premium of Sun Life Term 20 due 2026-10-31 corrected']);
    expect(followUps.all[0]!.outbound).toEqual({ type: 'policy.updated', id: policy.id });
    expect(live.ids('policy_updated')).toEqual([policy.id]);
  });

  it('does nothing when nothing is corrected', async () => {
    const { policies, premiums, correct, how, followUps, live } = setUp();
    await correct.execute(premiums[0]!.id, { amount: 250_000 }, how);
    expect([policies.corrections, followUps.all, live.messages]).toEqual([[], [], []]);
  });

  it('rejects an unknown premium, and a day that is not between its neighbours', async () => {
    const { policies, premiums, correct, how } = setUp();
    await expect(correct.execute('none', {}, how)).rejects.toMatchObject({ code: 'premium.unknown' });
    const late = correct.execute(premiums[0]!.id, { dueDate: '2026-11-30' }, how);
    await expect(late).rejects.toMatchObject({ errors: { dueDate: expect.any(String) as unknown } });
    expect(policies.corrections).toEqual([]);
  });
});
