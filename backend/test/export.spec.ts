import { parse } from 'csv-parse/sync';
import { SCHEMA } from '../src/app/schema.js';
import { fillEmptyTables } from '../src/app/testing/filled-database.js';
import { filesOfTables } from '../src/export/store/exported-rows.js';
import { AdminClient } from './support/admin-client.js';
import {
  beneficiariesBody,
  caseBody,
  clientBody,
  householdBody,
  paymentBody,
  policyBody,
  postBody,
} from './support/bodies.js';
import { DATABASES } from './support/databases.js';
import { checked } from './support/imports.js';
import { runningApp } from './support/running-app.js';
import { zipFiles } from './support/zip-files.js';

const FILES = filesOfTables(SCHEMA.entities);
const EVERYTHING = '/api/admin/export/everything.zip';

describe.each(DATABASES)('the export of everything on $name', ({ create }) => {
  const running = runningApp({}, create);
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  const add = async (path: string, body: object) => {
    const response = await admin.request('POST', `/api/admin/${path}`, body);
    expect(response).toMatchObject({ status: 201 });
    return response.body as { readonly id: string };
  };
  const download = async () => {
    const response = await fetch(`${running.app.url}${EVERYTHING}`, { headers: { cookie: admin.cookie } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="everything-[\d-]+\.zip"$/,
    );
    return zipFiles(Buffer.from(await response.arrayBuffer()));
  };
  const rowsOf = (csv = '') => parse<Record<string, string>>(csv, { bom: true, columns: true });

  it('has a file of each list with its rows, and describes each column', async () => {
    const head = await add(
      'clients',
      clientBody({ firstName: '=Liza', notes: 'one\ntwo', tags: ['a;b', 'VIP'], tin: '123-456-789' }),
    );
    await add(
      'clients',
      clientBody({ firstName: 'Ben', email: null, phone: '+63 917 555 0102', referredBy: head.id }),
    );
    const household = await add('households', householdBody(head.id));
    const rider = { name: 'ADB', amount: 50_000_000, endsAtAge: 65 };
    const cheque = { number: '000123', bank: 'BDO', date: '2026-12-31', isDeposited: false };
    const rows = { riders: [rider], cheques: [cheque] };
    const policy = await add(
      'policies',
      policyBody(head.id, { insured: head.id, policyNumber: '00-12', faceAmount: 100_000_050, ...rows }),
    );
    await admin.request('PUT', `/api/admin/policies/${policy.id}/beneficiaries`, beneficiariesBody());
    const [premium] = (await admin.request('GET', `/api/admin/policies/${policy.id}/premiums`)).body as {
      id: string;
    }[];
    await add(`premiums/${premium!.id}/payments`, paymentBody());
    const correction = { amount: 1_500, reason: 'Typed wrongly' };
    await admin.request('PATCH', `/api/admin/premiums/${premium!.id}`, correction);
    await add(`policies/${policy.id}/cases`, caseBody());
    await add('tasks', { title: 'Call back', dueDate: '2026-12-01', clientId: head.id });
    await admin.request('POST', `/api/admin/clients/${head.id}/notes`, { note: '@SUM(A1)' });
    const booking = await admin.createBooking({ firstName: '=Ana' });
    await admin.createSubscription();
    await add('blog-posts', postBody());
    const note = { note: 'Called', channel: 'call' };
    await admin.request('POST', `/api/admin/leads/appointment/${booking}/notes`, note);

    const exported = SCHEMA.entities.filter((table) => 'files' in table.exported);
    await running.app.database.write((tx) => fillEmptyTables(tx, exported));

    const files = await download();
    expect(Object.keys(files)).toEqual(['README.txt', ...FILES.map(({ name }) => name)]);
    for (const { name, about, columns } of FILES) {
      expect(files['README.txt']).toContain(`\r\n${name}\r\n${about}\r\n`);
      expect(about).not.toBe('');
      expect(rowsOf(files[name])).not.toEqual([]);
      for (const { heading } of columns) expect(files['README.txt']).toContain(`  ${heading}: `);
    }
    expect(rowsOf(files['clients.csv'])).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          'First Name': "'=Liza",
          Notes: 'one\ntwo',
          Tags: '"a;b"; VIP',
          TIN: '••• ••• 789',
          'Client ID': head.id,
          'Household ID': household.id,
          'Household Role': 'head',
          'Policies in Force': '1',
        }),
      ]),
    );
    expect(rowsOf(files['policies.csv'])).toEqual([
      expect.objectContaining({
        Insurer: 'Sun Life',
        Product: 'Term 20',
        Premium: '12500.50',
        'Policy Number': '00-12',
        'Policy ID': policy.id,
        'Client ID': head.id,
        Insured: head.id,
        'Face Amount': '1000000.50',
      }),
    ]);
    expect(rowsOf(files['riders.csv'])).toEqual([
      { Rider: 'ADB', Amount: '500000.00', 'Ends at Age': '65', Premium: '', 'Policy ID': policy.id },
    ]);
    expect(rowsOf(files['cheques.csv'])).toMatchObject([
      { 'Cheque Number': '000123', Amount: '', Deposited: 'no', 'Policy ID': policy.id },
    ]);
    expect(rowsOf(files['beneficiaries.csv'])).toMatchObject([
      { Name: 'Ana Reyes', Share: '33.34', Revocable: 'yes', 'Policy ID': policy.id },
      { Name: 'Ben Reyes', Share: '66.66', Class: 'primary' },
    ]);
    expect(rowsOf(files['payments.csv'])).toMatchObject([{ Amount: '12500.50', 'Premium ID': premium!.id }]);
    expect(rowsOf(files['notes.csv'])).toMatchObject([
      { Note: 'Called', Channel: 'call', 'Lead ID': booking },
      { Note: "'@SUM(A1)", 'Client ID': head.id },
    ]);
    expect(rowsOf(files['leads.csv'])).toEqual(
      expect.arrayContaining([expect.objectContaining({ 'Lead ID': booking, 'First Name': "'=Ana" })]),
    );
  });

  it.each(['clients', 'policies', 'leads', 'subscribers'])(
    'has %s that change nothing when they are imported',
    async (kind) => {
      const csv = (await download())[`${kind}.csv`]!;
      const rows = rowsOf(csv).length;
      expect(
        await checked(admin, csv, { kind, options: { consentBasis: 'They agreed on the site' } }),
      ).toMatchObject({
        counts: { create: 0, update: 0, skip: rows, conflict: 0, wrong: 0 },
      });
    },
  );

  it('reads more rows than are in memory at once', async () => {
    const { id, ...client } = (await running.app.rows<{ id: string }>('clients'))[0]!;
    const names = [...Object.keys(client), 'id'].map((name) => `\`${name}\``);
    await running.app.database.write(async (tx) => {
      for (let count = 0; count < 1_001; count += 1)
        await tx.query(
          `INSERT INTO clients (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
          [...Object.values(client), `${id.slice(0, 8)}-0000-4000-8000-${String(count).padStart(12, '0')}`],
        );
    });
    const ids = rowsOf((await download())['clients.csv']).map((row) => row['Client ID']);
    expect(ids).toHaveLength((await running.app.rows('clients')).length);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has no password, secret or token', async () => {
    const text = Object.values(await download()).join('');
    const users = await running.app.rows<{ password: string }>('users');
    for (const { password } of users) expect(text).not.toContain(password);
    expect(text).not.toMatch(/\$2[aby]\$|hash|token|secret/i);
  });

  it('is for superadmins with a confirmed session, and in the audit before anything leaves', async () => {
    await running.app.database.write((tx) => tx.query('UPDATE sessions SET confirmedAt = NULL'));
    expect(await admin.request('GET', EVERYTHING)).toMatchObject({
      status: 403,
      body: { confirmationRequired: true },
    });
    admin = await AdminClient.signIn(running.app);
    const path = `/api/admin/audit?filter=${encodeURIComponent(JSON.stringify({ action: 'export.everything' }))}`;
    const before = ((await admin.request('GET', path)).body as unknown[]).length;
    await download();
    const entries = (await admin.request('GET', path)).body as object[];
    expect(entries).toHaveLength(before + 1);
    expect(entries[0]).toMatchObject({ action: 'export.everything', userName: expect.any(String) });
  });
});

test.each(FILES.flatMap(({ parts }) => parts).filter(({ each }) => !each))(
  'each column of $table in $file is one of the table',
  ({ table, columns }) => {
    const { options } = SCHEMA.entities.find((one) => one.options.name === table)!;
    expect(Object.keys(options.columns)).toEqual(expect.arrayContaining(columns.map(({ from }) => from)));
  },
);
