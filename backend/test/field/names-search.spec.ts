import fc from 'fast-check';
import { nameOrder, queriedWords, searchForm } from '../../src/platform/values/search.js';
import { AdminClient } from '../support/admin-client.js';
import { clientBody, enteredBookingBody, policyBody } from '../support/bodies.js';
import { runningApp } from '../support/running-app.js';

// https://github.com/nextcloud/contacts/issues/4064, https://github.com/indico/indico/issues/1496
const FOUND: readonly (readonly [firstName: string, lastName: string | null, ...queries: string[]])[] = [
  ['Ella', 'Nuñez', 'nunez', 'NUÑEZ', 'nun\u0303ez', 'ella nun', 'Nuñez, Ella'],
  ['Fe', 'Nunez', 'nunez', 'nuñez'],
  ['Rosa', 'Peña', 'pena', 'peña', 'PEÑA', 'PEN\u0303A', 'ｐｅñａ'],
  ['Jo', 'Álvarez', 'alvarez', 'ÁLVAREZ', 'A\u0301lvarez'],
  ['Olga', 'Reyes', 'reyes, olga', 'olga reyes', 'Reyes,Olga', 'reyes; olga', 'oLGA R'],
  ['Conor', "O'Neil", "o'neil", 'o’neil', 'oneil', 'O‘Neil', 'oʼneil', 'o´neil', 'o`neil', 'o′neil', 'neil'],
  ['Maeve', 'O’Brien', "o'brien", 'obrien', 'brien'],
  ['Ma. Cristina', 'De la Cruz', 'ma cristina', 'ma.cristina', 'de la cruz', 'cruz, ma'],
  ['Søren', 'Łukasz-Đorđević', 'soren', 'lukasz', 'dordevic', 'lukasz-dordevic', 'đorđević'],
  ['İpek', 'Işık', 'ipek', 'isik', 'IŞIK', 'işık'],
  ['Jörg', 'Weiß', 'weiss', 'WEISS', 'weiß', 'jorg'],
  ['Æsa', 'Þórsdóttir', 'aesa', 'thorsdottir'],
  ['Ngọc', 'Đặng', 'dang', 'ngoc'],
  ['Анна', 'Королёва', 'королева', 'КОРОЛЁВА'],
  ['王', '小明', '小明', '小', '王 小明'],
  ['がく', 'たなか', 'がく', 'か\u3099く'],
  ['สมหญิง', 'ใจดี', 'สมหญิง', 'ใจดี'],
  ['हिन्दी', 'शर्मा', 'हिन्दी', 'शर्मा'],
  ['أحمد', 'علي', 'أحمد', 'علي'],
  ['민준', '김', '김', '민준'],
];
const NOT_FOUND: readonly (readonly [query: string, firstName: string])[] = [
  ['สมหญง', 'สมหญิง'],
  ['かく', 'がく'],
  ['हनद', 'हिन्दी'],
  ['pena olga', 'Rosa'],
  ['---', 'Olga'],
];
const SORTED = [
  'alonzo',
  'Álvarez',
  'D’Angelo',
  'de la Cruz',
  'Dela Cruz',
  'Nunez',
  'Nuñez',
  'Ñunez',
  "O'Brien",
  'Ocampo',
  'peralta',
  'Zamora',
];

