import { ReadBusyCalendars } from '../src/busy-times/application/read-busy-calendars.js';
import { RefreshBusyTimes } from '../src/busy-times/application/refresh-busy-times.js';
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

const MONTHS = [
  '2026-12',
  ...Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, '0')}`),
];
const onClocksOfManila = (moment: string) =>
  new Date(Date.parse(moment) + 8 * 3_600_000).toISOString().slice(2, 16).replace(/[-:]/g, '');

/** From a start, by a rule: the times of December 2026 to 24 December 2027 by python-dateutil 2.9.0. */
const RULES: readonly (readonly [start: string, rule: string, times: string])[] = [
  [
    '20121231T050000',
    'FREQ=MONTHLY;INTERVAL=5;BYMONTHDAY=31,13,28;BYDAY=MO;BYHOUR=5,14',
    '271213T0500 271213T1400',
  ],
  [
    '20260301T210000',
    'FREQ=HOURLY;BYHOUR=21;BYDAY=SU;BYMONTH=3',
    '270307T2100 270314T2100 270321T2100 270328T2100',
  ],
  ['20261231T090000', 'FREQ=WEEKLY;INTERVAL=11;UNTIL=20270115T010000Z', '261231T0900'],
  [
    '20270401T090000',
    'FREQ=MONTHLY;BYDAY=-5TH,-1SA;BYSETPOS=-2,3;WKST=SU;COUNT=3',
    '270401T0900 270701T0900 270902T0900',
  ],
  ['20261130T090000', 'FREQ=YEARLY;INTERVAL=2;BYMONTH=2,11;BYDAY=-1MO', '261130T0900'],
  ['20270531T090000', 'FREQ=MONTHLY;INTERVAL=5;BYMONTH=11,6,5,8;WKST=SU', '270531T0900'],
  [
    '20251126T090000',
    'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=28,-1,29,-5;BYMONTH=11',
    '261130T0900 271126T0900 271128T0900 271129T0900 271130T0900',
  ],
  [
    '20270329T090000',
    'FREQ=DAILY;INTERVAL=2;BYMONTHDAY=-3;WKST=TH',
    '270329T0900 270428T0900 270729T0900 271029T0900 271128T0900',
  ],
  ['20200718T090000', 'FREQ=YEARLY;BYYEARDAY=200,1;COUNT=40', '270101T0900 270719T0900'],
  ['20121231T090000', 'FREQ=YEARLY;INTERVAL=3;BYYEARDAY=60,366', '270301T0900'],
  [
    '20241128T090000',
    'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=-1,28;BYDAY=MO,TH,SU,SA;BYSETPOS=-2,2',
    '261130T0900',
  ],
  ['20270702T090000', 'FREQ=MONTHLY;BYDAY=MO,FR,TH,SU;BYMONTH=7;BYSETPOS=2;WKST=SU;COUNT=1', '270702T0900'],
  ['20271102T090000', 'FREQ=MONTHLY;INTERVAL=11;BYMONTHDAY=-2,2;BYDAY=TH,WE,FR,TU;WKST=TH', '271102T0900'],
  [
    '20241102T110000',
    'FREQ=MINUTELY;INTERVAL=600;BYHOUR=0,21,11;BYDAY=SA;BYMONTH=11;COUNT=200',
    '271127T1100 271127T2100',
  ],
  [
    '20270102T090000',
    'FREQ=DAILY;INTERVAL=3;BYMONTH=2,1,9;WKST=TH;COUNT=3',
    '270102T0900 270105T0900 270108T0900',
  ],
  ['20270131T090000', 'FREQ=MONTHLY;INTERVAL=7;BYMONTHDAY=31', '270131T0900 270831T0900'],
  ['20120702T090000', 'FREQ=MONTHLY;INTERVAL=5;BYDAY=1MO;BYMONTH=1,7,5;WKST=TH;COUNT=40', '270705T0900'],
  [
    '20120825T090000',
    'FREQ=DAILY;INTERVAL=11;BYDAY=SA;WKST=SU;COUNT=200',
    '261226T0900 270313T0900 270529T0900 270814T0900 271030T0900',
  ],
  [
    '20270402T090000',
    'FREQ=HOURLY;INTERVAL=3;BYHOUR=9,16,10;BYDAY=TU,FR;BYMONTH=4;WKST=TH;COUNT=3',
    '270402T0900 270406T0900 270409T0900',
  ],
  ['20261231T050000', 'FREQ=YEARLY;INTERVAL=11;BYYEARDAY=365,-1;BYHOUR=5,12', '261231T0500 261231T1200'],
  [
    '20240516T090000',
    'FREQ=YEARLY;BYWEEKNO=20,-1;BYDAY=SA,TH',
    '261231T0900 270102T0900 270520T0900 270522T0900',
  ],
  ['20270201T150000', 'FREQ=HOURLY;INTERVAL=11;BYHOUR=15;BYDAY=MO,SU;BYMONTH=6,2', '270201T1500 270613T1500'],
  [
    '20271216T130000',
    'FREQ=YEARLY;BYDAY=-3TH;BYHOUR=13,22;BYSETPOS=-1,1;WKST=TH;COUNT=3',
    '271216T1300 271216T2200',
  ],
  [
    '20261231T220000',
    'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=-1;BYHOUR=22;WKST=TH',
    '261231T2200 270331T2200 270630T2200 270930T2200',
  ],
];

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
  const read = () => running.app.app.get(RefreshBusyTimes).execute();
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
      await listed(),
      added.body,
      await running.app.rows('audit_log'),
      await running.app.rows('busy_calendars'),
      await running.app.rows('busy_times'),
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
      link: '/admin/settings/calendars',
    });
  });

  it('of entries that cannot be read are left out, and the user is told', async () => {
    server.content = calendarFile(
      ['UID:a', 'SUMMARY:no start'],
      ['UID:b', 'DTSTART:20261126T010000Z', 'DTEND:20261126T020000Z'],
    );
    await add();
    await read();
    expect(await times()).toHaveLength(1);
    expect(await listed()).toMatchObject([{ problem: 'Entries that could not be read are left out: 1' }]);
  });

  it('recur by their rules as python-dateutil has them, also those that few programs write', async () => {
    server.content = calendarFile(
      ...RULES.map(([start, rule], place) => [
        `UID:${place}`,
        `SUMMARY:${place}`,
        `DTSTART;TZID=Asia/Manila:${start}`,
        'DURATION:PT1H',
        `RRULE:${rule}`,
      ]),
    );
    await add();
    await read();
    const found: { startAt: string; title: string }[] = [];
    for (const month of MONTHS) {
      const { body } = await admin.request('GET', `${BUSY}?from=${month}-01&to=${month}-28`);
      for (const { start, title } of body as { start: string; title: string }[])
        found.push({ startAt: onClocksOfManila(start), title });
    }
    const expected = RULES.map(([, , times], place) => [
      ...times.split(' ').filter((time) => Number(time.slice(4, 6)) < 29),
      place,
    ]);
    expect(
      RULES.map((_, place) => [
        ...found.filter(({ title }) => title === String(place)).map(({ startAt }) => startAt),
        place,
      ]),
    ).toEqual(expected);
  });

  it('that could not be read are named to their user, counted in the self-check, and marked on their day', async () => {
    server.content = calendarFile(
      ['UID:a', 'SUMMARY:Dentist', 'DTSTART:20261201T020000Z', 'DTEND:20261201T010000Z'],
      ['UID:b', 'SUMMARY:No start'],
      ['UID:c', 'SUMMARY:Far', 'DTSTART;TZID=Nowhere/Land:20261202T090000', 'DURATION:PT1H'],
    );
    await add();
    await read();
    const entries = [
      { title: 'No start', day: null, reason: 'It has no start' },
      { title: 'Dentist', day: '2026-12-01', reason: 'It ends before it begins' },
      {
        title: 'Far',
        day: '2026-12-02',
        reason: 'Its time zone “Nowhere/Land” is not known, so that of the office is used',
      },
    ];
    const [calendar] = (await listed()) as unknown as { entries: object[] }[];
    expect(calendar).toMatchObject({
      problem:
        'Entries that could not be read are left out: 2; entries in a time zone that is not known are read in that of the office: 1',
      leftOut: 2,
      isStale: false,
      entries: expect.arrayContaining(entries),
    });
    expect(calendar!.entries).toHaveLength(3);
    expect(JSON.stringify(await running.app.rows('busy_calendars'))).not.toMatch(/Dentist|No start|Nowhere/);
    const unread = async (cookie: string): Promise<unknown> =>
      (await send(running.app, 'GET', `${BUSY}/unread?from=2026-11-25&to=2026-12-31`, { cookie })).body;
    const own = { userId: expect.any(String), day: '2026-12-01', title: 'Dentist' };
    expect(await unread(admin.cookie)).toEqual([own]);
    const { cookie } = await admin.createSignedInUser();
    expect(await unread(cookie)).toEqual([{ userId: expect.any(String), day: '2026-12-01' }]);
    const { body } = await admin.request('POST', '/api/admin/self-check', {});
    expect((body.checks as { id: string }[]).find(({ id }) => id === 'busyTimes')).toMatchObject({
      state: 'attention',
      detail: expect.stringMatching(/^2 entries of a calendar of .+ could not be read/),
    });
    server.content = calendarFile();
    pass(11);
    await read();
    expect(await listed()).toMatchObject([{ problem: null, leftOut: 0, entries: [] }]);
    expect(await unread(admin.cookie)).toEqual([]);
  });

  it('of a file with no entries that are understood stay as they were, and the user is told', async () => {
    server.content = sampleCalendar('google');
    await add();
    await read();
    server.content = calendarFile(['UID:a', 'SUMMARY:A task']).replaceAll('VEVENT', 'VTODO');
    pass(11);
    await read();
    expect(await listed()).toMatchObject([
      { problem: 'This file has no entries that are understood', isStale: true },
    ]);
    expect(await times()).toHaveLength(6);
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
