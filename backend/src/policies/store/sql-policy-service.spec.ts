import { openedDatabase } from '../../app/testing/opened-database.js';
import { ClientActivities, Clients } from '../../clients/store/client.tables.js';
import { rowOf } from '../../clients/store/client-rows.js';
import { aClient } from '../../clients/testing/builders.js';
import { clientsOn } from '../../clients/testing/clients-on.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import type { Beneficiary } from '../domain/beneficiaries.js';
import { type NewPolicy, type Policy, type PolicyChange } from '../domain/policy.js';
import type { NewCase, ServiceCase } from '../domain/service-case.js';
import { SqlPersonalPolicies } from './sql-personal-policies.js';
import { aBeneficiary, aPolicy, decided } from '../testing/builders.js';
import { officeTime, policiesOn } from '../testing/policies-on.js';
import { BookCounters, Insurers, Policies, PolicyVersions, Products, ServiceCases } from './policy.tables.js';
import { CaseSteps } from './case-steps.js';
import { InsurerQueries } from './insurer-queries.js';
import { SqlPolicyQueries } from './sql-policy-queries.js';
import { personOfClients } from '../../platform/testing/personal-data.js';

const NOW = '2026-11-20T08:00:00.000Z';
const TODAY = '2026-11-20';
const ANA = { id: 'ana', name: 'Ana Cruz', at: NOW };

