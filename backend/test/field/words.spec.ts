import { AdminClient } from '../support/admin-client.js';
import { DATABASES } from '../support/databases.js';
import { applied, checked, IMPORTS, mapped, pass, rowsOf, uploadFile } from '../support/imports.js';
import { runningApp } from '../support/running-app.js';
import { send } from '../support/http.js';

let count = 0;
/** Numbers that no other test has. */
const fresh = () => String((count += 1)).padStart(4, '0');

describe.each(DATABASES)('cells on $name', ({ create }) => {
  const running = runningApp({}, create);
  let admin: AdminClient;
  let email: string;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
    email = `words${fresh()}@example.com`;
    await applied(admin, `First Name,Last Name,Email\nUnica,Dimagiba,${email}\n`);
  });

  const policies = (headings: string, ...rows: string[]) => {
    const lines = rows.map((row) => `W-${fresh()},${email},Sun Life,Plan ${fresh()},2024-03-01,${row}`);
    return [`Policy No.,Client E-mail,Insurer,Plan,Start,${headings}`, ...lines].join('\n');
  };
  const valuesOf = async (id: string) =>
    (await admin.request('GET', `${IMPORTS}/${id}/values`)).body as unknown as {
      heading: string;
      field: string;
      values: { value: string; rows: number; choice: string | null; isDecided: boolean }[];
      moreRows: number;
    }[];

  it('of columns with choices have their words counted, with what is known of them', async () => {
    const file = policies(
      'Line,Mode,Premium',
      'life,SA,1000',
      'life,sa,1000',
      'Variable,Every now and then,1000',
      ',,1',
    );
    const { id } = await mapped(admin, file, { kind: 'policies' });
    expect(await valuesOf(id)).toEqual([
      {
        heading: 'Line',
        field: 'line',
        choices: ['life', 'health', 'accident', 'non-life'],
        moreRows: 0,
        values: [
          { value: 'life', rows: 2, choice: 'life', isDecided: true },
          { value: 'Variable', rows: 1, choice: 'life', isDecided: true },
        ],
      },
      {
        heading: 'Mode',
        field: 'mode',
        moreRows: 0,
        choices: ['single', 'annual', 'semi-annual', 'quarterly', 'monthly'],
        values: [
          { value: 'SA', rows: 2, choice: 'semi-annual', isDecided: true },
          { value: 'Every now and then', rows: 1, choice: null, isDecided: false },
        ],
      },
    ]);
  });

  it('have at most 200 words of a column, and say how many rows have others', async () => {
    const rows = Array.from({ length: 203 }, (_, place) => `Ana,word ${place}`);
    const file = ['First Name,Prefers', ...rows, `Ana,${'x'.repeat(101)}`, 'Ana,word 202', 'Ana,word 1'].join(
      '\n',
    );
    const [column] = await valuesOf((await mapped(admin, file)).id);
    expect(column!.values).toHaveLength(200);
    expect(column!.values[0]).toEqual({ value: 'word 1', rows: 2, choice: null, isDecided: false });
    expect(column!.moreRows).toBe(5);
  });

  it('are those of the columns that are guessed before a mapping says others', async () => {
    const { body } = await uploadFile(admin, 'First Name,Prefers\nAna,SMS\n', 'clients');
    expect(await admin.request('GET', `${IMPORTS}/${String(body.id)}/values`)).toMatchObject({
      status: 200,
      body: [{ values: [{ value: 'SMS', rows: 1 }] }],
    });
  });

  it('mean what the mapping says, before what is known, in any spelling; the meanings are kept with a saved mapping', async () => {
    const file = policies(
      'Line,Mode,Premium,State',
      'Packaged,S,1000,Expired',
      'Packaged,s.,1000,Gone',
      'life,SA,1000,',
    );
    const meanings = {
      Line: { packaged: 'non-life' },
      Mode: { S: 'single', SA: 'annual' },
      State: { Expired: 'matured', Gone: null },
    };
    const { id } = await mapped(admin, file, { kind: 'policies', options: { meanings } });
    await pass(admin, id, 'dry-run');
    expect(
      (await rowsOf(admin, id)).map(({ outcome, fields, notices }) => [
        outcome,
        fields.line!.to,
        fields.mode!.to,
        fields.force!.to,
        notices.length,
      ]),
    ).toEqual([
      ['create', 'non-life', 'single', 'matured', 0],
      ['create', 'non-life', 'single', 'in force', 0],
      ['create', 'life', 'annual', 'in force', 0],
    ]);
    const { mapping } = (await admin.request('GET', `${IMPORTS}/${id}`)).body as { mapping: object };
    const name = `words ${fresh()}`;
    const saved = await admin.request('PUT', `${IMPORTS}/${id}/mapping`, { ...mapping, saveAs: name });
    expect(saved.status).toBe(200);
    const { body } = await admin.request('GET', '/api/admin/import-mappings?kind=policies');
    expect(body).toContainEqual({ ...mapping, name });
  });

  it.each([
    [{ Gone: { x: 'life' } }, 'meanings.Gone', 'The file has no column Gone'],
    [{ Premium: { x: 'life' } }, 'meanings.Premium', 'The column Premium fills no field with choices'],
    [{ Line: { x: 'lives' } }, 'meanings.Line.x', '“lives” is no choice of the column Line'],
    [{ Mode: { 'S.A': 'annual', sa: 'single' } }, 'meanings.Mode.sa', 'has two meanings'],
    [{ Line: { x: 1 } }, 'options.meanings', 'Meanings must be'],
    [[], 'options.meanings', 'Meanings must be'],
    ['life', 'options.meanings', 'Meanings must be'],
    [
      Object.fromEntries([['Line', Object.fromEntries(Array.from({ length: 201 }, (_, at) => [at, null]))]]),
      'options.meanings',
      'Meanings must be',
    ],
  ])('have no meaning that is wrong, and nothing is stored: %j', async (meanings, field, sentence) => {
    const { id, mapping } = (await mapped(admin, policies('Line,Mode,Premium', 'life,SA,1000'), {
      kind: 'policies',
    })) as unknown as { id: string; mapping: { columns: object } };
    const body = { columns: mapping.columns, options: { meanings } };
    const response = await admin.request('PUT', `${IMPORTS}/${id}/mapping`, body);
    expect(response).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.stringContaining(sentence) as string } },
    });
    expect((await admin.request('GET', `${IMPORTS}/${id}`)).body).toMatchObject({ mapping });
  });

  it('of a required field whose word is unknown or means nothing reject their row', async () => {
    const file = policies('Line,Mode,Premium', 'life,S,1000', 'life,none,1000');
    const { id } = await mapped(admin, file, {
      kind: 'policies',
      options: { meanings: { Mode: { none: null } } },
    });
    expect(await pass(admin, id, 'dry-run')).toMatchObject({ counts: { wrong: 2 } });
    expect(
      (await rowsOf(admin, id)).map(({ errors }) => errors.map(({ field, code }) => [field, code])),
    ).toEqual([[['mode', 'field.one-of']], [['mode', 'field.required']]]);
  });

  // EspoCRM and SuiteCRM reject a contact for one such cell; Outlook and phones write all of them
  it.each([
    ['Birthday', '20261240', 'dateOfBirth', 'import.date'],
    ['Birthday', '1985-04', 'dateOfBirth', 'import.date'],
    ['Birthday', 'circa 1960', 'dateOfBirth', 'import.date'],
    ['Mobile', '211', 'phone', 'field.phone'],
    ['Mobile', 'loc. 12', 'phone', 'field.phone'],
    ['Mobile', '6.39174E+11', 'phone', 'field.shortened'],
    ['Email', 'n. a.', 'email', 'field.email'],
    ['Prefers', 'carrier pigeon', 'channel', 'field.one-of'],
  ])(
    'of an optional field that cannot be read are left out and named: %s %s',
    async (heading, cell, field, code) => {
      const name = `Leftout${fresh()}`;
      const done = await applied(admin, `First Name,Last Name,${heading}\n${name},Go,${cell}\n`);
      expect(done).toMatchObject({ counts: { create: 1 }, leftOut: { unreadable: 1, notConfirmed: 0 } });
      const [row] = await rowsOf(admin, done.id);
      expect(row).toMatchObject({ outcome: 'create', errors: [], notices: [{ field, code, value: cell }] });
      expect(row!.fields[field]).toBeUndefined();
      const report = await send(running.app, 'GET', `${IMPORTS}/${done.id}/report.csv`, {
        cookie: admin.cookie,
      });
      expect(report.text).toContain(`left out: “${cell}”`);
    },
  );

  it('reject their row where the mapping says so', async () => {
    const file = `First Name,Birthday\nAna${fresh()},20261240\n`;
    const done = await checked(admin, file, { options: { unreadable: 'reject' } });
    expect(done).toMatchObject({ counts: { wrong: 1 }, leftOut: { unreadable: 0 } });
    expect((await rowsOf(admin, done.id))[0]).toMatchObject({
      errors: [{ field: 'dateOfBirth' }],
      notices: [],
    });
  });

  it('that cannot be read empty nothing that is stored', async () => {
    const [name, mail] = [`Keeps${fresh()}`, `keeps${fresh()}@example.com`];
    const file = (birthday: string, phone: string, city: string) =>
      `First Name,Email,Birthday,Mobile,City\n${name},${mail},${birthday},${phone},${city}\n`;
    await applied(admin, file('1985-04-03', '0917 555 1234', 'Cebu'));
    const again = await checked(admin, file('1985-04', '12', 'Davao'));
    const [row] = await rowsOf(admin, again.id);
    expect(row).toMatchObject({ outcome: 'update', fields: { address: { from: 'Cebu', to: 'Davao' } } });
    expect(Object.keys(row!.fields)).toEqual(['address']);
    expect(row!.notices.map(({ field }) => field)).toEqual(['dateOfBirth', 'phone']);
  });

  it.each([
    ['money that the policy needs', 'Premium', '₱25k', 'premium'],
    ['a currency that its premium needs', 'Premium,Currency', '1000,Doubloons', 'currency'],
    ['a currency that contradicts it', 'Premium,Currency', '"₱1,000",USD', 'premium'],
  ])('reject their policy: %s', async (_, headings, cells, field) => {
    const done = await checked(admin, policies(`Line,Mode,${headings}`, `life,annual,${cells}`), {
      kind: 'policies',
    });
    expect((await rowsOf(admin, done.id))[0]).toMatchObject({ outcome: 'wrong', errors: [{ field }] });
  });

  it('with a number of a policy that a spreadsheet has spoilt reject it, because it could not be known again', async () => {
    const file = `Policy No.,Client E-mail,Insurer,Plan,Line,Mode,Premium,Start\n8.00123E+11,${email},Sun Life,P,life,annual,1000,2024-03-01\n`;
    const done = await checked(admin, file, { kind: 'policies' });
    expect((await rowsOf(admin, done.id))[0]).toMatchObject({
      outcome: 'wrong',
      errors: [{ field: 'policyNumber', code: 'field.shortened' }],
    });
  });

  it.each([
    ['End', '20261240', 'endsOn'],
    ['Reinstatement until', 'never', 'reinstateUntil'],
  ])('of a policy that it need not have are left out: %s %s', async (heading, cell, field) => {
    const done = await checked(admin, policies(`Line,Mode,Premium,${heading}`, `life,annual,1000,${cell}`), {
      kind: 'policies',
    });
    expect((await rowsOf(admin, done.id))[0]).toMatchObject({
      outcome: 'create',
      notices: [{ field, value: cell }],
    });
  });

  it.each([
    ['State', 'Expired', 'force', 'field.one-of', 'State must be one of'],
    ['Application', 'On the way', 'application', 'field.one-of', 'Application must be one of'],
    ['Grace Days', 'a month', 'graceDays', 'field.whole-number', 'Grace days must be a whole number'],
    ['Paid until', '20261240', 'paidBefore', 'import.date', 'Premiums paid before'],
  ])(
    'without which a policy would get what the file contradicts reject their row: %s %s',
    async (heading, cell, field, code, sentence) => {
      const done = await applied(
        admin,
        policies(`Line,Mode,Premium,${heading}`, `life,annual,1000,${cell}`, 'life,annual,1000,'),
        { kind: 'policies', columns: { [heading]: field } },
      );
      expect(done).toMatchObject({ counts: { wrong: 1, create: 1 }, leftOut: { unreadable: 0 } });
      expect((await rowsOf(admin, done.id, 'wrong'))[0]).toMatchObject({
        errors: [{ field, code, message: expect.stringContaining(sentence) as string }],
        notices: [],
      });
    },
  );

  it.each([
    ['leads', 'Booking status', 'No-show', 'bookingStatus'],
    ['leads', 'Lead status', 'Nurturing', 'leadStatus'],
    ['leads', 'Source', 'Facebook', 'leadSource'],
    ['subscribers', 'Gets the newsletter', 'paused', 'subscribed'],
  ] as const)(
    'without which one of %s would get what the file contradicts reject their row until their word has a meaning: %s %s',
    async (kind, heading, cell, field) => {
      const meant = {
        bookingStatus: 'Hold',
        leadStatus: 'In Progress',
        leadSource: 'referral',
        subscribed: 'yes',
      };
      const file = `First name,E-mail,${heading}\nAna,word${fresh()}@example.com,${cell}\n`;
      const how = { kind, columns: { [heading]: field } };
      const basis = kind === 'subscribers' && { consentBasis: 'They asked for it' };
      const rejected = await checked(admin, file, { ...how, options: { ...basis } });
      expect((await rowsOf(admin, rejected.id))[0]).toMatchObject({ outcome: 'wrong', errors: [{ field }] });
      for (const choice of [meant[field], null]) {
        const meanings = { [heading]: { [cell]: choice } };
        const taken = await checked(admin, file, { ...how, options: { ...basis, meanings } });
        expect(taken.counts).toMatchObject({ create: 1, wrong: 0 });
      }
    },
  );

  it.each([
    ['leads', 'Time', 'Teatime', 'preferredTime'],
    ['leads', 'Service', 'Loans', 'serviceInterest'],
    ['leads', 'Premium frequency', 'Weekly', 'premiumFrequency'],
    ['clients', 'Prefers', 'carrier pigeon', 'channel'],
  ])('of %s that stay unknown without their word are left out: %s %s', async (kind, heading, cell, field) => {
    const file = `First name,E-mail,${heading}\nAna,word${fresh()}@example.com,${cell}\n`;
    const { id } = await checked(admin, file, { kind, columns: { [heading]: field } });
    const [row] = await rowsOf(admin, id);
    expect(row).toMatchObject({ outcome: 'create', notices: [{ field, value: cell }] });
    expect(row!.fields[field]).toBeUndefined();
  });

  it.each([
    ['Pesos', 'PHP'],
    ['₱', 'PHP'],
    ['US$', 'USD'],
    ['usd', 'USD'],
  ])('say a currency as %s', async (cell, currency) => {
    const done = await checked(admin, policies('Line,Mode,Premium,Currency', `life,annual,1000,${cell}`), {
      kind: 'policies',
    });
    expect((await rowsOf(admin, done.id))[0]!.fields.currency).toEqual({ from: null, to: currency });
  });
});
