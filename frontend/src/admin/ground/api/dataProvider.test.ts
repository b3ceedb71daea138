import type { VisitorMails } from '@/shared/api-types';
import { aPost } from '@/testing/builders';
import { anIssue } from '@/testing/fakeNewsletter';
import { dataProvider } from './dataProvider';

function mockResponses(body: unknown, headers: Record<string, string> = {}, status = 200) {
  const fetch = jest.fn<Promise<Response>, [string, RequestInit]>(async () =>
    status === 204 ? new Response(null, { status }) : new Response(JSON.stringify(body), { status, headers }),
  );
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetch as typeof globalThis.fetch);
  return {
    request: () => {
      const [path, { method, body: sent }] = fetch.mock.calls[0] ?? ['', {}];
      return {
        path: decodeURIComponent(path),
        method,
        body: sent === undefined ? undefined : JSON.parse(sent as string),
      };
    },
  };
}

test('requests one page of leads with sort order and filter', async () => {
  const server = mockResponses([], { 'Content-Range': 'leads 25-49/1234' });
  const { total } = await dataProvider.getList('leads', {
    pagination: { page: 2, perPage: 25 },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: { leadStatus: 'New', q: '' },
  });
  expect(total).toBe(1234);
  expect(server.request().path).toBe(
    '/api/admin/leads?filter={"leadStatus":"New"}&range=[25,49]&sort=["createdAt","DESC"]',
  );
});

test('says when a search covered only the newest leads', async () => {
  const headers = { 'Content-Range': 'leads 0-24/40', 'X-Search-Scope': 'newest' };
  mockResponses([], headers);
  const params = { pagination: { page: 1, perPage: 25 }, filter: { q: 'example.org' } };
  await expect(dataProvider.getList('leads', params)).resolves.toMatchObject({ meta: { newestOnly: true } });
});

test.each([
  ['bookings only', {}, '{"leadType":"appointment"}', '["preferredDate","ASC"]'],
  [
    'not subscriptions, which have none',
    { leadType: 'subscription' },
    '{"leadType":"subscription"}',
    '["createdAt","DESC"]',
  ],
])('the order by appointment lists %s', async (_, filter, sentFilter, sentSort) => {
  const server = mockResponses([], { 'Content-Range': 'leads 0-24/40' });
  await dataProvider.getList('leads', {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'preferredDate', order: 'ASC' },
    filter,
  });
  expect(server.request().path).toBe(`/api/admin/leads?filter=${sentFilter}&range=[0,24]&sort=${sentSort}`);
});

test('changes several leads with one request', async () => {
  const server = mockResponses({ changed: 2 });
  const ids = ['appointment:a1', 'subscription:s1'];
  await dataProvider.updateMany('leads', { ids, data: { ownerId: null } });
  expect(server.request()).toEqual({
    path: '/api/admin/leads/bulk',
    method: 'POST',
    body: { ids: ['appointment:a1', 'subscription:s1'], ownerId: null },
  });
});

test('sends a post without the fields that the server sets', async () => {
  const server = mockResponses(aPost());
  await dataProvider.update('posts', { id: 'post-1', data: aPost({ title: 'New title' }) });
  const { path, method, body } = server.request();
  expect([method, path]).toEqual(['PUT', '/api/admin/blog-posts/post-1']);
  expect(Object.keys(body as object).toSorted()).toEqual([
    'author',
    'category',
    'content',
    'excerpt',
    'imageAlt',
    'imageUrl',
    'publishAt',
    'readTime',
    'reviewedOn',
    'status',
    'title',
  ]);
});

test('sends no empty fields of a draft, which the server would reject', async () => {
  const server = mockResponses(aPost());
  await dataProvider.create('posts', {
    data: aPost({ status: 'draft', excerpt: '', content: ' ', imageUrl: '' }),
  });
  expect(server.request().body).not.toHaveProperty('excerpt');
  expect(server.request().body).not.toHaveProperty('content');
  expect(server.request().body).not.toHaveProperty('imageUrl');
});

test('the list of posts is filtered by status and by the words of the title', async () => {
  mockResponses([
    aPost({ id: '1', title: 'Term or whole life' }),
    aPost({ id: '2', title: 'Term plans', status: 'draft' }),
    aPost({ id: '3', title: 'Life after sixty' }),
  ]);
  const params = { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' as const } };
  const list = (filter: object) => dataProvider.getList('posts', { ...params, filter });
  expect((await list({ q: 'LIFE term' })).data.map(({ id }) => id)).toEqual(['1']);
  expect((await list({ status: 'draft' })).data.map(({ id }) => id)).toEqual(['2']);
});

test('accepts an empty response to a delete request', async () => {
  const server = mockResponses(undefined, {}, 204);
  await expect(dataProvider.delete('posts', { id: 'post-1' })).resolves.toEqual({ data: { id: 'post-1' } });
  expect(server.request()).toMatchObject({ method: 'DELETE', path: '/api/admin/blog-posts/post-1' });
});

test('the path of a lead status contains the lead type', async () => {
  const server = mockResponses({});
  await dataProvider.changeLeadStatus({ leadType: 'subscription', leadId: 's1' }, 'In Progress');
  expect(server.request()).toEqual({
    path: '/api/admin/subscriptions/s1/lead-status',
    method: 'PATCH',
    body: { leadStatus: 'In Progress' },
  });
});

test('requests one page of the bookings in a period', async () => {
  const server = mockResponses([], { 'Content-Range': 'appointments 0-49/9000' });
  const { total } = await dataProvider.getList('calendar', {
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'preferredDate', order: 'ASC' },
    filter: { preferredDateFrom: '2026-11-01', preferredDateTo: '2026-12-05' },
  });
  expect(total).toBe(9000);
  expect(server.request().path).toBe(
    '/api/appointments?filter={"preferredDateFrom":"2026-11-01","preferredDateTo":"2026-12-05"}' +
      '&range=[0,49]&sort=["preferredDate","ASC"]',
  );
});

