import { LessThan } from 'typeorm';
import { PremiumsOwedInForce1764403200000 } from '../../app/migrations/1764403200000-premiums-owed-in-force.js';
import { openedDatabase } from '../../app/testing/opened-database.js';
import { Clients } from '../../clients/store/client.tables.js';
import { rowOf } from '../../clients/store/client-rows.js';
import { aClient } from '../../clients/testing/builders.js';
import { clientsOn } from '../../clients/testing/clients-on.js';
import { newId } from '../../platform/clock.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { type BookEntry, bookMonths, entriesOfPremium } from '../domain/book.js';
import { type NewPolicy, type Policy, type PolicyChange } from '../domain/policy.js';
import { FORCE_STATES, POLICY_LINES } from '../domain/policy-choices.js';
import { PREMIUM_MODES } from '../domain/premium-schedule.js';
import { PREMIUM_STATES } from '../domain/premium-state.js';
import { SqlPersonalPolicies } from './sql-personal-policies.js';
import type { PolicyFilter } from '../policy-queries.js';
import { aPolicy, decided } from '../testing/builders.js';
import { officeTime, policiesOn } from '../testing/policies-on.js';
import { bookEntriesOf, summed } from './book-counters.js';
import { policyConditions } from './policy-conditions.js';
import { BookCounters, Insurers, Policies, PremiumPayments, Premiums, Products } from './policy.tables.js';
import type { Book, BookCount, BookSum } from './book-figures.js';
import { SqlBook } from './sql-book.js';
import { SqlPolicySums } from './sql-policy-sums.js';
import { SqlPolicyQueries } from './sql-policy-queries.js';
import { personOfClients } from '../../platform/testing/personal-data.js';

// of the office; in UTC it is the day before
const NOW = '2026-11-20T17:00:00.000Z';
const TODAY = '2026-11-21';

