import { DeliverySignal } from '../src/mail/delivery-signal.js';
import { MailAddresses } from '../src/mail/mail-addresses.js';
import { setTimeout as wait } from 'node:timers/promises';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SendIssues } from '../src/newsletter/application/send-issues.js';
import { smtpReply } from '../src/mail/testing/smtp-server.js';
import { AdminClient, NO_SUCH_ID } from './support/admin-client.js';
import { send } from './support/http.js';
import { expectError } from './support/expect-error.js';
import { runningApp } from './support/running-app.js';
import { smtpServerFor } from './support/smtp-server-for.js';
import { visitorMailsBody } from './support/bodies.js';
import { HTML, PRIVATE, UNKNOWN_TOKEN } from './support/visitor.js';

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const path = '/api/admin/newsletters';
const WEEK = 7 * 24 * 3_600_000;
let created = 0;

interface Consents {
  readonly state: string;
  readonly consents: readonly object[];
}

interface Issue {
  readonly state: string;
  readonly subject: string;
  readonly preheader: string;
  readonly content: string;
  readonly recipients: number;
  readonly sent: number;
  readonly left: number;
  readonly secondsLeft: number | null;
  readonly testedAt: string | null;
  readonly updatedAt: string;
}

interface Delivery {
  readonly id: string;
  readonly email: string;
  readonly state: string;
  readonly reply: string | null;
  readonly reason: string | null;
}

