import { openedDatabase } from '../../app/testing/opened-database.js';
import { clientsOn } from '../../clients/testing/clients-on.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import type { Policy } from '../domain/policy.js';
import { Policies } from './policy.tables.js';
import { SqlPolicyDays } from './sql-policy-days.js';
import { decided } from '../testing/builders.js';
import { policiesOn } from '../testing/policies-on.js';
import { storedPolicies } from '../testing/stored-policies.js';

const TODAY = '2026-11-21';

describe.each(DATABASES)('the days of policies on $name', ({ create }) => {
  const database = openedDatabase(create);
  const policies = policiesOn(database, '2026-11-20T17:00:00.000Z');
  const days = new SqlPolicyDays(database, clientsOn(database).queries);
  const office = storedPolicies(database, policies);
  const { add, dueOn, pay } = office;

  const change = ({ id }: Policy, changes: Partial<Policy>) =>
    policies.change(
      id,
      decided(changes, { at: '2026-11-20T09:00:00.000Z', today: TODAY }, { arrears: 'owed' }),
    );
  const listed = async (limit = 100) =>
    (await days.premiums(await days.duePremiums(TODAY, limit), TODAY)).map(
      ({ policyNumber, state, daysLeft }) => [policyNumber, state, daysLeft],
    );

  it('list unpaid premiums in grace by the days left, then those due within seven days', async () => {
    await dueOn('2026-11-28', { policyNumber: 'in seven days' });
    await dueOn('2026-11-29', { policyNumber: 'in eight days' });
    await dueOn('2026-11-21', { policyNumber: 'today' });
    await dueOn('2026-11-20', { policyNumber: 'since yesterday' });
    await dueOn('2026-10-21', { policyNumber: 'on the last day' });
    await dueOn('2026-10-20', { policyNumber: 'past grace' });
    await dueOn('2026-11-10', { policyNumber: 'without grace', line: 'non-life' });
    const lapsed = await dueOn('2026-11-11', { policyNumber: 'lapsed' });
    await database.write((tx) => tx.update(Policies, { id: lapsed.policy.id }, { forceState: 'lapsed' }));
    const declined = await dueOn('2026-11-12', { policyNumber: 'declined' });
    await database.write((tx) =>
      tx.update(Policies, { id: declined.policy.id }, { application: 'declined' }),
    );
    await pay((await dueOn('2026-11-22', { policyNumber: 'paid' })).premiumId);
    await pay((await dueOn('2026-11-23', { policyNumber: 'paid in part' })).premiumId, 100);
    expect(await listed()).toEqual([
      ['on the last day', 'in grace', 0],
      ['since yesterday', 'in grace', 30],
      ['today', 'due', null],
      ['paid in part', 'upcoming', null],
      ['in seven days', 'upcoming', null],
    ]);
    expect(await listed(2)).toHaveLength(2);
  });

  it('count the policies that go on of each client, and those whose next premium is in grace or past it', async () => {
    const other = await office.addClient();
    await dueOn('2026-11-20', { policyNumber: 'in grace' });
    await dueOn('2026-11-28', { policyNumber: 'due soon' });
    await dueOn('2026-10-20', { policyNumber: 'past grace' });
    const lapsed = await dueOn('2026-10-19', { policyNumber: 'lapsed' });
    await database.write((tx) => tx.update(Policies, { id: lapsed.policy.id }, { forceState: 'lapsed' }));
    await dueOn('2026-11-21', { policyNumber: 'due today', clientId: other.id });
    const own = office.owner.id;
    expect(await days.countsOf([own, own, other.id, 'nobody'], TODAY)).toEqual(
      new Map([
        [own, { policies: 3, inGrace: 1, pastGrace: 1 }],
        [other.id, { policies: 1, inGrace: 0, pastGrace: 0 }],
      ]),
    );
    expect(await days.countsOf([], TODAY)).toEqual(new Map());
  });

  const waiting = async (today = TODAY, limit = 100) => {
    const { pastGrace, inGrace, dueSoon } = await days.waitingPremiums(today, limit);
    const premiums = await days.premiums([...pastGrace, ...inGrace, ...dueSoon], today);
    return premiums.map(({ policyNumber, dueDate, state }) => [policyNumber, dueDate, state]);
  };

  it('list what waits for a payment: past grace first, then in grace by the days left, then due within seven days', async () => {
    await dueOn('2026-11-28', { policyNumber: 'in seven days' });
    await dueOn('2026-11-29', { policyNumber: 'in eight days' });
    await dueOn('2026-11-21', { policyNumber: 'today, without grace', line: 'non-life' });
    await dueOn('2026-11-20', { policyNumber: 'since yesterday' });
    await dueOn('2026-10-21', { policyNumber: 'on the last day' });
    await dueOn('2026-10-20', { policyNumber: 'past grace' });
    await dueOn('2026-06-20', { policyNumber: 'not yet in force', force: 'not yet', application: 'applied' });
    await change((await dueOn('2026-10-20')).policy, { force: 'lapsed' });
    await change((await dueOn('2026-10-20')).policy, { application: 'declined' });
    await pay((await dueOn('2026-10-20', { policyNumber: 'paid' })).premiumId);
    const listed = await waiting();
    expect(listed).toEqual([
      ['past grace', '2026-10-20', 'past grace'],
      ['on the last day', '2026-10-21', 'in grace'],
      ['since yesterday', '2026-11-20', 'in grace'],
      ['today, without grace', '2026-11-21', 'due'],
      ['in seven days', '2026-11-28', 'upcoming'],
    ]);
    expect(await waiting(TODAY, 1)).toEqual([listed[0], listed[1], listed[3]]);
  });

  it('list a policy once, with the premium that was due first, until it is paid or the policy ends', async () => {
    const { policy, premiumId } = await dueOn('2026-08-21', { policyNumber: 'P-1', mode: 'monthly' });
    const [first, second] = ['2026-08-21', '2026-09-21'];
    expect(await waiting('2026-09-21')).toEqual([['P-1', first, 'in grace']]);
    expect(await waiting('2026-09-22')).toEqual([['P-1', first, 'past grace']]);
    expect(await waiting('2027-09-22')).toEqual([['P-1', first, 'past grace']]);
    await pay(premiumId, 249_999);
    expect(await waiting()).toEqual([['P-1', first, 'past grace']]);
    await pay(premiumId, 1);
    expect(await waiting()).toEqual([['P-1', second, 'past grace']]);
    await change(policy, { force: 'lapsed' });
    expect(await waiting()).toEqual([]);
    await change(policy, { force: 'in force' });
    expect(await waiting()).toEqual([['P-1', second, 'past grace']]);
  });

  it('list a premium again whose payment was reversed', async () => {
    const { premiumId } = await dueOn('2026-11-22', { policyNumber: 'P-1' });
    const { id } = await pay(premiumId);
    expect(await listed()).toEqual([]);
    await policies.takeBack(id);
    expect(await listed()).toEqual([['P-1', 'upcoming', null]]);
  });

  it('list anniversaries and maturities of policies in force, not the start itself', async () => {
    await add({ policyNumber: 'two years', startsOn: '2024-11-22' });
    await add({ policyNumber: 'starts', startsOn: '2026-11-22' });
    await add({ policyNumber: 'lapsed', startsOn: '2024-11-22', force: 'lapsed' });
    await add({ policyNumber: 'matures', startsOn: '2006-11-23', endsOn: '2026-11-23' });
    await add({ policyNumber: 'leap day', startsOn: '2024-02-29' });
    const found = await days.days(['2026-11-22', '2026-11-23', '2026-02-28', '2026-03-01'], 10);
    expect(
      found.map(({ kind, date, policyNumber, years, client }) => [
        kind,
        date,
        policyNumber,
        years,
        client.id,
      ]),
    ).toEqual([
      ['anniversary', '2026-11-22', 'two years', 2, office.owner.id],
      ['maturity', '2026-11-23', 'matures', 20, office.owner.id],
      ['anniversary', '2026-02-28', 'leap day', 2, office.owner.id],
    ]);
  });

  it('say of which bookings there is a policy', async () => {
    const { id } = await add();
    await database.write((tx) => tx.update(Policies, { id }, { saleId: 'booking' }));
    expect([...(await days.soldIn(['booking', 'other']))]).toEqual(['booking']);
  });
});
