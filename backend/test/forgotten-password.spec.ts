import { setTimeout as wait } from 'node:timers/promises';
import { simpleParser } from 'mailparser';
import { AdminClient } from './support/admin-client.js';
import { expectError } from './support/expect-error.js';
import { send, signIn } from './support/http.js';
import { LiveClient } from './support/live-client.js';
import { runningApp } from './support/running-app.js';
import { setUpTotp } from './support/second-factor.js';
import { smtpServerFor } from './support/smtp-server-for.js';
import { UNKNOWN_TOKEN } from './support/visitor.js';

interface MailRow {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly state: string;
  readonly data: string;
  readonly lastReply: string | null;
}

let created = 0;

describe('a forgotten password', () => {
  const running = runningApp({ PUBLIC_URL: 'https://office.example' });
  const smtp = smtpServerFor(running);
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });
  afterEach(() => {
    running.app.setTime(null);
  });

  const ask = (account: string) =>
    send(running.app, 'POST', '/api/password/forgotten', { body: { account } });
  const reset = (token: string, newPassword = 'chosen-password') =>
    send(running.app, 'POST', '/api/password/reset', { body: { token, newPassword } });
  const statusOf = async (cookie: string) => (await send(running.app, 'GET', '/api/user', { cookie })).status;
  const stored = async (recipient: string, kind = 'password_reset') =>
    (await running.app.rows<MailRow>('outgoing_mails')).filter(
      (mail) => mail.recipient === recipient && mail.kind === kind,
    );
  async function settled(recipient: string, count: number, kind?: string): Promise<MailRow[]> {
    for (;;) {
      const mails = await stored(recipient, kind);
      if (mails.length >= count && mails.every(({ state }) => !['queued', 'sending'].includes(state)))
        return mails;
      await wait(20);
    }
  }
  /** Creates an account with an address. */
  async function member() {
    const email = `member${++created}@office.example`;
    const { id, credentials } = await admin.createUser({ email });
    const { username, password } = credentials;
    return { id, credentials: { username, password }, email };
  }
  /** Asks for a link, and returns its secret from the mail that was sent. */
  async function link({ email, credentials }: Awaited<ReturnType<typeof member>>): Promise<string> {
    const before = (await stored(email)).length;
    expect((await ask(credentials.username)).status).toBe(202);
    await settled(email, before + 1);
    const raw = smtp()
      .received.filter(({ to }) => to[0] === email)
      .at(-1)!.raw;
    const { text } = await simpleParser(raw);
    return /https:\/\/office\.example\/admin\/reset-password#([\w-]{43})\s/.exec(text ?? '')![1]!;
  }

  it('is answered alike for every account, and mailed only to active ones with an address', async () => {
    const [known, deactivated, removed] = [await member(), await member(), await member()];
    await admin.setUserStatus(deactivated.id, 'deactivated');
    await admin.setUserStatus(removed.id, 'deactivated', 'removed');
    const without = await admin.createUser();
    const before = (await running.app.rows('outgoing_mails')).length;
    const accounts = [
      known.credentials.username,
      known.email.toUpperCase(),
      deactivated.email,
      removed.credentials.username,
      without.credentials.username,
      'nobody',
      'nobody@office.example',
      "x' OR '1'='1",
      '%',
    ];
    const answers: unknown[] = [];
    for (const account of accounts) {
      const { status, text, headers } = await ask(account);
      answers.push({ status, text, headers: Object.keys(headers) });
    }
    expect(answers).toEqual(answers.map(() => answers[0]));
    expect(answers[0]).toMatchObject({ status: 202 });
    expect((await running.app.rows('outgoing_mails')).length - before).toBe(2);
    expect(await settled(known.email, 2)).toHaveLength(2);
    for (const { email } of [deactivated, removed]) expect(await stored(email)).toEqual([]);
  });

  it('is set by the link, once; all sessions and sockets end, and the new one signs in', async () => {
    const user = await member();
    const cookie = await signIn(running.app, user.credentials);
    await settled(user.email, 1, 'staff_new_sign_in');
    const { client } = await LiveClient.connect(running.app, cookie);
    const token = await link(user);
    expect((await reset(token)).status).toBe(204);
    await client.closed;
    expect(await statusOf(cookie)).toBe(401);
    expectError(await send(running.app, 'POST', '/api/login', { body: user.credentials }), 401);
    await signIn(running.app, { ...user.credentials, password: 'chosen-password' });
    expectError(await reset(token, 'another-password'), 404);
    const recorded = await running.app.rows<{ action: string; userId: string }>('audit_log');
    expect(recorded.filter(({ action }) => action === 'password.reset')).toMatchObject([{ userId: user.id }]);
  });

  it('keeps no secret: not in the sent message, and not in the account', async () => {
    const user = await member();
    const token = await link(user);
    const tables = ['outgoing_mails', 'users', 'sessions'] as const;
    for (const table of tables) expect(JSON.stringify(await running.app.rows(table))).not.toContain(token);
  });

  it('has links that all fail in the same words: unknown, replaced, used, too old, of a deactivated account', async () => {
    const [user, gone] = [await member(), await member()];
    const replaced = await link(user);
    const current = await link(user);
    const ofGone = await link(gone);
    await admin.setUserStatus(gone.id, 'deactivated');
    const answers = [
      await reset(UNKNOWN_TOKEN),
      await reset('x'),
      await reset(replaced),
      await reset(ofGone),
    ];
    running.app.setTime(new Date(Date.now() + 31 * 60_000));
    answers.push(await reset(current));
    running.app.setTime(null);
    expect((await reset(current)).status).toBe(204);
    answers.push(await reset(current));
    for (const answer of answers) expectError(answer, 404);
    expect(new Set(answers.map(({ body }) => (body as { message: string }).message)).size).toBe(1);
  });

  it('is not used up by a password that is not allowed, which is named', async () => {
    const user = await member();
    const token = await link(user);
    for (const bad of ['12345', 'x'.repeat(73)]) {
      const answer = await reset(token, bad);
      expectError(answer, 400);
      expect(Object.keys((answer.body as { errors: object }).errors)).toEqual(['newPassword']);
    }
    expect((await reset(token, '123456')).status).toBe(204);
  });

  it('is set by one of many who use the link at the same time', async () => {
    const user = await member();
    const token = await link(user);
    const passwords = Array.from({ length: 8 }, (_, turn) => `password-${turn}`);
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.filter((status) => status === 404)).toHaveLength(7);
    const password = passwords[statuses.indexOf(204)]!;
    await signIn(running.app, { ...user.credentials, password });
  });

  it('has a message whose content, address and link the console does not show', async () => {
    const user = await member();
    smtp().onRecipient = (address) => Object.assign(new Error(`<${address}> is busy`), { responseCode: 451 });
    await ask(user.email);
    const [mail] = await settled(user.email, 1);
    expect(mail).toMatchObject({ state: 'retrying' });
    const { token } = JSON.parse(mail!.data) as { token: string };
    expect(token).toMatch(/^[\w-]{43}$/);
    const paths = [
      `/api/admin/mails/${mail!.id}`,
      '/api/admin/mails',
      `/api/admin/mails?filter=${encodeURIComponent('{"kind":"password_reset"}')}`,
      '/api/admin/today',
    ];
    for (const path of paths) {
      const { status, text } = await admin.request('GET', path);
      expect(status).toBe(200);
      expect(text).not.toContain(token);
      expect(text).not.toContain(user.email);
    }
    const found = await admin.request(
      'GET',
      `/api/admin/mails?filter=${encodeURIComponent(`{"q":"${user.email}"}`)}`,
    );
    expect(found.body).toEqual([]);
    expectError(await admin.request('POST', `/api/admin/mails/${mail!.id}/resend`), 409);
  });

  it('is mailed about a new browser, and not about one that is known', async () => {
    const user = await member();
    const first = await send(running.app, 'POST', '/api/login', { body: user.credentials });
    const cookies = (first.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]);
    const [mail] = await settled(user.email, 1, 'staff_new_sign_in');
    expect(mail).toMatchObject({ state: 'sent' });
    const again = { body: user.credentials, cookie: cookies.join('; ') };
    expect((await send(running.app, 'POST', '/api/login', again)).status).toBe(200);
    const { raw } = smtp().received.find(({ to }) => to[0] === user.email)!;
    const { text, subject } = await simpleParser(raw);
    expect(subject).toMatch(/^A new browser signed in to /);
    expect(text).toContain('Unknown browser');
    expect(text).toContain('https://office.example/admin/security');
    expect(await stored(user.email, 'staff_new_sign_in')).toHaveLength(1);
  });
});

