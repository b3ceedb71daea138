import { bookingBody } from './support/bodies.js';
import { DATABASES } from './support/databases.js';
import { send } from './support/http.js';
import { AdminClient } from './support/admin-client.js';
import { expectError } from './support/expect-error.js';
import { runningApp } from './support/running-app.js';
import { expectNothingStored } from './support/database-state.js';

/** Errors as database drivers throw them, with values that no response may contain. */
const failure = (code: string) =>
  Object.assign(new Error(`${code}: near "Canary": INSERT INTO appointments VALUES ('Canary')`), {
    code,
    query: "INSERT INTO appointments VALUES ('Canary')",
    parameters: ['Canary'],
  });
const UNAVAILABLE = [
  'ECONNREFUSED',
  'ECONNRESET',
  'PROTOCOL_CONNECTION_LOST',
  'SQLITE_FULL',
  'SQLITE_IOERR_WRITE',
  'SQLITE_BUSY',
  'ER_LOCK_DEADLOCK',
];

describe.each(DATABASES)('database failures on $name', ({ create }) => {
  const running = runningApp({}, create);
  let admin: AdminClient;
  let calls: [method: string, path: string, body?: unknown][];
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
    const booking = await admin.createBooking();
    calls = [
      ['POST', '/api/appointments', bookingBody({ lastName: 'Canary' })],
      ['POST', '/api/subscriptions', { firstName: 'Canary', email: 'canary@sample.example' }],
      ['PATCH', `/api/admin/appointments/${booking}/lead-status`, { leadStatus: 'In Progress' }],
      ['POST', `/api/admin/leads/appointment/${booking}/notes`, { note: 'Canary' }],
    ];
  });
  afterEach(() => jest.restoreAllMocks());

  const expectNothingShown = ({ text }: { text: string }) =>
    expect(text).not.toMatch(/canary|insert|select|sqlite|er_|econn|node_modules|\bat \S+:\d+/i);

  it.each(UNAVAILABLE)('a write gets 503 with Retry-After on %s, and nothing is stored', async (code) => {
    await expectNothingStored(running.app, async () => {
      const write = jest.spyOn(running.app.database, 'write').mockRejectedValue(failure(code));
      for (const [method, path, body] of calls) {
        const response = await admin.request(method, path, body);
        expectError(response, 503);
        expectNothingShown(response);
      }
      write.mockRestore();
    });
  });

  it.each(['SQLITE_ERROR', 'ER_PARSE_ERROR', 'ERR_ASSERTION'])(
    'an unexpected error (%s) gives a 500 without details',
    async (code) => {
      jest.spyOn(running.app.database, 'write').mockRejectedValue(failure(code));
      for (const [method, path, body] of calls) {
        const response = await admin.request(method, path, body);
        expectError(response, 500);
        expect(response.body.message).toBe('Internal server error');
        expectNothingShown(response);
      }
    },
  );

  it('a request with a session gets 503 instead of 401, and keeps its cookie', async () => {
    jest.spyOn(running.app.database.reader, 'query').mockRejectedValue(failure('ECONNREFUSED'));
    jest.spyOn(running.app.database.reader, 'findOneBy').mockRejectedValue(failure('ECONNREFUSED'));
    const headers = { cookie: admin.cookie };
    for (const path of ['/api/user', '/api/appointments', '/api/admin/stats']) {
      const response = await send(running.app, 'GET', path, { headers });
      expectError(response, 503);
      expect(response.headers['set-cookie']).toBeUndefined();
      expectNothingShown(response);
    }
    expectError(
      await send(running.app, 'POST', '/api/login', { body: { username: 'x', password: 'y' } }),
      503,
    );
    jest.restoreAllMocks();
    expect((await admin.request('GET', '/api/user')).status).toBe(200);
  });

  it('a request that is rejected without the database is rejected as usual', async () => {
    jest.spyOn(running.app.database, 'write').mockRejectedValue(failure('ECONNREFUSED'));
    expectError(await send(running.app, 'POST', '/api/appointments', { body: {} }), 400);
    expectError(await send(running.app, 'GET', '/api/appointments'), 401);
    expect((await send(running.app, 'GET', '/')).status).toBe(200);
  });

  it('requests work again after the failure', async () => {
    for (const [method, path, body] of calls)
      expect((await admin.request(method, path, body)).status).toBeLessThan(300);
  });
});
