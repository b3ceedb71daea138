import { SUPERADMIN } from './support/app.js';
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
import { send } from './support/http.js';
import { AdminClient } from './support/admin-client.js';
import { expectError } from './support/expect-error.js';
import { routesOf } from './support/routes.js';
import { runningApp } from './support/running-app.js';
import { FORM_TYPE, newPicture, pictureForm, uploadPicture } from './support/uploads.js';
import { expectNothingStored } from './support/database-state.js';

type UnsafeCall = [method: string, path: string, body: unknown, type?: string];

describe('a cross-site request', () => {
  const running = runningApp({ PUBLIC_URL: 'https://app.example.com' });
  let cookie: string;
  let unsafe: UnsafeCall[];

  beforeAll(async () => {
    const { app } = running;
    const admin = await AdminClient.signIn(app);
    cookie = admin.cookie;
    const [booking, subscription, post] = [
      await admin.createBooking(),
      await admin.createSubscription(),
      await admin.createPost(),
    ];
    const madeIn = async (list: string, body: object) =>
      String((await admin.request('POST', `/api/admin/privacy/${list}`, body)).body.id);
    const [request, hold, breach] = [
      await madeIn('requests', privacyRequestBody()),
      await madeIn('holds', legalHoldBody()),
      await madeIn('breaches', breachBody()),
    ];
    const sent = await admin.request('POST', '/api/admin/mails/test', { to: 'a@b.example' });
    const { id: message } = sent.body as { id: string };
    const [task, issue] = [await admin.createTask(), await admin.createIssue()];
    const { id } = await admin.createUser();
    const form = 'application/x-www-form-urlencoded';
    const sale = { productPurchased: 'Life', premiumFrequency: 'monthly', premiumRate: '1' };
    const subscriber = { firstName: 'Ana', email: 'new@sample.example' };
    const { id: picture } = await uploadPicture(admin);
    const robot = { kind: 'email', value: 'robot@sample.example' };
    const suspects = [
      await admin.createSuspected(),
      await admin.createSuspected(),
      await admin.createSuspected(),
    ];
    const entry = (await admin.request('POST', '/api/admin/blocked', robot)).body as { id: string };
    unsafe = [
      ['POST', '/api/login', SUPERADMIN],
      ['POST', '/api/login/second-factor', { code: '123456' }],
      ['POST', '/api/login/passkey/options', undefined],
      ['POST', '/api/login/passkey', { response: { id: 'x', response: {} } }],
      ['POST', '/api/logout', undefined],
      ['DELETE', '/api/user/second-factor', { password: SUPERADMIN.password }],
      ['POST', '/api/user/second-factor/totp', { password: SUPERADMIN.password }],
      ['POST', '/api/user/second-factor/totp/confirm', { code: '123456' }],
      ['POST', '/api/user/second-factor/recovery-codes', { password: SUPERADMIN.password }],
      ['POST', '/api/user/confirmation', { password: SUPERADMIN.password }],
      ['POST', '/api/user/passkeys/options', { password: SUPERADMIN.password }],
      ['POST', '/api/user/passkeys', { name: 'Phone', response: { id: 'x', response: {} } }],
      ['PATCH', `/api/user/passkeys/${id}`, { name: 'x' }],
      ['DELETE', `/api/user/passkeys/${id}`, { password: SUPERADMIN.password }],
      ['POST', '/api/user/password', { currentPassword: SUPERADMIN.password, newPassword: 'abcdefg' }],
      ['POST', '/api/password/forgotten', { account: 'admin' }],
      ['POST', '/api/password/reset', { token: 'x', newPassword: 'abcdefg' }],
      ['PUT', '/api/user/email', { email: 'boss@office.example', password: SUPERADMIN.password }],
      ['DELETE', '/api/user/sessions', undefined],
      ['DELETE', `/api/user/sessions/${id}`, undefined],
      ['POST', '/api/user/calendar-feed', { password: SUPERADMIN.password }],
      ['DELETE', '/api/user/calendar-feed', undefined],
      ['POST', '/api/appointments', bookingBody()],
      ['POST', '/api/subscriptions', subscriber],
      ['POST', '/book', new URLSearchParams(bookingBody() as Record<string, string>).toString(), form],
      ['POST', '/subscribe', new URLSearchParams(subscriber).toString(), form],
      ['PATCH', `/api/admin/appointments/${booking}/lead-status`, { leadStatus: 'In Progress' }],
      ['PATCH', `/api/admin/subscriptions/${subscription}/lead-status`, { leadStatus: 'In Progress' }],
      ['PATCH', `/api/admin/appointments/${booking}/booking-status`, { bookingStatus: 'Hold' }],
      ['PATCH', `/api/admin/appointments/${booking}/sales-info`, sale],
      [
        'PATCH',
        `/api/admin/appointments/${booking}/schedule`,
        { preferredDate: '2099-01-05', preferredTime: '2pm' },
      ],
      ['POST', '/api/admin/appointments', enteredBookingBody()],
      ['PATCH', `/api/admin/appointments/${booking}/details`, { firstName: 'Lizbeth' }],
      ['PATCH', `/api/admin/subscriptions/${subscription}/details`, { lastName: 'Cruz' }],
      ['PATCH', `/api/admin/leads/appointment/${booking}/owner`, { ownerId: id }],
      ['POST', '/api/admin/leads/bulk', { ids: [`appointment:${booking}`], leadStatus: 'In Progress' }],
      ['POST', `/api/admin/appointments/${booking}/visitor-request`, { accept: false }],
      ['POST', `/api/admin/appointments/${booking}/correction`, undefined],
      ['POST', '/api/admin/mails/test', { to: 'a@b.example' }],
      ['POST', `/api/admin/mails/${message}/resend`, {}],
      ['POST', '/api/admin/privacy/erasures', { email: 'liza@sample.example', reason: 'Asked for it' }],
      ['POST', '/api/admin/privacy/requests', privacyRequestBody()],
      ['PATCH', `/api/admin/privacy/requests/${request}`, { state: 'done' }],
      ['POST', '/api/admin/privacy/holds', legalHoldBody()],
      ['DELETE', `/api/admin/privacy/holds/${hold}`, undefined],
      ['POST', '/api/admin/privacy/due/erase', undefined],
      ['POST', '/api/admin/privacy/breaches', breachBody()],
      ['PATCH', `/api/admin/privacy/breaches/${breach}`, { closedAt: '2025-11-21T00:00:00Z' }],
      ['PUT', '/api/admin/settings/retention', { ...retentionBody(), bookingMonths: 18 }],
      ['PUT', '/api/admin/settings/visitorMails', visitorMailsBody()],
      ['POST', '/api/admin/settings/preview', settingsPreviewBody()],
      ...Object.entries(SECTIONS).map(([section, body]): UnsafeCall => [
        'PUT',
        `/api/admin/settings/${section}`,
        body,
      ]),
      ['POST', `/api/admin/leads/appointment/${booking}/notes`, { note: 'x' }],
      ['POST', '/api/admin/self-check', undefined],
      ['POST', '/api/admin/blog-posts', postBody()],
      ['POST', '/api/admin/blog-posts/preview', { content: 'x' }],
      ['PUT', `/api/admin/blog-posts/${post}`, postBody({ title: 'Other' })],
      ['POST', `/api/admin/blog-posts/${post}/preview-link`, undefined],
      ['DELETE', `/api/admin/blog-posts/${post}/preview-link`, undefined],
      ['DELETE', `/api/admin/blog-posts/${post}`, undefined],
      ['DELETE', `/api/admin/blog-posts/deleted/${post}`, undefined],
      ['POST', `/api/admin/suspected/${suspects[0]}/release`, undefined],
      ['POST', `/api/admin/suspected/${suspects[1]}/discard`, undefined],
      ['POST', '/api/admin/suspected/release', { ids: suspects }],
      ['POST', '/api/admin/suspected/discard', { reason: 'honeypot' }],
      ['POST', '/api/admin/blocked', { ...robot, kind: 'domain', value: 'spam.example' }],
      ['DELETE', `/api/admin/blocked/${entry.id}`, undefined],
      ['POST', '/api/admin/tasks', taskBody()],
      ['PATCH', `/api/admin/tasks/${task}`, { done: true }],
      ['DELETE', `/api/admin/tasks/${task}`, undefined],
      ['POST', '/api/admin/newsletters', issueBody()],
      ['POST', '/api/admin/newsletters/preview', { subject: 'x' }],
      ['PUT', `/api/admin/newsletters/${issue}`, issueBody({ subject: 'Other' })],
      ['POST', `/api/admin/newsletters/${issue}/test`, { to: 'a@b.example' }],
      ['POST', `/api/admin/newsletters/${issue}/send`, { at: NEXT_MONTH }],
      ['POST', `/api/admin/newsletters/${issue}/pause`, undefined],
      ['POST', `/api/admin/newsletters/${issue}/resume`, undefined],
      ['POST', `/api/admin/newsletters/${issue}/cancel`, undefined],
      ['DELETE', `/api/admin/newsletters/${issue}`, undefined],
      ['POST', `/api/admin/subscriptions/${subscription}/consents/confirmation`, undefined],
      ['POST', `/api/admin/subscriptions/${subscription}/consents/withdraw`, undefined],
      ['POST', `/api/admin/blog-posts/${post}/restore`, undefined],
      ['POST', '/api/admin/media', pictureForm(await newPicture()), FORM_TYPE],
      ['PATCH', `/api/admin/media/${picture}`, { alt: 'Other' }],
      ['DELETE', `/api/admin/media/${picture}`, undefined],
      ['POST', '/api/admin/users', { username: 'new', password: 'abcdefg', name: 'x', role: 'superadmin' }],
      ['PATCH', `/api/admin/users/${id}/status`, { status: 'deactivated' }],
      ['PATCH', `/api/admin/users/${id}/password`, { password: 'abcdefg' }],
      ['DELETE', `/api/admin/users/${id}/second-factor`, undefined],
      ['PUT', `/api/admin/users/${id}/email`, { email: 'new@office.example' }],
    ];
  });

  const call = (
    [method, path, body, type]: [string, string, unknown, string?],
    headers: Record<string, string>,
    as: string | undefined = cookie,
  ) =>
    send(running.app, method, path, {
      body,
      cookie: as,
      headers: { ...(type && { 'Content-Type': type }), ...headers },
    });

  it('is tested on every unsafe route', () => {
    // pages with a secret address accept more: visitor-requests.spec.ts, newsletter.spec.ts
    const elsewhere = [
      'POST /booking/:token',
      'POST /newsletter/confirm/:token',
      'POST /newsletter/unsubscribe/:token',
    ];
    const routes = routesOf(running.app).filter(
      (route) => !route.startsWith('GET ') && !elsewhere.includes(route),
    );
    expect(unsafe).toHaveLength(routes.length);
  });

  it.each<Record<string, string>>([
    { Origin: 'https://app.example.com.evil.com' },
    { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
    { Origin: 'https://app.example.com', 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ])('is rejected with %j', async (headers) => {
    await expectNothingStored(running.app, async () => {
      for (const request of unsafe) expectError(await call(request, headers), 403);
    });
  });

  it('is rejected before the session, the body and the route are looked at', async () => {
    const headers = { Origin: 'https://evil.example' };
    await expectNothingStored(running.app, async () => {
      for (const [method, path] of unsafe) {
        expectError(await send(running.app, method, path, { headers }), 403);
        expectError(await send(running.app, method, path, { headers, body: '{' }), 403);
        const text = { ...headers, 'Content-Type': 'text/plain' };
        expectError(await send(running.app, method, path, { headers: text, body: '{}', cookie }), 403);
      }
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'])
        expectError(await send(running.app, method, '/no/such/page', { headers, cookie }), 403);
    });
  });

  it('gets no CORS headers', async () => {
    for (const path of ['/api/user', '/api/blog-posts', '/api/appointments', '/'])
      for (const method of ['GET', 'OPTIONS', 'HEAD']) {
        const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'PUT' };
        const response = await send(running.app, method, path, { headers, cookie });
        for (const name of Object.keys(response.headers)) expect(name).not.toMatch(/^access-control-/);
      }
  });

  it.each<Record<string, string>>([
    {},
    { Origin: 'https://app.example.com' },
    { Origin: 'https://app.example.com', 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'none' },
  ])('is not one with %j', async (headers) => {
    for (const request of unsafe) {
      if (request[1].includes('log') || request[1].includes('password')) continue;
      const { status } = await call(request, headers);
      expect({ request: request[1], status }).not.toMatchObject({ status: 403 });
      expect(status).toBeLessThan(500);
    }
    expect((await call(['POST', '/api/login', SUPERADMIN], headers)).status).toBe(200);
  });
});

describe('a site without PUBLIC_URL', () => {
  const running = runningApp();
  const login = (headers: Record<string, string>) =>
    send(running.app, 'POST', '/api/login', { body: SUPERADMIN, headers });

  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'office.test'])(
    'accepts the host %s',
    async (host) => {
      for (const origin of [`http://${host}`, `https://${host}`])
        expect((await login({ Host: host, Origin: origin })).status).toBe(200);
    },
  );

  it('accepts no other host', async () => {
    for (const origin of [
      'http://localhost:3001',
      'http://127.0.0.1:3000',
      'http://localhost',
      'null',
      '',
      'ftp://localhost:3000',
    ])
      expectError(await login({ Host: 'localhost:3000', Origin: origin }), 403);
    expectError(
      await login({
        Host: 'localhost:3000',
        'X-Forwarded-Host': 'evil.example',
        Origin: 'http://evil.example',
      }),
      403,
    );
  });
});
