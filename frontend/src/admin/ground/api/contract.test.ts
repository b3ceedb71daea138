import { addDays } from '@contract';
import { aBookingLead, aMail, aMailDetail, aSubscriptionLead } from '@/testing/builders';
import { anAuditEntry } from '@/testing/fakeAudit';
import { anImport } from '@/testing/fakeImports';
import { aPicture } from '@/testing/fakeMedia';
import { aDelivery } from '@/testing/fakeNewsletter';
import { aCertificate, aPerson } from '@/testing/fakePrivacy';
import { fakeProvider } from '@/testing/fakeProvider';
import { aSuspectedSubmission } from '@/testing/fakeScreening';
import { startRealServer } from '@/testing/realServer';
import { toCalendarDate } from '../dates/dates';
import { type ConsoleProvider, dataProvider } from './dataProvider';
import type { ChangeOf, NewOf, Resource, RowOf } from './records';
import { resources } from './resources';

// react-admin's contract for each resource, on the server and on its twin in memory, which stands for it in other tests

const TODAY = toCalendarDate(new Date());
const SOON = addDays(TODAY, 3);

/** What a resource of the suite has and does. Two records are created, unless other records of it bring them. */
interface Sample<R extends Resource> {
  /** A field by which the list is sorted; null for a list with an order of its own. */
  readonly sort: string | null;
  /** A filter, and what it finds; the deliveries are those of one issue. */
  readonly filter?: readonly [
    filter: (world: World) => object,
    finds: (row: RowOf<R>, world: World) => boolean,
  ];
  readonly create?: (world: World, index: 0 | 1) => NewOf<R>;
  readonly update?: (world: World) => ChangeOf<R>;
  /** What the record shows of the change, where that is more than the change. */
  readonly shown?: object;
  /** Its id for react-admin, if it is not its `id`. */
  readonly key?: (row: RowOf<R>) => string;
  /** What is said of several at once, if it is not the change. */
  readonly updateMany?: object;
  /** Finds the changed records, which left the list. */
  readonly changedFilter?: object;
  readonly onlyAscending?: true;
  /** The record stays in its list, which says so. */
  readonly staysAfterDelete?: true;
}

/** Records that others refer to. */
interface World {
  readonly clientIds: readonly [string, string];
  readonly issueId: string;
}

const BOOKING = {
  firstName: 'Liza',
  lastName: 'Reyes',
  phone: '+63 917 000 0101',
  preferredDate: SOON,
  preferredTime: '9am',
  serviceInterest: 'insurance',
  leadSource: 'phone',
} as const;
const DRAFT = {
  excerpt: 'Three habits.',
  content: 'Put something aside.',
  category: 'Insurance',
  title: 'A quiet way to save',
  imageUrl: '/covers/two-houses.svg',
  imageAlt: '',
  readTime: '4 min read',
  author: '',
  reviewedOn: null,
  status: 'draft',
  publishAt: null,
} as const;
const ISSUE = {
  subject: 'Three questions',
  preheader: 'Before you buy',
  content: 'Read this.',
  public: true,
};
const email = (name: string, index = 0) => `${name}-${index}@sample.example`;

