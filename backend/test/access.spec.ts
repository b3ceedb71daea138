import { OfficeAddresses } from '../src/mail/office-addresses.js';
import {
  bookingBody,
  breachBody,
  legalHoldBody,
  privacyRequestBody,
  retentionBody,
  enteredBookingBody,
  issueBody,
  NEXT_MONTH,
  postBody,
  SECTIONS,
  taskBody,
  settingsPreviewBody,
  visitorMailsBody,
} from './support/bodies.js';
import { send, signIn } from './support/http.js';
import { AdminClient, NO_SUCH_ID } from './support/admin-client.js';
import { expectError } from './support/expect-error.js';
import { routesOf } from './support/routes.js';
import { runningApp } from './support/running-app.js';
import { halfSessionOf, setUpTotp } from './support/second-factor.js';
import { FORM_TYPE, newPicture, pictureForm, uploadPicture } from './support/uploads.js';
import { UNKNOWN_TOKEN, Visitor } from './support/visitor.js';
import { expectNothingStored } from './support/database-state.js';

type Access = 'public' | 'staff' | 'superadmin';

interface Call {
  readonly path: string;
  readonly body?: unknown;
  readonly type?: string;
  /** The status for allowed callers; left out where it depends on a build of the front end. */
  readonly ok?: number;
}

type Row = readonly [route: string, access: Access, call: (admin: AdminClient) => Promise<Call> | Call];

const form = (fields: Record<string, unknown>) => ({
  body: new URLSearchParams(fields as Record<string, string>).toString(),
  type: 'application/x-www-form-urlencoded',
});
const newUser = () => ({ username: `u-${Math.random()}`, password: 'member-password', name: 'Ana' });
const subscriber = () => ({ firstName: 'Ana', email: `a${Math.random()}@sample.example` });
const leads = '/api/admin/leads';
const appointments = '/api/admin/appointments';
const subscriptions = '/api/admin/subscriptions';
const mails = '/api/admin/mails';
/** The id of a test message. */
const testMail = async (admin: AdminClient) => {
  const { body } = await admin.request('POST', `${mails}/test`, { to: 'a@b.example' });
  return (body as { id: string }).id;
};
const posts = '/api/admin/blog-posts';
const issues = '/api/admin/newsletters';
const tasks = '/api/admin/tasks';
const users = '/api/admin/users';
const media = '/api/admin/media';
const secondFactor = '/api/user/second-factor';
const passkeys = '/api/user/passkeys';
/** Of every account that `createUser` makes. */
const ownPassword = () => ({ password: 'member-password' });
const privacy = '/api/admin/privacy';
const newPerson = async (admin: AdminClient) => {
  const email = `p${Math.random()}@sample.example`;
  await admin.createBooking({ email });
  return { email, reason: 'Asked for it' };
};

/** Makes a record of the privacy desk; returns its id. */
const madeIn = async (admin: AdminClient, list: string, body: object) =>
  String((await admin.request('POST', `${privacy}/${list}`, body)).body.id);
const suspected = '/api/admin/suspected';
const blocked = '/api/admin/blocked';
const robot = () => ({ kind: 'email', value: `robot${Math.random()}@sample.example` });