describe('the newsletter', () => {
  const running = runningApp({ PUBLIC_URL: 'https://office.example' });
  const smtp = smtpServerFor(running);
  let admin: AdminClient;

  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });
  afterEach(() => {
    running.app.setTime(null);
  });

  const address = () => `reader-${++created}@sample.example`;
  const subscribe = (email: string, changes = {}) =>
    send(running.app, 'POST', '/api/subscriptions', { body: { firstName: 'Rosa', email, ...changes } });
  const post = (link: string, body = '', headers: Record<string, string> = {}) =>
    send(running.app, 'POST', link, { body, headers: { ...FORM, ...HTML, ...headers } });
  const open = (link: string) => send(running.app, 'GET', link, { headers: HTML });
  async function until<T>(read: () => Promise<T>, done: (value: T) => boolean): Promise<T> {
    for (;;) {
      const value = await read();
      if (done(value)) return value;
      // both look for themselves once a second
      running.app.app.get(SendIssues).wake();
      running.app.app.get(DeliverySignal).wake();
      await wait(20);
    }
  }
  const mailsTo = (email: string): Promise<ParsedMail[]> =>
    Promise.all(
      smtp()
        .received.filter(({ to }) => to[0] === email)
        .map(({ raw }) => simpleParser(raw)),
    );
  const mailTo = async (email: string, count = 1) =>
    (
      await until(
        () => mailsTo(email),
        (mails) => mails.length >= count,
      )
    )[count - 1]!;
  const linkIn = (mail: ParsedMail, page: string) =>
    new RegExp(`https://office\\.example(/newsletter/${page}/[\\w-]{43})`).exec(mail.text ?? '')![1]!;
  const confirmationOf = async (email: string, count = 1) => linkIn(await mailTo(email, count), 'confirm');
  async function subscriber(email = address(), changes = {}): Promise<{ id: string; email: string }> {
    const { id } = (await subscribe(email, changes)).body as { id: string };
    expect((await post(await confirmationOf(email))).status).toBe(200);
    return { id, email };
  }
  const consents = async (id: string) =>
    (await admin.request('GET', `/api/admin/subscriptions/${id}/consents`)).body as Consents;
  const draft = (changes = {}) => admin.createIssue({ public: false, ...changes });
  const issue = async (id: string) => (await admin.request('GET', `${path}/${id}`)).body as Issue;
  const act = (id: string, action: string, body: object = {}) =>
    admin.request('POST', `${path}/${id}/${action}`, body);
  const inState = (id: string, state: string) =>
    until(
      () => issue(id),
      (current) => current.state === state,
    );
  /** Without the hold. */
  async function dispatch(id: string): Promise<void> {
    for (const action of ['send', 'send-now']) expect((await act(id, action)).status).toBe(200);
  }
  async function sent(changes = {}): Promise<string> {
    const id = await draft(changes);
    await dispatch(id);
    await inState(id, 'sent');
    return id;
  }
  const deliveries = async (id: string, filter = {}) =>
    (
      await admin.request(
        'GET',
        `${path}/${id}/deliveries?filter=${encodeURIComponent(JSON.stringify(filter))}`,
      )
    ).body as Delivery[];

  describe('consent', () => {
    it('is recorded with the wording, and confirmed by a POST only', async () => {
      const email = address();
      const { body } = await subscribe(email, { form: 'footer' });
      const link = await confirmationOf(email);
      const page = await open(link);
      expect(page).toMatchObject({
        status: 200,
        headers: PRIVATE,
        body: { page: 'newsletter-confirm', state: 'ask', email: 'r••••@sample.example', name: 'Rosa' },
      });
      expect((await consents(body.id)).state).toBe('unconfirmed');
      expect((await post(link)).body).toMatchObject({ state: 'confirmed' });
      const { state, consents: records } = await consents(body.id);
      expect(state).toBe('confirmed');
      expect(records).toEqual([
        expect.objectContaining({
          form: 'footer',
          wording: expect.stringContaining('By subscribing you agree that'),
          policyDate: 'October 7, 2025',
          confirmedHow: 'link',
          confirmedAt: expect.any(String),
          withdrawnAt: null,
        }),
      ]);
      expect((await post(link)).body).toMatchObject({ state: 'confirmed' });
      expect((await consents(body.id)).consents).toEqual(records);
    });

    it('is asked for at most once an hour, whoever asks', async () => {
      const email = address();
      const { body } = await subscribe(email);
      await confirmationOf(email);
      for (let again = 0; again < 3; again += 1) await subscribe(email.toUpperCase());
      expect(
        (await admin.request('POST', `/api/admin/subscriptions/${body.id}/consents/confirmation`)).status,
      ).toBe(409);
      running.app.setTime(new Date(Date.now() + 3_600_000));
      await subscribe(email);
      const second = await confirmationOf(email, 2);
      running.app.setTime(null);
      expect(await mailsTo(email)).toHaveLength(2);
      expect((await post(second)).body).toMatchObject({ state: 'confirmed' });
    });

    it('is reminded of once, a week later, with a link that confirms it', async () => {
      const email = address();
      const { body } = await subscribe(email);
      await confirmationOf(email);
      running.app.setTime(new Date(Date.now() + WEEK));
      expect((await mailTo(email, 2)).subject).toBe('Do you still want our newsletter?');
      expect((await post(await confirmationOf(email, 2))).body).toMatchObject({ state: 'confirmed' });
      running.app.setTime(new Date(Date.now() + 5 * WEEK));
      await subscriber();
      expect(await mailsTo(email)).toHaveLength(2);
      running.app.setTime(null);
      expect((await consents(body.id)).consents).toHaveLength(1);
    });

    it.each([
      'it was confirmed',
      'the subscriber has left',
      'the address was corrected',
      'the person was erased',
      'the office has switched it off',
    ])('is not reminded of when %s', async (what) => {
      const email = address();
      const { id } = (await subscribe(email)).body as { id: string };
      const link = await confirmationOf(email);
      const switches = (on: boolean) =>
        admin.request('PUT', '/api/admin/settings/visitorMails', {
          ...visitorMailsBody(),
          subscription_reminder: on,
        });
      const acts: Record<string, () => Promise<{ status: number }>> = {
        'it was confirmed': () => post(link),
        'the subscriber has left': () =>
          admin.request('POST', `/api/admin/subscriptions/${id}/consents/withdraw`),
        'the address was corrected': () =>
          admin.request('PATCH', `/api/admin/subscriptions/${id}/details`, { email: address() }),
        'the person was erased': () =>
          admin.request('POST', '/api/admin/privacy/erasures', { email, reason: 'Asked for it' }),
        'the office has switched it off': () => switches(false),
      };
      const { status } = await acts[what]!();
      expect([200, 201]).toContain(status);
      running.app.setTime(new Date(Date.now() + WEEK));
      // one that is due at the same time has been sent
      const other = address();
      await subscribe(other);
      await confirmationOf(other);
      running.app.setTime(new Date(Date.now() + 2 * WEEK));
      if (what !== 'the office has switched it off') await mailTo(other, 2);
      else
        await until(
          () => running.app.rows<{ recipient: string; state: string }>('outgoing_mails'),
          (rows) => rows.some(({ recipient, state }) => recipient === other && state === 'skipped'),
        );
      expect(await mailsTo(email)).toHaveLength(1);
      running.app.setTime(null);
      expect((await switches(true)).status).toBe(200);
    });

    it('is withdrawn by staff on request, who cannot confirm it', async () => {
      const { id } = await subscriber();
      const withdraw = `/api/admin/subscriptions/${id}/consents/withdraw`;
      expect((await admin.request('POST', withdraw)).body).toMatchObject({
        state: 'left',
        consents: [{ withdrawnHow: 'staff', withdrawnAt: expect.any(String) }],
      });
      expect((await admin.request('POST', withdraw)).status).toBe(409);
      expect((await admin.request('POST', withdraw.replace(id, NO_SUCH_ID))).status).toBe(404);
    });

    it('does not move to a corrected address, which has to be confirmed', async () => {
      const { id } = await subscriber();
      const email = address();
      await admin.request('PATCH', `/api/admin/subscriptions/${id}/details`, { email });
      expect(await consents(id)).toMatchObject({
        state: 'unconfirmed',
        consents: [{ confirmedAt: null }, { withdrawnHow: 'address-changed' }],
      });
      await post(await confirmationOf(email));
      expect((await consents(id)).state).toBe('confirmed');
    });

    it('begins anew for somebody who left and subscribes again', async () => {
      const reader = await subscriber();
      await admin.request('POST', `/api/admin/subscriptions/${reader.id}/consents/withdraw`);
      await subscribe(reader.email);
      expect(await consents(reader.id)).toMatchObject({ state: 'unconfirmed', consents: [{}, {}] });
      const filter = encodeURIComponent(
        JSON.stringify({ q: reader.email, state: 'queued', kind: 'subscription_confirmation' }),
      );
      const { body } = await admin.request('GET', `/api/admin/mails?filter=${filter}`);
      expect(body).toEqual([expect.objectContaining({ kind: 'subscription_confirmation' })]);
      expect(Date.parse(body[0].nextAttemptAt) - Date.now()).toBeGreaterThan(3_500_000);
      running.app.setTime(new Date(Date.now() + 3_600_000));
      await post(await confirmationOf(reader.email, 2));
      expect((await consents(reader.id)).state).toBe('confirmed');
    });
  });

  describe('unsubscribing', () => {
    it('takes a POST: scanners that open every link change nothing', async () => {
      const reader = await subscriber();
      const id = await sent();
      const link = linkIn(await mailTo(reader.email, 2), 'unsubscribe');
      for (let scan = 0; scan < 3; scan += 1)
        expect(await open(link)).toMatchObject({
          status: 200,
          headers: PRIVATE,
          body: { page: 'newsletter-leave', state: 'ask', email: 'r••••@sample.example' },
        });
      expect((await consents(reader.id)).state).toBe('confirmed');
      expect((await post(link)).body).toMatchObject({ state: 'left' });
      expect((await post(link)).body).toMatchObject({ state: 'left' });
      expect(await consents(reader.id)).toMatchObject({
        state: 'left',
        consents: [{ withdrawnHow: 'link' }],
      });
      expect((await issue(id)).left).toBe(1);
      expect((await post(link, 'action=return')).body).toMatchObject({ state: 'returned' });
      expect(await consents(reader.id)).toMatchObject({
        state: 'unconfirmed',
        consents: [{ form: 'return', confirmedHow: null }, { withdrawnHow: 'link' }],
      });
    });

    it('is one click for mail programs, from any origin and without a session', async () => {
      const reader = await subscriber();
      await sent();
      const mail = await mailTo(reader.email, 2);
      const headers = Object.fromEntries(mail.headerLines.map(({ key, line }) => [key, line]));
      const link = linkIn(mail, 'unsubscribe');
      expect(headers['list-unsubscribe']!.replace(/\s+/g, ' ')).toBe(
        `List-Unsubscribe: <https://office.example${link}>`,
      );
      expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
      expect(headers['list-id']).toContain('office.example');
      const foreign = { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' };
      expect((await post(link, 'List-Unsubscribe=One-Click', foreign)).status).toBe(200);
      expect(await consents(reader.id)).toMatchObject({ consents: [{ withdrawnHow: 'one-click' }] });
      await sent();
      expect(await mailsTo(reader.email)).toHaveLength(2);
    });

    it('passes the origin check as the pages need it, and confirming only from the own site', async () => {
      const email = address();
      await subscribe(email);
      const [confirm, evil] = [await confirmationOf(email), { Origin: 'https://evil.example' }];
      for (const headers of [
        evil,
        { ...evil, 'Sec-Fetch-Site': 'cross-site' },
        { 'Sec-Fetch-Site': 'same-site' },
      ])
        expect((await post(confirm, '', headers)).status).toBe(403);
      expect((await open(confirm)).body.state).toBe('ask');
      expect((await post(confirm, '', { Origin: 'null' })).body.state).toBe('confirmed');
      expect((await post(confirm, '', { Origin: 'https://office.example' })).status).toBe(200);
      await sent();
      const leave = linkIn(await mailTo(email, 2), 'unsubscribe');
      for (const Origin of ['null', 'https://evil.example', 'https://office.example'])
        expect((await post(leave, '', { Origin, 'Sec-Fetch-Site': 'cross-site' })).body.state).toBe('left');
      expect((await post('/newsletter/unsubscribe', '', evil)).status).toBe(403);
    });

    it.each([UNKNOWN_TOKEN, 'short', '%00', `${UNKNOWN_TOKEN}x`])('knows no link %s', async (token) => {
      for (const page of ['confirm', 'unsubscribe']) {
        expect((await open(`/newsletter/${page}/${token}`)).status).toBe(404);
        expect((await post(`/newsletter/${page}/${token}`)).status).toBe(404);
      }
    });
  });

  describe('sending', () => {
    it('reaches each confirmed address once, and says what the mail server said', async () => {
      const readers = [await subscriber(), await subscriber()];
      await subscribe(address());
      const id = await draft();
      const audience = (await admin.request('GET', `${path}/${id}/audience`)).body;
      await dispatch(id);
      const done = await inState(id, 'sent');
      expect(done).toMatchObject({ recipients: audience.recipients, sent: audience.recipients, failed: 0 });
      for (const { id: reader, email } of readers) {
        const [, mail, ...more] = await mailsTo(email);
        expect(more).toEqual([]);
        expect(mail).toMatchObject({ subject: 'Three questions' });
        expect(mail!.html).toContain('<strong>this</strong>');
        const [delivery] = await deliveries(id, { q: email });
        expect(delivery).toMatchObject({
          id: reader,
          email,
          state: 'sent',
          reply: expect.stringContaining('250'),
        });
      }
    });

    it('calls each reader by the first name, and by none that could be a link', async () => {
      const [rosa, bait] = [
        await subscriber(),
        await subscriber(address(), { firstName: 'win.example 100' }),
      ];
      await sent({ content: 'Hi {firstName}, **{firstName}**.' });
      const texts = await Promise.all([rosa, bait].map(async ({ email }) => (await mailTo(email, 2)).text));
      expect(texts[0]).toContain('Hi Rosa, Rosa.');
      expect(texts[1]).toContain('Hi there, there.');
    });

    it('has a page on the site without the reader’s name, linked from the mail unless the issue is not public', async () => {
      const { email } = await subscriber();
      const post = await admin.createPost({ title: 'Term or whole life', excerpt: 'What each *is* for.' });
      const { slug } = (await admin.request('GET', `/api/admin/blog-posts/${post}`)).body as { slug: string };
      const text = { subject: 'For you', preheader: '', content: `Hi {firstName}\n\n[Term](/blog/${slug})` };
      const id = await sent({ ...text, public: true });
      const mail = await mailTo(email, 2);
      expect(mail.text).toContain(
        `Term or whole life\nWhat each *is* for.\nhttps://office.example/blog/${slug}`,
      );
      const link = /View in browser: https:\/\/office\.example(\/newsletter\/[\w-]+)\n/.exec(mail.text ?? '');
      const page = (await open(link![1]!)).body as { html: string };
      expect(page.html).toContain('<p>Hi there</p>');
      expect(page.html).toMatch(
        /<h3 [^>]*><a href="\/blog\/term-or-whole-life[^"]*">Term or whole life<\/a><\/h3>/,
      );
      expect(page.html).toContain('<p>What each *is* for.</p>');
      expect((await admin.request('PUT', `${path}/${id}`, { ...text, public: false })).status).toBe(200);
      await sent({ public: false });
      expect((await mailTo(email, 3)).text).not.toContain('View in browser');
    });

    it('with an unknown token is not sent, and the field is named', async () => {
      const id = await draft({ content: 'Hi {name}' });
      const response = await act(id, 'send');
      expectError(response, 400);
      expect(response.body.errors).toEqual({ content: 'Content has {name}, which is not filled in' });
    });

    it('says of each address beforehand whether and why it gets nothing', async () => {
      const [reader, email] = [await subscriber(), address()];
      const { id } = (await subscribe(email)).body as { id: string };
      const found = async (filter: object) =>
        admin.request(
          'GET',
          `${path}/subscribers?range=[0,9]&filter=${encodeURIComponent(JSON.stringify(filter))}`,
        );
      expect((await found({ q: reader.email })).body).toEqual([
        { ...reader, firstName: 'Rosa', state: 'confirmed', reason: null },
      ]);
      expect((await found({ q: email.toUpperCase(), state: 'unconfirmed' })).body).toEqual([
        { id, email, firstName: 'Rosa', state: 'unconfirmed', reason: 'The address is not confirmed' },
      ]);
      const audience = (await admin.request('GET', `${path}/${await draft()}/audience`)).body as {
        unconfirmed: number;
      };
      const { headers } = await found({ state: 'unconfirmed' });
      expect(headers['content-range']).toMatch(new RegExp(`^subscribers 0-\\d/${audience.unconfirmed}$`));
      expect((await found({ state: 'unknown' })).status).toBe(400);
    });

    it('waits for its time, and can be cancelled before', async () => {
      const id = await draft();
      const at = new Date(Date.now() + 86_400_000).toISOString();
      expect((await act(id, 'send', { at })).body).toMatchObject({ state: 'scheduled', sendAt: at });
      expect((await act(id, 'cancel')).body).toMatchObject({ state: 'cancelled' });
      expect((await issue(id)).recipients).toBe(0);
      expect((await act(id, 'send')).status).toBe(409);
    });

    it('is held for half a minute, in which it is taken back with nothing sent, or sent at once', async () => {
      const { email } = await subscriber();
      const id = await draft();
      expect((await issue(id)).secondsLeft).toBeNull();
      await act(id, 'send');
      const held = await issue(id);
      expect(held).toMatchObject({ state: 'scheduled', recipients: 0 });
      expect(held.secondsLeft).toBeGreaterThan(20);
      expect(held.secondsLeft).toBeLessThanOrEqual(30);
      expect((await act(id, 'take-back')).body).toMatchObject({ state: 'draft', sendAt: null });
      expect((await act(id, 'send-now')).status).toBe(409);
      await dispatch(id);
      await inState(id, 'sent');
      expect(await mailsTo(email)).toHaveLength(2);
      expect((await act(id, 'take-back')).status).toBe(409);
    });

    it('says when the last test copy was sent, which is no change of the text', async () => {
      const id = await draft();
      const { updatedAt, testedAt } = await issue(id);
      expect(testedAt).toBeNull();
      expect((await act(id, 'test', { to: address() })).status).toBe(201);
      expect(await issue(id)).toMatchObject({ updatedAt, testedAt: expect.any(String) });
    });

    it('rejects an impossible time and an empty issue', async () => {
      const id = await draft();
      for (const at of ['tomorrow', '2020-01-01T00:00:00Z', '2099-01-01T00:00:00Z', '2027-01-01T00:00:00'])
        expect(await act(id, 'send', { at })).toMatchObject({
          status: 400,
          body: { errors: { at: expect.any(String) } },
        });
      expect((await act(await draft({ content: ' ' }), 'send')).status).toBe(409);
      expect((await issue(id)).state).toBe('draft');
    });

    it('is paused in the middle, goes on, and sends nothing twice', async () => {
      const emails = await Promise.all([1, 2, 3, 4, 5].map(async () => (await subscriber()).email));
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      smtp().onMessage = () => held.then(() => null);
      const id = await draft();
      await dispatch(id);
      await until(
        () => deliveries(id, { state: 'sending' }),
        (found) => found.length > 0,
      );
      expect((await act(id, 'pause')).body).toMatchObject({ state: 'paused' });
      release();
      const paused = await until(
        () => deliveries(id, { state: 'sending' }),
        (found) => found.length === 0,
      );
      expect(paused).toEqual([]);
      expect((await act(id, 'pause')).status).toBe(409);
      expect((await act(id, 'resume')).status).toBe(200);
      const done = await inState(id, 'sent');
      expect(done.sent).toBe(done.recipients);
      for (const email of emails) expect(await mailsTo(email)).toHaveLength(2);
    });

    it('skips somebody who left after the issue was planned', async () => {
      const reader = await subscriber();
      const id = await draft();
      smtp().onMessage = () => smtpReply(451, 'later');
      await dispatch(id);
      await until(
        () => deliveries(id, { q: reader.email }),
        ([found]) => found?.state === 'sending',
      );
      await until(
        async () =>
          (
            await admin.request(
              'GET',
              `/api/admin/mails?filter=${encodeURIComponent(JSON.stringify({ state: 'retrying', q: reader.email }))}`,
            )
          ).body as unknown[],
        (mails) => mails.length > 0,
      );
      await admin.request('POST', `/api/admin/subscriptions/${reader.id}/consents/withdraw`);
      expect((await deliveries(id, { q: reader.email }))[0]).toMatchObject({
        state: 'skipped',
        reason: 'The subscriber has left',
      });
      expect((await act(id, 'cancel')).body.state).toBe('cancelled');
      expect(await deliveries(id, { state: 'waiting' })).toEqual([]);
      expect((await deliveries(id, { state: 'skipped' })).length).toBeGreaterThan(1);
    });

    it('ends for an address that is refused three times in a row', async () => {
      const reader = await subscriber();
      smtp().onRecipient = (to) => (to === reader.email ? smtpReply(550, 'no such user') : null);
      for (let issues = 0; issues < 3; issues += 1) {
        const [delivery] = await deliveries(await sent(), { q: reader.email });
        expect(delivery).toMatchObject({ state: 'failed', reply: expect.stringContaining('no such user') });
      }
      expect((await consents(reader.id)).state).toBe('failing');
      expect(await deliveries(await sent(), { q: reader.email })).toEqual([]);
    });

    it('is allowed to superadmins only; assistants write and test', async () => {
      const { cookie } = await admin.createSignedInUser({ role: 'admin_assistant' });
      const assist = (action: string, body: object = {}) =>
        send(running.app, 'POST', `${path}/${id}/${action}`, { cookie, body });
      const id = await draft();
      for (const action of ['send', 'send-now', 'take-back', 'pause', 'resume', 'cancel'])
        expect((await assist(action)).status).toBe(403);
      const to = address();
      expectError(await assist('test', { to }), 400, ['to']);
      const office = running.app.app.get(MailAddresses).staffTo[0];
      expect((await assist('test', { to: office })).status).toBe(201);
      expect((await admin.request('POST', `${path}/${id}/test`, { to })).status).toBe(201);
      const copy = await mailTo(to);
      expect(copy.subject).toBe('[Test] Three questions');
      expect(copy.headers.has('list-unsubscribe')).toBe(false);
      expect((await issue(id)).state).toBe('draft');
    });
  });

  describe('writing', () => {
    it('rejects a change by somebody who has not seen the last one', async () => {
      const id = await draft();
      const { updatedAt } = await issue(id);
      const text = { subject: 'A', preheader: '', content: 'A', public: false };
      expect((await admin.request('PUT', `${path}/${id}`, { ...text, ifUpdatedAt: updatedAt })).status).toBe(
        200,
      );
      const late = await admin.request('PUT', `${path}/${id}`, {
        ...text,
        subject: 'B',
        ifUpdatedAt: updatedAt,
      });
      expect(late.status).toBe(409);
      expect((await issue(id)).subject).toBe('A');
    });

    it('after the draft changes only whether the issue is public, and deletes nothing', async () => {
      const id = await sent({ subject: 'Sent & kept' });
      const { subject, preheader, content } = await issue(id);
      const text = { subject, preheader, content };
      expect(
        (await admin.request('PUT', `${path}/${id}`, { ...text, subject: 'Other', public: true })).status,
      ).toBe(409);
      expect((await open('/newsletter/sent-kept')).status).toBe(404);
      expect((await admin.request('PUT', `${path}/${id}`, { ...text, public: true })).status).toBe(200);
      expect(await open('/newsletter/sent-kept')).toMatchObject({
        status: 200,
        body: { page: 'issue', issue: { subject: 'Sent & kept', slug: 'sent-kept' } },
      });
      expect((await open('/newsletter')).body.issues).toEqual([
        expect.objectContaining({ slug: 'sent-kept' }),
      ]);
      expect((await open('/')).body.latestIssue).toMatchObject({ slug: 'sent-kept' });
      expect((await open('/sitemap.xml')).text).toContain('https://office.example/newsletter/sent-kept');
      expect((await open('/feed.xml')).text).toContain('Sent &amp; kept');
      expect((await admin.request('DELETE', `${path}/${id}`)).status).toBe(409);
      expect((await admin.request('DELETE', `${path}/${await draft()}`)).status).toBe(204);
    });

    it('has behind its subject in a mailbox the preheader, without one the beginning of the text', async () => {
      const text = { subject: 'A', content: 'Hi {firstName},\n\n**three** things.' };
      const preview = async (preheader: string) =>
        (await admin.request('POST', `${path}/preview`, { ...text, preheader })).body as Record<
          string,
          string
        >;
      const given = await preview('Before you buy');
      expect(given.preview).toBe('Before you buy');
      const without = await preview('');
      expect(without.preview).toMatch(/^Hi \S+, three things\.$/);
      expect(without.html).toContain(`mso-hide:all">${without.preview}</div>`);
    });

    it('escapes markup in the mail, and loads nothing from outside', async () => {
      const content =
        '<script>alert(1)</script> [x](javascript:alert(1)) ![pixel](https://evil.example/p.png) [post](/blog/a)';
      const { body }: { body: { html: string; text: string } } = await admin.request(
        'POST',
        `${path}/preview`,
        { subject: '<b>x</b>', content },
      );
      for (const danger of ['<script', 'href="javascript', '<img', 'evil.example', '<b>x'])
        expect(body.html).not.toContain(danger);
      expect(body.html).toContain('href="https://office.example/blog/a"');
      expect(body.text.replace(/\s+/g, ' ')).toContain('post (https://office.example/blog/a)');
    });
  });
});
