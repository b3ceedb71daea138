import { bookingBody } from './support/bodies.js';
import { DATABASES } from './support/databases.js';
import { send } from './support/http.js';
import { World } from './support/people-and-things.js';
import { expectRefusal } from './support/refusals.js';
import { runningApp } from './support/running-app.js';
import { storingNothing } from './support/stored.js';

/** What drivers throw, with the values that must not be shown to anybody. */
const failure = (code: string) =>
  Object.assign(new Error(`${code}: near "Canary": INSERT INTO appointments VALUES ('Canary')`), {
    code,
    query: "INSERT INTO appointments VALUES ('Canary')",
    parameters: ['Canary'],
  });
const AWAY = [
  'ECONNREFUSED',
  'ECONNRESET',
  'PROTOCOL_CONNECTION_LOST',
  'SQLITE_FULL',
  'SQLITE_IOERR_WRITE',
  'SQLITE_BUSY',
  'ER_LOCK_DEADLOCK',
];

describe.each(DATABASES)('when the database fails on $name', ({ create }) => {
  const running = runningApp(create);
  let world: World;
  let calls: [method: string, path: string, body?: unknown][];
  beforeAll(async () => {
    world = await World.of(running.app);
    const booking = await world.booking();
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

  it.each(AWAY)(
    'writes are answered 503 (%s), with when to try again, and nothing is stored',
    async (code) => {
      await storingNothing(running.app, async () => {
        const write = jest.spyOn(running.app.database, 'write').mockRejectedValue(failure(code));
        for (const [method, path, body] of calls) {
          const answer = await world.as(method, path, body);
          expectRefusal(answer, 503);
          expectNothingShown(answer);
        }
        write.mockRestore();
      });
    },
  );

  it.each(['SQLITE_ERROR', 'ER_PARSE_ERROR', 'ERR_ASSERTION'])(
    'an unforeseen error (%s) is a 500 that says nothing',
    async (code) => {
      jest.spyOn(running.app.database, 'write').mockRejectedValue(failure(code));
      for (const [method, path, body] of calls) {
        const answer = await world.as(method, path, body);
        expectRefusal(answer, 500);
        expect(answer.body.message).toBe('Internal server error');
        expectNothingShown(answer);
      }
    },
  );

  it('nobody is taken for signed out, and no cookie is taken away', async () => {
    jest.spyOn(running.app.database.reader, 'query').mockRejectedValue(failure('ECONNREFUSED'));
    jest.spyOn(running.app.database.reader, 'findOneBy').mockRejectedValue(failure('ECONNREFUSED'));
    const headers = { cookie: world.cookie };
    for (const path of ['/api/user', '/api/appointments', '/api/admin/stats']) {
      const answer = await send(running.app, 'GET', path, { headers });
      expectRefusal(answer, 503);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expectNothingShown(answer);
    }
    expectRefusal(
      await send(running.app, 'POST', '/api/login', { body: { username: 'x', password: 'y' } }),
      503,
    );
    jest.restoreAllMocks();
    expect((await world.as('GET', '/api/user')).status).toBe(200);
  });

  it('what is refused without it is refused as ever', async () => {
    jest.spyOn(running.app.database, 'write').mockRejectedValue(failure('ECONNREFUSED'));
    expectRefusal(await send(running.app, 'POST', '/api/appointments', { body: {} }), 400);
    expectRefusal(await send(running.app, 'GET', '/api/appointments'), 401);
    expect((await send(running.app, 'GET', '/')).status).toBe(200);
  });

  it('everything works again once it is back', async () => {
    for (const [method, path, body] of calls)
      expect((await world.as(method, path, body)).status).toBeLessThan(300);
  });
});