/** Every route, its allowed callers, and a valid request. */
const ROWS: readonly Row[] = [
  ['GET /', 'public', () => ({ path: '/', ok: 200 })],
  ['GET /blog', 'public', () => ({ path: '/blog', ok: 200 })],
  ['GET /blog/:slug', 'public', () => ({ path: '/blog/no-such-article', ok: 404 })],
  ['GET /blog/preview/:token', 'public', () => ({ path: `/blog/preview/${UNKNOWN_TOKEN}`, ok: 404 })],
  ['GET /admin', 'public', () => ({ path: '/admin' })],
  ['GET /admin/{*path}', 'public', () => ({ path: '/admin/leads' })],
  ['GET /{*path}', 'public', () => ({ path: '/no/such/page', ok: 404 })],
  ['GET /robots.txt', 'public', () => ({ path: '/robots.txt', ok: 200 })],
  ['GET /sitemap.xml', 'public', () => ({ path: '/sitemap.xml', ok: 200 })],
  [
    'GET /brand-:colour.css',
    'public',
    async (admin) => {
      const appearance = { brandColour: '#0b3d91', logo: '', portrait: '' };
      await admin.request('PUT', '/api/admin/settings/appearance', appearance);
      return { path: '/brand-0b3d91.css', ok: 200 };
    },
  ],
  ['GET /feed.xml', 'public', () => ({ path: '/feed.xml', ok: 200 })],
  ['POST /book', 'public', () => ({ path: '/book', ...form(bookingBody()), ok: 200 })],
  ['POST /subscribe', 'public', () => ({ path: '/subscribe', ...form(subscriber()), ok: 200 })],
  ['GET /booking/:token', 'public', async ({ app }) => ({ path: (await Visitor.book(app)).path, ok: 200 })],
  ['GET /booking/:token.ics', 'public', () => ({ path: `/booking/${UNKNOWN_TOKEN}.ics`, ok: 404 })],
  [
    'POST /booking/:token',
    'public',
    async ({ app }) => ({ path: (await Visitor.book(app)).path, ...form({ request: 'cancel' }), ok: 303 }),
  ],

  ['GET /newsletter', 'public', () => ({ path: '/newsletter', ok: 200 })],
  ['GET /newsletter/:slug', 'public', () => ({ path: '/newsletter/no-such-issue', ok: 404 })],
  ...['confirm', 'unsubscribe'].flatMap((page): Row[] => [
    [
      `GET /newsletter/${page}/:token`,
      'public',
      () => ({ path: `/newsletter/${page}/${UNKNOWN_TOKEN}`, ok: 404 }),
    ],
    [
      `POST /newsletter/${page}/:token`,
      'public',
      () => ({ path: `/newsletter/${page}/${UNKNOWN_TOKEN}`, ...form({}), ok: 404 }),
    ],
  ]),

  ['GET /api/health/live', 'public', () => ({ path: '/api/health/live', ok: 200 })],
  ['GET /api/health/ready', 'public', () => ({ path: '/api/health/ready', ok: 200 })],
  ['GET /api/blog-posts', 'public', () => ({ path: '/api/blog-posts', ok: 200 })],
  ['POST /api/appointments', 'public', () => ({ path: '/api/appointments', body: bookingBody(), ok: 201 })],
  ['POST /api/subscriptions', 'public', () => ({ path: '/api/subscriptions', body: subscriber(), ok: 201 })],
  [
    'POST /api/login',
    'public',
    async (admin) => ({ path: '/api/login', body: (await admin.createUser()).credentials, ok: 200 }),
  ],
  [
    'POST /api/password/forgotten',
    'public',
    () => ({ path: '/api/password/forgotten', body: { account: 'nobody' }, ok: 202 }),
  ],
  [
    'POST /api/password/reset',
    'public',
    () => ({ path: '/api/password/reset', body: { token: UNKNOWN_TOKEN, newPassword: 'abcdefg' }, ok: 404 }),
  ],
  ['POST /api/logout', 'public', () => ({ path: '/api/logout', ok: 204 })],
  // right and wrong requests are in second-factor.spec.ts and passkeys.spec.ts
  [
    'POST /api/login/second-factor',
    'public',
    () => ({ path: '/api/login/second-factor', body: {}, ok: 400 }),
  ],
  ['POST /api/login/passkey/options', 'public', () => ({ path: '/api/login/passkey/options', ok: 200 })],
  ['POST /api/login/passkey', 'public', () => ({ path: '/api/login/passkey', body: {}, ok: 400 })],
  ['GET /api/user/second-factor', 'staff', () => ({ path: secondFactor, ok: 200 })],
  ['DELETE /api/user/second-factor', 'staff', () => ({ path: secondFactor, body: ownPassword(), ok: 204 })],
  [
    'POST /api/user/second-factor/totp',
    'staff',
    () => ({ path: `${secondFactor}/totp`, body: ownPassword(), ok: 201 }),
  ],
  [
    'POST /api/user/second-factor/totp/confirm',
    'staff',
    () => ({ path: `${secondFactor}/totp/confirm`, body: {}, ok: 400 }),
  ],
  [
    'POST /api/user/second-factor/recovery-codes',
    'staff',
    () => ({ path: `${secondFactor}/recovery-codes`, body: ownPassword(), ok: 409 }),
  ],
  ['GET /api/user/passkeys', 'staff', () => ({ path: passkeys, ok: 200 })],
  [
    'POST /api/user/passkeys/options',
    'staff',
    () => ({ path: `${passkeys}/options`, body: ownPassword(), ok: 200 }),
  ],
  [
    'POST /api/user/passkeys',
    'staff',
    () => ({ path: passkeys, body: { name: 'Phone', response: { id: 'x', response: {} } }, ok: 400 }),
  ],
  [
    'PATCH /api/user/passkeys/:id',
    'staff',
    () => ({ path: `${passkeys}/${NO_SUCH_ID}`, body: { name: 'x' }, ok: 404 }),
  ],
  [
    'DELETE /api/user/passkeys/:id',
    'staff',
    () => ({ path: `${passkeys}/${NO_SUCH_ID}`, body: ownPassword(), ok: 404 }),
  ],

  ['GET /api/challenge', 'public', () => ({ path: '/api/challenge', ok: 200 })],

  ['GET /api/user', 'staff', () => ({ path: '/api/user', ok: 200 })],
  [
    'POST /api/user/password',
    'staff',
    () => ({
      path: '/api/user/password',
      body: { currentPassword: 'x', newPassword: 'new-password' },
      ok: 400,
    }),
  ],
  ['GET /api/user/email', 'staff', () => ({ path: '/api/user/email', ok: 200 })],
  [
    'PUT /api/user/email',
    'staff',
    () => ({ path: '/api/user/email', body: { email: null, password: 'x' }, ok: 400 }),
  ],
  ['GET /api/user/confirmation', 'staff', () => ({ path: '/api/user/confirmation', ok: 200 })],
  [
    'POST /api/user/confirmation',
    'staff',
    () => ({ path: '/api/user/confirmation', body: ownPassword(), ok: 204 }),
  ],
  ['GET /api/user/sessions', 'staff', () => ({ path: '/api/user/sessions', ok: 200 })],
  ['DELETE /api/user/sessions', 'staff', () => ({ path: '/api/user/sessions', ok: 204 })],
  ['DELETE /api/user/sessions/:id', 'staff', () => ({ path: `/api/user/sessions/${NO_SUCH_ID}`, ok: 404 })],
  ['GET /api/user/calendar-feed', 'staff', () => ({ path: '/api/user/calendar-feed', ok: 200 })],
  [
    'POST /api/user/calendar-feed',
    'staff',
    () => ({ path: '/api/user/calendar-feed', body: { password: 'x' }, ok: 400 }),
  ],
  ['DELETE /api/user/calendar-feed', 'staff', () => ({ path: '/api/user/calendar-feed', ok: 204 })],
  ['GET /calendar/:token.ics', 'public', () => ({ path: `/calendar/${UNKNOWN_TOKEN}.ics`, ok: 404 })],
  ['GET /api/appointments', 'staff', () => ({ path: '/api/appointments', ok: 200 })],
  ['GET /api/subscriptions', 'staff', () => ({ path: '/api/subscriptions', ok: 200 })],
  ['GET /api/admin/leads', 'staff', () => ({ path: leads, ok: 200 })],
  ['GET /api/admin/mails', 'staff', () => ({ path: mails, ok: 200 })],
  ['GET /api/admin/mails/summary', 'staff', () => ({ path: `${mails}/summary`, ok: 200 })],
  [
    'GET /api/admin/mails/:id',
    'staff',
    async (admin) => ({ path: `${mails}/${await testMail(admin)}`, ok: 200 }),
  ],
  [
    'POST /api/admin/mails/:id/resend',
    'staff',
    async (admin) => ({ path: `${mails}/${await testMail(admin)}/resend`, body: {}, ok: 201 }),
  ],
  [
    'POST /api/admin/mails/test',
    'superadmin',
    () => ({ path: `${mails}/test`, body: { to: 'a@b.example' }, ok: 201 }),
  ],
  ['GET /api/admin/privacy/people', 'superadmin', () => ({ path: `${privacy}/people?q=liza`, ok: 200 })],
  [
    'GET /api/admin/privacy/export',
    'superadmin',
    async (admin) => ({ path: `${privacy}/export?email=${(await newPerson(admin)).email}`, ok: 200 }),
  ],
  ['GET /api/admin/privacy/erasures', 'superadmin', () => ({ path: `${privacy}/erasures`, ok: 200 })],
  [
    'POST /api/admin/privacy/erasures',
    'superadmin',
    async (admin) => ({ path: `${privacy}/erasures`, body: await newPerson(admin), ok: 201 }),
  ],
  [
    'GET /api/admin/privacy/erasures/:id',
    'superadmin',
    async (admin) => {
      const { body } = await admin.request('POST', `${privacy}/erasures`, await newPerson(admin));
      return { path: `${privacy}/erasures/${String(body.id)}`, ok: 200 };
    },
  ],
  ['GET /api/admin/privacy/requests', 'superadmin', () => ({ path: `${privacy}/requests`, ok: 200 })],
  [
    'POST /api/admin/privacy/requests',
    'superadmin',
    () => ({ path: `${privacy}/requests`, body: privacyRequestBody(), ok: 201 }),
  ],
  [
    'PATCH /api/admin/privacy/requests/:id',
    'superadmin',
    async (admin) => ({
      path: `${privacy}/requests/${await madeIn(admin, 'requests', privacyRequestBody())}`,
      body: { state: 'done' },
      ok: 200,
    }),
  ],
  ['GET /api/admin/privacy/holds', 'superadmin', () => ({ path: `${privacy}/holds`, ok: 200 })],
  [
    'POST /api/admin/privacy/holds',
    'superadmin',
    () => ({ path: `${privacy}/holds`, body: legalHoldBody(), ok: 201 }),
  ],
  [
    'DELETE /api/admin/privacy/holds/:id',
    'superadmin',
    async (admin) => ({ path: `${privacy}/holds/${await madeIn(admin, 'holds', legalHoldBody())}`, ok: 204 }),
  ],
  ['GET /api/admin/privacy/due', 'superadmin', () => ({ path: `${privacy}/due`, ok: 200 })],
  ['POST /api/admin/privacy/due/erase', 'superadmin', () => ({ path: `${privacy}/due/erase`, ok: 200 })],
  ['GET /api/admin/privacy/breaches', 'superadmin', () => ({ path: `${privacy}/breaches`, ok: 200 })],
  [
    'POST /api/admin/privacy/breaches',
    'superadmin',
    () => ({ path: `${privacy}/breaches`, body: breachBody(), ok: 201 }),
  ],
  ...(['', '/report', '/affected.csv'] as const).map((page): Row => [
    `GET /api/admin/privacy/breaches/:id${page}`,
    'superadmin',
    async (admin) => ({
      path: `${privacy}/breaches/${await madeIn(admin, 'breaches', breachBody())}${page}`,
      ok: 200,
    }),
  ]),
  [
    'PATCH /api/admin/privacy/breaches/:id',
    'superadmin',
    async (admin) => ({
      path: `${privacy}/breaches/${await madeIn(admin, 'breaches', breachBody())}`,
      body: {},
      ok: 200,
    }),
  ],
  ['GET /api/admin/privacy/threshold', 'superadmin', () => ({ path: `${privacy}/threshold`, ok: 200 })],
  [
    'PUT /api/admin/settings/retention',
    'superadmin',
    () => ({ path: '/api/admin/settings/retention', body: retentionBody(), ok: 200 }),
  ],
  ['GET /api/admin/settings', 'staff', () => ({ path: '/api/admin/settings', ok: 200 })],
  [
    'PUT /api/admin/settings/visitorMails',
    'superadmin',
    () => ({ path: '/api/admin/settings/visitorMails', body: visitorMailsBody(), ok: 200 }),
  ],
  [
    'POST /api/admin/settings/preview',
    'superadmin',
    () => ({ path: '/api/admin/settings/preview', body: settingsPreviewBody(), ok: 200 }),
  ],
  ...Object.entries(SECTIONS).map(([section, body]): Row => [
    `PUT /api/admin/settings/${section}`,
    'superadmin',
    () => ({ path: `/api/admin/settings/${section}`, body, ok: 200 }),
  ]),
  [
    'GET /api/admin/settings/:section/history',
    'superadmin',
    () => ({ path: '/api/admin/settings/hero/history', ok: 200 }),
  ],
  ['GET /api/admin/self-check', 'superadmin', () => ({ path: '/api/admin/self-check', ok: 200 })],
  ['POST /api/admin/self-check', 'superadmin', () => ({ path: '/api/admin/self-check', ok: 200 })],
  ['GET /api/admin/audit', 'superadmin', () => ({ path: '/api/admin/audit', ok: 200 })],
  ['GET /api/admin/audit/state', 'superadmin', () => ({ path: '/api/admin/audit/state', ok: 200 })],
  ['GET /api/admin/first-steps', 'staff', () => ({ path: '/api/admin/first-steps', ok: 200 })],
  ['GET /api/admin/today', 'staff', () => ({ path: '/api/admin/today', ok: 200 })],
  ['GET /api/admin/search', 'staff', () => ({ path: '/api/admin/search?q=reyes', ok: 200 })],
  [
    'GET /api/admin/leads/:leadType/:id',
    'staff',
    async (admin) => ({ path: `${leads}/appointment/${await admin.createBooking()}`, ok: 200 }),
  ],
  ['GET /api/admin/stats', 'staff', () => ({ path: '/api/admin/stats', ok: 200 })],
  ['GET /api/admin/stats/weeks', 'staff', () => ({ path: '/api/admin/stats/weeks', ok: 200 })],
  [
    'GET /api/admin/calendar/days',
    'staff',
    () => ({ path: '/api/admin/calendar/days?from=2030-01-01&to=2030-01-31', ok: 200 }),
  ],
  [
    'GET /api/admin/calendar/closed-days',
    'staff',
    () => ({ path: '/api/admin/calendar/closed-days?from=2030-01-01&to=2030-01-31', ok: 200 }),
  ],
  [
    'GET /api/admin/leads/:leadType/:id/notes',
    'staff',
    async (admin) => ({ path: `${leads}/appointment/${await admin.createBooking()}/notes`, ok: 200 }),
  ],
  [
    'POST /api/admin/leads/:leadType/:id/notes',
    'staff',
    async (admin) => ({
      path: `${leads}/subscription/${await admin.createSubscription()}/notes`,
      body: { note: 'Called.' },
      ok: 201,
    }),
  ],
  [
    'GET /api/admin/leads/:leadType/:id/activity',
    'staff',
    async (admin) => ({
      path: `${leads}/subscription/${await admin.createSubscription()}/activity`,
      ok: 200,
    }),
  ],
  [
    'PATCH /api/admin/appointments/:id/lead-status',
    'staff',
    async (admin) => ({
      path: `${appointments}/${await admin.createBooking()}/lead-status`,
      body: { leadStatus: 'In Progress' },
      ok: 200,
    }),
  ],
  [
    'PATCH /api/admin/subscriptions/:id/lead-status',
    'staff',
    async (admin) => ({
      path: `${subscriptions}/${await admin.createSubscription()}/lead-status`,
      body: { leadStatus: 'In Progress' },
      ok: 200,
    }),
  ],
  [
    'PATCH /api/admin/appointments/:id/booking-status',
    'staff',
    async (admin) => ({
      path: `${appointments}/${await admin.createBooking()}/booking-status`,
      body: { bookingStatus: 'Hold' },
      ok: 200,
    }),
  ],
  [
    'POST /api/admin/appointments',
    'staff',
    () => ({ path: appointments, body: enteredBookingBody(), ok: 201 }),
  ],
  [
    'PATCH /api/admin/appointments/:id/details',
    'staff',
    async (admin) => ({
      path: `${appointments}/${await admin.createBooking()}/details`,
      body: { firstName: 'Lizbeth' },
      ok: 200,
    }),
  ],
  [
    'PATCH /api/admin/subscriptions/:id/details',
    'staff',
    async (admin) => ({
      path: `${subscriptions}/${await admin.createSubscription()}/details`,
      body: { lastName: 'Cruz' },
      ok: 200,
    }),
  ],
  [
    'PATCH /api/admin/leads/:leadType/:id/owner',
    'staff',
    async (admin) => ({
      path: `${leads}/appointment/${await admin.createBooking()}/owner`,
      body: { ownerId: (await admin.createUser()).id },
      ok: 200,
    }),
  ],
  [
    'POST /api/admin/leads/bulk',
    'staff',
    async (admin) => ({
      path: `${leads}/bulk`,
      body: { ids: [`appointment:${await admin.createBooking()}`], leadStatus: 'In Progress' },
      ok: 200,
    }),
  ],
  [
    'PATCH /api/admin/appointments/:id/schedule',
    'staff',
    async (admin) => ({
      path: `${appointments}/${await admin.createBooking()}/schedule`,
      body: { preferredDate: '2099-01-05', preferredTime: '2pm' },
      ok: 200,
    }),
  ],
  [
    'POST /api/admin/appointments/:id/visitor-request',
    'staff',
    async ({ app }) => {
      const visitor = await Visitor.book(app);
      await visitor.send({ request: 'cancel' });
      return {
        path: `${appointments}/${visitor.bookingId}/visitor-request`,
        body: { accept: true },
        ok: 200,
      };
    },
  ],
  [
    'POST /api/admin/appointments/:id/correction',
    'staff',
    async (admin) => {
      const id = await admin.createBooking();
      for (const bookingStatus of ['Confirmed', 'Pending'])
        await admin.request('PATCH', `${appointments}/${id}/booking-status`, { bookingStatus });
      // the visitor has no confirmation: it was withdrawn
      return { path: `${appointments}/${id}/correction`, body: {}, ok: 409 };
    },
  ],
  [
    'PATCH /api/admin/appointments/:id/sales-info',
    'staff',
    async (admin) => ({
      path: `${appointments}/${await admin.createBooking()}/sales-info`,
      body: { productPurchased: 'Term life', premiumFrequency: 'annual', premiumRate: '1' },
      ok: 200,
    }),
  ],
  ['GET /api/admin/suspected', 'staff', () => ({ path: suspected, ok: 200 })],
  ...['release', 'discard'].flatMap((action): Row[] => [
    [
      `POST /api/admin/suspected/${action}`,
      'staff',
      async (admin) => ({
        path: `${suspected}/${action}`,
        body: { ids: [await admin.createSuspected()] },
        ok: 200,
      }),
    ],
    [
      `POST /api/admin/suspected/:id/${action}`,
      'staff',
      async (admin) => ({ path: `${suspected}/${await admin.createSuspected()}/${action}`, ok: 204 }),
    ],
  ]),
  ['GET /api/admin/blocked', 'staff', () => ({ path: blocked, ok: 200 })],
  ['POST /api/admin/blocked', 'staff', () => ({ path: blocked, body: robot(), ok: 201 })],
  [
    'DELETE /api/admin/blocked/:id',
    'staff',
    async (admin) => {
      const { body } = await admin.request('POST', blocked, robot());
      return { path: `${blocked}/${(body as { id: string }).id}`, ok: 204 };
    },
  ],
  ['GET /api/admin/tasks', 'staff', () => ({ path: tasks, ok: 200 })],
  ['POST /api/admin/tasks', 'staff', () => ({ path: tasks, body: taskBody(), ok: 201 })],
  [
    'PATCH /api/admin/tasks/:id',
    'staff',
    async (admin) => ({ path: `${tasks}/${await admin.createTask()}`, body: { done: true }, ok: 200 }),
  ],
  [
    'DELETE /api/admin/tasks/:id',
    'staff',
    async (admin) => ({ path: `${tasks}/${await admin.createTask()}`, ok: 204 }),
  ],
  ['GET /api/admin/newsletters', 'staff', () => ({ path: issues, ok: 200 })],
  ['POST /api/admin/newsletters', 'staff', () => ({ path: issues, body: issueBody(), ok: 201 })],
  ['GET /api/admin/newsletters/status', 'staff', () => ({ path: `${issues}/status`, ok: 200 })],
  ['GET /api/admin/newsletters/subscribers', 'staff', () => ({ path: `${issues}/subscribers`, ok: 200 })],
  [
    'POST /api/admin/newsletters/preview',
    'staff',
    () => ({ path: `${issues}/preview`, body: { subject: 'x', content: 'x' }, ok: 200 }),
  ],
  ...['', '/audience', '/deliveries'].map((part): Row => [
    `GET /api/admin/newsletters/:id${part}`,
    'staff',
    async (admin) => ({ path: `${issues}/${await admin.createIssue()}${part}`, ok: 200 }),
  ]),
  [
    'PUT /api/admin/newsletters/:id',
    'staff',
    async (admin) => ({ path: `${issues}/${await admin.createIssue()}`, body: issueBody(), ok: 200 }),
  ],
  [
    'DELETE /api/admin/newsletters/:id',
    'staff',
    async (admin) => ({ path: `${issues}/${await admin.createIssue()}`, ok: 204 }),
  ],
  [
    'POST /api/admin/newsletters/:id/test',
    'staff',
    async (admin) => ({
      path: `${issues}/${await admin.createIssue()}/test`,
      body: { to: admin.app.app.get(OfficeAddresses).staffTo[0] },
      ok: 201,
    }),
  ],
  [
    'POST /api/admin/newsletters/:id/send',
    'superadmin',
    async (admin) => ({
      path: `${issues}/${await admin.createIssue()}/send`,
      body: { at: NEXT_MONTH },
      ok: 200,
    }),
  ],
  ...['pause', 'cancel'].map((action): Row => [
    `POST /api/admin/newsletters/:id/${action}`,
    'superadmin',
    async (admin) => ({ path: `${issues}/${await admin.createScheduledIssue()}/${action}`, ok: 200 }),
  ]),
  [
    'POST /api/admin/newsletters/:id/resume',
    'superadmin',
    async (admin) => {
      const id = await admin.createScheduledIssue();
      await admin.request('POST', `${issues}/${id}/pause`);
      return { path: `${issues}/${id}/resume`, ok: 200 };
    },
  ],
  [
    'GET /api/admin/subscriptions/:id/consents',
    'staff',
    async (admin) => ({ path: `${subscriptions}/${await admin.createSubscription()}/consents`, ok: 200 }),
  ],
  [
    'POST /api/admin/subscriptions/:id/consents/withdraw',
    'staff',
    async (admin) => ({
      path: `${subscriptions}/${await admin.createSubscription()}/consents/withdraw`,
      ok: 200,
    }),
  ],
  [
    'POST /api/admin/subscriptions/:id/consents/confirmation',
    'staff',
    async (admin) => ({
      path: `${subscriptions}/${await admin.createSubscription()}/consents/confirmation`,
      // the confirmation was mailed a moment ago
      ok: 409,
    }),
  ],
  ['GET /api/admin/staff', 'staff', () => ({ path: '/api/admin/staff', ok: 200 })],
  ['GET /api/admin/blog-posts', 'staff', () => ({ path: posts, ok: 200 })],
  [
    'GET /api/admin/blog-posts/:id',
    'staff',
    async (admin) => ({ path: `${posts}/${await admin.createPost()}`, ok: 200 }),
  ],
  ['POST /api/admin/blog-posts', 'staff', () => ({ path: posts, body: postBody(), ok: 201 })],
  [
    'POST /api/admin/blog-posts/preview',
    'staff',
    () => ({ path: `${posts}/preview`, body: { content: 'x' }, ok: 200 }),
  ],
  ['GET /api/admin/blog-posts/deleted', 'staff', () => ({ path: `${posts}/deleted`, ok: 200 })],
  [
    'DELETE /api/admin/blog-posts/deleted/:id',
    'staff',
    async (admin) => ({ path: `${posts}/deleted/${await admin.createPost()}`, ok: 404 }),
  ],
  [
    'POST /api/admin/blog-posts/:id/preview-link',
    'staff',
    async (admin) => ({ path: `${posts}/${await admin.createPost()}/preview-link`, ok: 201 }),
  ],
  [
    'DELETE /api/admin/blog-posts/:id/preview-link',
    'staff',
    async (admin) => ({ path: `${posts}/${await admin.createPost()}/preview-link`, ok: 204 }),
  ],
  [
    'PUT /api/admin/blog-posts/:id',
    'staff',
    async (admin) => ({ path: `${posts}/${await admin.createPost()}`, body: postBody(), ok: 200 }),
  ],
  [
    'DELETE /api/admin/blog-posts/:id',
    'staff',
    async (admin) => ({ path: `${posts}/${await admin.createPost()}`, ok: 204 }),
  ],
  [
    'POST /api/admin/blog-posts/:id/restore',
    'staff',
    async (admin) => ({ path: `${posts}/${await admin.createPost()}/restore`, ok: 200 }),
  ],
  [
    'GET /api/admin/blog-posts/:id/history',
    'staff',
    async (admin) => ({ path: `${posts}/${await admin.createPost()}/history`, ok: 200 }),
  ],

  ['GET /api/admin/media', 'staff', () => ({ path: media, ok: 200 })],
  [
    'POST /api/admin/media',
    'staff',
    async () => ({ path: media, body: pictureForm(await newPicture()), type: FORM_TYPE, ok: 201 }),
  ],
  [
    'GET /api/admin/media/:id',
    'staff',
    async (admin) => ({ path: `${media}/${(await uploadPicture(admin)).id}`, ok: 200 }),
  ],
  [
    'PATCH /api/admin/media/:id',
    'staff',
    async (admin) => ({ path: `${media}/${(await uploadPicture(admin)).id}`, body: { alt: 'x' }, ok: 200 }),
  ],
  [
    'DELETE /api/admin/media/:id',
    'staff',
    async (admin) => ({ path: `${media}/${(await uploadPicture(admin)).id}`, ok: 204 }),
  ],

  ['GET /api/admin/users/status/:status', 'superadmin', () => ({ path: `${users}/status/active`, ok: 200 })],
  ['POST /api/admin/users', 'superadmin', () => ({ path: users, body: newUser(), ok: 201 })],
  [
    'PATCH /api/admin/users/:id/status',
    'superadmin',
    async (admin) => ({
      path: `${users}/${(await admin.createUser()).id}/status`,
      body: { status: 'deactivated' },
      ok: 200,
    }),
  ],
  [
    'DELETE /api/admin/users/:id/second-factor',
    'superadmin',
    async (admin) => ({ path: `${users}/${(await admin.createUser()).id}/second-factor`, ok: 204 }),
  ],
  [
    'PUT /api/admin/users/:id/email',
    'superadmin',
    async (admin) => ({
      path: `${users}/${(await admin.createUser()).id}/email`,
      body: { email: null },
      ok: 200,
    }),
  ],
  [
    'PATCH /api/admin/users/:id/password',
    'superadmin',
    async (admin) => ({
      path: `${users}/${(await admin.createUser()).id}/password`,
      body: { password: 'another-password' },
      ok: 204,
    }),
  ],
];