describe.each(DATABASES)('the service of policies on $name', ({ create }) => {
  const database = openedDatabase(create);
  const { queries: clients, records } = clientsOn(database);
  const policies = policiesOn(database, NOW);
  const { cases, insurers, products } = policies;
  const all = new InsurerQueries(database);
  const queries = new SqlPolicyQueries(database, officeTime(NOW), clients);
  const personal = new SqlPersonalPolicies(database, queries, records);
  const owner = aClient();

  beforeEach(() =>
    database.write(async (tx) => {
      await tx.clear(BookCounters);
      for (const table of [Insurers, Products, Policies, PolicyVersions, ServiceCases]) await tx.clear(table);
      for (const table of [Clients, ClientActivities]) await tx.clear(table);
      await tx.insert(Clients, rowOf(owner));
    }),
  );

  const add = async (changes: Partial<NewPolicy> = {}): Promise<Policy> => {
    const policy = aPolicy({ clientId: owner.id, ...changes });
    await policies.add(policy);
    return policy;
  };
  const change = (id: string, changes: PolicyChange) =>
    policies.change(id, decided(changes, { at: NOW, today: TODAY }));
  const opened = ({ policyId, ...changes }: Partial<NewCase> & { policyId: string }) =>
    cases.open(policyId, { kind: 'claim', title: 'Hospital stay', ...changes }, ANA);
  const timeline = async (clientId = owner.id) =>
    (await clients.activity(clientId))?.map(({ actionDetails }) => actionDetails);

  describe('keeps beneficiaries', () => {
    const ANY: readonly Beneficiary[] = [
      aBeneficiary({ name: 'Ana “Nene” Reyes', share: 3_334, revocable: false }),
      aBeneficiary({ name: 'Ben Reyes', share: 6_666 }),
      aBeneficiary({ class: 'contingent' }),
    ];

    it('as they were written, and each earlier list in a version', async () => {
      const { id } = await add();
      await change(id, { beneficiaries: ANY });
      await change(id, { remarks: 'Two lists' });
      await change(id, { beneficiaries: [] });
      expect((await queries.find(id))?.beneficiaries).toEqual([]);
      const versions = (await queries.versions(id))!;
      expect(versions.map(({ policy }) => policy.beneficiaries)).toEqual([ANY, ANY, []]);
      expect(versions).toMatchObject([{ changedBy: 'ana' }, { changedBy: 'ana' }, { changedBy: 'ana' }]);
    });

    it('none, in states from before there were any', async () => {
      const { id } = await add();
      await change(id, { remarks: 'x' });
      await database.write(async (tx) => {
        const version = (await tx.findOneBy(PolicyVersions, { policyId: id }))!;
        const { beneficiaries: _, ...details } = JSON.parse(version.details) as Policy;
        await tx.update(PolicyVersions, { policyId: id }, { details: JSON.stringify(details) });
      });
      expect(await queries.versions(id)).toMatchObject([{ policy: { beneficiaries: [], remarks: null } }]);
    });
  });

  describe('has the next steps of open cases to be done', () => {
    const steps = new CaseSteps(database, clients);
    it('by their days, with the names of policy and client', async () => {
      const { id: policyId } = await add({ policyNumber: 'P-1' });
      const later = await opened({ policyId, nextBy: '2026-11-21', nextStep: 'Send the forms' });
      const first = await opened({ policyId, nextBy: '2026-11-20' });
      await opened({ policyId, nextStep: 'Some day' });
      await opened({ policyId, nextBy: '2026-11-19', closed: true });
      const places = [
        { id: first.id, dueDate: '2026-11-20' },
        { id: later.id, dueDate: '2026-11-21' },
      ];
      expect(await steps.places({}, 'ASC', 10)).toEqual(places);
      expect(await steps.places({}, 'DESC', 1)).toEqual(places.slice(1));
      expect(await steps.places({ until: TODAY }, 'ASC', 10)).toEqual(places.slice(0, 1));
      expect([await steps.count({}), await steps.count({ until: TODAY })]).toEqual([2, 1]);
      const rows = await steps.rows([later.id, first.id]);
      expect(rows.find(({ id }) => id === first.id)).toMatchObject({
        title: 'Hospital stay',
        dueDate: TODAY,
      });
      expect(rows.find(({ id }) => id === later.id)).toEqual({
        kind: 'case',
        id: later.id,
        title: 'Send the forms',
        dueDate: '2026-11-21',
        policyId,
        caseTitle: 'Hospital stay',
        policyName: 'Sun Life Term 20 P-1',
        clientId: owner.id,
        clientName: 'Liza Reyes',
        done: false,
        doneAt: null,
        doneBy: null,
        leadType: null,
        leadId: null,
        leadName: null,
        assigneeId: null,
        assigneeName: null,
        createdBy: 'ana',
        createdAt: NOW,
      });
      expect(await steps.rows([])).toEqual([]);
    });

    it('and are found at their policies by title and by reference of the insurer', async () => {
      const [{ id: policyId }] = [await add(), await add()];
      await opened({ policyId, title: 'Broken arm', reference: 'CLM-77' });
      const range = { offset: 0, limit: 10 };
      const found = async (q: string) =>
        (await queries.page({ filter: { q }, sort: 'createdAt', order: 'ASC', range })).rows.map(
          ({ id }) => id,
        );
      expect(await found('broken ARM')).toEqual([policyId]);
      expect(await found('clm-77')).toEqual([policyId]);
      expect(await found('leg')).toEqual([]);
    });

    it('of a client, and no more once they are closed', async () => {
      const found = await opened({ policyId: (await add()).id, nextBy: TODAY });
      expect(await steps.count({ clientId: owner.id })).toBe(1);
      expect(await steps.count({ clientId: 'other' })).toBe(0);
      await cases.change(found.id, { closed: true }, ANA);
      expect(await steps.count({})).toBe(0);
    });

    it('and says at the policies which cases are open', async () => {
      const [{ id: policyId }, other] = [await add({ policyNumber: 'P-1' }), await add()];
      const without = await opened({ policyId });
      const first = await opened({ policyId, nextBy: TODAY });
      await opened({ policyId, closed: true });
      await opened({ policyId: other.id, closed: true });
      const open = ({ id, kind, title, nextStep, nextBy }: ServiceCase) => ({
        id,
        kind,
        title,
        nextStep,
        nextBy,
      });
      expect((await queries.find(policyId))?.openCases).toEqual([first, without].map(open));
      expect((await queries.find(other.id))?.openCases).toEqual([]);
      const range = { offset: 0, limit: 10 };
      const { rows, total } = await queries.page({
        ...({ filter: { openCase: true }, sort: 'createdAt', order: 'ASC', range } as const),
      });
      expect([rows.map(({ id }) => id), total]).toEqual([[policyId], 1]);
    });
  });

  it('says how to reach the owner of a policy', async () => {
    const { id } = await add();
    const reach = async () => {
      const { clientPhone, clientEmail } = (await queries.find(id))!;
      return [clientPhone, clientEmail];
    };
    expect(await reach()).toEqual([owner.phone, owner.email]);
    await database.write((tx) =>
      tx.update(Clients, { id: owner.id }, { phone: null, email: 'caller@no-email.invalid' }),
    );
    expect(await reach()).toEqual([null, null]);
  });

  describe('keeps cases', () => {
    it('the open ones first, each newest first', async () => {
      const { id: policyId } = await add();
      const first = await opened({ policyId });
      const closed = await opened({ policyId, closed: true });
      const second = await opened({ policyId });
      const open = [first, second].sort((one, other) => (one.id < other.id ? 1 : -1));
      expect(await queries.cases(policyId)).toEqual([...open, closed]);
      expect(await queries.cases('none')).toBeNull();
      expect((await rejectionOf(opened({ policyId: 'none' }))).message).toBe('There is no such policy');
    });

    it('with all their changes, also at the same moment', async () => {
      const { id: policyId } = await add();
      const found = await opened({ policyId });
      const changes = [{ reference: 'C-1' }, { nextBy: '2026-12-01' }, { closed: true }];
      await Promise.all(changes.map((one) => cases.change(found.id, one, ANA)));
      expect(await queries.cases(policyId)).toMatchObject([
        { reference: 'C-1', nextBy: '2026-12-01', closedByName: 'Ana Cruz' },
      ]);
      expect((await rejectionOf(cases.change('none', {}, ANA))).kind).toBe('NotFound');
    });

    it('that are open, also beyond the time for which an ended policy is kept', async () => {
      const { id: policyId } = await add({ force: 'surrendered' });
      const found = await opened({ policyId });
      const end = { date: '2026-11-21', time: '2026-11-20T16:00:00.000Z' };
      expect(await personal.eraseEnded(policyId, end)).toBe(false);
      await cases.change(found.id, { closed: true }, ANA);
      expect(await personal.eraseEnded(policyId, end)).toBe(true);
      expect(await database.reader.count(ServiceCases)).toBe(0);
    });

    it('and all else about a deleted policy are gone from the timelines of its owners, and notes stay', async () => {
      const [before, { id }] = [aClient(), await add({ force: 'surrendered', policyNumber: 'GONE-1' })];
      await database.write((tx) => tx.insert(Clients, rowOf(before)));
      await database.run(async (unit) => {
        const note = { actionType: 'note_added', actionDetails: 'Likes tea' };
        await records.addActivity(unit, owner.id, note, { actor: ANA, at: NOW });
      });
      await change(id, { clientId: before.id });
      await change(id, { clientId: owner.id });
      const found = await opened({ policyId: id });
      await cases.change(found.id, { closed: true }, ANA);
      expect(await clients.activity(before.id)).not.toEqual([]);
      const end = { date: '2026-11-21', time: '2026-11-20T16:00:00.000Z' };
      expect(await personal.eraseEnded(id, end)).toBe(true);
      expect(await clients.activity(before.id)).toEqual([]);
      expect(await clients.activity(owner.id)).toMatchObject([{ actionDetails: 'Likes tea' }]);
    });

    it('as part of what is held about the owner, and erases them with the policy', async () => {
      const policy = await add({ beneficiaries: [aBeneficiary()] });
      const found = await opened({ policyId: policy.id });
      expect((await personal.find(personOfClients(owner.id))).lists.policies).toEqual([
        { ...policy, payments: [], cases: [found], versions: [] },
      ]);
      await database.run((unit) => personal.erase(unit, personOfClients(owner.id)));
      expect(await database.reader.count(ServiceCases)).toBe(0);
    });
  });

  describe('tells the timeline of the client', () => {
    it('what happened to policies, premiums, beneficiaries and cases, and no amount', async () => {
      const policy = await add({ policyNumber: 'P-7', premium: { amount: 777_700, currency: null } });
      const [premium] = (await queries.premiums(policy.id))!;
      const payment = await policies.pay(premium!.id, { amount: 777_700 });
      await policies.takeBack(payment.id);
      await change(policy.id, { beneficiaries: [aBeneficiary()] });
      await change(policy.id, { beneficiaries: [aBeneficiary()] });
      await opened({ policyId: policy.id });
      await change(policy.id, { force: 'lapsed' });
      expect(await timeline()).toEqual([
        'Policy Sun Life Term 20 P-7 changed: lapsed',
        'Claim on Sun Life Term 20 P-7 opened',
        'Beneficiaries of Sun Life Term 20 P-7 changed',
        'Payment of the premium of Sun Life Term 20 P-7 due 2026-01-31 taken back',
        'Payment of the premium of Sun Life Term 20 P-7 due 2026-01-31 recorded',
        'Policy Sun Life Term 20 P-7 added',
      ]);
      const [entry] = await clients.activity(owner.id);
      expect(entry).toMatchObject({ performedBy: 'ana', performedByName: 'Ana Cruz', createdAt: NOW });
    });

    it('of both clients when a policy gets another owner, and nothing of what was not stored', async () => {
      const next = aClient();
      await database.write((tx) => tx.insert(Clients, rowOf(next)));
      const { id } = await add();
      await change(id, { clientId: next.id });
      await rejectionOf(change(id, { clientId: 'nobody' }));
      expect(await timeline()).toHaveLength(2);
      expect(await timeline(next.id)).toEqual(['Policy Sun Life Term 20 changed']);
    });
  });

  describe('corrects insurers', () => {
    const names = async () =>
      (await all.all()).map(({ name, products }) => [name, products.map((product) => product.name)]);
    const insurerNamed = async (wanted: string) => (await all.all()).find(({ name }) => name === wanted)!;
    const productNamed = async (wanted: string) =>
      (await all.all()).flatMap(({ products }) => products).find(({ name }) => name === wanted)!;

    it('whose policies have the new name, which no other insurer has', async () => {
      const { id } = await add({ insurer: 'Sunlife' });
      await add({ insurer: 'Manulife' });
      const { id: insurerId } = await insurerNamed('Sunlife');
      expect(await rejectionOf(insurers.rename(insurerId, ' MANULIFE'))).toMatchObject({
        errors: { name: 'Another insurer has this name; merge the two instead' },
      });
      await insurers.rename(insurerId, 'Sun Life');
      expect((await queries.find(id))?.insurer).toBe('Sun Life');
      await insurers.rename(insurerId, 'SUN Life');
      expect(await names()).toEqual([
        ['Manulife', ['Term 20']],
        ['SUN Life', ['Term 20']],
      ]);
      expect((await rejectionOf(insurers.rename('none', 'x'))).kind).toBe('NotFound');
    });

    it('and products, each name once in an insurer and line; usual grace days are those of new policies', async () => {
      const { id } = await add({ product: 'Tern 20' });
      await add({ product: 'Term 30' });
      await add({ product: 'Term 20', line: 'health' });
      const { id: productId } = await productNamed('Tern 20');
      expect(await rejectionOf(insurers.changeProduct(productId, { name: 'term  30' }))).toMatchObject({
        errors: { name: expect.stringContaining('merge the two instead') as unknown },
      });
      await insurers.changeProduct(productId, { name: 'Term 20', graceDays: 45 });
      expect(await queries.find(id)).toMatchObject({ product: 'Term 20', graceDays: 31 });
      const of = { insurer: 'sun life', product: 'TERM 20' };
      const lines = ['life', 'health', 'accident'] as const;
      expect(await Promise.all(lines.map((line) => products.usualGraceDays({ ...of, line })))).toEqual([
        45,
        null,
        null,
      ]);
      await insurers.changeProduct(productId, { graceDays: null });
      expect(await products.usualGraceDays({ ...of, line: 'life' })).toBeNull();
      expect((await rejectionOf(insurers.changeProduct('none', {}))).kind).toBe('NotFound');
    });

    it('that are one: products and policies follow, and equal products unite', async () => {
      await add({ insurer: 'Sun Life', product: 'Term 20', policyNumber: 'A' });
      const moved = await add({ insurer: 'Sunlife', product: 'term 20', policyNumber: 'B' });
      await add({ insurer: 'Sunlife', product: 'Term 20', line: 'health' });
      const alone = await add({ insurer: 'Sunlife', product: 'Term 30' });
      const [kept, other] = [await insurerNamed('Sun Life'), await insurerNamed('Sunlife')];
      await insurers.changeProduct(other.products.find(({ line }) => line === 'life')!.id, { graceDays: 45 });
      await insurers.merge(kept.id, other.id);
      expect(await all.all()).toMatchObject([
        {
          id: kept.id,
          products: [
            { name: 'Term 20', line: expect.any(String) as unknown },
            { name: 'Term 20' },
            { name: 'Term 30', line: 'life', graceDays: null, policies: 1 },
          ],
        },
      ]);
      expect(await products.usualGraceDays({ insurer: 'Sun Life', product: 'Term 20', line: 'life' })).toBe(
        45,
      );
      expect(await queries.find(moved.id)).toMatchObject({ insurer: 'Sun Life', product: 'Term 20' });
      expect(await queries.find(alone.id)).toMatchObject({ insurer: 'Sun Life', product: 'Term 30' });
    });

    it('unless both have a policy with one number, which is named, and nothing is changed', async () => {
      await add({ insurer: 'Sun Life', policyNumber: 'P-1 23' });
      await add({ insurer: 'Sunlife', policyNumber: 'p123', product: 'Term 30' });
      const [kept, other] = [await insurerNamed('Sun Life'), await insurerNamed('Sunlife')];
      const before = await names();
      expect(await rejectionOf(insurers.merge(kept.id, other.id))).toMatchObject({
        kind: 'Conflict',
        message: 'Both insurers have a policy with the number P-1 23; please correct one of them first',
      });
      expect(await names()).toEqual(before);
    });

    it('so that no policy is left behind that is added or changed at the same moment', async () => {
      const first = await add({ insurer: 'Sun Life', policyNumber: '0' });
      await add({ insurer: 'Sunlife', policyNumber: '1' });
      const [kept, other] = [await insurerNamed('Sun Life'), await insurerNamed('Sunlife')];
      await Promise.all([
        ...['2', '3', '4'].map((policyNumber) => add({ insurer: 'Sunlife', policyNumber })),
        insurers.merge(kept.id, other.id),
        change(first.id, { insurer: 'Sunlife' }),
        ...['5', '6'].map((policyNumber) => add({ insurer: 'Sunlife', product: 'Term 30', policyNumber })),
      ]);
      const request = {
        filter: {},
        sort: 'policyNumber',
        order: 'ASC',
        range: { offset: 0, limit: 20 },
      } as const;
      const { rows, total } = await queries.page(request);
      // a policy of an insurer or product that is gone would be counted and not listed
      expect([rows.length, total]).toEqual([7, 7]);
    });

    it('in both directions at the same moment: one of them stays', async () => {
      await add({ insurer: 'Sun Life' });
      await add({ insurer: 'Sunlife' });
      const [one, other] = [await insurerNamed('Sun Life'), await insurerNamed('Sunlife')];
      const merges = await Promise.allSettled([
        insurers.merge(one.id, other.id),
        insurers.merge(other.id, one.id),
      ]);
      expect(merges.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await all.all()).toHaveLength(1);
    });
  });
});
