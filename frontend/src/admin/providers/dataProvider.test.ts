import { aPost } from '../../testing/builders';
import { dataProvider } from './dataProvider';

function mockResponses(body: unknown, headers: Record<string, string> = {}, status = 200) {
  const fetch = jest.fn<Promise<Response>, [string, RequestInit]>(async () =>
    status === 204 ? new Response(null, { status }) : new Response(JSON.stringify(body), { status, headers }),
  );
  global.fetch = fetch as unknown as typeof global.fetch;
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

test('sends a post without the fields that the server sets', async () => {
  const server = mockResponses(aPost());
  await dataProvider.revisePost('post-1', aPost({ title: 'New title' }));
  const { path, method, body } = server.request();
  expect([method, path]).toEqual(['PUT', '/api/admin/blog-posts/post-1']);
  expect(Object.keys(body as object).toSorted()).toEqual([
    'category',
    'content',
    'excerpt',
    'imageUrl',
    'readTime',
    'title',
  ]);
});

test('accepts an empty response to a delete request', async () => {
  const server = mockResponses(undefined, {}, 204);
  await expect(dataProvider.deletePost('post-1')).resolves.toBeUndefined();
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

test('omits a missing note from a user status change', async () => {
  const server = mockResponses({});
  await dataProvider.changeUserStatus('u1', 'active');
  expect(server.request().body).toEqual({ status: 'active' });
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

test('requests a single lead from the list, and null if it is not there', async () => {
  const server = mockResponses([], { 'Content-Range': 'leads */0' });
  await expect(dataProvider.lead({ leadType: 'appointment', leadId: 'a1' })).resolves.toBeNull();
  expect(server.request().path).toContain('/api/admin/leads?filter={"leadType":"appointment","id":["a1"]}');
});

test.each([
  [undefined, { bookingStatus: 'Confirmed' }],
  [false, { bookingStatus: 'Confirmed', tellVisitor: false }],
])('sends whether the visitor is told (%s) only if staff decided', async (tell, body) => {
  const server = mockResponses({});
  await dataProvider.changeBookingStatus('a1', 'Confirmed', tell);
  expect(server.request().body).toEqual(body);
});

test('sends the settings with the time of the change that they are based on', async () => {
  const server = mockResponses({});
  const mails = {
    booking_received: true,
    booking_confirmed: true,
    booking_rescheduled: true,
    booking_cancelled: true,
    booking_reminder: false,
  };
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
  await expect(dataProvider.createUser(user)).rejects.toMatchObject({
    status: 409,
    userMessage: 'Username is already taken',
  });
});
