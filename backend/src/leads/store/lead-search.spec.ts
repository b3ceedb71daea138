import type { Lead } from '../domain/lead.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { openedDatabase } from '../../app/testing/opened-database.js';
import type { LeadFilter } from '../application/ports.js';
import { anAppointment, aSubscription } from '../testing/builders.js';
import { storeLeads } from '../testing/many-leads.js';
import { MOST_SCANNED } from './lead-search.js';
import { subscriptionRow } from './lead-rows.js';
import { termsOf } from '../domain/lead-terms.js';
import { SqlLeadQueries } from './sql-lead-queries.js';
import { leadsOn } from '../testing/leads-on.js';

let bookings = 0;
/** Its reference begins with Z, as no word that is looked for. */
const booking = (firstName: string, lastName: string, email: string, phone = '1234567'): Lead =>
  anAppointment({
    firstName,
    lastName,
    email,
    phone,
    id: `01999999-0000-7000-8000-0007c000${1000 + bookings++}`,
  });
const subscription = (firstName: string, email: string): Lead => aSubscription({ firstName, email });

/** More than the limit of an id lookup. */
const MANY = 1_020;

const LEADS: Lead[] = [
  booking('Liza', 'Reyes', 'liza.r@mail.example', '+63 917 000 0101'),
  booking('Ñoño', 'Ibáñez', 'nono@mail.example'),
  booking('ＦＵＬＬ', 'Width', 'fw@mail.example'),
  booking('100%', 'Sure_Thing!', 'sure@mail.example'),
  booking("Shaun O'Neil", 'Dela Cruz-Santos', 'oneil@mail.example', '(02) 8123-4567'),
  booking('Back\\slash', 'Quote"d', 'bq@mail.example'),
  subscription('Elena', 'ELENA.Lim@Office.Example'),
  subscription('保险', 'baoxian@office.example'),
  booking('Maria', 'Unusual', 'mu@mail.example'),
  ...Array.from({ length: MANY }, (_, index) => subscription('Maria', `m${index}@many.example`)),
];

