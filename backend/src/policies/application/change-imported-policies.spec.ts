import type { PolicyChange } from '../domain/policy.js';
import { PassingUnitOfWork } from '../../platform/testing/passing-unit-of-work.js';
import { aPolicy, aStoredPolicy, decided } from '../testing/builders.js';
import { policiesInMemory } from '../testing/in-memory-policies.js';
import { ANA } from '../testing/policies-on.js';
import { ChangeImportedPolicies } from './change-imported-policies.js';

const NOW = { at: '2026-11-20T08:00:00.000Z', today: '2026-11-20' };
const ORIGIN = { by: ANA, reason: 'Import', today: NOW.today };

describe('policies of an import', () => {
  const setUp = () => {
    const ports = policiesInMemory();
    const { policies, followUps, changes, parties } = ports;
    parties.clients.add('liza');
    const imported = new ChangeImportedPolicies(changes, policies, followUps);
    const units = new PassingUnitOfWork();
    const stored = aStoredPolicy({ clientId: 'liza', startsOn: '2026-10-31' });
    policies.all.set(stored.policy.id, stored);
    const { id } = stored.policy;
    const change = (...all: PolicyChange[]) =>
      units.run((unit) =>
        imported.change(unit, stored.policy, () => all.map((one) => decided(one, NOW)), ORIGIN),
      );
    return { ...ports, imported, units, id, change, stored: () => policies.all.get(id)! };
  };

  it('are added with their premiums; timelines say it, and webhooks are not told', async () => {
    const { imported, units, policies, followUps, live } = setUp();
    const policy = aPolicy({ clientId: 'liza', startsOn: '2026-10-31', mode: 'annual' });
    await units.run((unit) => imported.add(unit, policy, ORIGIN));
    expect(policies.all.get(policy.id)!.premiums.map(({ dueDate }) => dueDate)).toEqual([
      '2026-10-31',
      '2027-10-31',
    ]);
    expect(followUps.timeline).toEqual(['Policy Sun Life Term 20 added']);
    expect([followUps.all[0]!.outbound, live.messages]).toEqual([undefined, []]);
  });

  it('are changed by one decision after the other, each on what the one before leaves', async () => {
    const { change, policies, followUps, stored, id } = setUp();
    await change({ policyNumber: 'P-1' }, { remarks: 'Paid by card' });
    expect(stored().policy).toMatchObject({ id, policyNumber: 'P-1', remarks: 'Paid by card' });
    expect(policies.versions.map(({ before }) => before.policyNumber)).toEqual([null, 'P-1']);
    expect(policies.versions[0]).toMatchObject({ reason: 'Import', changedBy: 'ana' });
    expect(followUps.timeline).toEqual([
      'Policy Sun Life Term 20 P-1 changed',
      'Policy Sun Life Term 20 P-1 changed',
    ]);
    expect(followUps.all.map(({ outbound }) => outbound)).toEqual([undefined, undefined]);
  });

  it('stay as they are for a decision that changes nothing', async () => {
    const { change, policies, followUps, stored } = setUp();
    const before = stored();
    await change({ remarks: null });
    expect([stored(), policies.versions, followUps.all]).toEqual([before, [], []]);
    await change({ remarks: null }, { remarks: 'x' });
    expect(stored().policy.remarks).toBe('x');
  });

  it('that are gone are left alone', async () => {
    const { change, policies, followUps, id } = setUp();
    policies.all.delete(id);
    await change({ remarks: 'x' });
    expect([policies.all.size, followUps.all]).toEqual([0, []]);
  });
});