describe('names', () => {
  const running = runningApp();
  let admin: AdminClient;
  const ids = new Map<string, string>();

  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
    for (const [firstName, lastName] of FOUND) {
      const person = { firstName, lastName, email: 'someone@sample.example' };
      const client = await admin.request('POST', '/api/admin/clients', clientBody(person));
      const lead = await admin.request('POST', '/api/admin/appointments', enteredBookingBody(person));
      expect([client.status, lead.status]).toEqual([201, 201]);
      ids.set(firstName, client.body.id as string);
    }
    const people = [null, ...SORTED, null].map((lastName, place) => ({
      lastName,
      firstName: `${place + 10}`,
    }));
    for (const person of people.toReversed())
      await admin.request('POST', '/api/admin/clients', clientBody({ ...person, tags: ['sorted'] }));
  });

  const list = async (path: string, query: Record<string, unknown>) => {
    const values = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)] as const);
    const { status, body } = await admin.request(
      'GET',
      `${path}?${String(new URLSearchParams(Object.fromEntries(values)))}`,
    );
    expect(status).toBe(200);
    return body as unknown as { firstName: string; lastName: string | null; policyNumber?: string }[];
  };
  const firstNames = async (path: string, q: string) =>
    (await list(path, { filter: { q } })).map(({ firstName }) => firstName);
  const cases = FOUND.flatMap(([firstName, , ...queries]) => queries.map((q) => [q, firstName] as const));

  it.each(cases)(
    'are found by %j in clients, leads and the search of the console: %s',
    async (q, firstName) => {
      expect(await firstNames('/api/admin/clients', q)).toContain(firstName);
      expect(await firstNames('/api/admin/leads', q)).toContain(firstName);
      const { body } = await admin.request('GET', `/api/admin/search?q=${encodeURIComponent(q)}`);
      expect(JSON.stringify(body)).toContain(firstName);
    },
  );

  it.each(NOT_FOUND)('are not found by %j: %s', async (q, firstName) => {
    expect(await firstNames('/api/admin/clients', q)).not.toContain(firstName);
    expect(await firstNames('/api/admin/leads', q)).not.toContain(firstName);
  });

  it('of insurers and products are one however their letters are written, as are their policy numbers', async () => {
    const clientId = ids.get('Rosa')!;
    const add = (insurer: string, policyNumber: string) =>
      admin.request('POST', '/api/admin/policies', policyBody(clientId, { insurer, policyNumber }));
    expect((await add('Peña Mutual', 'MUN-1')).status).toBe(201);
    expect((await add('PENA MUTUAL', 'Mún 1')).status).toBe(400);
    expect((await add('Peña-Mutual', 'MUN-2')).status).toBe(201);
    const { body } = await admin.request('GET', '/api/admin/insurers');
    expect(body).toMatchObject([{ name: 'Peña Mutual' }]);
    expect(await list('/api/admin/policies', { filter: { q: 'pena' } })).toHaveLength(2);
    expect(await list('/api/admin/policies', { filter: { insurer: 'pena mutual' } })).toHaveLength(2);
  });

  it('that are alike, with one day of birth, are named as perhaps one person', async () => {
    const born = { dateOfBirth: '1971-02-03', firstName: 'Nena', email: null, phone: null };
    const [one, other] = [
      await admin.request('POST', '/api/admin/clients', clientBody({ ...born, lastName: 'Peña' })),
      await admin.request('POST', '/api/admin/clients', clientBody({ ...born, lastName: 'Pena' })),
    ];
    const { body } = await admin.request('GET', `/api/admin/clients/${String(one.body.id)}/duplicates`);
    expect(body).toMatchObject([{ client: { id: other.body.id } }]);
  });

  it.each([
    ['ASC', [...SORTED, null, null]],
    ['DESC', [...SORTED.toReversed(), null, null]],
  ])('sort as people read them, those without a last name last: %s', async (order, sorted) => {
    const sort = ['lastName', order];
    const read = async (range: [number, number]) =>
      (await list('/api/admin/clients', { filter: { tag: 'sorted' }, sort, range })).map(
        ({ lastName }) => lastName,
      );
    expect(await read([0, 19])).toEqual(sorted);
    // pages that begin before, at and behind the first without a last name
    expect([
      ...(await read([0, 10])),
      ...(await read([11, 11])),
      ...(await read([12, 12])),
      ...(await read([13, 20])),
    ]).toEqual(sorted);
    expect(await read([5, 12])).toEqual(sorted.slice(5, 13));
  });

  describe('in the form of the search', () => {
    const text = fc.string({ unit: 'binary' });

    it('stay as they are when they are folded again', () => {
      fc.assert(fc.property(text, (one) => searchForm(searchForm(one)) === searchForm(one)));
    });

    it('lose no letter that can be seen', () => {
      const isLetter = (letter: string) =>
        /\p{L}/u.test(letter.normalize('NFKD')) &&
        !/[\p{Default_Ignorable_Code_Point}\p{Lm}\uA78B\uA78C]/u.test(letter);
      for (let code = 0; code < 0x20000; code += 1) {
        const letter = code >= 0xd800 && code < 0xe000 ? 'a' : String.fromCodePoint(code);
        if (isLetter(letter) && searchForm(letter) === '') throw new Error(`lost: ${code.toString(16)}`);
      }
    });

    it('find themselves, in any order and in any case', () => {
      fc.assert(
        fc.property(fc.constantFrom(...FOUND), ([firstName, lastName]) => {
          const words = queriedWords(`${lastName}, ${firstName.toUpperCase()}`);
          expect(words.toSorted()).toEqual(queriedWords(`${firstName} ${lastName}`).toSorted());
        }),
      );
    });

    it('sort the same by UTF-16 and by code point up to the missing last name, which is last', () => {
      fc.assert(
        fc.property(text, text, (firstName, lastName) => {
          const [without, key] = [
            nameOrder({ firstName, lastName: null }),
            nameOrder({ firstName, lastName }),
          ];
          expect(Buffer.compare(Buffer.from(key), Buffer.from(without))).toBeLessThanOrEqual(0);
          expect(key.split('\t')).toHaveLength(2);
        }),
      );
    });
  });
});
