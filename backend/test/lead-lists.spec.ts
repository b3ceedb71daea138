import { searchForm } from '../src/platform/values/search.js';
import { day } from './support/bodies.js';
import { DATABASES } from './support/databases.js';
import { send } from './support/http.js';
import { AdminClient } from './support/admin-client.js';
import { expectError } from './support/expect-error.js';
import { asInWholeLists, PAGE_FIELDS } from './support/lead-pages.js';
import { runningApp } from './support/running-app.js';

type Lead = Record<string, string>;

const PATHS = ['/api/appointments', '/api/subscriptions', '/api/admin/leads'] as const;
const FAMILY = ['Reyes', 'Lim', 'Garcia', 'Tan', 'Aquino', 'Cruz', 'Ong', 'Santos', 'Uy', 'Yap'];

describe.each(DATABASES)('lead lists on $name', ({ create }) => {
  const running = runningApp({}, create);
  let admin: AdminClient;

  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
    for (const [index, lastName] of FAMILY.entries()) {
      const services = ['insurance', 'tax'];
      const id = await admin.createBooking({
        firstName: `First${index}`,
        lastName,
        email: `${lastName}@sample.example`,
        phone: `+63 917 000 01${index}0`,
        serviceInterest: services[index % 2],
        preferredDate: day(index),
      });
      if (index % 3 === 0)
        await admin.request('PATCH', `/api/admin/appointments/${id}/lead-status`, {
          leadStatus: 'In Progress',
        });
      if (index % 5 === 0)
        await admin.request('PATCH', `/api/admin/appointments/${id}/booking-status`, {
          bookingStatus: 'Hold',
        });
      const subscriber = await admin.createSubscription({
        firstName: `Sub${index}`,
        email: `sub${index}@sample.example`,
      });
      if (index % 2 === 0)
        await admin.request('PATCH', `/api/admin/subscriptions/${subscriber}/lead-status`, {
          leadStatus: 'In Progress',
        });
    }
    await admin.createBooking({ firstName: '100%_\\!', lastName: 'Àccent' });
  });

  const list = (path: string, query: Record<string, unknown> = {}) => {
    const parameters = Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
    return admin.request(
      'GET',
      `${path}?${new URLSearchParams(Object.fromEntries(parameters) as Record<string, string>).toString()}`,
    );
  };
  const leads = async (path: string, query: Record<string, unknown> = {}) =>
    (await list(path, query)).body as Lead[];

  it.each(PATHS)('%s returns the whole list, newest first', async (path) => {
    const { status, body, headers } = await list(path);
    expect(status).toBe(200);
    const all = body as Lead[];
    expect(all).toHaveLength(
      { '/api/appointments': 11, '/api/subscriptions': 10, '/api/admin/leads': 21 }[path],
    );
    expect(all).toEqual([...all].sort((a, b) => (a.createdAt! + a.id! < b.createdAt! + b.id! ? 1 : -1)));
    expect(headers['cache-control']).toBe('no-store');
    expect(all.every((lead) => 'leadType' in lead === (path === '/api/admin/leads'))).toBe(true);
    const hidden = ['searchText', 'nameKey', 'emailKey', ...PAGE_FIELDS];
    expect(all.some((lead) => hidden.some((name) => name in lead))).toBe(false);
  });

  it('/api/admin/leads returns both kinds of lead with the kind of each', async () => {
    const all = await leads('/api/admin/leads');
    const [bookings, subscriptions] = [await leads('/api/appointments'), await leads('/api/subscriptions')];
    const ofKind = (kind: string) =>
      all.filter((lead) => lead.leadType === kind).map(({ leadType: _, ...lead }) => lead);
    expect(ofKind('appointment')).toEqual(bookings);
    expect(ofKind('subscription')).toEqual(subscriptions);
  });

  it.each(PATHS)('%s returns pages of the whole list, with their position in Content-Range', async (path) => {
    const all = await leads(path);
    const unit = path.split('/').pop();
    for (const [first, last] of [
      [0, 4],
      [5, 9],
      [8, 12],
      [0, 499],
      [3, 3],
    ] as const) {
      const { body, headers } = await list(path, { range: [first, last] });
      const expected = all.slice(first, last + 1);
      expect(asInWholeLists(body as Lead[])).toEqual(expected);
      expect(headers['content-range']).toBe(`${unit} ${first}-${first + expected.length - 1}/${all.length}`);
    }
    const beyond = await list(path, { range: [1000, 1024] });
    expect(beyond).toMatchObject({
      status: 200,
      body: [],
      headers: { 'content-range': `${unit} */${all.length}` },
    });
  });

  it('pages say of each lead its notes, and of a booking its time', async () => {
    const [booking] = await leads('/api/appointments', { range: [0, 0], filter: { q: 'Reyes' } });
    const created = await admin.request('POST', `/api/admin/leads/appointment/${booking!.id}/notes`, {
      note: 'x'.repeat(150),
    });
    const { createdByName, createdAt } = created.body as Lead;
    const noted = {
      notesCount: 1,
      lastNote: { text: 'x'.repeat(140), channel: null, createdByName, createdAt },
    };
    const [row] = await leads('/api/appointments', { range: [0, 0], filter: { q: 'Reyes' } });
    expect(row).toMatchObject({ ...noted, clash: 0 });
    expect(Object.keys(row!)).toEqual(expect.arrayContaining([...PAGE_FIELDS, 'ownerId', 'nextTaskDue']));
    const [lead] = await leads('/api/admin/leads', { range: [0, 0], filter: { q: 'Reyes' } });
    expect(lead).toEqual({ ...row, leadType: 'appointment' });
    const sameTime = await leads('/api/appointments', { range: [0, 1], filter: { q: 'Tan' } });
    expect(sameTime).toMatchObject([{ clash: 1 }]);
    const [subscription] = await leads('/api/subscriptions', { range: [0, 0] });
    expect(subscription).toMatchObject({ notesCount: 0, lastNote: null, ownerId: null, nextTaskDue: null });
    expect(subscription).not.toHaveProperty('clash');
  });

  it.each(['createdAt', 'firstName', 'lastName', 'email', 'leadStatus'])(
    'sorts by %s in both directions',
    async (field) => {
      const path = ['lastName', 'preferredDate'].includes(field) ? '/api/appointments' : '/api/admin/leads';
      const up = await leads(path, { sort: [field, 'ASC'] });
      const down = await leads(path, { sort: [field, 'DESC'], range: [0, 99] });
      const isName = field.endsWith('Name');
      const key = (lead: Lead) => Buffer.from(isName ? searchForm(lead[field] ?? '') : (lead[field] ?? ''));
      expect(up.map(key)).toEqual(up.map(key).sort(Buffer.compare));
      expect(down.map(({ id }) => id)).toEqual(up.map(({ id }) => id).reverse());
    },
  );

  it.each([
    [{ leadType: 'appointment' }, (lead: Lead) => lead.leadType === 'appointment'],
    [{ leadStatus: 'In Progress' }, (lead: Lead) => lead.leadStatus === 'In Progress'],
    [
      { leadStatus: 'In Progress', leadType: 'subscription' },
      (lead: Lead) => lead.leadStatus === 'In Progress' && lead.leadType === 'subscription',
    ],
    [{ q: 'reyes' }, (lead: Lead) => lead.lastName === 'Reyes'],
    [{ q: '  REYES@SAMPLE ' }, (lead: Lead) => lead.lastName === 'Reyes'],
    [{ q: '000 0130' }, (lead: Lead) => lead.phone === '+63 917 000 0130'],
    [{ q: '%' }, (lead: Lead) => lead.lastName === 'Àccent'],
    [{ q: '_\\!' }, (lead: Lead) => lead.lastName === 'Àccent'],
    [{ q: 'ÀCCENT' }, (lead: Lead) => lead.lastName === 'Àccent'],
    [{ q: "' OR 1=1 --" }, () => false],
    [{ q: '@sample.example', leadType: 'subscription' }, (lead: Lead) => lead.leadType === 'subscription'],
    [{ unanswered: true }, (lead: Lead) => lead.answeredAt === null],
    [{ createdFrom: day(0), createdTo: day(0) }, () => true],
    [
      { preferredDateFrom: day(2), preferredDateTo: day(3) },
      (lead: Lead) => ['Garcia', 'Tan', 'Àccent'].includes(lead.lastName!),
    ],
    [{}, () => true],
  ])('narrows the list by %j, and counts the rest', async (filter, fits) => {
    const expected = (await leads('/api/admin/leads')).filter(fits);
    const { body, headers } = await list('/api/admin/leads', { filter });
    expect(body).toEqual(expected);
    const page = await list('/api/admin/leads', { filter, range: [1, 2] });
    expect(asInWholeLists(page.body as Lead[])).toEqual(expected.slice(1, 3));
    for (const { 'content-range': range } of [headers, page.headers])
      expect(String(range)).toMatch(new RegExp(`/${expected.length}$`));
  });

  it('sorts by the next task, and where all leads are bookings by the preferred date', async () => {
    const ids = (all: readonly Lead[]) => all.map(({ id }) => id);
    const sort = ['preferredDate', 'ASC'];
    const filter = { leadType: 'appointment' };
    const byDate = await leads('/api/admin/leads', { sort, filter, range: [0, 24] });
    expect(ids(byDate)).toEqual(ids(await leads('/api/appointments', { sort })));
    const dates = byDate.map(({ preferredDate }) => preferredDate!);
    expect([dates.length, dates]).toEqual([11, [...dates].sort()]);
    expectError(await list('/api/admin/leads', { sort }), 400, ['sort']);
    const byTask = await leads('/api/admin/leads', { sort: ['nextTaskDue', 'ASC'], range: [0, 24] });
    expect(byTask).toHaveLength(21);
  });

  it.each(['/api/appointments', '/api/subscriptions'])(
    '%s returns the leads with given ids',
    async (path) => {
      const [first, , third] = await leads(path);
      expect(await leads(path, { filter: { id: [first!.id, third!.id, 'nothing', "x' OR 1=1"] } })).toEqual([
        first,
        third,
      ]);
      expect(await leads(path, { filter: { id: [] } })).toEqual([]);
    },
  );

  it.each([
    ['range', '[0,500]'],
    ['sort', '["id;DROP TABLE users","ASC"]'],
    ['filter', '{"leadStatus":{"$ne":"New"}}'],
  ])('rejects a malformed %s', async (parameter, value) => {
    for (const path of PATHS) expectError(await list(path, { [parameter]: value }), 400, [parameter]);
  });

  it('rejects a repeated parameter and ignores unknown ones', async () => {
    const twice = 'range=%5B0%2C1%5D&range=%5B2%2C3%5D';
    expectError(await admin.request('GET', `/api/admin/leads?${twice}`), 400, ['range']);
    expect(await admin.request('GET', '/api/admin/leads?page=2&range[x]=1&__proto__=1')).toMatchObject({
      status: 200,
    });
  });

  it('responds to HEAD as to GET, without a body', async () => {
    const head = await admin.request('HEAD', '/api/appointments?range=[0,1]');
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(head.headers['content-range']).toBe('appointments 0-1/11');
    expect(await send(running.app, 'HEAD', '/api/appointments')).toMatchObject({ status: 401, text: '' });
  });

  it('says when a search looked through the newest leads only', async () => {
    const columns = 'id, firstName, email, emailKey, leadStatus, leadSource, createdAt, searchText';
    const time = '2020-01-01T00:00:00.000Z';
    for (let part = 0; part < 21; part += 1) {
      const rows = Array.from({ length: 1_000 }, (_, index) => {
        const id = `old-${part}-${index}`;
        return [id, 'Old', `${id}@old.example`, id, 'New', 'subscription', time, 'old'];
      });
      await running.app.database.write((tx) =>
        tx.query(
          `INSERT INTO subscriptions (${columns}) VALUES ${rows.map(() => '(?, ?, ?, ?, ?, ?, ?, ?)').join(', ')}`,
          rows.flat(),
        ),
      );
    }
    const scope = async (path: string, query: Record<string, unknown>) =>
      (await list(path, query)).headers['x-search-scope'];
    for (const range of [{}, { range: [0, 24] }]) {
      expect(await scope('/api/admin/leads', { filter: { q: 'eyes' }, ...range })).toBe('newest');
      expect(await scope('/api/subscriptions', { filter: { q: 'eyes' }, ...range })).toBe('newest');
      expect(await scope('/api/appointments', { filter: { q: 'eyes' }, ...range })).toBeUndefined();
      expect(await scope('/api/admin/leads', { filter: { q: 'reyes' }, ...range })).toBeUndefined();
    }
    expect(await scope('/api/admin/leads', { range: [0, 24] })).toBeUndefined();
  });
});