const SAMPLES: { readonly [R in Resource]: Sample<R> } = {
  leads: {
    sort: 'createdAt',
    filter: [() => ({ leadStatus: 'New', q: '' }), ({ leadStatus }) => leadStatus === 'New'],
    create: (_, index) => ({ ...BOOKING, email: email('lead', index) }),
    update: () => ({ firstName: 'Elisa' }),
    updateMany: { leadStatus: 'In Progress' },
    key: ({ leadType, id }) => `${leadType}:${id}`,
  },
  calendar: {
    sort: 'preferredDate',
    filter: [
      () => ({ preferredDateFrom: SOON, preferredDateTo: SOON }),
      ({ preferredDate }) => preferredDate === SOON,
    ],
  },
  clients: {
    sort: 'lastName',
    filter: [() => ({ q: 'lopez' }), ({ lastName }) => lastName === 'Lopez'],
    create: (_, index) => ({ firstName: `Ana ${index}`, lastName: 'Lopez' }),
    update: () => ({ lastName: 'Cruz' }),
  },
  households: {
    sort: 'name',
    filter: [() => ({ q: 'lopez' }), ({ name }) => name === 'Lopez family'],
    create: ({ clientIds }, index) => ({
      name: 'Lopez family',
      members: [{ clientId: clientIds[index], role: 'head' }],
    }),
    update: () => ({ name: 'Cruz family' }),
  },
  policies: {
    sort: 'startsOn',
    filter: [
      ({ clientIds: [clientId] }) => ({ clientId, q: '' }),
      (row, { clientIds: [clientId] }) => row.clientId === clientId,
    ],
    create: ({ clientIds }, index) => ({
      clientId: clientIds[index],
      insurer: 'Sun Life',
      product: `Term ${index}`,
      line: 'life',
      application: 'issued',
      force: 'in force',
      startsOn: TODAY,
      mode: 'annual',
      premium: { amount: 1_250_050, currency: 'PHP' },
    }),
    update: () => ({ remarks: 'Keeps the original' }),
  },
  insurers: {
    sort: 'name',
    filter: [() => ({ name: 'Sun Life' }), ({ name }) => name === 'Sun Life'],
    update: () => ({ name: 'Sun Life of the Philippines' }),
  },
  tasks: {
    sort: 'dueDate',
    filter: [() => ({ state: 'open', assigneeId: '' }), ({ doneAt }) => doneAt === null],
    create: (_, index) => ({ title: `Call ${index}`, dueDate: addDays(SOON, index) }),
    update: () => ({ title: 'Write' }),
  },
  messages: {
    sort: 'createdAt',
    filter: [() => ({ kind: 'test' }), ({ kind }) => kind === 'test'],
  },
  posts: {
    sort: 'title',
    filter: [() => ({ status: 'draft' }), ({ status }) => status === 'draft'],
    create: () => DRAFT,
    update: () => ({ ...DRAFT, title: 'A quiet way to give' }),
  },
  media: {
    sort: 'createdAt',
    filter: [() => ({ q: 'house' }), ({ name }) => name.startsWith('house')],
    update: () => ({ alt: 'A house under a tree' }),
  },
  newsletter: {
    sort: 'createdAt',
    filter: [() => ({ state: 'draft' }), ({ state }) => state === 'draft'],
    create: () => ISSUE,
    update: () => ({ ...ISSUE, subject: 'Four questions' }),
    shown: { subject: 'Four questions' },
  },
  subscribers: {
    sort: 'id',
    filter: [() => ({ q: 'subscriber' }), (row) => row.email.startsWith('subscriber')],
  },
  deliveries: { sort: 'id', onlyAscending: true, filter: [({ issueId }) => ({ issueId }), () => true] },
  users: {
    sort: 'name',
    filter: [() => ({ status: 'active' }), ({ status }) => status === 'active'],
    create: (_, index) => ({
      username: `maria-${index}`,
      password: 'contract-tests-only',
      name: `Maria ${index}`,
      role: 'admin_assistant',
    }),
    update: () => ({ status: 'deactivated', note: 'On leave' }),
    shown: { status: 'deactivated', deactivationNote: 'On leave' },
    changedFilter: { status: 'deactivated' },
  },
  imports: { sort: 'createdAt' },
  suspected: {
    sort: 'createdAt',
    filter: [() => ({ reason: 'honeypot' }), ({ reason }) => reason === 'honeypot'],
  },
  blocked: { sort: null, create: (_, index) => ({ kind: 'email', value: email('robot', index) }) },
  privacyRequests: {
    sort: 'dueOn',
    filter: [() => ({ state: 'open' }), ({ state }) => state === 'open'],
    create: (_, index) => ({ kind: 'access', email: email('asking', index), receivedOn: TODAY }),
    update: () => ({ state: 'done', outcome: 'Sent by mail' }),
  },
  erasures: { sort: 'erasedAt' },
  legalHolds: {
    sort: null,
    create: (_, index) => ({ email: email('held', index), reason: 'A claim is open' }),
  },
  breaches: {
    sort: null,
    create: () => ({
      discoveredAt: `${addDays(TODAY, -1)}T02:00:00.000Z`,
      from: `${addDays(TODAY, -3)}T02:00:00.000Z`,
      to: `${addDays(TODAY, -2)}T02:00:00.000Z`,
      what: 'The office phone was stolen.',
      account: null,
    }),
    update: () => ({ npcNotifiedAt: `${addDays(TODAY, -1)}T03:00:00.000Z` }),
  },
  audit: { sort: 'seq', filter: [() => ({ area: 'clients' }), ({ area }) => area === 'clients'] },
  apiKeys: {
    sort: 'name',
    filter: [() => ({ name: 'Sheet 1' }), ({ name }) => name === 'Sheet 1'],
    create: (_, index) => ({ name: `Sheet ${index}`, scopes: ['leads:read'], expiresAt: null }),
    staysAfterDelete: true,
  },
  webhooks: {
    sort: 'description',
    filter: [() => ({ description: 'Sheet 1' }), ({ description }) => description === 'Sheet 1'],
    create: (_, index) => ({
      url: `https://8.8.8.8/hook-${index}`,
      events: ['booking.created'],
      description: `Sheet ${index}`,
      enabled: false,
    }),
    update: () => ({ description: 'To the sheet' }),
  },
};

