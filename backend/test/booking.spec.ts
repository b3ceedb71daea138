import { bookingBody, day } from './support/bodies.js';
import { DATABASES } from './support/databases.js';
import { send } from './support/http.js';
import { NO_SUCH_ID, World } from './support/people-and-things.js';
import { expectRefusal } from './support/refusals.js';
import { runningApp } from './support/running-app.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe.each(DATABASES)('booking a consultation on $name', ({ create }) => {
  const running = runningApp(create);
  let world: World;
  beforeAll(async () => {
    world = await World.of(running.app);
  });

  const book = (changes: Record<string, unknown> = {}) =>
    send(running.app, 'POST', '/api/appointments', { body: bookingBody(changes) });
  const listed = async (id: string) =>
    ((await world.as('GET', '/api/appointments')).body as { id: string }[]).find((lead) => lead.id === id);

  it('answers with the public fields of the booking and nothing else', async () => {
    const { status, body } = await book();
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(UUID),
      firstName: 'Liza',
      lastName: 'Reyes',
      preferredDate: day(3),
      preferredTime: '9am',
      serviceInterest: 'insurance',
      bookingStatus: 'Pending',
      createdAt: expect.stringMatching(ISO_TIME),
    });
    expect(Math.abs(Date.now() - Date.parse(body.createdAt as string))).toBeLessThan(60_000);
  });

  it('stores what was typed under the defaults of a new lead', async () => {
    const { body } = await book();
    expect(await listed(body.id as string)).toEqual({
      ...bookingBody(),
      id: body.id,
      bookingStatus: 'Pending',
      leadStatus: 'New',
      leadSource: 'booking',
      productPurchased: null,
      premiumFrequency: null,
      premiumRate: null,
      createdAt: body.createdAt,
    });
  });

  it.each([undefined, null, '', '  \n '])('takes %j for no notes', async (notes) => {
    const { body } = await book({ notes });
    expect(await listed(body.id as string)).toMatchObject({ notes: null });
  });

  it('trims what was typed', async () => {
    const { body } = await book({
      firstName: '  Ana\t',
      notes: '\n two  words \n',
      email: ' ana@sample.example ',
    });
    expect(await listed(body.id as string)).toMatchObject({
      firstName: 'Ana',
      notes: 'two  words',
      email: 'ana@sample.example',
    });
  });

  it.each([
    'José Ñuñez',
    '👩‍👩‍👧‍👦 Ong',
    'שלום',
    '李小龍',
    "O'Brien; DROP TABLE users;--",
    '<img src=x onerror=alert(1)>',
    'a\u0301',
  ])('keeps %j exactly as it is', async (lastName) => {
    const { body } = await book({ lastName, notes: lastName });
    expect(body.lastName).toBe(lastName);
    expect(await listed(body.id as string)).toMatchObject({ lastName, notes: lastName });
  });

  it('writes in the history, once, that the lead was created by the website', async () => {
    const { body } = await book();
    const { body: activity } = await world.as('GET', `/api/admin/leads/appointment/${body.id}/activity`);
    expect(activity).toEqual([
      {
        id: expect.stringMatching(UUID),
        leadId: body.id,
        leadType: 'appointment',
        actionType: 'lead_created',
        actionDetails: expect.any(String),
        performedBy: null,
        performedByName: 'Website',
        createdAt: body.createdAt,
      },
    ]);
    expect((await world.as('GET', `/api/admin/leads/appointment/${body.id}/notes`)).body).toEqual([]);
  });

  it('takes the same wish twice, and one when the office is closed: staff confirm', async () => {
    const sunday = [1, 2, 3, 4, 5, 6, 7].map(day).find((date) => new Date(date).getUTCDay() === 0);
    const [first, second] = [await book({ preferredDate: sunday }), await book({ preferredDate: sunday })];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.body.id).not.toBe(second.body.id);
  });

  it('reckons days in the time zone of the office', async () => {
    const { clock } = running.app;
    try {
      clock.time = new Date('2030-06-01T15:59:59Z'); // a second before midnight in Manila
      expect(await book({ preferredDate: '2030-06-01' })).toMatchObject({ status: 201 });
      expect(await book({ preferredDate: '2030-06-01', dateOfBirth: '2030-05-31' })).toMatchObject({
        status: 201,
      });
      expectRefusal(await book({ preferredDate: '2030-05-31' }), 400, ['preferredDate']);
      clock.time = new Date('2030-06-01T16:00:00Z');
      expectRefusal(await book({ preferredDate: '2030-06-01' }), 400, ['preferredDate']);
      expectRefusal(await book({ preferredDate: '2030-06-02', dateOfBirth: '2030-06-02' }), 400, [
        'dateOfBirth',
      ]);
      expect(await book({ preferredDate: '2030-06-02', dateOfBirth: '1910-06-02' })).toMatchObject({
        status: 201,
      });
      expectRefusal(await book({ preferredDate: '2030-06-02', dateOfBirth: '1910-06-01' }), 400, [
        'dateOfBirth',
      ]);
    } finally {
      clock.time = null;
    }
  });

  it('names every field that is wrong at once', async () => {
    const wrong = { firstName: '', phone: 'x', preferredTime: 'noon', leadStatus: 'New', id: NO_SUCH_ID };
    expectRefusal(await book(wrong), 400, Object.keys(wrong));
    expectRefusal(await book({ dateOfBirth: day(0), preferredDate: day(-1) }), 400, [
      'dateOfBirth',
      'preferredDate',
    ]);
  });

  it('keeps every one of many bookings at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => book({ lastName: `Many ${index}` })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const { body: leads } = await world.as('GET', '/api/appointments');
    const ids = new Set((leads as { id: string }[]).map(({ id }) => id));
    expect(answers.filter(({ body }) => !ids.has(body.id as string))).toEqual([]);
  });
});
