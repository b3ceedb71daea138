import { AdminClient } from '../support/admin-client.js';
import { DATABASES } from '../support/databases.js';
import { applied, checked, IMPORTS, mapped, pass, rowsOf, uploadFile } from '../support/imports.js';
import { runningApp } from '../support/running-app.js';
import { send } from '../support/http.js';

let count = 0;
const fresh = (name: string) => `${name}${(count += 1)}@left.example`;
const subscribers = {
  kind: 'subscribers',
  options: { consentBasis: 'They signed at the fair in Cebu, 2024' },
};

describe.each(DATABASES)('people who left, in files on $name', ({ create }) => {
  const running = runningApp({}, create);
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  const subscriberWith = async (q: string) => {
    const path = `/api/admin/newsletters/subscribers?filter=${encodeURIComponent(JSON.stringify({ q }))}`;
    return ((await admin.request('GET', path)).body as unknown as Record<string, unknown>[])[0];
  };
  const stateOf = async (email: string) => (await subscriberWith(email))?.state;
  const consentOf = async (email: string) => {
    const { id } = (await subscriberWith(email))!;
    const { body } = await admin.request('GET', `/api/admin/subscriptions/${String(id)}/consents`);
    return (body as { consents: Record<string, unknown>[] }).consents[0]!;
  };
  const recipients = async () => {
    const issue = { subject: 'Hello', content: 'Text', public: false };
    const { body } = await admin.request('POST', '/api/admin/newsletters', issue);
    const audience = await admin.request('GET', `/api/admin/newsletters/${String(body.id)}/audience`);
    return (audience.body as { recipients: number }).recipients;
  };
  /** The rows of a column beside an address and a consent. */
  const file = (heading: string, rows: readonly (readonly [email: string, cell: string])[]) =>
    [
      `email,subscribed_at,${heading}`,
      ...rows.map(([email, cell]) => `${email},2024-01-05 10:00:00,${cell}`),
    ].join('\n');

  it('with the time are remembered as left, and only the others are recipients', async () => {
    const [left, stays] = [fresh('lara'), fresh('sam')];
    const before = await recipients();
    const done = await applied(
      admin,
      file('unsubscribed_at', [
        [left, '2025-06-07 08:00:00'],
        [stays, ''],
      ]),
      subscribers,
    );
    expect(done).toMatchObject({ counts: { create: 2 }, leftOut: { unreadable: 0, notConfirmed: 0 } });
    expect(await recipients()).toBe(before + 1);
    expect([await stateOf(left), await stateOf(stays)]).toEqual(['left', 'confirmed']);
    // as the clocks of the business show it
    expect(await consentOf(left)).toMatchObject({
      withdrawnAt: '2025-06-07T00:00:00.000Z',
      withdrawnHow: 'import',
      confirmedAt: null,
    });
  });

  it.each([
    ['Opted Out', 'TRUE'],
    ['email_disabled', '1'],
    ['cleaned', 'yes'],
    ['Status', 'Unsubscribed'],
    ['Status', 'cleaned'],
    ['Member Status', 'bounced'],
    ['UNSUB_TIME', '2025-06-07 08:00:00'],
    ['unsubscribed_at', '3/4/2025'],
  ])('are never confirmed: %s %s', async (heading, cell) => {
    const email = fresh('never');
    const options = { ...subscribers.options, dateOrder: 'day-first' };
    await applied(admin, file(heading, [[email, cell]]), { ...subscribers, options });
    expect(await stateOf(email)).toBe('left');
  });

  it('by one of several columns have left, at the last of the times', async () => {
    const [one, other] = [fresh('several'), fresh('several')];
    const lines = [
      'email,OPTIN_TIME,UNSUB_TIME,CLEAN_TIME,bounced',
      `${one},2024-01-05,2025-01-01 00:00:00,2025-03-01 00:00:00,no`,
      `${other},2024-01-05,,,yes`,
    ];
    await applied(admin, lines.join('\n'), { ...subscribers, columns: { OPTIN_TIME: 'consentGivenAt' } });
    expect(await consentOf(one)).toMatchObject({ withdrawnAt: '2025-02-28T16:00:00.000Z' });
    expect(await stateOf(other)).toBe('left');
  });

  it('in a column that fills no field leave nobody confirmed, and the check says so', async () => {
    const [left, stays] = [fresh('unused'), fresh('unused')];
    const rows = [
      [left, 'TRUE'],
      [stays, 'FALSE'],
    ] as const;
    const uploaded = await uploadFile(admin, file('Opted Out', rows), 'subscribers');
    expect(uploaded.body).toMatchObject({ leavingColumns: ['Opted Out'], leavingUnused: [] });
    const body = {
      columns: { email: 'email', subscribed_at: 'consentGivenAt', 'Opted Out': null },
      options: subscribers.options,
    };
    const id = String(uploaded.body.id);
    const response = await admin.request('PUT', `${IMPORTS}/${id}/mapping`, body);
    expect(response.body).toMatchObject({ leavingUnused: ['Opted Out'] });
    expect(await pass(admin, id, 'dry-run')).toMatchObject({ leftOut: { unreadable: 0, notConfirmed: 2 } });
    expect((await rowsOf(admin, id)).flatMap(({ notices }) => notices.map(({ code }) => code))).toEqual([
      'import.leaving-unused',
      'import.leaving-unused',
    ]);
    await pass(admin, id, 'apply');
    expect([await stateOf(left), await stateOf(stays)]).toEqual(['unconfirmed', 'unconfirmed']);
  });

  it('in a column of states that fills no field are not confirmed; the others are', async () => {
    const [left, stays] = [fresh('state'), fresh('state')];
    const rows = file('Status', [
      [left, 'unsubscribed'],
      [stays, 'subscribed'],
    ]);
    const uploaded = await uploadFile(admin, rows, 'subscribers');
    const columns = { email: 'email', subscribed_at: 'consentGivenAt', Status: null };
    const id = String(uploaded.body.id);
    await admin.request('PUT', `${IMPORTS}/${id}/mapping`, { columns, options: subscribers.options });
    await pass(admin, id, 'dry-run');
    await pass(admin, id, 'apply');
    expect([await stateOf(left), await stateOf(stays)]).toEqual(['unconfirmed', 'confirmed']);
  });

  it('as far as their cell cannot be read are not confirmed, until it gets a meaning', async () => {
    const email = fresh('perhaps');
    const rows = file('Opted Out', [[email, 'perhaps']]);
    const imported = await checked(admin, rows, subscribers);
    expect(imported).toMatchObject({ leftOut: { unreadable: 1, notConfirmed: 1 } });
    const options = { ...subscribers.options, meanings: { 'Opted Out': { perhaps: 'yes' } } };
    await applied(admin, rows, { ...subscribers, options });
    expect(await stateOf(email)).toBe('left');
  });

  it('are asked about by their words, not by their days', async () => {
    const rows = file('Opted Out', [
      [fresh('word'), 'Ja'],
      [fresh('word'), '2025-06-07'],
      [fresh('word'), 'yes'],
    ]);
    const { id } = await mapped(admin, rows, subscribers);
    expect((await admin.request('GET', `${IMPORTS}/${id}/values`)).body).toMatchObject([
      {
        heading: 'Opted Out',
        choices: ['yes', 'no'],
        values: [
          { value: 'Ja', choice: null, isDecided: false },
          { value: 'yes', choice: 'yes', isDecided: true },
        ],
      },
    ]);
  });

  it.each([
    ['subscribed', 'Opted Out'],
    ['consentGivenAt', 'unsubscribed_at'],
  ])('cannot be read as the opposite, in the field %s', async (field, heading) => {
    const uploaded = await uploadFile(admin, file(heading, [[fresh('opposite'), '']]), 'subscribers');
    const columns = { email: 'email', [heading]: field };
    const path = `${IMPORTS}/${String(uploaded.body.id)}/mapping`;
    expect(await admin.request('PUT', path, { columns, options: subscribers.options })).toMatchObject({
      status: 400,
      body: { errors: { [heading]: expect.stringContaining('says who left') as string } },
    });
  });

  it('of an earlier list are not brought back by a later one', async () => {
    const email = fresh('listed');
    const lines = `Email,Unsubscribed\n${email},yes\n`;
    const list = await applied(admin, lines, subscribers);
    expect((await rowsOf(admin, list.id))[0]).toMatchObject({
      outcome: 'create',
      fields: { left: { from: null } },
    });
    const later = await applied(admin, `Email,Subscribed on\n${email},2026-01-01\n`, subscribers);
    expect((await rowsOf(admin, later.id))[0]).toMatchObject({
      outcome: 'skip',
      errors: [{ code: 'subscription.left' }],
    });
    expect(await stateOf(email)).toBe('left');
    expect((await checked(admin, lines, subscribers)).counts).toMatchObject({
      skip: 1,
      create: 0,
      update: 0,
    });
  });

  it('leave here too, with what waits to be sent, and an undo takes that back', async () => {
    const email = fresh('here');
    await applied(admin, file('unsubscribed_at', [[email, '']]), subscribers);
    const waiting = fresh('waiting');
    await send(running.app, 'POST', '/api/subscriptions', { body: { firstName: 'Wim', email: waiting } });
    const lines = `Email,Opted out\n${email},yes\n${waiting},yes\n`;
    const done = await applied(admin, lines, subscribers);
    expect(
      (await rowsOf(admin, done.id)).map(({ outcome, fields }) => [outcome, Object.keys(fields)]),
    ).toEqual([
      ['update', ['left']],
      ['update', ['left']],
    ]);
    expect([await stateOf(email), await stateOf(waiting)]).toEqual(['left', 'left']);
    const { body } = await admin.request('GET', '/api/admin/mails');
    const mail = (body as unknown as Record<string, unknown>[]).find((one) =>
      JSON.stringify(one).includes(waiting),
    );
    expect(mail?.state).not.toBe('queued');
    expect(await pass(admin, done.id, 'undo')).toMatchObject({ undo: { undone: 2, left: 0 } });
    expect([await stateOf(email), await stateOf(waiting)]).toEqual(['confirmed', 'unconfirmed']);
    expect(await consentOf(email)).toMatchObject({ withdrawnAt: null, withdrawnHow: null });
  });

  it('stay where they agreed here later than they left there', async () => {
    const email = fresh('later');
    await send(running.app, 'POST', '/api/subscriptions', { body: { firstName: 'Lia', email } });
    const done = await applied(admin, `Email,Unsubscribed at\n${email},2020-01-01\n`, subscribers);
    expect((await rowsOf(admin, done.id))[0]).toMatchObject({
      outcome: 'skip',
      errors: [{ code: 'import.consent-is-newer' }],
    });
    expect(await stateOf(email)).toBe('unconfirmed');
  });

  it('in two rows of one file have left, in either order', async () => {
    const [one, other] = [fresh('twice'), fresh('twice')];
    const lines = [
      'Email,Subscribed on,Unsubscribed',
      `${one},2024-01-01,`,
      `${one},,yes`,
      `${other},,yes`,
      `${other},2024-01-01,`,
    ];
    await applied(admin, lines.join('\n'), subscribers);
    expect([await stateOf(one), await stateOf(other)]).toEqual(['left', 'left']);
  });

  it('are forgotten when their list is taken back, unless they left here since', async () => {
    const email = fresh('undone');
    const done = await applied(admin, `Email,Unsubscribed\n${email},yes\n`, subscribers);
    expect(await pass(admin, done.id, 'undo')).toMatchObject({ undo: { undone: 1, left: 0 } });
    expect(await subscriberWith(email)).toBeUndefined();
  });

  it('are remembered where the address was stored without a newsletter', async () => {
    const email = fresh('lead');
    await applied(admin, `First Name,Email,Source\nLea,${email},subscription\n`, { kind: 'leads' });
    expect(await subscriberWith(email)).toBeUndefined();
    await applied(admin, `Email,Unsubscribed\n${email},yes\n`, subscribers);
    expect(await stateOf(email)).toBe('left');
  });
});