test('requests the number of bookings by day', async () => {
  const server = mockResponses([]);
  await dataProvider.bookingDays('2026-11-01', '2026-12-05');
  expect(server.request().path).toBe('/api/admin/calendar/days?from=2026-11-01&to=2026-12-05');
});

test('requests the closed days', async () => {
  const server = mockResponses([]);
  await dataProvider.closedDays('2026-11-01', '2026-12-05');
  expect(server.request().path).toBe('/api/admin/calendar/closed-days?from=2026-11-01&to=2026-12-05');
});

test('requests one page of the messages', async () => {
  const server = mockResponses([], { 'Content-Range': 'mails 0-24/40' });
  const { total } = await dataProvider.getList('messages', {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: { state: 'failed', kind: '', q: 'liza' },
  });
  expect(total).toBe(40);
  expect(server.request().path).toBe(
    '/api/admin/mails?filter={"state":"failed","q":"liza"}&range=[0,24]&sort=["createdAt","DESC"]',
  );
});

test('the id of a lead names its type', async () => {
  const server = mockResponses({});
  await dataProvider.getOne('leads', { id: 'appointment:a1' });
  expect(server.request().path).toBe('/api/admin/leads/appointment/a1');
});

test.each([
  [undefined, { bookingStatus: 'Confirmed' }],
  [
    { tellVisitor: false, message: ' ' },
    { bookingStatus: 'Confirmed', tellVisitor: false },
  ],
  [{ message: ' Sorry. ' }, { bookingStatus: 'Confirmed', message: 'Sorry.' }],
])('sends what the visitor is told (%j) only if staff decided', async (tell, body) => {
  const server = mockResponses({});
  await dataProvider.changeBookingStatus('a1', 'Confirmed', tell);
  expect(server.request().body).toEqual(body);
});

test('sends the settings with the time of the change that they are based on', async () => {
  const server = mockResponses({});
  const mails = { booking_reminder: false } as VisitorMails;
  await dataProvider.saveVisitorMails(mails, '2026-11-20T04:00:00.000Z');
  expect(server.request()).toEqual({
    path: '/api/admin/settings/visitorMails',
    method: 'PUT',
    body: { ...mails, ifUpdatedAt: '2026-11-20T04:00:00.000Z' },
  });
});

test("rejects with the status and the server's message", async () => {
  mockResponses({ statusCode: 409, message: 'Username is already taken', requestId: 'r' }, {}, 409);
  const user = { username: 'maria', password: 'secret', name: 'Maria', role: 'admin_assistant' } as const;
  await expect(dataProvider.create('users', { data: user })).rejects.toMatchObject({
    status: 409,
    userMessage: 'Username is already taken',
  });
});

test('requests the tasks of a state', async () => {
  const list = mockResponses([], { 'Content-Range': 'tasks 0-24/40' });
  await dataProvider.getList('tasks', {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'dueDate', order: 'ASC' },
    filter: { state: 'due', assigneeId: '' },
  });
  expect(list.request().path).toBe(
    '/api/admin/tasks?filter={"state":"due"}&range=[0,24]&sort=["dueDate","ASC"]',
  );
});

test('requests one page of the issues of the newsletter, and of the deliveries of one', async () => {
  const pagination = { page: 1, perPage: 25 };
  const issues = mockResponses([], { 'Content-Range': 'newsletters 0-24/40' });
  const sort = { field: 'createdAt', order: 'DESC' } as const;
  await dataProvider.getList('newsletter', { pagination, sort, filter: { state: 'sent', q: '' } });
  expect(issues.request().path).toBe(
    '/api/admin/newsletters?filter={"state":"sent"}&range=[0,24]&sort=["createdAt","DESC"]',
  );
  const deliveries = mockResponses([], { 'Content-Range': 'deliveries 0-24/40' });
  const filter = { issueId: 'i1', state: 'failed' };
  await dataProvider.getList('deliveries', { pagination, sort: { field: 'id', order: 'ASC' }, filter });
  expect(deliveries.request().path).toBe(
    '/api/admin/newsletters/i1/deliveries?filter={"state":"failed"}&range=[0,24]&sort=["id","ASC"]',
  );
});

test('sends an issue without the fields that the server sets, with the time of the change it is based on', async () => {
  const server = mockResponses(anIssue());
  await dataProvider.update('newsletter', { id: 'i1', data: anIssue(), previousData: anIssue() });
  const { path, method, body } = server.request();
  expect([method, path]).toEqual(['PUT', '/api/admin/newsletters/i1']);
  expect(Object.keys(body as object).toSorted()).toEqual([
    'content',
    'ifUpdatedAt',
    'preheader',
    'public',
    'subject',
  ]);
});

test.each([
  [null, {}],
  ['2026-12-03T01:30:00.000Z', { at: '2026-12-03T01:30:00.000Z' }],
])('sends an issue at %s', async (at, body) => {
  const server = mockResponses(anIssue());
  await dataProvider.sendIssue('i1', at);
  expect(server.request()).toEqual({ path: '/api/admin/newsletters/i1/send', method: 'POST', body });
});
