import { InMemoryRecords } from '../../platform/testing/in-memory-records.js';
import type { ServiceCase } from '../domain/service-case.js';
import { aStoredPolicy } from '../testing/builders.js';
import { policiesInMemory } from '../testing/in-memory-policies.js';
import { ANA, officeTime } from '../testing/policies-on.js';
import { ServiceCases } from './service-cases.js';

const NOW = '2026-11-20T08:00:00.000Z';

describe('service cases', () => {
  const setUp = () => {
    const { policies, units, followUps, live } = policiesInMemory();
    const stored = aStoredPolicy({ policyNumber: 'P-1' });
    const { id: policyId } = stored.policy;
    policies.all.set(policyId, stored);
    const repository = new InMemoryRecords<ServiceCase>();
    const cases = new ServiceCases(units, repository, officeTime(NOW));
    const open = () => cases.open(policyId, { kind: 'claim', title: 'Hospital stay' }, ANA);
    return { policies, policyId, stored, repository, cases, open, followUps, live };
  };

  it('opens a case, in the timeline of the client without its title, and announces the policy', async () => {
    const { repository, open, followUps, live, policyId, stored } = setUp();
    const opened = await open();
    expect([...repository.all.values()]).toEqual([opened]);
    expect(opened).toMatchObject({ policyId, openedBy: 'ana', openedAt: NOW, closedAt: null });
    const event = { actionType: 'case_opened', actionDetails: 'Claim on Sun Life Term 20 P-1 opened' };
    const { clientId } = stored.policy;
    expect(followUps.all).toEqual([{ timeline: [{ clientId, event, by: ANA, at: NOW }] }]);
    expect(live.ids('policy_updated')).toEqual([policyId]);
  });

  it('changes and closes a case; a repetition changes nothing', async () => {
    const { repository, cases, open, followUps, live } = setUp();
    const { id } = await open();
    for (let twice = 0; twice < 2; twice += 1) {
      const closed = await cases.change(id, { closed: true, reference: 'C-1' }, ANA);
      expect(closed).toMatchObject({ reference: 'C-1', closedAt: NOW, closedByName: 'Ana Cruz' });
      expect(repository.all.get(id)).toEqual(closed);
    }
    expect(followUps.timeline.slice(1)).toEqual(['Claim on Sun Life Term 20 P-1 closed']);
    expect(live.messages).toHaveLength(2);
  });

  it('leaves the policy and its premiums as they are', async () => {
    const { policies, policyId, stored, open } = setUp();
    await open();
    expect(policies.all.get(policyId)).toBe(stored);
  });

  it('rejects an unknown policy, an unknown case and an impossible day', async () => {
    const { repository, cases, policyId, live } = setUp();
    const claim = { kind: 'claim', title: 'Hospital stay' } as const;
    await expect(cases.open('none', claim, ANA)).rejects.toMatchObject({ code: 'policy.unknown' });
    await expect(cases.change('none', {}, ANA)).rejects.toMatchObject({ code: 'case.unknown' });
    expect(() => cases.open(policyId, { ...claim, nextBy: '2026-02-30' }, ANA)).toThrow();
    expect([repository.all.size, live.messages]).toEqual([0, []]);
  });
});