describe.each(DATABASES)('searching leads on $name', ({ create }) => {
  const database = openedDatabase(create);
  const queries = new SqlLeadQueries(database);
  beforeAll(() => storeLeads(leadsOn(database), LEADS));

  const search = async (q: string, filter: LeadFilter = {}) =>
    queries.leads({
      filter: { ...filter, q },
      sort: 'firstName',
      order: 'ASC',
      range: { offset: 0, limit: 20 },
    });
  const namesFor = async (q: string) => (await search(q)).rows.map(({ firstName }) => firstName);

  it.each([
    ['a first name', 'liza'],
    ['its beginning', 'liz'],
    ['capitals', 'LIZA'],
    ['a last name', 'reyes'],
    ['words in any order', 'reyes liza'],
    ['words with many spaces', '  liza   reyes '],
    ['the beginnings of words', 'rey liz'],
    ['an e-mail address', 'liza.r@mail.example'],
    ['an e-mail address in capitals', 'LIZA.R@MAIL.EXAMPLE'],
    ['the middle of a word', 'eyes'],
    ['the middle of the e-mail address', 'a.r@ma'],
    ['a phone number as it was written', '+63 917 000 0101'],
    ['a phone number without spaces', '+639170000101'],
    ['a phone number in its own country', '0917 000 0101'],
    ['a phone number with dashes', '0917-000-0101'],
    ['a phone number that begins with a bracket', '(0917) 000 0101'],
    ['the end of a phone number', '0000101'],
    ['the last digits of a phone number', '0101'],
    ['the last three digits', '101'],
    ['the last digits as they were written', '000 0101'],
    ['digits in the middle of a phone number', '70000'],
  ])('by %s finds the lead', async (_, q) => expect(await namesFor(q)).toEqual(['Liza']));

  it.each([
    ['ñoño', ['Ñoño']],
    ['ÑOÑO', ['Ñoño']],
    ['n\u0303on\u0303o', ['Ñoño']],
    ['IBÁÑEZ', ['Ñoño']],
    ['ibanez', ['Ñoño']],
    ['Ibañez, nono', ['Ñoño']],
    ['oneil', ["Shaun O'Neil"]],
    ['O’NEIL', ["Shaun O'Neil"]],
    ['cruz-santos', ["Shaun O'Neil"]],
    ['elena.l', ['Elena']],
    ['full', ['ＦＵＬＬ']],
    ['ｆｕｌｌ', ['ＦＵＬＬ']],
    ['ＷＩＤＴＨ', ['ＦＵＬＬ']],
    ['保险', ['保险']],
    ['险', ['保险']],
    ['elena.lim@office.example', ['Elena']],
    ['office.example', ['Elena', '保险']],
    ['@office.example', ['Elena', '保险']],
    ['@OFFICE', ['Elena', '保险']],
    ['elena @office.example', ['Elena']],
    ['elena @mail.example', []],
    ['8123-4567', ["Shaun O'Neil"]],
    ['8123', ["Shaun O'Neil"]],
    ["o'neil", ["Shaun O'Neil"]],
    ['neil', ["Shaun O'Neil"]],
    ['santos', ["Shaun O'Neil"]],
    ['dela cruz', ["Shaun O'Neil"]],
    ['(02) 8123', ["Shaun O'Neil"]],
    ['unusual maria', ['Maria']],
    ['maria unus', ['Maria']],
  ])('for %j finds %j', async (q, names) => expect(await namesFor(q)).toEqual(names));

  it.each([
    ['%', ['100%']],
    ['100%', ['100%']],
    ['%100', ['100%']],
    ['_', ['100%']],
    ['!', ['100%']],
    ['!!', []],
    ['thing!', ['100%']],
    ['\\', ['Back\\slash']],
    ['k\\s', ['Back\\slash']],
    ['"', ['Back\\slash']],
    ["'", ["Shaun O'Neil"]],
    ["' OR '1'='1", []],
    ['li_a', []],
    ['l%a', []],
    ['?', []],
    ['x'.repeat(200), []],
  ])('takes every character of %j for itself', async (q, names) => expect(await namesFor(q)).toEqual(names));

  it('finds nothing when a word matches no lead, or the words match different leads', async () => {
    expect(await namesFor('liza nobody')).toEqual([]);
    expect(await namesFor('liza elena')).toEqual([]);
    expect(await namesFor('maria elena')).toEqual([]);
  });

  it('counts and pages any number of matches', async () => {
    const { rows, total } = await search('maria');
    expect([rows.length, total]).toEqual([20, MANY + 1]);
    expect((await search('maria m1@')).rows).toMatchObject([{ email: 'm1@many.example' }]);
    const last = { sort: 'createdAt', order: 'DESC', range: { offset: MANY, limit: 20 } } as const;
    expect(await queries.leads({ filter: { q: 'mar' }, ...last })).toMatchObject({
      rows: [{}],
      total: MANY + 1,
    });
    expect(await queries.leads({ filter: { q: 'many.example' }, ...last })).toMatchObject({
      rows: [],
      total: MANY,
    });
  });

  it('evaluates a repeated word once', async () => {
    const read = jest.spyOn(database.reader, 'query');
    expect((await search('maria ma '.repeat(20))).total).toBe(MANY + 1);
    expect(read.mock.calls.filter(([sql]) => sql.includes('lead_terms'))).toHaveLength(1);
    const list = read.mock.calls.find(([sql]) => sql.includes('UNION ALL'))!;
    expect((list[0].match(/searchText LIKE/g) ?? []).length).toBe(6);
    read.mockRestore();
  });

  it('is narrowed by the other filters', async () => {
    expect(await search('maria', { leadType: 'appointment' })).toMatchObject({ total: 1 });
    expect(await search('maria', { leadType: 'subscription', leadStatus: 'New' })).toMatchObject({
      total: MANY,
    });
    expect(await search('liza', { leadType: 'subscription' })).toMatchObject({ rows: [], total: 0 });
    expect(await search('liza', { leadStatus: 'Closed Sale' })).toMatchObject({ rows: [], total: 0 });
    expect(await search('liza', { serviceInterest: 'insurance' })).toMatchObject({ total: 1 });
    expect(await search('liza', { ids: [LEADS[1]!.id] })).toMatchObject({ rows: [], total: 0 });
  });
});

