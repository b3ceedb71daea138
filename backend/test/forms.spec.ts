import { bookingReference } from '../src/leads/domain/booking-reference.js';
import { bookingBody, day } from './support/bodies.js';
import { send } from './support/http.js';
import { AdminClient } from './support/admin-client.js';
import { runningApp } from './support/running-app.js';
import { expectNothingStored } from './support/database-state.js';

const FORM = 'application/x-www-form-urlencoded';

describe('HTML form submissions without JavaScript', () => {
  const running = runningApp();
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  const post = (
    path: string,
    fields: Record<string, unknown> | string,
    headers: Record<string, string> = {},
  ) =>
    send(running.app, 'POST', path, {
      body:
        typeof fields === 'string'
          ? fields
          : new URLSearchParams(fields as Record<string, string>).toString(),
      headers: { 'Content-Type': FORM, ...headers },
    });

  it('a booking form creates the same booking as the API, and shows the thanks page', async () => {
    const response = await post('/book', bookingBody({ lastName: 'Ñuñez & Co', notes: '' }));
    expect(response).toMatchObject({ status: 200, body: { page: 'thanks', form: 'booking' } });
    expect(response.body.booking).toEqual({
      reference: expect.stringMatching(/^[0-9A-Z]{3}-[0-9A-Z]{4}$/),
      firstName: 'Liza',
      email: bookingBody().email,
      preferredDate: day(3),
      preferredTime: '9am',
      serviceInterest: 'insurance',
      // no mail server is connected
      pageIsMailed: false,
    });
    expect(response.headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/html/),
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(/script-src 'self'/),
    });
    const { body } = await admin.request('GET', '/api/appointments');
    expect(response.body.booking.reference).toBe(bookingReference(body[0].id as string));
    expect(body[0]).toMatchObject({
      lastName: 'Ñuñez & Co',
      notes: null,
      leadStatus: 'New',
      bookingStatus: 'Pending',
    });
    const { body: activity } = await admin.request(
      'GET',
      `/api/admin/leads/appointment/${body[0].id}/activity`,
    );
    expect(activity).toMatchObject([{ actionType: 'lead_created', performedByName: 'Website' }]);
  });

  it('a newsletter form gets the same response for new and for known addresses', async () => {
    for (const email of ['form@sample.example', 'FORM@sample.example'])
      expect(await post('/subscribe', { firstName: 'Ana', email })).toMatchObject({
        status: 200,
        body: { page: 'thanks', form: 'newsletter' },
      });
    expect((await admin.request('GET', '/api/subscriptions')).body).toHaveLength(1);
  });

  it('a form sent twice with the same values, by a double tap or a reload, creates one lead', async () => {
    const typed = bookingBody({ firstName: 'Twice' });
    const fields = { firstName: 'Twice', email: 'twice@sample.example' };
    const responses = await Promise.all([
      ...[typed, typed, { ...typed, notes: 'Another wish' }].map((body) => post('/book', body)),
      ...[fields, fields].map((body) => post('/subscribe', body)),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const leads = (await admin.request('GET', '/api/admin/leads')).body as {
      firstName: string;
      leadType: string;
    }[];
    const twice = leads.filter(({ firstName }) => firstName === 'Twice').map(({ leadType }) => leadType);
    expect(twice.sort()).toEqual(['appointment', 'appointment', 'subscription']);
  });

  it('a rejected form comes back with its values and an error for each invalid field', async () => {
    await expectNothingStored(running.app, async () => {
      const typed = bookingBody({
        email: 'not an address',
        preferredDate: day(3),
        lastName: '  ',
        notes: '<b>',
      }) as Record<string, string>;
      const response = await post('/book', typed);
      expect(response).toMatchObject({ status: 400, body: { path: '/', page: 'home' } });
      expect(response.headers['content-type']).toMatch(/^text\/html/);
      expect(response.body.booking).toEqual({
        values: typed,
        errors: { email: 'Email must be an email address', lastName: 'Last name is required' },
      });
      const newsletter = await post('/subscribe', { firstName: '', email: 'x' });
      expect(newsletter.status).toBe(400);
      expect(Object.keys(newsletter.body.newsletter.errors as object).sort()).toEqual(['email', 'firstName']);
    });
  });

  it.each([
    ['nothing at all', ''],
    [
      'a field twice',
      `${new URLSearchParams(bookingBody() as Record<string, string>).toString()}&firstName=Second`,
    ],
    [
      'an unknown field',
      `${new URLSearchParams(bookingBody() as Record<string, string>).toString()}&leadStatus=Closed+Sale`,
    ],
    [
      'the prototype',
      `${new URLSearchParams(bookingBody() as Record<string, string>).toString()}&constructor=x`,
    ],
    ['nested fields', 'firstName[a]=1&constructor[prototype][role]=superadmin'],
    ['no encoding', '%%%&=&&&%ff=%ff'],
  ])('store nothing of %s', async (_, body) => {
    await expectNothingStored(running.app, async () => {
      expect((await post('/book', body)).status).toBe(400);
    });
  });

  it('form routes reject other content types and bodies that are too large', async () => {
    await expectNothingStored(running.app, async () => {
      for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x'])
        for (const path of ['/book', '/subscribe'])
          expect((await post(path, JSON.stringify(bookingBody()), { 'Content-Type': type })).status).toBe(
            400,
          );
      expect((await post('/book', { ...bookingBody(), notes: 'x'.repeat(30_000) })).status).toBe(413);
      expect(
        (await post('/book', Array.from({ length: 2_000 }, (_, index) => `a${index}=1`).join('&'))).status,
      ).toBe(413);
    });
  });

  it.each([
    ['comes from another site', 403, 'This request does not come from this site', {}],
    ['is too large', 413, 'The request is too large', { notes: 'x'.repeat(30_000) }],
    ['cannot be stored at the moment', 503, 'Please try again in a moment', {}],
    ['fails unexpectedly', 500, 'Something went wrong on our side; please try again later', {}],
  ])(
    'a rejected form comes back as a page when it %s and the browser accepts HTML',
    async (_, status, formError, changes) => {
      const headers: Record<string, string> = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
      if (status === 403) headers.Origin = 'https://evil.example';
      if (status >= 500) {
        const code = status === 503 ? 'ECONNREFUSED' : 'SQLITE_ERROR';
        const failure = Object.assign(new Error('Canary'), { code });
        jest.spyOn(running.app.database, 'write').mockRejectedValue(failure);
      }
      const typed = bookingBody(changes) as Record<string, string>;
      const response = await post('/book', typed, headers);
      jest.restoreAllMocks();
      expect(response).toMatchObject({ status, body: { path: '/', page: 'home' } });
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.headers['retry-after']).toBe(status === 503 ? '5' : undefined);
      // a body that was not read cannot be shown again
      expect(response.body.booking).toEqual({ values: status < 500 ? {} : typed, errors: {}, formError });
    },
  );

  it('form routes respond with pages to POST only', async () => {
    for (const path of ['/book', '/subscribe'])
      expect((await send(running.app, 'GET', path)).status).toBe(404);
  });
});
