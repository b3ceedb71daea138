import { openedDatabase } from '../../app/testing/opened-database.js';
import type { Client } from '../../clients/client-queries.js';
import { Clients } from '../../clients/store/client.tables.js';
import { newId } from '../../platform/clock.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { detailsOf, type Policy } from '../domain/policy.js';
import { PREMIUM_STATES } from '../domain/premium-state.js';
import { decided } from '../testing/builders.js';
import { NOW, policyTables, TODAY } from '../testing/policy-tables.js';
import { Insurers, Policies, Products } from './policy.tables.js';

describe.each(DATABASES)('policies on $name', ({ create }) => {
  const database = openedDatabase(create);
  const {
    clients,
    references,
    merge,
    undo,
    policies,
    queries,
    owner,
    addClient,
    add,
    change,
    premiums,
    due,
    pay,
    page,
    found,
  } = policyTables(database);
  const shown = ({ planFrom: _, termsSince: __, upcoming: ___, ...policy }: Policy) => policy;
  const { takeBack } = policies;

  it('are stored and read as they are, whatever the amount', async () => {
    const full = await add({
      insured: 'Ben “B” Uy',
      policyNumber: 'P-1',
      endsOn: '2046-01-31',
      reinstateUntil: '2030-01-01',
      remarks: 'Line one\nLine two',
      premium: { amount: 999_999_999_999, currency: 'USD' },
      mode: 'single',
    });
    const bare = await add();
    expect(await queries.find(full.id)).toMatchObject(shown(full));
    expect(await queries.find(bare.id)).toMatchObject(shown(bare));
    expect(await premiums(full.id)).toMatchObject([
      { amount: 999_999_999_999, currency: 'USD', paidAmount: 0 },
    ]);
    expect(await queries.find('none')).toBeNull();
    expect(await queries.premiums('none')).toBeNull();
    expect(await queries.versions('none')).toBeNull();
  });

  it('share insurers and products by name, in each line', async () => {
    await add({ insurer: 'Sun Life', product: 'Term 20' });
    const other = await add({ insurer: ' SUN  life', product: 'term 20' });
    await add({ insurer: 'Sun Life', product: 'Term 20', line: 'health' });
    const { reader } = database;
    expect([await reader.count(Insurers), await reader.count(Products)]).toEqual([1, 2]);
    expect(await queries.find(other.id)).toMatchObject({ insurer: 'Sun Life', product: 'Term 20' });
  });

  it('share insurers and products whatever the accents, signs and case of their names', async () => {
    await add({ insurer: 'Peña Mutual', product: 'Seguro – Niño', policyNumber: 'Ñ-1' });
    const other = await add({ insurer: 'PENA  Mutual.', product: 'seguro niño', policyNumber: '2' });
    expect(await queries.find(other.id)).toMatchObject({ insurer: 'Peña Mutual', product: 'Seguro – Niño' });
    expect(await found({ insurer: 'pena mutual' })).toEqual(['2', 'Ñ-1']);
    expect(await found({ q: 'n1' })).toEqual(['Ñ-1']);
    const twice = await rejectionOf(add({ insurer: 'Pena Mutual', policyNumber: 'n1' }));
    expect(twice).toMatchObject({
      errors: { policyNumber: 'Another policy of this insurer has this number' },
    });
  });

  it('have a number that is unique among those of the insurer, however it is written', async () => {
    const first = await add({ policyNumber: 'P-1 23' });
    await add({ policyNumber: 'P-123', insurer: 'Manulife' });
    const second = await add({ policyNumber: null });
    const rejection = { errors: { policyNumber: 'Another policy of this insurer has this number' } };
    expect(await rejectionOf(add({ policyNumber: 'p123' }))).toMatchObject(rejection);
    expect(await rejectionOf(change(second.id, { policyNumber: 'P-123' }))).toMatchObject(rejection);
    expect((await change(first.id, { policyNumber: 'P-123' }))?.after.policyNumber).toBe('P-123');
  });

  it('of a new insurer, added at the same moment with one number, are stored once', async () => {
    const results = await Promise.allSettled(
      [1, 2, 3].map(() => add({ policyNumber: 'P-1', insurer: 'Pru Life' })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'policy.number-taken' });
    expect(await database.reader.count(Insurers)).toBe(1);
  });

  it('belong to clients who exist', async () => {
    expect(await rejectionOf(add({ clientId: newId() }))).toMatchObject({
      errors: { clientId: 'There is no such client' },
    });
    expect(await rejectionOf(add({ insured: newId() }))).toMatchObject({
      errors: { insured: 'Insured must be a name or a client' },
    });
    const { id } = await add({ insured: owner().id });
    expect((await rejectionOf(change(id, { clientId: newId() }))).kind).toBe('Invalid');
  });

  it('keep clients, owners and insured, from being deleted', async () => {
    const [insured, neither] = [await addClient(), await addClient()];
    await add({ insured: insured.id });
    const none = (id: string) => database.run((unit) => references.assertNone(unit, id));
    for (const { id } of [owner(), insured])
      expect(await rejectionOf(none(id))).toMatchObject({
        kind: 'Conflict',
        message: expect.stringMatching(/^This client has policies/),
      });
    await none(neither.id);
  });

  it('are found by part of the number, by their client, by insurer, line and force', async () => {
    const other = await addClient({
      firstName: 'Noel',
      lastName: 'Tan',
      email: null,
      phone: '0918 222 3344',
    });
    await add({ policyNumber: '000-123' });
    await add({ policyNumber: '000-456', clientId: other.id, insurer: 'Manulife', force: 'lapsed' });
    await add({ policyNumber: '000-789', line: 'health', clientId: other.id });
    expect(await found({ q: '00012' })).toEqual(['000-123']);
    expect(await found({ q: '0-4' })).toEqual(['000-456']);
    expect(await found({ q: 'noel ta' })).toEqual(['000-456', '000-789']);
    expect(await found({ q: '+63 918 222 3344' })).toEqual(['000-456', '000-789']);
    expect(await found({ q: '%' })).toEqual([]);
    expect(await found({ clientId: owner().id })).toEqual(['000-123']);
    expect(await found({ insurer: 'MANULIFE' })).toEqual(['000-456']);
    expect(await found({ line: 'health' })).toEqual(['000-789']);
    expect(await found({ force: 'lapsed', clientId: owner().id })).toEqual([]);
  });

  it('are found by the household of the client who owns them', async () => {
    await database.write((tx) =>
      tx.update(Clients, owner().id, { householdId: 'home', householdRole: 'head' }),
    );
    await add({ policyNumber: 'P-1' });
    await add({ policyNumber: 'P-2', clientId: (await addClient()).id });
    expect(await found({ householdId: 'home' })).toEqual(['P-1']);
    expect(await found({ householdId: 'other' })).toEqual([]);
  });

  it('follow their clients, owners and insured, when those are merged, and go back, but for later ones', async () => {
    const other = await addClient({ firstName: 'Lisa' });
    const owned = await add({ clientId: other.id });
    const insured = await add({ insured: other.id });
    const inForce = async ({ id }: Client) =>
      (await database.reader.findOneByOrFail(Clients, { id })).policiesInForce;
    const { mergeId, client } = await merge(owner().id, other.id);
    expect([client.policiesInForce, await inForce(other)]).toEqual([2, 0]);
    expect(await queries.find(owned.id)).toMatchObject({ clientId: owner().id });
    expect(await queries.find(insured.id)).toMatchObject({ insured: owner().id });
    expect(await rejectionOf(add({ clientId: other.id }))).toMatchObject({
      errors: { clientId: 'There is no such client' },
    });
    const later = await add();
    const { stayed } = await undo(mergeId);
    expect(stayed).toEqual([{ kind: 'policy', id: later.id }]);
    expect([await inForce(owner()), await inForce(other)]).toEqual([2, 1]);
    expect(await queries.find(owned.id)).toMatchObject({ clientId: other.id });
    expect(await queries.find(insured.id)).toMatchObject({ clientId: owner().id, insured: other.id });
  });

  it('are sorted, in pages', async () => {
    await add({ policyNumber: 'A', startsOn: '2026-03-01' });
    await add({ policyNumber: 'B', startsOn: '2026-01-01' });
    await add({ policyNumber: 'C', startsOn: '2026-02-01' });
    const { rows, total } = await page({}, 'startsOn', { offset: 1, limit: 2 });
    expect([rows.map(({ policyNumber }) => policyNumber), total]).toEqual([['C', 'A'], 3]);
  });

  it('are found by the state of a premium today as it is shown, and by its due date', async () => {
    const single = { mode: 'single', graceDays: 31 } as const;
    await add({ ...single, policyNumber: 'upcoming', startsOn: '2026-11-22' });
    await add({ ...single, policyNumber: 'due', startsOn: '2026-11-21' });
    await add({ ...single, policyNumber: 'in grace', startsOn: '2026-10-21' });
    await add({ ...single, policyNumber: 'past grace', startsOn: '2026-10-20' });
    const paid = await add({ ...single, policyNumber: 'paid', startsOn: '2026-10-20' });
    const [premium] = await premiums(paid.id);
    await pay(premium!.id);
    for (const premiumState of PREMIUM_STATES) {
      expect(await found({ premiumState })).toEqual([premiumState]);
      const [policy] = (await page({ premiumState })).rows;
      expect(await premiums(policy!.id)).toMatchObject([{ state: premiumState }]);
    }
    expect(await found({ dueFrom: '2026-11-21', dueTo: '2026-11-21' })).toEqual(['due']);
    expect(await found({ dueFrom: '2026-11-01', premiumState: 'in grace' })).toEqual([]);
  });

  it('are found by who looks after their client', async () => {
    await add({ policyNumber: 'nobody' });
    const other = await addClient({ ownerId: 'ana' });
    await add({ policyNumber: 'ana', clientId: other.id });
    expect(await found({ ownerId: 'ana' })).toEqual(['ana']);
    expect(await found({ ownerId: 'ben' })).toEqual([]);
  });

  it('are listed with the names of their people and the premium that is to be paid next', async () => {
    const insured = await addClient({ firstName: 'Noel', lastName: null });
    const { id } = await add({ insured: insured.id, startsOn: '2026-10-31', mode: 'quarterly' });
    const child = await add({ insured: 'Mia Reyes', startsOn: '2026-11-30', policyNumber: 'child' });
    const [first, second] = await premiums(id);
    const { payments: _, corrections: __, ...due } = first!;
    const names = { clientName: 'Liza Reyes', insuredName: 'Noel' };
    expect(await queries.find(id)).toMatchObject({ ...names, nextPremium: due });
    expect(due).toMatchObject({ dueDate: '2026-10-31', state: 'in grace', daysLeft: 10, paidAmount: 0 });
    expect((await page({ q: 'child' })).rows).toMatchObject([
      { id: child.id, insuredName: null, nextPremium: { dueDate: '2026-11-30', daysLeft: null } },
    ]);
    const payment = await pay(first!.id);
    expect(await queries.find(id)).toMatchObject({ nextPremium: { id: second!.id } });
    await takeBack(payment.id);
    expect(await queries.find(id)).toMatchObject({ nextPremium: { id: first!.id } });
    await change(id, { force: 'lapsed' });
    expect(await queries.find(id)).toMatchObject({ nextPremium: null });
    await change(id, { force: 'in force' });
    expect(await queries.find(id)).toMatchObject({ nextPremium: { id: first!.id } });
  });

  it('are sorted by the premium that is to be paid next; those without one are last', async () => {
    await add({ policyNumber: 'lapsed', force: 'lapsed' });
    await add({ policyNumber: 'later', startsOn: '2026-11-30' });
    await add({ policyNumber: 'now', startsOn: '2026-10-31' });
    const { rows } = await page({}, 'nextPremiumDue');
    expect(rows.map(({ policyNumber }) => policyNumber)).toEqual(['now', 'later', 'lapsed']);
  });

  it('are in the rows of their clients, counted and with the next premium', async () => {
    const other = await addClient();
    const said = async ({ id }: Client) => {
      const { policiesInForce, nextPremiumDue } = (await clients.find(id))!;
      return [policiesInForce, nextPremiumDue];
    };
    expect(await said(owner())).toEqual([0, null]);
    const first = await add({ startsOn: '2026-10-31' });
    const second = await add({ startsOn: '2026-09-30', force: 'not yet' });
    expect(await said(owner())).toEqual([1, '2026-10-31']);
    await change(second.id, { force: 'in force' });
    expect(await said(owner())).toEqual([2, '2026-09-30']);
    await pay((await premiums(second.id))[0]!.id);
    expect(await said(owner())).toEqual([2, '2026-10-30']);
    await change(first.id, { clientId: other.id });
    expect([await said(owner()), await said(other)]).toEqual([
      [1, '2026-10-30'],
      [1, '2026-10-31'],
    ]);
    await change(first.id, { force: 'lapsed' });
    expect(await said(other)).toEqual([0, null]);
  });

  it('of one client, paid at the same moment, leave the client with the next premium of all', async () => {
    const all = await Promise.all(['2026-09-30', '2026-10-31'].map((startsOn) => add({ startsOn })));
    const due = await Promise.all(all.map(async ({ id }) => (await premiums(id))[0]!.id));
    await Promise.all(due.map((id) => pay(id)));
    expect(await clients.find(owner().id)).toMatchObject({
      policiesInForce: 2,
      nextPremiumDue: '2026-10-30',
    });
  });

  it('that are all paid have a next premium when it is planned', async () => {
    const { id } = await add({ startsOn: '2026-10-31', mode: 'annual' });
    for (const premium of await premiums(id)) await pay(premium.id);
    expect(await clients.find(owner().id)).toMatchObject({ nextPremiumDue: null });
    await policies.planOn('2027-08-01');
    expect(await queries.find(id)).toMatchObject({ nextPremium: { dueDate: '2028-10-31' } });
    expect(await clients.find(owner().id)).toMatchObject({ nextPremiumDue: '2028-10-31' });
  });

  it('have the premiums of 15 months ahead, and later the next ones, each once', async () => {
    const { id } = await add({ startsOn: '2026-10-31', mode: 'quarterly' });
    const ended = await add({ startsOn: '2026-10-31', force: 'lapsed' });
    const first = ['2026-10-31', '2027-01-31', '2027-04-30', '2027-07-31', '2027-10-31', '2028-01-31'];
    expect([await due(id), await due(ended.id)]).toEqual([first, []]);
    await policies.planOn(TODAY);
    expect(await due(id)).toEqual(first);
    const runs = [1, 2].map(() => policies.planOn('2027-02-01'));
    await Promise.all(runs);
    expect(await due(id)).toEqual([...first, '2028-04-30']);
  });

  it('when they are changed keep the earlier states, who changed them and why', async () => {
    const policy = await add({ policyNumber: 'P-1' });
    await change(policy.id, { product: 'Term 30' });
    const { after } = await change(policy.id, { remarks: 'x' }, '2026-11-20T18:00:00.000Z');
    expect(await queries.find(policy.id)).toMatchObject(shown(after));
    const ana = { reason: 'Asked by phone', changedBy: 'ana', changedByName: 'Ana Cruz' };
    const by = { ...ana, id: expect.any(String) as unknown, upcomingTerms: null };
    expect(await queries.versions(policy.id)).toEqual([
      { ...by, policy: { ...detailsOf(policy), product: 'Term 30' }, changedAt: '2026-11-20T18:00:00.000Z' },
      { ...by, policy: detailsOf(policy), changedAt: NOW },
    ]);
    expect((await rejectionOf(change('nobody', {}))).kind).toBe('NotFound');
    await change(policy.id, { remarks: 'x' });
    expect(await queries.versions(policy.id)).toHaveLength(2);
  });

  it('with a new mode, amount or date have new premiums in place of those without payments', async () => {
    const { id } = await add({ startsOn: '2026-10-31', mode: 'annual' });
    const [paid] = await premiums(id);
    await pay(paid!.id, 100);
    const terms = {
      mode: 'semi-annual',
      premium: { amount: 130_000, currency: null },
      graceDays: 45,
    } as const;
    await change(id, terms);
    expect(await premiums(id)).toMatchObject([
      { id: paid!.id, amount: 250_000, paidAmount: 100, graceEndsOn: '2026-12-01' },
      { dueDate: '2027-10-31', amount: 130_000, graceEndsOn: '2027-12-15', paidAmount: 0 },
    ]);
    expect(await queries.find(id)).toMatchObject({
      mode: 'annual',
      premium: { amount: 250_000 },
      graceDays: 31,
      upcomingTerms: { ...terms, premium: { amount: 130_000, currency: 'PHP' }, effectiveOn: '2027-10-31' },
    });
    const unpaid = await add({ startsOn: '2026-10-31', mode: 'annual' });
    await change(unpaid.id, { startsOn: '2026-11-15' }, NOW, { kind: 'correction' });
    expect(await due(unpaid.id)).toEqual(['2026-11-15', '2027-11-15']);
  });

  it('get the terms of a day on that day, at the latest when premiums are planned', async () => {
    const { id } = await add({ startsOn: '2026-10-31' });
    await change(id, { mode: 'annual' });
    await policies.planOn('2026-11-29');
    expect(await database.reader.findOneBy(Policies, { id })).toMatchObject({ mode: 'monthly' });
    await policies.planOn('2026-11-30');
    expect(await database.reader.findOneBy(Policies, { id })).toMatchObject({
      mode: 'annual',
      upcoming: '[]',
      upcomingOn: null,
      planFrom: '2026-11-30',
    });
    expect(await due(id)).toEqual(['2026-10-31', '2026-11-30', '2027-11-30']);
  });

  it('whose start is corrected by a month have each premium on its new day', async () => {
    const { id } = await add({ startsOn: '2026-09-30' });
    const before = await premiums(id);
    await change(id, { startsOn: '2026-08-31' }, NOW, { kind: 'correction' });
    const after = await premiums(id);
    expect(after.slice(0, before.length).map((premium) => premium.id)).toEqual(before.map((one) => one.id));
    expect(after[0]).toMatchObject({ dueDate: '2026-08-31' });
  });

  it('whose mode is corrected have the payments on the new premiums, with lines for what is carried', async () => {
    const { id } = await add({
      startsOn: '2026-09-30',
      mode: 'annual',
      premium: { amount: 1_000, currency: null },
    });
    const [year] = await premiums(id);
    const payment = await pay(year!.id, 1_000);
    const monthly = { mode: 'monthly', premium: { amount: 400, currency: null } } as const;
    await change(id, monthly, NOW, { kind: 'correction' });
    const all = await premiums(id);
    expect(all.slice(0, 4).map(({ dueDate, amount, paidAmount }) => [dueDate, amount, paidAmount])).toEqual([
      ['2026-09-30', 400, 400],
      ['2026-10-30', 400, 400],
      ['2026-11-30', 400, 200],
      ['2026-12-30', 400, 0],
    ]);
    const lines = all.flatMap((premium) => premium.payments);
    expect(lines.map(({ amount, carriedFrom }) => [amount, carriedFrom])).toEqual([
      [1_000, null],
      [-600, payment.id],
      [400, payment.id],
      [200, payment.id],
    ]);
  });

  it('leave what was recorded for a premium that is removed to the one of its days', async () => {
    const { id } = await add({ startsOn: '2026-10-31' });
    const [, second, third] = await premiums(id);
    const payment = await pay(third!.id, 100);
    await takeBack(payment.id);
    await change(id, { mode: 'annual' });
    const all = await premiums(id);
    expect(all.map(({ id: premium, payments: lines }) => [premium, lines.length])).toEqual([
      [expect.any(String), 0],
      [second!.id, 2],
      [expect.any(String), 0],
    ]);
  });

  it('are previewed as they would be, and nothing is stored', async () => {
    const { id } = await add({ startsOn: '2026-10-31' });
    const before = await premiums(id);
    const decision = decided({ mode: 'annual' }, { at: NOW, today: TODAY });
    const preview = await policies.preview(id, decision, TODAY);
    expect(preview!.planned.premiums.map(({ dueDate }) => dueDate)).toEqual([
      '2026-10-31',
      '2026-11-30',
      '2027-11-30',
    ]);
    expect(await premiums(id)).toEqual(before);
    expect(await policies.preview('none', decision, TODAY)).toBeNull();
  });

  it('that lapse keep what was due, and what follows comes back with their reinstatement', async () => {
    const { id } = await add({ startsOn: '2026-09-30', mode: 'quarterly' });
    const all = await due(id);
    await change(id, { force: 'lapsed' });
    expect(await due(id)).toEqual(['2026-09-30']);
    await change(id, { force: 'in force' });
    expect(await due(id)).toEqual(all);
    await change(id, { application: 'withdrawn' });
    expect(await due(id)).toEqual([]);
  });
});
