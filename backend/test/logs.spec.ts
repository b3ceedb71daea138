import { bookingBody, postBody } from './support/bodies.js';
import { CapturedOutput } from './support/captured-output.js';
import { DATABASES } from './support/databases.js';
import { send } from './support/http.js';
import { LiveClient, rejectedUpgrade } from './support/live-client.js';
import { AdminClient } from './support/admin-client.js';
import { runningApp } from './support/running-app.js';

/** What must never stand in a log: whatever people typed, whatever opens something. */
const PERSON = {
  firstName: 'Canary-first',
  lastName: 'Canary-last',
  email: 'canary@sample.example',
  phone: '+63 999 555 0199',
  dateOfBirth: '1911-11-11',
  notes: 'Canary notes\r\n{"level":30,"msg":"forged canary"}',
};
const SECRET = 'canary-password';
const FORBIDDEN = /canary|999 555 0199|1911-11-11|parameters|INSERT INTO|\$2b\$/i;

const MODES = [
  [
    'production',
    {
      NODE_ENV: 'production',
      PUBLIC_URL: 'http://office.example',
      LOG_LEVEL: 'trace',
      SESSION_SECRET: 'canary-secret-canary-secret-canary',
    },
  ],
  ['development', { LOG_LEVEL: 'trace', SESSION_SECRET: 'canary-secret-canary-secret-canary' }],
] as const;
const CASES = DATABASES.flatMap(({ name, create }) =>
  MODES.map(([mode, env]) => ({ name, create, mode, env })),
);

describe.each(CASES)('the log in $mode on $name', ({ create, mode, env }) => {
  let output: CapturedOutput;
  beforeAll(() => {
    output = new CapturedOutput();
  });
  const running = runningApp(env, create);
  afterAll(() => output.release());

  it('contains no user input', async () => {
    const { app } = running;
    const admin = await AdminClient.signIn(app);
    const booking = await admin.createBooking(PERSON);
    const subscription = await admin.createSubscription({ firstName: PERSON.firstName, email: PERSON.email });
    const user = await admin.createSignedInUser({
      username: 'canary-user',
      password: SECRET,
      name: 'Canary Name',
    });
    const { client } = await LiveClient.connect(app, user.cookie);
    const sent: [string, string, unknown?, Record<string, string>?][] = [
      ['POST', '/api/login', { username: 'canary-user', password: 'canary-wrong' }],
      ['POST', '/api/login', { username: 'canary\r\n{"level":30,"msg":"forged"}', password: SECRET }],
      ['POST', '/api/login?canary=canary', { username: 1, password: SECRET }],
      ['POST', '/api/appointments', { ...bookingBody(PERSON), canary: 'canary' }],
      ['POST', '/api/appointments', '{"firstName":"Canary', { 'Content-Type': 'application/json' }],
      ['POST', '/api/appointments', 'canary', { 'Content-Type': 'text/canary' }],
      [
        'POST',
        '/api/appointments',
        bookingBody(PERSON),
        { Origin: 'https://canary.example', Referer: 'https://canary.example' },
      ],
      ['POST', '/api/appointments', bookingBody({ notes: 'canary'.repeat(30_000) })],
      ['GET', '/canary?canary=canary', undefined, { 'User-Agent': 'canary', Cookie: 'sid=canary' }],
      ['GET', '/api/canary/%ff', undefined, { Cookie: 'sid=s%3Acanary.canary; canary=canary' }],
      ['GET', '/api/admin/leads?filter={"canary":1}', undefined, { Cookie: admin.cookie }],
      ['GET', '/api/admin/leads?filter={"q":"canary"}', undefined, { Cookie: admin.cookie }],
      [
        'PATCH',
        `/api/admin/appointments/${booking}/sales-info`,
        { productPurchased: 'Canary', premiumFrequency: 'annual', premiumRate: 'Canary' },
        { Cookie: admin.cookie },
      ],
      [
        'POST',
        `/api/admin/leads/subscription/${subscription}/notes`,
        { note: 'Canary' },
        { Cookie: admin.cookie },
      ],
      [
        'POST',
        '/api/admin/blog-posts',
        postBody({ title: 'Canary', content: 'Canary' }),
        { Cookie: user.cookie },
      ],
      [
        'PATCH',
        `/api/admin/users/${user.id}/status`,
        { status: 'deactivated', note: 'Canary' },
        { Cookie: admin.cookie },
      ],
      [
        'POST',
        '/book',
        'firstName=canary&email=canary',
        { 'Content-Type': 'application/x-www-form-urlencoded' },
      ],
      ['GET', `/booking/${'canary-'.repeat(6)}x`],
      ['GET', `/booking/${'canary-'.repeat(6)}x.ics`],
      [
        'POST',
        `/booking/${'canary-'.repeat(6)}x`,
        'request=canary&message=canary',
        { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://canary.example' },
      ],
    ];
    for (const [method, path, body, headers] of sent) {
      const { status } = await send(app, method, encodeURI(path).replace('%25', '%'), { body, headers });
      expect(status).toBeLessThan(500);
    }
    expect(await client.closed).toBe(4401);
    await rejectedUpgrade(app, { cookie: 'sid=canary', origin: 'https://canary.example' });
    await rejectedUpgrade(app, { cookie: 'sid=canary' });

    const thrown = Object.assign(new Error("Canary: INSERT INTO x VALUES ('Canary')"), {
      query: 'INSERT INTO canary',
      parameters: ['Canary'],
      sql: "VALUES ('Canary')",
      sqlMessage: 'Canary',
      code: 'ER_UNKNOWN_ERROR',
      driverError: new Error('Canary'),
    });
    const write = jest.spyOn(app.database, 'write').mockRejectedValueOnce(thrown);
    expect((await send(app, 'POST', '/api/appointments', { body: bookingBody(PERSON) })).status).toBe(500);
    write.mockRestore();
    await app.database.write((tx) => tx.query('DROP TABLE activity_logs'));
    const answers = [
      await send(app, 'POST', '/api/appointments', { body: bookingBody(PERSON) }),
      await send(app, 'POST', '/api/subscriptions', {
        body: { firstName: 'Canary', email: 'other-canary@sample.example' },
      }),
      await admin.request('GET', `/api/admin/leads/appointment/${booking}/activity`),
    ];
    for (const { status, text } of answers) {
      expect(status).toBe(500);
      expect(text).not.toMatch(FORBIDDEN);
    }

    const cookies = [admin.cookie, user.cookie].map((cookie) => decodeURIComponent(cookie).slice(6, 30));
    expect(output.lines.length).toBeGreaterThanOrEqual(5);
    expect(output.lines.filter((line) => FORBIDDEN.test(line))).toEqual([]);
    for (const cookie of cookies) expect(output.text).not.toContain(cookie);
    expect(output.text).toContain('request failed');
    expect(output.text).toContain('cross-origin request rejected');
    expect(output.text).not.toMatch(/deprecat|warning/i);
    if (mode === 'production') for (const line of output.lines) expectLogLine(line);
  });
});

function expectLogLine(line: string): void {
  expect(JSON.parse(line)).toMatchObject({
    level: expect.any(Number),
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    msg: expect.any(String),
  });
}