const MAY: Record<Exclude<Access, 'public'>, readonly string[]> = {
  staff: ['admin_assistant', 'superadmin'],
  superadmin: ['superadmin'],
};

describe('access', () => {
  const running = runningApp();
  let admin: AdminClient;
  /** All kinds of callers; staff have a new session each time, because some requests end their session. */
  let actors: Record<string, () => Promise<string> | string | undefined>;

  beforeAll(async () => {
    const { app } = running;
    admin = await AdminClient.signIn(app);
    const superadmin = () => admin.createSignedInUser({ role: 'superadmin' });
    const [signedOut, deactivated, removed] = [await superadmin(), await superadmin(), await superadmin()];
    await send(app, 'POST', '/api/logout', { cookie: signedOut.cookie });
    await admin.setUserStatus(deactivated.id, 'deactivated');
    await admin.setUserStatus(removed.id, 'deactivated', 'removed');
    const half = await superadmin();
    await setUpTotp(app, half.cookie, half.credentials);
    const assistant = await admin.createUser();
    const another = await admin.createUser({ role: 'superadmin' });
    actors = {
      anonymous: () => undefined,
      'malformed cookie': () => 'sid=s%3Aforged.signature',
      'half signed in': () => halfSessionOf(app, half.credentials),
      'signed out': () => signedOut.cookie,
      deactivated: () => deactivated.cookie,
      removed: () => removed.cookie,
      admin_assistant: () => signIn(app, assistant.credentials),
      superadmin: () => signIn(app, another.credentials),
    };
  });

  it('has a row for every route of the running application, and a route for every row', () => {
    expect(ROWS.map(([route]) => route).sort()).toEqual(routesOf(running.app).sort());
  });

  it.each(ROWS)('%s is for %s', async (route, access, callOf) => {
    const [method = ''] = route.split(' ');
    const call = ({ path, body, type }: Call, cookie: string | undefined) =>
      send(running.app, method, path, { body, cookie, headers: type ? { 'Content-Type': type } : {} });
    const rejected: [actor: string, cookie: string | undefined][] = [];
    for (const [actor, cookieOf] of Object.entries(actors))
      if (access === 'public' || MAY[access].includes(actor)) {
        const allowed = await callOf(admin);
        const { status } = await call(allowed, await cookieOf());
        expect([401, 403]).not.toContain(status);
        expect({ actor, status }).toEqual({ actor, status: allowed.ok ?? status });
      } else {
        rejected.push([actor, await cookieOf()]);
      }
    if (rejected.length === 0) return;
    const refused = await callOf(admin);
    await expectNothingStored(running.app, async () => {
      for (const [actor, cookie] of rejected)
        expectError(await call(refused, cookie), actor === 'admin_assistant' ? 403 : 401);
    });
  });
});
