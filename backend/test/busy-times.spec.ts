import { ReadBusyCalendars } from '../src/busy-times/application/read-busy-calendars.js';
import { BusyCalendarJob } from '../src/busy-times/infrastructure/busy-calendar-job.js';
import { calendarFile, sampleCalendar } from '../src/busy-times/testing/calendar-file.js';
import { AdminClient, NO_SUCH_ID } from './support/admin-client.js';
import { CalendarServer } from './support/calendar-server.js';
import { expectNothingStored } from './support/database-state.js';
import { DATABASES } from './support/databases.js';
import { expectError } from './support/expect-error.js';
import { send } from './support/http.js';
import { runningApp } from './support/running-app.js';

const OWN = '/api/user/busy-calendars';
const BUSY = '/api/admin/calendar/busy';
const NOW = '2026-11-25T02:00:00.000Z';
const SECRET = 'private-4f2a9';

describe.each(DATABASES)('busy times on $name', ({ create }) => {
  const running = runningApp({ OUTBOUND_PRIVATE_ADDRESSES: 'allow' }, create);
  let admin: AdminClient;
  let server: CalendarServer;
  let minutes = 0;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });
  beforeEach(async () => {
    server = await CalendarServer.start();
    minutes = 0;
    pass(0);
  });
  afterEach(async () => {
    for (const { id } of await listed()) await admin.request('DELETE', `${OWN}/${id}`);
    server.close();
    running.app.setTime(null);
  });

  /** The clock of the application that many minutes later. */
  function pass(more: number): void {
    minutes += more;
    running.app.setTime(new Date(Date.parse(NOW) + minutes * 60_000));
  }
  const read = () => running.app.app.get(BusyCalendarJob).run();
  const listed = async () =>
    (await admin.request('GET', OWN)).body as { id: string; problem: string | null; readAt: string | null }[];
  const add = (changes: object = {}) =>
    admin.request('POST', OWN, { name: 'Private', url: server.url, ...changes });
  const times = async (cookie = admin.cookie) => {
    const response = await send(running.app, 'GET', `${BUSY}?from=2026-11-25&to=2026-12-31`, { cookie });
    return response.body as { userId: string; start: string; end: string; title?: string }[];
  };

  it('come from a calendar that is read when it is added, and the address is never shown', async () => {
    server.content = sampleCalendar('google');
    const added = await add({ url: server.url });
    expect(added).toMatchObject({
      status: 201,
      body: { name: 'Private', url: `https://${new URL(server.url).host}/…`, readAt: null, problem: null },
    });
    await read();
    expect(await listed()).toMatchObject([{ id: added.body.id, readAt: expect.any(String), problem: null }]);
    expect((await times()).map(({ start, title }) => `${start.slice(0, 16)} ${title}`)).toEqual([
      '2026-11-25T01:00 School run',
      '2026-11-26T01:00 Dentist, upper floor',
      '2026-11-26T16:00 Leave',
      '2026-12-02T06:00 School run (afternoon)',
      '2026-12-09T01:00 School run',
      '2026-12-14T01:00 School run',
    ]);
    const stored = JSON.stringify([
      ...[await listed(), added.body, await running.app.rows('audit_log')],
      ...[await running.app.rows('busy_calendars'), await running.app.rows('busy_times')],
    ]);
    expect(stored).not.toMatch(new RegExp(`${SECRET}|Dentist|School`));
    expect(await running.app.rows('audit_log')).toEqual(
      expect.arrayContaining([expect.objectContaining({ action: 'busy-calendar.added' })]),
    );
  });

  it('have a title for their own user only', async () => {
    server.content = sampleCalendar('outlook');
    await add();
    await read();
    const { cookie } = await admin.createSignedInUser();
    const [own, others] = [await times(), await times(cookie)];
    expect(others).toEqual(own.map(({ userId, start, end }) => ({ userId, start, end })));
    expect(own.every(({ title }) => title)).toBe(true);
    expect((await send(running.app, 'GET', OWN, { cookie })).body).toEqual([]);
  });

  it('are asked for again after ten minutes, with the ETag of the file, and whole after a day', async () => {
    server.content = sampleCalendar('google');
    await add();
    await read();
    pass(5);
    await read();
    expect(server.requests).toHaveLength(1);
    pass(5);
    await read();
    expect(server.requests.map((headers) => typeof headers['if-none-match'])).toEqual([
      'undefined',
      'string',
    ]);
    expect(await listed()).toMatchObject([{ problem: null }]);
    expect(await times()).toHaveLength(6);
    pass(24 * 60);
    await read();
    expect(server.requests.at(-1)).not.toHaveProperty('if-none-match');
  });

  it.each<[string, string | number, string]>([
    ['is away', 503, 'The other server has an error (503)'],
    ['does not know the calendar any more', 404, 'The other server does not give the calendar away (404); '],
    ['sends elsewhere', 302, 'The address leads on to another one; '],
    ['sends a page', '<!doctype html><p>Sign in</p>', 'The address does not lead to a calendar; '],
    ['sends a part', sampleCalendar('google').slice(0, 900), 'The calendar was not sent as a whole'],
    [
      'sends too much',
      calendarFile([`DESCRIPTION:${'x'.repeat(6_000_000)}`]),
      'The calendar is larger than 5 MB',
    ],
  ])('stay as they were when the server %s', async (_what, content, problem) => {
    server.content = sampleCalendar('google');
    await add();
    await read();
    const before = await times();
    const [{ readAt } = { readAt: null }] = await listed();
    server.content = content;
    pass(11);
    await read();
    expect(await times()).toEqual(before);
    expect(await listed()).toMatchObject([{ readAt, problem: expect.stringContaining(problem) }]);
    server.content = calendarFile();
    pass(11);
    await read();
    expect(await times()).toEqual([]);
    expect(await listed()).toMatchObject([{ problem: null }]);
  });

  it('that are out of date are in the self-check, with their age', async () => {
    server.content = sampleCalendar('google');
    await add();
    await read();
    const check = async () => {
      const { body } = await admin.request('POST', '/api/admin/self-check', {});
      return (body.checks as { id: string }[]).find(({ id }) => id === 'busyTimes');
    };
    expect(await check()).toMatchObject({ state: 'good', detail: 'One calendar is read every ten minutes.' });
    server.content = 503;
    pass(3 * 60);
    await read();
    expect(await check()).toMatchObject({
      state: 'attention',
      detail: expect.stringMatching(
        /^A calendar of .+ was last read 3 hours ago, .*still shown: The other server has an error/,
      ),
      link: '/admin/settings',
    });
  });

  it('of entries that cannot be read are left out, and the user is told', async () => {
    server.content = calendarFile(
      ['UID:a', 'SUMMARY:no start'],
      [...['UID:b', 'DTSTART:20261126T010000Z', 'DTEND:20261126T020000Z']],
    );
    await add();
    await read();
    expect(await times()).toHaveLength(1);
    expect(await listed()).toMatchObject([{ problem: 'Entries that could not be read are left out: 1' }]);
  });

  it('cannot be read with another secret of the server, which the user is told', async () => {
    server.content = sampleCalendar('google');
    await add();
    await read();
    await running.app.database.write((tx) => tx.query("UPDATE busy_calendars SET sealedUrl = 'other'"));
    pass(11);
    await read();
    expect(await listed()).toMatchObject([
      { problem: expect.stringContaining('remove the calendar and add it again') },
    ]);
    expect(await times()).toHaveLength(6);
  });

  it('at which everybody is busy are left out of the open times of the site, and come back', async () => {
    const taken = async () =>
      ((await send(running.app, 'GET', '/')).body as { takenTimes: object }).takenTimes;
    expect(await taken()).toEqual({});
    server.content = calendarFile(['UID:a', 'DTSTART:20261126T010000Z', 'DTEND:20261126T031500Z']);
    const added = await add();
    await read();
    expect(await taken()).toEqual({ '2026-11-26': ['9am', '10am', '11am'] });
    await admin.request('DELETE', `${OWN}/${added.body.id as string}`);
    await read();
    expect(await taken()).toEqual({});
  });

  it.each(['deactivated', 'removed'])('are deleted when the account of their user is %s', async (status) => {
    server.content = sampleCalendar('google');
    const { id, cookie } = await admin.createSignedInUser();
    const body = { name: 'Private', url: server.url };
    expect((await send(running.app, 'POST', OWN, { cookie, body })).status).toBe(201);
    await read();
    expect(await times()).toHaveLength(6);
    await admin.setUserStatus(id, ...(status === 'removed' ? ['deactivated', 'removed'] : [status]));
    for (const table of ['busy_calendars', 'busy_times']) expect(await running.app.rows(table)).toEqual([]);
  });

  it('are deleted with their calendar, by its user only', async () => {
    server.content = sampleCalendar('google');
    const { id } = (await add()).body as { id: string };
    await read();
    const { cookie } = await admin.createSignedInUser();
    expectError(await send(running.app, 'DELETE', `${OWN}/${id}`, { cookie }), 404);
    expectError(await admin.request('DELETE', `${OWN}/${NO_SUCH_ID}`), 404);
    expect(await times()).toHaveLength(6);
    expect((await admin.request('DELETE', `${OWN}/${id}`)).status).toBe(204);
    expect([await listed(), await times()]).toEqual([[], []]);
  });

  it('are of five calendars at most, each added once', async () => {
    server.content = calendarFile();
    for (let number = 0; number < 5; number += 1)
      expect((await add({ url: `${server.url}?${number}` })).status).toBe(201);
    await read();
    await expectNothingStored(running.app, async () => {
      expectError(await add({ url: `${server.url}?0` }), 400, ['url']);
      expectError(await add({ url: `${server.url}?5` }), 409);
    });
  });

  it('come from web addresses only, and not from the calendar of the office itself', async () => {
    await expectNothingStored(running.app, async () => {
      for (const url of [
        'x',
        'ftp://127.0.0.1/a.ics',
        'file:///etc/passwd',
        'http://ana:b@127.0.0.1/',
        `http://localhost:3000/calendar/a.ics`,
      ])
        expectError(await add({ url }), 400, ['url']);
      expectError(await add({ name: '' }), 400, ['name']);
    });
  });

  it('of a span are asked for with real dates, up to a hundred days', async () => {
    expectError(await admin.request('GET', BUSY), 400, ['from']);
    expectError(await admin.request('GET', `${BUSY}?from=2026-11-25&to=2027-11-25`), 400, ['to']);
  });

  it('are read no more once the server stops', async () => {
    const reading = running.app.app.get(ReadBusyCalendars);
    await reading.stop();
    await add();
    await reading.execute();
    expect(server.requests).toEqual([]);
  });
});

describe('without private addresses', () => {
  const running = runningApp();

  it.each([
    'http://127.0.0.1/a.ics',
    'webcal://localhost/a.ics',
    'https://10.0.0.1/a.ics',
    'https://[::1]/a.ics',
  ])('a calendar at %s is rejected', async (url) => {
    const admin = await AdminClient.signIn(running.app);
    await expectNothingStored(running.app, async () =>
      expectError(await admin.request('POST', OWN, { name: 'Private', url }), 400, ['url']),
    );
  });
});
