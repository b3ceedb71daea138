import { bookingReference } from '../src/leads/domain/booking-reference.js';
import { fieldsWhere } from '../src/leads/domain/lead-fields.js';
import { bookingBody, day } from './support/bodies.js';
import { DATABASES } from './support/databases.js';
import { send } from './support/http.js';
import { NO_SUCH_ID, AdminClient } from './support/admin-client.js';
import { expectError } from './support/expect-error.js';
import { runningApp } from './support/running-app.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
/** What staff read of a booking. */
const STAFF_FIELDS = fieldsWhere('appointment', ({ audience }) => audience === 'staff');
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe.each(DATABASES)('POST /api/appointments on $name', ({ create }) => {
  const running = runningApp({}, create);
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  const book = (changes: Record<string, unknown> = {}) =>
    send(running.app, 'POST', '/api/appointments', { body: bookingBody(changes) });
  const listed = async (id: string) =>
    ((await admin.request('GET', '/api/appointments')).body as { id: string }[]).find(
      (lead) => lead.id === id,
    );

  it('returns the public fields of the booking and no others', async () => {
    const { status, body } = await book();
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(UUID),
      reference: bookingReference(body.id as string),
      firstName: 'Liza',
      lastName: 'Reyes',
      preferredDate: day(3),
      preferredTime: '9am',
      serviceInterest: 'insurance',
      bookingStatus: 'Pending',
      createdAt: expect.stringMatching(ISO_TIME),
      pageIsMailed: false,
    });
    expect(Math.abs(Date.now() - Date.parse(body.createdAt as string))).toBeLessThan(60_000);
  });

  it('stores the values with the defaults of a new lead', async () => {
    const { body } = await book();
    expect(await listed(body.id as string)).toEqual({
      ...Object.fromEntries(STAFF_FIELDS.map((field) => [field, null])),
      ...bookingBody(),
      id: body.id,
      bookingStatus: 'Pending',
      leadStatus: 'New',
      leadSource: 'booking',
      createdAt: body.createdAt,
    });
  });

  it.each(['Asia/Manila', 'America/Los_Angeles', '', null])(
    'accepts the time zone %j of the visitor, without storing it as part of the lead',
    async (timeZone) => {
      const { status, body } = await book({ timeZone });
      expect(status).toBe(201);
      expect(await listed(body.id as string)).not.toHaveProperty('timeZone');
    },
  );

  it('rejects a time zone that is too long', async () => {
    expectError(await book({ timeZone: 'x'.repeat(65) }), 400, ['timeZone']);
  });

  it.each([undefined, null, '', '  \n '])('stores %j as empty notes', async (notes) => {
    const { body } = await book({ notes });
    expect(await listed(body.id as string)).toMatchObject({ notes: null });
  });

  it('trims the values', async () => {
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
    'ក្\u200cរ',
  ])('keeps %j exactly as it is', async (lastName) => {
    const { body } = await book({ lastName, notes: lastName });
    expect(body.lastName).toBe(lastName);
    expect(await listed(body.id as string)).toMatchObject({ lastName, notes: lastName });
  });

  it('records one activity that the website created the lead', async () => {
    const { body } = await book();
    const { body: activity } = await admin.request('GET', `/api/admin/leads/appointment/${body.id}/activity`);
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
    expect((await admin.request('GET', `/api/admin/leads/appointment/${body.id}/notes`)).body).toEqual([]);
  });

  it('accepts the same time twice and a day when the office is closed, because staff confirm each booking', async () => {
    const sunday = [1, 2, 3, 4, 5, 6, 7].map(day).find((date) => new Date(date).getUTCDay() === 0);
    const [first, second] = [await book({ preferredDate: sunday }), await book({ preferredDate: sunday })];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.body.id).not.toBe(second.body.id);
  });

  it('calculates dates in the time zone of the office', async () => {
    try {
      running.app.setTime(new Date('2030-06-01T15:59:59Z')); // a second before midnight in Manila
      expect(await book({ preferredDate: '2030-06-01' })).toMatchObject({ status: 201 });
      expect(await book({ preferredDate: '2030-06-01', dateOfBirth: '2030-05-31' })).toMatchObject({
        status: 201,
      });
      expectError(await book({ preferredDate: '2030-05-31' }), 400, ['preferredDate']);
      running.app.setTime(new Date('2030-06-01T16:00:00Z'));
      expectError(await book({ preferredDate: '2030-06-01' }), 400, ['preferredDate']);
      expectError(await book({ preferredDate: '2030-06-02', dateOfBirth: '2030-06-02' }), 400, [
        'dateOfBirth',
      ]);
      expect(await book({ preferredDate: '2030-06-02', dateOfBirth: '1910-06-02' })).toMatchObject({
        status: 201,
      });
      expectError(await book({ preferredDate: '2030-06-02', dateOfBirth: '1910-06-01' }), 400, [
        'dateOfBirth',
      ]);
    } finally {
      running.app.setTime(null);
    }
  });

  it('names all invalid fields in one response', async () => {
    const wrong = { firstName: '', phone: 'x', preferredTime: 'noon', leadStatus: 'New', id: NO_SUCH_ID };
    expectError(await book(wrong), 400, Object.keys(wrong));
    expectError(await book({ dateOfBirth: day(0), preferredDate: day(-1) }), 400, [
      'dateOfBirth',
      'preferredDate',
    ]);
  });

  it('stores each of many concurrent bookings', async () => {
    const responses = await Promise.all(
      Array.from({ length: 60 }, (_, index) => book({ lastName: `Many ${index}` })),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    const { body: leads } = await admin.request('GET', '/api/appointments');
    const ids = new Set((leads as { id: string }[]).map(({ id }) => id));
    expect(responses.filter(({ body }) => !ids.has(body.id as string))).toEqual([]);
  });
});
