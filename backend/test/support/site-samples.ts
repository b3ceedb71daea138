import * as bodies from './bodies.js';
import { type Call, ownPassword, type Sample, unique } from './sample.js';
import { UNKNOWN_TOKEN, Visitor } from './visitor.js';

const form = (ok: number, path: string, fields: object): Call => ({
  ok,
  path,
  type: 'application/x-www-form-urlencoded',
  body: new URLSearchParams(fields as Record<string, string>).toString(),
});
const subscriber = () => ({ firstName: 'Ana', email: `${unique('a')}@sample.example` });

/** The routes of the site, of signing in and of the own account. */
export const SITE_SAMPLES: Readonly<Record<string, Sample>> = {
  'GET /': 200,
  'GET /blog': 200,
  'GET /blog/:slug': 404,
  'GET /blog/preview/:token': 404,
  'GET /admin': null,
  'GET /admin/{*path}': null,
  'GET /{*path}': 404,
  'GET /robots.txt': 200,
  'GET /sitemap.xml': 200,
  'GET /brand-:colour.css': async (admin) => {
    const appearance = { brandColour: '#0b3d91', logo: '', portrait: '' };
    await admin.request('PUT', '/api/admin/settings/appearance', appearance);
    return { path: '/brand-0b3d91.css', ok: 200 };
  },
  'GET /feed.xml': 200,
  'POST /book': () => form(200, '/book', bodies.bookingBody()),
  'POST /subscribe': () => form(200, '/subscribe', subscriber()),
  'GET /booking/:token': async ({ app }) => ({ path: (await Visitor.book(app)).path, ok: 200 }),
  'GET /booking/:token.ics': 404,
  'POST /booking/:token': async ({ app }) => form(303, (await Visitor.book(app)).path, { request: 'cancel' }),
  'GET /calculators': 200,
  'GET /calculators/:kind': 404,
  'GET /newsletter': 200,
  'GET /newsletter/:slug': 404,
  'GET /newsletter/confirm/:token': 404,
  'POST /newsletter/confirm/:token': () => form(404, `/newsletter/confirm/${UNKNOWN_TOKEN}`, {}),
  'GET /newsletter/unsubscribe/:token': 404,
  'POST /newsletter/unsubscribe/:token': () => form(404, `/newsletter/unsubscribe/${UNKNOWN_TOKEN}`, {}),
  'GET /calendar/:token.ics': 404,
  'GET /api/health/live': 200,
  'GET /api/health/ready': 200,
  'GET /api/blog-posts': 200,
  'GET /api/calculators': 200,
  'GET /api/calculators/:kind': 404,
  'GET /api/challenge': 200,
  'POST /api/appointments': [201, () => bodies.bookingBody()],
  'POST /api/subscriptions': [201, subscriber],
  'POST /api/login': [200, async (admin) => (await admin.createUser()).credentials],
  'POST /api/password/forgotten': [202, { account: 'nobody' }],
  'POST /api/password/reset': [404, { token: UNKNOWN_TOKEN, newPassword: 'abcdefg' }],
  'POST /api/logout': 204,
  // right and wrong requests are in second-factor.spec.ts and passkeys.spec.ts
  'POST /api/login/second-factor': [400, {}],
  'POST /api/login/passkey/options': 200,
  'POST /api/login/passkey': [400, {}],
  'GET /api/user': 200,
  'GET /api/user/draft-key': 200,
  'POST /api/user/password': [400, { currentPassword: 'x', newPassword: 'new-password' }],
  'GET /api/user/email': 200,
  'PUT /api/user/email': [200, { email: null, ...ownPassword }],
  'GET /api/user/confirmation': 200,
  'POST /api/user/confirmation': [204, ownPassword],
  'GET /api/user/sessions': 200,
  'DELETE /api/user/sessions': 204,
  'DELETE /api/user/sessions/:id': 404,
  'GET /api/user/calendar-feed': 200,
  'POST /api/user/calendar-feed': [201, ownPassword],
  'DELETE /api/user/calendar-feed': 204,
  // right requests are in busy-times.spec.ts: they need a server that keeps calendars
  'GET /api/user/busy-calendars': 200,
  'POST /api/user/busy-calendars': [400, { name: 'Private', url: 'https://127.0.0.1/secret.ics' }],
  'DELETE /api/user/busy-calendars/:id': 404,
  'GET /api/user/second-factor': 200,
  'DELETE /api/user/second-factor': [204, ownPassword],
  'POST /api/user/second-factor/totp': [201, ownPassword],
  'POST /api/user/second-factor/totp/confirm': [400, {}],
  'POST /api/user/second-factor/recovery-codes': [409, ownPassword],
  'GET /api/user/passkeys': 200,
  'POST /api/user/passkeys/options': [200, ownPassword],
  'POST /api/user/passkeys': [400, { name: 'Phone', response: { id: 'x', response: {} } }],
  'PATCH /api/user/passkeys/:id': [404, { name: 'x' }],
  'DELETE /api/user/passkeys/:id': [404, ownPassword],
  'GET /api/appointments': 200,
  'GET /api/subscriptions': 200,
};
