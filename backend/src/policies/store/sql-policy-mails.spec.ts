import { openedDatabase } from '../../app/testing/opened-database.js';
import { clientsOn } from '../../clients/testing/clients-on.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { policiesOn } from '../testing/policies-on.js';
import { storedPolicies } from '../testing/stored-policies.js';
import { PolicyMailPlans } from './policy.tables.js';
import { SqlPolicyMails } from './sql-policy-mails.js';

describe.each(DATABASES)('what mails about policies need from $name', ({ create }) => {
  const database = openedDatabase(create);
  const policies = policiesOn(database, '2026-11-20T17:00:00.000Z');
  const office = storedPolicies(database, policies);
  const mails = new SqlPolicyMails(database, clientsOn(database).queries);

  it('is the policy as it is now, with its owner and the premium of a due date', async () => {
    const { policy, premiumId } = await office.dueOn('2026-11-28', { policyNumber: 'P-1' });
    await office.pay(premiumId, 50_000);
    const { id: policyId, insurer, policyNumber, startsOn, endsOn, force, application } = policy;
    const found = { policyId, insurer, policyNumber, startsOn, endsOn, force, application };
    expect(await mails.find(policyId, '2026-11-28')).toEqual({
      ...found,
      client: expect.objectContaining({ id: office.owner.id, email: 'liza@sample.example' }) as unknown,
      payor: null,
      premium: {
        dueDate: '2026-11-28',
        graceEndsOn: '2026-12-29',
        amount: 250_000,
        paidAmount: 50_000,
        currency: 'PHP',
      },
    });
    for (const dueDate of ['2026-11-29', null])
      expect(await mails.find(policyId, dueDate)).toMatchObject({ ...found, premium: null });
    expect(await mails.find('nothing', null)).toBeNull();
  });

  it('has a client who pays for the owner, and no mere name', async () => {
    const paid = await office.dueOn('2026-11-28', { payor: office.owner.id });
    const named = await office.dueOn('2026-11-28', { payor: 'Liza Reyes' });
    expect(await mails.find(paid.policy.id, null)).toMatchObject({ payor: { id: office.owner.id } });
    expect(await mails.find(named.policy.id, null)).toMatchObject({ payor: null });
  });

  it('is when each kind was planned last', async () => {
    await database.write((tx) => tx.clear(PolicyMailPlans));
    const plan = { kind: 'premium_due', plannedOn: '2026-11-20', wasOn: false } as const;
    await mails.planned([plan, { ...plan, kind: 'policy_anniversary', wasOn: true }]);
    await mails.planned([{ ...plan, plannedOn: '2026-11-21', wasOn: true }]);
    expect([...(await mails.plans())].sort()).toEqual([
      ['policy_anniversary', { plannedOn: '2026-11-20', wasOn: true }],
      ['premium_due', { plannedOn: '2026-11-21', wasOn: true }],
    ]);
  });
});