describe.each(DATABASES)('the book on $name', ({ create }) => {
  const database = openedDatabase(create);
  const { queries: clients, records } = clientsOn(database);
  const policies = policiesOn(database, NOW);
  const time = officeTime(NOW);
  const queries = new SqlPolicyQueries(database, time, clients);
  const personal = new SqlPersonalPolicies(database, queries, records);
  const book = new SqlBook(database, time);
  const sums = new SqlPolicySums(database, time, clients);
  const read = () => book.read(bookMonths({}, TODAY));

  beforeEach(() =>
    database.write(async (tx) => {
      await tx.clear(BookCounters);
      for (const table of [Insurers, Products, Policies, Premiums, PremiumPayments, Clients])
        await tx.clear(table);
    }),
  );

  const addClient = async () => {
    const client = aClient();
    await database.write((tx) => tx.insert(Clients, rowOf(client)));
    return client.id;
  };
  const add = async (changes: Partial<NewPolicy> = {}, day = TODAY): Promise<Policy> => {
    const policy = { ...aPolicy({ clientId: await addClient(), ...changes }), id: newId() };
    await policies.add(policy, day);
    return policy;
  };
  const change = (id: string, changes: PolicyChange, day = TODAY) =>
    policies.change(id, decided(changes, { at: NOW, today: day }, { arrears: 'owed' }), null, day);
  /** The last that was due. */
  const duePremium = async (policyId: string) => {
    const where = { policyId, dueDate: LessThan(TODAY) };
    return (await database.reader.findOne(Premiums, { where, order: { dueDate: 'DESC' } }))!;
  };
  const pay = async (policyId: string, amount: number) =>
    policies.pay((await duePremium(policyId)).id, { amount });

  const stored = async () => {
    const rows = await database.reader.find(BookCounters);
    return summed(rows).filter(({ counted, amount }) => counted !== 0 || amount !== 0);
  };
  /** The counters as the stored policies and premiums say. */
  const recounted = async () => {
    const entries: BookEntry[] = [];
    for (const policy of await database.reader.find(Policies))
      entries.push(...bookEntriesOf(policy, await database.reader.findBy(Premiums, { policyId: policy.id })));
    return summed(entries);
  };

  /** Policies of every kind and state, changed, paid in full and in part, with payments taken back. */
  const fill = async () => {
    for (const force of FORCE_STATES) await add({ force });
    const ids: string[] = [];
    for (let number = 0; number < 56; number += 1) {
      const startsOn = `202${4 + (number % 3)}-${String(1 + (number % 12)).padStart(2, '0')}-${10 + (number % 19)}`;
      const { id } = await add({
        startsOn,
        insurer: number % 4 ? 'Sun Life' : 'Manulife',
        product: `Plan ${number % 3}`,
        line: POLICY_LINES[number % 4]!,
        mode: PREMIUM_MODES[number % 5]!,
        force: number % 8 ? 'in force' : 'not yet',
        premium: { amount: 1_000 + number, currency: number % 6 ? 'PHP' : 'USD' },
      });
      ids.push(id);
    }
    for (const [number, id] of ids.entries()) {
      if (number % 3 === 0) await pay(id, 1_000 + (number % 2 ? number : -1));
      if (number % 9 === 0) {
        const { id: payment } = await pay(id, 5_000);
        await policies.takeBack(payment);
      }
      if (number % 8 === 0) await change(id, { force: FORCE_STATES[number % 7]! }, '2026-05-05');
      if (number % 5 === 0) await change(id, { mode: 'quarterly', product: 'Plan 1' });
      if (number % 7 === 0) await change(id, { force: 'lapsed' }, `2026-0${1 + (number % 9)}-15`);
      if (number % 14 === 0) await change(id, { force: 'in force', graceDays: 60 });
      if (number % 11 === 0 && number % 3 < 2) await change(id, { endsOn: '2026-10-31', force: 'matured' });
      if (number % 13 === 0) await change(id, { premium: { amount: 7_777, currency: 'EUR' } });
    }
    await policies.planOn('2027-03-30');
    return ids;
  };
  it('counts what is stored after any change', async () => {
    const ids = await fill();
    expect(await stored()).toEqual(await recounted());
    const clients = await database.reader.find(Policies);
    const erased = clients.filter(({ id }) => ids.indexOf(id) % 4 === 0).map(({ clientId }) => clientId);
    await database.run((unit) => personal.erase(unit, personOfClients(...erased)));
    expect(await database.reader.count(Policies)).toBe(49);
    expect(await stored()).toEqual(await recounted());
  });

  it('owes nothing for policies that are not yet in force, also for those that were counted before', async () => {
    await fill();
    for (const application of ['applied', 'issued'] as const)
      await add({ force: 'not yet', application, startsOn: '2026-11-01' });
    const rows = () => database.reader.find(Policies, { where: { forceState: 'not yet' } });
    const stale = await rows();
    expect(stale).toHaveLength(3);
    await database.write((tx) =>
      tx.query(
        `UPDATE premiums SET unpaidUntil = graceEndsOn
         WHERE paidAmount < amount AND policyId IN (SELECT id FROM policies WHERE forceState = 'not yet')`,
      ),
    );
    await database.write((tx) =>
      tx.query(`UPDATE policies SET nextUnpaidUntil = '2026-11-25' WHERE forceState = 'not yet'`),
    );
    await database.write((tx) =>
      tx.query(
        `UPDATE book_counters SET counted = counted + 1 WHERE scope IN ('unpaid', 'lastUnpaid', 'firstGrace')`,
      ),
    );
    await database.write((tx) => new PremiumsOwedInForce1764403200000().up(tx.queryRunner!));
    expect(await rows()).toEqual(stale);
    expect(await stored()).toEqual(await recounted());
    for (const premiumState of ['upcoming', 'due', 'in grace', 'past grace'] as const)
      expect(await listedBy({ premiumState, force: 'not yet' })).toMatchObject({ rows: [], total: 0 });
  });

  /** Every figure with its filter, and its path. */
  const figuresOf = (value: unknown, path = ''): [string, BookCount & Partial<BookSum>][] => {
    if (typeof value !== 'object' || value === null) return [];
    if (Object.hasOwn(value, 'filter')) return [[path, value as BookCount]];
    return Object.entries(value).flatMap(([name, part]) => figuresOf(part, `${path}/${name}`));
  };
  const isOfPremiums = ({ dueFrom }: PolicyFilter) => dueFrom !== undefined;
  /** The rows of the list, and their premiums that match. */
  const listedBy = async (filter: PolicyFilter) => {
    const range = { offset: 0, limit: 500 };
    const { rows, total } = await queries.page({ filter, sort: 'startsOn', order: 'ASC', range });
    const { dueFrom = '', dueTo = '', premiumState, currency } = filter;
    const premiums = [];
    for (const { id } of isOfPremiums(filter) ? rows : [])
      for (const premium of (await queries.premiums(id)) ?? [])
        if (premium.dueDate >= dueFrom && premium.dueDate <= dueTo && premium.currency === currency)
          if (premiumState === undefined || premium.state === premiumState) premiums.push(premium);
    return { rows, total, premiums };
  };
  const TIMES = { annual: 1, 'semi-annual': 2, quarterly: 4, monthly: 12, single: 1 };

  it('says of each figure what the rows of its filter say', async () => {
    await fill();
    const figures = figuresOf(await read());
    let compared = 0;
    for (const [path, { count, amount, filter }] of figures) {
      const { rows, total, premiums } = await listedBy(filter);
      const sum = isOfPremiums(filter)
        ? premiums.reduce(
            (all, premium) => all + entriesOfPremium(premium, true).at(filter.premiumState ? 1 : 0)!.amount,
            0,
          )
        : rows.reduce((all, { premium, mode }) => all + premium.amount * TIMES[mode], 0);
      if (amount !== undefined && count > 0) {
        expect([path, await sums.of(filter)]).toEqual([
          path,
          [expect.objectContaining({ currency: filter.currency, count, amount })],
        ]);
        const matched = rows.reduce((all, row) => all + (row.matched?.amount ?? 0), 0);
        expect([path, matched]).toEqual([path, isOfPremiums(filter) ? amount : 0]);
      }
      expect([path, count, amount]).toEqual([
        path,
        isOfPremiums(filter) ? premiums.length : total,
        amount === undefined ? undefined : sum,
      ]);
      if (count > 0) compared += 1;
    }
    // of each part
    expect(compared).toBeGreaterThan(100);
    for (const part of ['/inForce', '/byCurrency', '/byInsurer', '/byProduct', '/byLine'])
      expect(figures.some(([path, { count }]) => path.startsWith(part) && count > 0)).toBe(true);
    for (const part of ['due', 'collected', 'inGrace', 'kept', 'lapsed', 'matured'])
      expect(figures.some(([path, { count }]) => path.endsWith(`/${part}`) && count > 0)).toBe(true);
  });

  it('counts the policies of the list as it finds them, in each state of force and of premiums', async () => {
    await fill();
    const filters: PolicyFilter[] = [
      {},
      { overdue: true },
      ...FORCE_STATES.map((force) => ({ force })),
      ...PREMIUM_STATES.map((premiumState) => ({ premiumState })),
      ...PREMIUM_STATES.map((premiumState) => ({ premiumState, force: 'in force' as const })),
    ];
    for (const filter of filters) {
      const { rows, total } = await listedBy(filter);
      expect([filter, total]).toEqual([filter, rows.length]);
    }
  });

  it('finds the same policies whether premiums are looked up for each or as a set', async () => {
    await fill();
    for (const premiumState of [undefined, ...PREMIUM_STATES]) {
      const filter = { premiumState, dueFrom: '2026-09-15', dueTo: '2026-12-15', currency: 'PHP' };
      const ids = (['of each', 'as a set'] as const).map(async (premiums) => {
        const { where, values } = policyConditions(filter, TODAY, clients, premiums);
        return database.reader.query<object[]>(`SELECT p.id FROM policies p ${where} ORDER BY p.id`, [
          ...values,
        ]);
      });
      const [ofEach, asSet] = await Promise.all(ids);
      expect(ofEach).toEqual(asSet);
    }
  });

  it('adds up the premiums of a year by mode, those that are paid once apart, and no two currencies', async () => {
    const common = { insurer: 'Sun Life', product: 'Plan' };
    await add({ ...common, mode: 'monthly', premium: { amount: 100, currency: null } });
    await add({ ...common, mode: 'quarterly', premium: { amount: 100, currency: null } });
    await add({ ...common, mode: 'single', premium: { amount: 5_000, currency: null } });
    await add({ ...common, mode: 'annual', premium: { amount: 7, currency: 'USD' } });
    await add({ ...common, force: 'lapsed' });
    const { inForce, byProduct } = await read();
    expect(inForce).toEqual({ count: 4, filter: { force: 'in force' } });
    const filter = { force: 'in force', ...common, line: 'life', currency: 'PHP' };
    expect(byProduct).toMatchObject([
      {
        ...common,
        line: 'life',
        currency: 'PHP',
        policies: { count: 3, filter },
        yearly: { count: 2, amount: 1_600, filter: { ...filter, single: false } },
        single: { count: 1, amount: 5_000, filter: { ...filter, single: true } },
      },
      { currency: 'USD', policies: { count: 1 }, yearly: { amount: 7 }, single: { amount: 0 } },
    ]);
  });

  it('knows persistency of policies that began 13 months before a month that is over', async () => {
    for (let number = 0; number < 4; number += 1) await add({ startsOn: '2025-09-30', mode: 'annual' });
    const early = await add({ startsOn: '2025-09-30', mode: 'annual' });
    const late = await add({ startsOn: '2025-09-30', mode: 'annual' });
    await change(early.id, { force: 'surrendered' }, '2026-10-29');
    await change(late.id, { force: 'lapsed' }, '2026-10-30');
    await add({ startsOn: '2025-10-01' });
    await add({ startsOn: '2025-09-30', force: 'not yet' });
    const [after13, after25] = (await read()).persistency;
    expect(after13!.share).toBeCloseTo(5 / 6);
    expect(after13!.cohorts.at(-1)).toMatchObject({
      month: '2025-09',
      began: { count: 6 },
      kept: { count: 5 },
    });
    expect(after25).toMatchObject({ months: 25, share: null });
  });

  it('gives what is counted of a product to the one that it is merged with', async () => {
    const ids: string[] = [];
    for (const product of ['Plan 1', 'Plan 2', 'Plan 2']) {
      const { id } = await add({ product });
      ids.push((await database.reader.findOneByOrFail(Policies, { id })).productId);
    }
    await policies.insurers.mergeProducts(ids[0]!, ids[1]!);
    expect(await stored()).toEqual(await recounted());
    expect((await read()).byProduct).toMatchObject([{ product: 'Plan 1', policies: { count: 3 } }]);
  });

  it('has no rows without policies', async () => {
    const empty: Book = await read();
    expect(figuresOf(empty).filter(([, { count }]) => count !== 0)).toEqual([]);
    expect([empty.byProduct, empty.premiums]).toEqual([[], []]);
    expect(empty).toMatchObject({ today: TODAY, from: '2025-12', to: '2026-11' });
  });
});
