import { AdminClient } from './support/admin-client.js';
import { DATABASES } from './support/databases.js';
import { applied, checked, mapped, pass, rowsOf, uploadFile, IMPORTS } from './support/imports.js';
import { runningApp } from './support/running-app.js';
import { send } from './support/http.js';

const BASIS = 'They signed a form at the fair in Cebu, 2025';
const subscribers = { kind: 'subscribers', options: { consentBasis: BASIS } };
const file = (...lines: string[]) =>
  ['First name,Last name,E-mail,Subscribed,Consent given', ...lines].join('\n');

describe.each(DATABASES)('imports of subscribers on $name', ({ create }) => {
  const running = runningApp({}, create);
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  const listed = async (path: string, filter: object) =>
    (await admin.request('GET', `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`))
      .body as unknown as Record<string, unknown>[];
  const subscriberWith = async (q: string) => (await listed('/api/admin/newsletters/subscribers', { q }))[0];
  const mailsTo = async (address: string) => {
    const { body } = await admin.request('GET', '/api/admin/mails');
    return (body as unknown as object[]).filter((mail) => JSON.stringify(mail).includes(address));
  };
  const consentsOf = async (id: string): Promise<Record<string, unknown>> => {
    const { body } = await admin.request('GET', `/api/admin/subscriptions/${id}/consents`);
    return body as Record<string, unknown>;
  };
  const subscribe = (email: string) =>
    send(running.app, 'POST', '/api/subscriptions', { body: { firstName: 'Ana', email } });

  it('have the stated basis as their consent, are not mailed, and get issues only when the file says when it was given', async () => {
    const done = await applied(
      admin,
      file(
        'Given,Person,Given@subs.example,yes,2025-03-01T01:30:00Z',
        'Open,,open@subs.example,,',
        'Gone,,gone@subs.example,no,2025-03-01T01:30:00Z',
        ',,juan.delacruz@subs.example,,',
        'Nobody,,,,',
      ),
      subscribers,
    );
    expect(done.counts).toEqual({ create: 3, update: 0, skip: 1, conflict: 0, wrong: 1 });
    expect((await rowsOf(admin, done.id, 'skip')).map(({ errors }) => errors[0]!.code)).toEqual([
      'import.not-subscribed',
    ]);
    const given = await subscriberWith('given@subs');
    expect(given).toMatchObject({ state: 'confirmed', email: 'Given@subs.example' });
    expect(await subscriberWith('open@subs')).toMatchObject({ state: 'unconfirmed' });
    expect(await subscriberWith('gone@subs')).toBeUndefined();
    expect(await subscriberWith('juan.delacruz@')).toMatchObject({ firstName: 'Juan' });
    expect(await consentsOf(String(given!.id))).toMatchObject({
      state: 'confirmed',
      consents: [
        {
          wording: BASIS,
          form: 'import',
          confirmedHow: 'import',
          withdrawnAt: null,
          givenAt: '2025-03-01T01:30:00.000Z',
          confirmedAt: '2025-03-01T01:30:00.000Z',
        },
      ],
    });
    for (const address of ['given@subs', 'open@subs']) expect(await mailsTo(address)).toEqual([]);
  });

  it('do not change twice, and are taken back unless they left or confirmed since', async () => {
    const lines = file('Twice,,twice@subs.example,,2025-03-01', 'Leaver,,leaver@subs.example,,2025-03-01');
    const done = await applied(admin, lines, subscribers);
    expect((await checked(admin, lines, subscribers)).counts).toMatchObject({
      create: 0,
      update: 0,
      skip: 2,
    });
    const leaver = String((await subscriberWith('leaver@subs'))!.id);
    const left = await admin.request('POST', `/api/admin/subscriptions/${leaver}/consents/withdraw`);
    expect(left.status).toBe(200);
    expect(await pass(admin, done.id, 'undo')).toMatchObject({ undo: { undone: 1, left: 1 } });
    expect(await subscriberWith('twice@subs')).toBeUndefined();
    expect(await subscriberWith('leaver@subs')).toMatchObject({ state: 'left' });

    const again = await applied(admin, file('Leaver,New,LEAVER@subs.example,yes,2026-01-01'), subscribers);
    expect(again.counts).toMatchObject({ skip: 1, create: 0, update: 0 });
    expect((await rowsOf(admin, again.id, 'skip'))[0]!.errors[0]!.code).toBe('subscription.left');
    expect(await subscriberWith('leaver@subs')).toMatchObject({ state: 'left' });
  });

  it('get the names of the file; an address that is not confirmed stays so', async () => {
    await subscribe('asked@subs.example');
    const before = (await mailsTo('asked@subs')).length;
    const done = await applied(admin, file('Anna,Cruz,asked@subs.example,yes,2025-01-01'), subscribers);
    expect(done.counts).toMatchObject({ update: 1 });
    const subscriber = await subscriberWith('asked@subs');
    expect(subscriber).toMatchObject({ state: 'unconfirmed', firstName: 'Anna' });
    expect((await mailsTo('asked@subs')).length).toBe(before);
    await pass(admin, done.id, 'undo');
    expect(await subscriberWith('asked@subs')).toMatchObject({ firstName: 'Ana' });
  });

  it('are wrong with a consent that is given in the future, and rejected without a basis', async () => {
    const imported = await checked(admin, file('Late,,late@subs.example,,2199-01-01'), subscribers);
    const [wrong] = await rowsOf(admin, imported.id, 'wrong');
    expect(wrong!.errors).toMatchObject([{ field: 'consentGivenAt', code: 'field.future' }]);
    const { body } = await uploadFile(admin, file('A,,a@subs.example,,'), 'subscribers');
    const columns = { 'First name': 'firstName', 'E-mail': 'email' };
    const response = await admin.request('PUT', `${IMPORTS}/${String(body.id)}/mapping`, {
      columns,
      options: {},
    });
    expect(response).toMatchObject({
      status: 400,
      body: { errors: { consentBasis: expect.stringContaining('why you may write') as string } },
    });
    expect((await mapped(admin, file('A,,a@subs.example,,'), subscribers)).state).toBe('uploaded');
  });
});
