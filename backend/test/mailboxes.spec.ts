import { AdminClient } from './support/admin-client.js';
import { bookingBody, clientBody } from './support/bodies.js';
import { DATABASES } from './support/databases.js';
import { send } from './support/http.js';
import { checked, pass } from './support/imports.js';
import { runningApp } from './support/running-app.js';

const LENA = 'lena@sample.example';
/** What cannot be seen of a pasted address. */
const PASTED = [LENA, `${LENA}\u200b`, 'lena@sam\u00adple.example', `Lena <${LENA.toUpperCase()}>`];
const [WRITTEN, IN_ASCII] = ['x@münchen.example', 'X@xn--mnchen-3ya.example'];

describe.each(DATABASES)('one mailbox on $name', ({ create }) => {
  const running = runningApp({ MAIL_STAFF_TO: 'desk@office.example' }, create);
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  const subscribe = async (email: string) => {
    const body = { firstName: 'Lena', email };
    const { status } = await send(running.app, 'POST', '/api/subscriptions', { body });
    expect(status).toBe(201);
  };
  const book = async (email: string) =>
    expect(
      (await send(running.app, 'POST', '/api/appointments', { body: bookingBody({ email }) })).status,
    ).toBe(201);
  const erase = (email: string) =>
    admin.request('POST', '/api/admin/privacy/erasures', { email, reason: 'Asked for it' });
  const found = async (kind: string, q: string) => {
    const path = `/api/${kind}?filter=${encodeURIComponent(JSON.stringify({ q }))}`;
    return (await admin.request('GET', path)).body as { email: string }[];
  };

  it('has one subscription, however its address is pasted, and is erased as a whole', async () => {
    for (const email of PASTED) await subscribe(email);
    for (const email of PASTED) await book(email);
    const subscribers = await running.app.rows<{ email: string; emailKey: string }>('newsletter_subscribers');
    expect(subscribers).toMatchObject([{ email: LENA, emailKey: LENA }]);
    expect(await running.app.rows('subscriptions')).toHaveLength(1);

    const { status, body } = await erase(`${LENA}\u200e`);

    expect(status).toBe(201);
    expect(body).toMatchObject({ email: LENA, counts: { appointments: 4, subscriptions: 1 } });
    expect(await running.app.rows('newsletter_subscribers')).toEqual([]);
    expect(await found('appointments', 'lena')).toEqual([]);
    const mails = await running.app.rows<{ recipient: string }>('outgoing_mails');
    expect(mails.filter(({ recipient }) => /lena/i.test(recipient))).toEqual([]);
  });

  it('shows its newsletter with a second subscription, which an older version stored, and ends it there', async () => {
    await subscribe('twice@sample.example');
    await subscribe('second@sample.example');
    const idOf = async (email: string) =>
      (await running.app.rows<{ id: string; email: string }>('subscriptions')).find(
        (row) => row.email === email,
      )!.id;
    const [first, second] = [await idOf('twice@sample.example'), await idOf('second@sample.example')];
    await running.app.database.write(async (tx) => {
      await tx.query('DELETE FROM newsletter_subscribers WHERE subscriptionId = ?', [second]);
      const moved = 'UPDATE subscriptions SET email = ?, emailKey = ? WHERE id = ?';
      await tx.query(moved, ['Twice@Sample.example', `same:${second}`, second]);
    });
    const path = `/api/admin/subscriptions/${second}/consents`;
    expect(await admin.request('GET', path)).toMatchObject({
      status: 200,
      body: { subscriptionId: first, state: 'unconfirmed', consents: [{}] },
    });
    expect((await admin.request('POST', `${path}/withdraw`)).body).toMatchObject({ state: 'left' });
    expect((await admin.request('GET', path.replace(second, first))).body).toMatchObject({ state: 'left' });
  });

  it('is the same with its domain in its own script and in ASCII', async () => {
    await book(WRITTEN);
    await book(IN_ASCII);
    await subscribe(WRITTEN);
    await subscribe(IN_ASCII);
    for (const q of ['münchen', '@münchen.example', 'munchen', 'xn--mnchen', WRITTEN, IN_ASCII])
      expect((await found('appointments', q)).map(({ email }) => email).sort()).toEqual([IN_ASCII, WRITTEN]);
    expect(await found('subscriptions', 'münchen')).toMatchObject([{ email: WRITTEN }]);

    expect((await erase(IN_ASCII)).body).toMatchObject({ counts: { appointments: 2, subscriptions: 1 } });
  });

  it('is blocked by one entry, and by one for its domain in either script', async () => {
    const block = (kind: string, value: string) =>
      admin.request('POST', '/api/admin/blocked', { kind, value });
    expect((await block('email', 'spam@bücher.example')).body).toMatchObject({
      value: 'spam@xn--bcher-kva.example',
    });
    expect((await block('domain', '@Žluť.example')).body).toMatchObject({ value: 'xn--lu-yta1h.example' });
    await subscribe('spam@xn--bcher-kva.example');
    await subscribe('any@žluť.example');
    expect(await running.app.rows('suspected_posts')).toMatchObject([
      { emailKey: 'spam@xn--bcher-kva.example' },
      { emailKey: 'any@xn--lu-yta1h.example' },
    ]);
  });

  it('of a file is that of the client who is stored', async () => {
    const stored = await admin.request(
      'POST',
      '/api/admin/clients',
      clientBody({ firstName: 'Ines', lastName: 'Lim', email: 'ines@sample.example' }),
    );
    const line = 'First name,Last name,E-mail,Phone,Notes\r\nInes,Lim,ines@sample.example\u200b,,Called\r\n';
    const imported = await checked(admin, line);
    expect(imported).toMatchObject({ counts: { create: 0, update: 1 } });
    await pass(admin, imported.id, 'apply');
    const { body } = await admin.request('GET', `/api/admin/clients/${String(stored.body.id)}`);
    expect(body).toMatchObject({ email: 'ines@sample.example', notes: 'Called' });
    expect(await running.app.rows('clients')).toHaveLength(1);
  });
});