describe('e-mail addresses of accounts', () => {
  const running = runningApp();
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  it('are set by their owner with the password, and read by the owner only', async () => {
    const { cookie, id } = await admin.createSignedInUser();
    const own = (method: string, body?: unknown) =>
      send(running.app, method, '/api/user/email', { cookie, body });
    expect((await own('GET')).body).toEqual({ email: null });
    const wrong = await own('PUT', { email: 'own@office.example', password: 'wrong' });
    expectError(wrong, 400);
    expect((wrong.body as { errors: object }).errors).toEqual({ password: 'Password is wrong' });
    const body = { email: ' Own@Office.example', password: 'member-password' };
    expect((await own('PUT', body)).body).toEqual({ email: 'own@office.example' });
    expect((await own('GET')).body).toEqual({ email: 'own@office.example' });
    expect((await send(running.app, 'GET', '/api/user', { cookie })).text).not.toContain('office.example');
    expect((await send(running.app, 'GET', '/api/admin/staff', { cookie })).text).not.toContain(
      'office.example',
    );
    const { body: active } = await admin.request('GET', '/api/admin/users/status/active');
    expect(active).toContainEqual(expect.objectContaining({ id, email: 'own@office.example' }));
    expect((await own('PUT', { email: null, password: 'member-password' })).body).toEqual({ email: null });
  });

  it('are set by superadmins for others, and each is taken once in every spelling', async () => {
    const { id } = await admin.createUser({ email: 'first@office.example' });
    const set = (of: string, email: string | null) =>
      admin.request('PUT', `/api/admin/users/${of}/email`, { email });
    const other = await admin.createUser();
    expectError(await set(other.id, 'FIRST@office.example'), 409);
    const body = {
      username: 'taken-address',
      password: 'member-password',
      name: 'Ana',
      email: 'First@Office.Example',
    };
    const taken = await admin.request('POST', '/api/admin/users', body);
    expectError(taken, 409);
    expect(taken.body).toMatchObject({ message: 'Another account has this e-mail address' });
    expect((await set(id, null)).body).toMatchObject({ email: null });
    expect((await set(other.id, 'first@office.example')).body).toMatchObject({
      email: 'first@office.example',
    });
    const me = (await admin.request('GET', '/api/user')).body as { id: string };
    expectError(await set(me.id, 'boss@office.example'), 403);
  });

  it('get a message without its link while no mail server is connected', async () => {
    await admin.createUser({ email: 'held@office.example' });
    const answer = await send(running.app, 'POST', '/api/password/forgotten', {
      body: { account: 'held@office.example' },
    });
    expect(answer.status).toBe(202);
    const mails = await running.app.rows<MailRow>('outgoing_mails');
    const mail = mails.find(({ recipient }) => recipient === 'held@office.example')!;
    expect(mail).toMatchObject({ kind: 'password_reset', state: 'held' });
    expect(JSON.parse(mail.data)).toEqual({ name: 'Ana Cruz', token: null });
  });
});