interface Host {
  readonly provider: ConsoleProvider;
  readonly stop?: () => Promise<void>;
}

/** A form with files as browsers send it. */
function form(fields: Readonly<Record<string, string>>, name: string, content: Buffer | string) {
  const line = '--of-the-suite';
  const parts = Object.entries(fields).map(
    ([field, value]) => `${line}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const head = `${line}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${line.slice(2)}` },
    body: new Uint8Array(
      Buffer.concat([...parts, head, content, `\r\n${line}--\r\n`].map((part) => Buffer.from(part))),
    ),
  };
}

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** The server with what the console itself cannot create: what visitors send, files, mails and erasures. */
async function server(): Promise<Host> {
  const { stop } = await startRealServer();
  const post = async (path: string, body: object) => {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  };
  const { leadSource: _, ...booking } = BOOKING;
  const visitor = { ...booking, dateOfBirth: '1984-03-12' };
  for (const name of ['held-0', 'held-1', 'erased-0'])
    await post('/api/appointments', { ...visitor, email: `${name}@sample.example` });
  await post('/api/appointments', { ...visitor, email: email('robot'), subject: 'An offer' });
  await post('/api/subscriptions', { firstName: 'Elena', email: email('subscriber') });
  await dataProvider.erasePerson({ email: email('erased'), reason: 'Asked for it by phone' });
  await dataProvider.sendTestMail(email('test'));
  for (const [path, request] of [
    ['/api/admin/media', form({}, 'house.png', Buffer.from(PIXEL, 'base64'))],
    ['/api/admin/imports', form({ kind: 'clients' }, 'clients.csv', 'First name\r\nLiza\r\n')],
  ] as const) {
    const response = await fetch(path, request);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  }
  return { provider: dataProvider, stop };
}

/** The twin with the like. */
async function twin(): Promise<Host> {
  const { provider } = fakeProvider({
    leads: [
      aBookingLead({ preferredDate: SOON }),
      aBookingLead({
        id: 'booking-2',
        preferredDate: addDays(SOON, 1),
        createdAt: '2026-11-21T01:00:00.000Z',
      }),
      aSubscriptionLead(),
    ],
    insurers: [{ id: 'insurer-1', name: 'Sun Life', products: [] }],
    mails: [aMailDetail({ kind: 'test' }), aMailDetail({ ...aMail(), id: 'mail-2' })],
    pictures: [aPicture()],
    subscribers: [
      { ...aDelivery({ id: 'subscription-1', email: email('subscriber') }), state: 'unconfirmed' } as never,
    ],
    deliveries: [aDelivery()],
    imports: [anImport()],
    suspected: [aSuspectedSubmission()],
    certificates: [aCertificate()],
    people: [0, 1].map((index) => aPerson({ email: email('held', index) })),
    auditEntries: [anAuditEntry(), anAuditEntry({ seq: 2, area: 'clients' })],
  });
  return { provider };
}

/** Each act, and by which other one it is offered as well. */
const ACTS = [
  ['getOne', 'getMany'],
  ['getMany', 'getOne'],
  ['create'],
  ['update'],
  ['updateMany', 'update'],
  ['delete'],
  ['deleteMany', 'delete'],
] as const;
const EVERYTHING = { page: 1, perPage: 100 };

/** react-admin calls the provider with any resource and any data. */
type AnyProvider = Readonly<
  Record<
    (typeof ACTS)[number][0] | 'getList' | 'getManyReference',
    (resource: string, params: object) => Promise<{ data: never; total?: number }>
  >
>;
/** The sample of any resource. */
type AnySample = Omit<Sample<never>, 'create' | 'update'> & {
  readonly create?: (world: World, index: 0 | 1) => object;
  readonly update?: (world: World) => object;
};
type AnyRow = { readonly id: string; readonly updatedAt?: string };

describe.each([
  ['the server', server],
  ['the twin in memory', twin],
])('on %s', (_, start) => {
  let host: Host;
  let world: World;
  let provider: AnyProvider;
  beforeAll(async () => {
    host = await start();
    provider = host.provider as unknown as AnyProvider;
    const ids = [];
    for (const firstName of ['Noel', 'Carla']) {
      const { data } = await host.provider.create('clients', { data: { firstName, lastName: 'Garcia' } });
      ids.push(data.id);
    }
    const issue = await host.provider.create('newsletter', { data: ISSUE });
    world = { clientIds: ids as unknown as World['clientIds'], issueId: issue.data.id };
    await host.provider.create('policies', { data: SAMPLES.policies.create!(world, 0) });
  });
  afterAll(() => host.stop?.());

  describe.each(Object.keys(SAMPLES) as Resource[])('%s', (resource) => {
    const sample = SAMPLES[resource] as AnySample;
    const keyOf = (sample.key ?? (({ id }) => id)) as (row: AnyRow) => string;
    const known: Readonly<Record<string, unknown>> = resources[resource];
    const order = {
      pagination: EVERYTHING,
      sort: { field: sample.sort ?? 'createdAt', order: sample.onlyAscending ? 'ASC' : 'DESC' },
    };
    const list = async (params: object = {}) => {
      const filter = resource === 'deliveries' ? { issueId: world.issueId } : {};
      const { data, total } = await provider.getList(resource, { ...order, filter, ...params });
      return { rows: data as readonly AnyRow[], total };
    };
    const idsOf = (rows: readonly AnyRow[]) => rows.map(({ id }) => id).toSorted();
    let made: Promise<readonly AnyRow[]> | undefined;
    /** Two new records, or those that are there. */
    const some = (): Promise<readonly AnyRow[]> =>
      (made ??= (async () => {
        if (!sample.create) return (await list()).rows;
        const ids: string[] = [];
        for (const index of [0, 1] as const) {
          const { data } = await provider.create(resource, { data: sample.create(world, index) });
          ids.push((data as AnyRow).id);
        }
        return (await list()).rows.filter(({ id }) => ids.includes(id));
      })());

    test('lists pages in an order, with the number of all', async () => {
      if (sample.create) expect(await some()).toHaveLength(2);
      const { rows, total } = await list();
      expect(total).toBe(rows.length);
      const page = await list({ pagination: { page: 1, perPage: 1 } });
      expect(page).toMatchObject({ total, rows: rows.slice(0, 1).map(({ id }) => ({ id })) });
      const { sort } = sample;
      if (sort === null || sample.onlyAscending) return;
      for (const direction of ['ASC', 'DESC']) {
        const sorted = (await list({ sort: { field: sort, order: direction } })).rows;
        const values = sorted.map((row) => String(row[sort as keyof AnyRow] ?? ''));
        const expected = values.toSorted((one, other) =>
          one.localeCompare(other, 'en', { numeric: true, sensitivity: 'base' }),
        );
        expect(values).toEqual(direction === 'ASC' ? expected : expected.toReversed());
      }
    });

    test('finds what a filter says', async () => {
      await some();
      if (!sample.filter) return;
      const [filter, finds] = sample.filter;
      const expected = (await list()).rows.filter((row) => finds(row as never, world));
      const found = await list({ filter: filter(world) });
      expect(idsOf(found.rows)).toEqual(idsOf(expected));
      expect(found.total).toBe(expected.length);
      const [[target, id] = ['', ''], ...more] = Object.entries(filter(world)).filter(
        ([, value]) => value !== '',
      );
      if (more.length > 0) return;
      const { data } = await provider.getManyReference(resource, { ...order, target, id, filter: {} });
      expect(idsOf(data)).toEqual(idsOf(expected));
    });

    test('reads each listed record, alone and with others', async () => {
      const rows = await some();
      if (!('getOne' in known || 'getMany' in known)) return;
      const read = (id: string) => provider.getOne(resource, { id });
      for (const row of rows) expect((await read(keyOf(row))).data).toMatchObject({ id: row.id });
      const { data } = await provider.getMany(resource, { ids: rows.map(keyOf) });
      expect(idsOf(data)).toEqual(idsOf(rows));
      await expect(read(keyOf(rows[0]!).replace(/.{3}$/, 'zzz'))).rejects.toMatchObject({ status: 404 });
    });

    test('changes records, unless they were changed meanwhile', async () => {
      expect('update' in known).toBe(sample.update !== undefined);
      if (!sample.update) return;
      const [row, ...others] = await some();
      const [id, data] = [keyOf(row!), sample.update(world)];
      if (row!.updatedAt !== undefined)
        await expect(
          provider.update(resource, { id, data, previousData: { updatedAt: '2020-01-01T00:00:00.000Z' } }),
        ).rejects.toMatchObject({ status: 409 });
      const shown = sample.shown ?? data;
      const changed = await provider.update(resource, { id, data, previousData: row });
      expect(changed.data).toMatchObject({ id: row!.id, ...shown });
      const ids = others.map(keyOf);
      expect((await provider.updateMany(resource, { ids, data: sample.updateMany ?? data })).data).toEqual(
        ids,
      );
      const { rows } = await list({ filter: sample.changedFilter ?? {} });
      for (const other of others)
        expect(rows.find((one) => one.id === other.id)).toMatchObject(sample.updateMany ?? shown);
    });

    test('deletes records', async () => {
      if (!('delete' in known)) return;
      const [row, ...others] = await some();
      const { total = 0 } = await list();
      await provider.delete(resource, { id: keyOf(row!) });
      const ids = others.map(keyOf);
      expect((await provider.deleteMany(resource, { ids })).data).toEqual(ids);
      expect((await list()).total).toBe(sample.staysAfterDelete ? total : total - 1 - ids.length);
    });

    test('rejects in words what it does not offer', async () => {
      for (const [act, ...others] of ACTS) {
        if ([act, ...others].some((offered) => offered in known)) continue;
        await expect(provider[act](resource, { id: 'none', ids: ['none'], data: {} })).rejects.toThrow(
          new RegExp(`^The resource "${resource}" does not offer (${[act, ...others].join('|')}).$`),
        );
      }
    });
  });

  test('rejects an unknown resource in words', async () => {
    await expect(provider.getList('unicorns', {})).rejects.toThrow(
      'The resource "unicorns" does not offer getList.',
    );
  });
});