describe.each(DATABASES)('searching more leads than are looked through, on $name', ({ create }) => {
  const database = openedDatabase(create);
  const queries = new SqlLeadQueries(database);
  const old = aSubscription({
    firstName: 'Needle',
    email: 'n@old.example',
    createdAt: '2020-01-01T00:00:00.000Z',
  });
  const crowd = Array.from({ length: MOST_SCANNED }, (_, index) =>
    aSubscription({ firstName: 'Common', email: `c${index}@crowd.example` }),
  );

  beforeAll(async () => {
    await storeLeads(leadsOn(database), [
      booking('Liza', 'Reyes', 'liza.r@mail.example', '0917 000 0101'),
      old,
    ]);
    const insert = async (table: string, columns: string, rows: readonly (readonly unknown[])[]) => {
      const places = `(${rows[0]!.map(() => '?').join(', ')})`;
      const sql = `INSERT INTO ${table} (${columns}) VALUES ${rows.map(() => places).join(', ')}`;
      await database.write((tx) => tx.query(sql, rows.flat()));
    };
    for (let start = 0; start < crowd.length; start += 1_000) {
      const some = crowd.slice(start, start + 1_000);
      const rows = some.map(subscriptionRow);
      await insert('subscriptions', Object.keys(rows[0]!).join(', '), rows.map(Object.values));
      const terms = some.flatMap((lead) => termsOf(lead).map((term) => [term, 'subscription', lead.id]));
      await insert('lead_terms', 'term, leadType, leadId', terms);
    }
  });

  const search = async (q: string, filter: LeadFilter = {}) => {
    const order = { filter: { ...filter, q }, sort: 'firstName', order: 'ASC' } as const;
    const { rows, total, newestOnly } = await queries.leads({ ...order, range: { offset: 0, limit: 5 } });
    return { names: rows.map(({ firstName }) => firstName), total, newestOnly };
  };

  it.each(['needle', 'n@old.example', '@old.example', 'needle n@'])(
    'finds an old lead by %s, because few leads have such a word',
    async (q) => expect(await search(q)).toEqual({ names: ['Needle'], total: 1, newestOnly: false }),
  );

  it('looks for the middle of a word in the newest leads of each kind', async () => {
    expect(await search('eedle')).toEqual({ names: [], total: 0, newestOnly: true });
    expect(await search('iza')).toEqual({ names: ['Liza'], total: 1, newestOnly: true });
    expect(await search('ommon')).toMatchObject({ total: MOST_SCANNED, newestOnly: true });
    const subscriptions = { leadType: 'subscription' } as const;
    expect(await search('eedle', subscriptions)).toMatchObject({ total: 0, newestOnly: true });
  });

  it.each(['common', 'crowd.example', 'comm crow'])(
    'looks for %s, which very many leads have, in the newest leads of each kind',
    async (q) => {
      expect(await search(q)).toMatchObject({ total: MOST_SCANNED, newestOnly: true });
      expect((await search(q)).names).toEqual(Array(5).fill('Common'));
    },
  );

  it('is complete for a kind of which there are fewer', async () => {
    const bookings = { leadType: 'appointment' } as const;
    expect(await search('iza', bookings)).toEqual({ names: ['Liza'], total: 1, newestOnly: false });
  });

  it('has the same limit without a range', async () => {
    const order = { sort: 'createdAt', order: 'DESC' } as const;
    expect(await queries.allLeads({ ...order, filter: { q: 'eedle' } })).toMatchObject({
      first: [],
      newestOnly: true,
    });
    expect(await queries.allLeads({ ...order, filter: { q: 'needle' } })).toMatchObject({
      first: [{ id: old.id }],
      newestOnly: false,
    });
    expect(await queries.allLeads({ ...order, filter: {} })).toMatchObject({ newestOnly: false });
  });
});