describe('what changes in an account', () => {
  const running = runningApp();
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });
  const NEWS = ['password', 'email', 'factor_added', 'factor_removed', 'recovery_codes'];

  it('is mailed to its owner, at the old address too, without a secret or the name of another person', async () => {
    const email = 'told@office.example';
    const { id, credentials, cookie } = await admin.createSignedInUser({ email });
    const { password } = credentials;
    const mails = async (recipient = email) =>
      (await running.app.rows<MailRow>('outgoing_mails'))
        .filter((mail) => mail.recipient === recipient && mail.kind === 'account_news')
        .map(({ data }) => JSON.parse(data) as Record<string, unknown>);
    const told = async (recipient?: string) => (await mails(recipient)).map(({ news }) => news);
    const own = (method: string, path: string, body: object) =>
      send(running.app, method, `/api/user/${path}`, { cookie, body });

    await setUpTotp(running.app, cookie, credentials);
    expect(await told()).toEqual(['factor_added']);
    await own('POST', 'second-factor/recovery-codes', { password });
    expect(await told()).toEqual(['factor_added', 'recovery_codes']);
    await own('DELETE', 'second-factor', { password });
    await own('PUT', 'email', { email: 'next@office.example', password });
    expect(await told('next@office.example')).toEqual(['email']);
    await own('PUT', 'email', { email, password });
    await admin.request('PATCH', `/api/admin/users/${id}/password`, { password: 'another-password' });
    expect((await told()).sort()).toEqual([...NEWS, 'email'].sort());
    for (const data of await mails())
      expect(data).toEqual({ name: 'Ana Cruz', news: expect.any(String), at: expect.any(String) });

    const shown = await admin.request(
      'GET',
      `/api/admin/mails?filter=${encodeURIComponent('{"kind":"account_news"}')}`,
    );
    expect(shown.status).toBe(200);
    expect(shown.text).not.toContain(email);
  });

  it('is not mailed when it is rejected', async () => {
    const { cookie } = await admin.createSignedInUser({ email: 'calm@office.example' });
    const wrong = { currentPassword: 'wrong-password', newPassword: 'second-password' };
    expectError(await send(running.app, 'POST', '/api/user/password', { cookie, body: wrong }), 400);
    const recipients = (await running.app.rows<MailRow>('outgoing_mails'))
      .filter(({ kind }) => kind === 'account_news')
      .map(({ recipient }) => recipient);
    expect(recipients).not.toContain('calm@office.example');
  });
});

describe('requests for forgotten passwords', () => {
  const running = runningApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  const from = (address: string, account: string) =>
    send(running.app, 'POST', '/api/password/forgotten', {
      body: { account },
      headers: { 'X-Forwarded-For': address },
    });

  it('are limited by address, for known and unknown accounts alike', async () => {
    for (const [account, address] of [
      ['admin', '198.51.100.1'],
      ['nobody', '198.51.100.2'],
    ] as const) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => from(address, account)));
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(202));
      expectError(await from(address, account), 429);
    }
  });

  it('from many addresses mail an account three times in an hour, and are answered alike', async () => {
    const admin = await AdminClient.signIn(running.app);
    await admin.createUser({ email: 'flooded@office.example' });
    const answers = new Set<string>();
    for (let turn = 0; turn < 6; turn += 1) {
      const { status, text } = await from(`203.0.113.${turn}`, 'flooded@office.example');
      answers.add(`${status} ${text}`);
    }
    expect(answers.size).toBe(1);
    const mails = await running.app.rows<MailRow>('outgoing_mails');
    expect(mails.filter(({ recipient }) => recipient === 'flooded@office.example')).toHaveLength(3);
  });
});
