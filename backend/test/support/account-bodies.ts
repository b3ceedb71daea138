import { apiKeyBody, replayBody, webhookBody } from './bodies.js';
import type { BodySample } from './body-sample.js';
import { chars, email, moment, password, text } from './field-rules.js';
import { whenSent } from './record-samples.js';
import { UNKNOWN_TOKEN } from './visitor.js';

const WITH_PASSWORD = [
  { route: 'POST /api/user/second-factor/recovery-codes', ok: 409 },
  { route: 'DELETE /api/user/second-factor', ok: 204 },
  { route: 'POST /api/user/calendar-feed', ok: 201 },
  { route: 'POST /api/user/passkeys/options', ok: 200 },
  { route: 'POST /api/user/confirmation', ok: 204 },
];
const WEBHOOKS = ['POST /api/admin/webhooks', 'PATCH /api/admin/webhooks/:id'];

/** Bodies of sign-in, of accounts, and of keys and webhooks. */
export const ACCOUNT_BODIES: readonly BodySample[] = [
  {
    route: 'POST /api/login',
    body: () => ({ username: 'nobody', password: 'wrong-password' }),
    rules: { username: { good: ['x'] } },
    ok: 401,
  },
  {
    route: 'POST /api/user/password',
    body: () => ({ currentPassword: 'first-password', newPassword: 'first-password' }),
    rules: { newPassword: { ...password, good: [] } },
    ok: 204,
  },
  // a new authenticator app, whose only field is optional, and the responses of passkeys: second-factor, passkeys.spec.ts
  {
    route: 'POST /api/login/second-factor',
    body: () => ({ code: '123456' }),
    rules: { code: { good: [] } },
    ok: 401,
  },
  ...WITH_PASSWORD.map(({ route, ok }): BodySample => ({
    route,
    body: () => ({ password: 'first-password' }),
    ok,
  })),
  // right addresses are in busy-times.spec.ts
  {
    route: 'POST /api/user/busy-calendars',
    body: () => ({ name: 'Private', url: 'https://127.0.0.1/secret.ics' }),
    rules: { url: { good: [] } },
    ok: 400,
  },
  {
    route: 'PUT /api/user/email',
    body: () => ({ email: null, password: 'first-password' }),
    rules: { email: { ...email, good: [] } },
    ok: 200,
  },
  {
    route: 'POST /api/password/forgotten',
    body: () => ({ account: 'nobody' }),
    ok: 202,
  },
  {
    route: 'POST /api/password/reset',
    body: () => ({ token: UNKNOWN_TOKEN, newPassword: 'another-password' }),
    rules: { token: { good: [], bad: [chars(201)] }, newPassword: { ...password, good: [] } },
    ok: 404,
  },
  {
    route: 'POST /api/admin/api-keys',
    body: apiKeyBody,
    rules: {
      scopes: { bad: ['leads:read', 'x'], nested: false },
      expiresAt: { ...moment, bad: [...moment.bad, '2020-01-01T10:00:00Z'] },
    },
    ok: 201,
  },
  {
    route: 'POST /api/admin/users',
    body: () => ({
      username: `u${Math.random().toString(36).slice(2)}`,
      password: 'member-password',
      name: 'Ana Cruz',
      role: 'admin_assistant',
    }),
    rules: {
      // ﷺ is one character as typed and eighteen after normalisation
      username: { good: ['abc', chars(50)], bad: ['ab', chars(51), 'ﷺ'.repeat(50), 'half \ud800 pair'] },
      password,
      name: text(100),
      // an address can be taken once, so its valid values would meet those of another suite
      email: { ...email, good: [] },
    },
    ok: 201,
  },
  ...WEBHOOKS.map((route): BodySample => ({
    route,
    body: route.startsWith('POST') ? () => webhookBody() : () => ({}),
    rules: {
      url: {
        good: ['https://8.8.8.8', `https://8.8.8.8/${chars(2032)}`],
        bad: ['8.8.8.8', 'http://8.8.8.8/', 'https://127.0.0.1/', 'https://a:b@8.8.8.8/', chars(2049)],
      },
      events: { bad: ['booking', 'test'], nested: false },
      // one that is on would be told of what other tests do
      enabled: { ...(route.startsWith('PATCH') && whenSent), good: [false] },
    },
    ok: route.startsWith('POST') ? 201 : 200,
  })),
  {
    route: 'POST /api/admin/webhooks/:id/replay',
    body: replayBody,
    rules: { from: { ...moment, good: ['2020-01-01T10:00Z'] }, to: moment },
    ok: 409,
  },
  {
    route: 'PATCH /api/admin/users/:id/status',
    body: () => ({ status: 'deactivated', note: 'On leave.' }),
    rules: { status: { good: ['deactivated'] }, note: { good: [] } },
    ok: 200,
  },
  {
    route: 'PUT /api/admin/users/:id/email',
    body: () => ({ email: `u${Math.random().toString(36).slice(2)}@office.example` }),
    rules: { email: { ...email, good: [] } },
    ok: 200,
  },
  {
    route: 'PATCH /api/admin/users/:id/password',
    body: () => ({ password: 'another-password' }),
    rules: { password },
    ok: 204,
  },
];
