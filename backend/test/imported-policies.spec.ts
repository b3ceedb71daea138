import { AdminClient, NO_SUCH_ID } from './support/admin-client.js';
import { clientBody } from './support/bodies.js';
import { DATABASES } from './support/databases.js';
import { applied, checked, decide, type ImportBody, pass, rowsOf } from './support/imports.js';
import { runningApp } from './support/running-app.js';

const HEADINGS = 'Policy number,Client email,Insurer,Product,Line,Start,Premium,Mode,State,Remarks';
const file = (...lines: string[]) => `${[HEADINGS, ...lines].join('\r\n')}\r\n`;
const policies = { kind: 'policies' };

describe.each(DATABASES)('imports of policies on $name', ({ create }) => {
  const running = runningApp({}, create);
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  const addClient = async (changes: Record<string, unknown>) =>
    String((await admin.request('POST', '/api/admin/clients', clientBody(changes))).body.id);
  const policiesOf = async (clientId: string) => {
    const path = `/api/admin/policies?filter=${encodeURIComponent(JSON.stringify({ clientId }))}`;
    return (await admin.request('GET', path)).body as unknown as Record<string, unknown>[];
  };
  const clientOf = async (id: string): Promise<Record<string, unknown>> =>
    (await admin.request('GET', `/api/admin/clients/${id}`)).body as Record<string, unknown>;
  const inForce = async () => {
    const { body } = await admin.request('GET', '/api/admin/book');
    return (body as unknown as { inForce: { count: number } }).inForce.count;
  };
  const errorsOf = async ({ id }: ImportBody) =>
    (await rowsOf(admin, id, 'wrong')).map(({ errors }) => errors.map(({ field, code }) => [field, code]));

  it('make policies of clients with insurer, product, premiums and counters; twice change nothing; are taken back', async () => {
    const clientId = await addClient({ email: 'imported.owner@file.example', phone: null });
    const lines = [
      'IMP-1,Imported.Owner@file.example,Imported Life,Term 20,Life,2020-01-31,"₱2,500.00",monthly,,First',
      ',imported.owner@file.example,Imported Life,Car,Non-life,2026-11-01,12000,Annual,in force,',
    ];
    const counted = await inForce();
    const done = await applied(admin, file(...lines), policies);
    expect(await inForce()).toBe(counted + 2);
    expect(done).toMatchObject({ state: 'applied', counts: { create: 2, wrong: 0 } });

    const [car, term] = (await policiesOf(clientId)).sort((one, other) =>
      String(one.product).localeCompare(String(other.product)),
    );
    expect(term).toMatchObject({
      policyNumber: 'IMP-1',
      insurer: 'Imported Life',
      line: 'life',
      force: 'in force',
      graceDays: 31,
      application: 'issued',
      premium: { amount: 250_000, currency: 'PHP' },
      remarks: 'First',
    });
    expect(car).toMatchObject({ policyNumber: null, line: 'non-life', graceDays: 0 });
    expect(await clientOf(clientId)).toMatchObject({ policiesInForce: 2 });
    const premiums = (await admin.request('GET', `/api/admin/policies/${String(term!.id)}/premiums`))
      .body as unknown as { dueDate: string }[];
    // what is still in grace is asked for, and nothing that was due before; those of 15 months are there
    expect(premiums.every(({ dueDate }) => dueDate >= String(term!.paidBefore))).toBe(true);
    // today may be near the end of a month, as the due dates are
    expect([16, 17, 18]).toContain(premiums.length);

    expect((await checked(admin, file(...lines), policies)).counts).toMatchObject({
      create: 0,
      update: 0,
      skip: 2,
    });

    expect(await pass(admin, done.id, 'undo')).toMatchObject({
      state: 'undone',
      undo: { undone: 2, left: 0 },
    });
    expect(await policiesOf(clientId)).toEqual([]);
    expect(await inForce()).toBe(counted);
    expect(await clientOf(clientId)).toMatchObject({ policiesInForce: 0, nextPremiumDue: null });
  });

  it('change the policy with the number of the insurer, with a version, and put it back', async () => {
    const clientId = await addClient({ email: 'changed.owner@file.example', phone: null });
    const line =
      'CH-1,changed.owner@file.example,Changed Life,Term 20,Life,2026-01-31,1000,monthly,in force,';
    await applied(admin, file(line), policies);
    const changed = file(
      'ch 1,changed.owner@file.example,CHANGED life,Term 20,Life,2026-01-31,1500,monthly,lapsed,Late',
    );
    const done = await applied(admin, changed, policies);
    expect(done.counts).toMatchObject({ update: 1, create: 0 });
    const [policy] = await policiesOf(clientId);
    expect(policy).toMatchObject({ premium: { amount: 150_000 }, force: 'lapsed', remarks: 'Late' });
    const versions = (await admin.request('GET', `/api/admin/policies/${String(policy!.id)}/versions`)).body;
    expect(versions).toMatchObject([
      { reason: 'Changed by an import', policy: { premium: { amount: 100_000 } } },
    ]);
    await pass(admin, done.id, 'undo');
    expect(await policiesOf(clientId)).toMatchObject([
      { premium: { amount: 100_000 }, force: 'in force', remarks: null },
    ]);
  });

  it('have amounts, parties, days and how they are paid; a file says the client by name, and 0.00 is none', async () => {
    const clientId = await addClient({ email: 'fields.owner@file.example', phone: null });
    const payor = await addClient({ email: 'payor@file.example', firstName: 'Pia', lastName: 'Payor' });
    const headings = [
      'Policy No.,E-mail,Insurer,Plan,Plan Type,Effective Date,Premium,Mode,Sum Assured,Date Issued,Date Delivered',
      'Payor,Assignee,Payment Method,Card Expiry,Fund Value,Fund Value Date,Policy Loan',
    ].join();
    const row = (...cells: string[]) =>
      `${headings}\r\nFLD-1,fields.owner@file.example,Fields Life,VUL,VUL,2026-01-31,2500,monthly,${cells.join()}\r\n`;
    await applied(
      admin,
      row(
        '"PHP 1,000,000.00"',
        '2026-01-20',
        '2026-02-03',
        payor,
        'BDO',
        'Visa',
        '08/31',
        '"45,000.50"',
        '2026-10-31',
        '0.00',
      ),
      policies,
    );
    expect(await policiesOf(clientId)).toMatchObject([
      {
        faceAmount: 100_000_000,
        issuedOn: '2026-01-20',
        deliveredOn: '2026-02-03',
        payorName: 'Pia Payor',
        assignee: 'BDO',
        paymentMethod: 'card',
        cardExpires: '2031-08',
        fundValue: 4_500_050,
        fundValueOn: '2026-10-31',
        loanBalance: null,
      },
    ]);
    await applied(admin, row('', '', '', 'pia payor', '', 'PDC', '', '46000', '', '1200'), policies);
    expect(await policiesOf(clientId)).toMatchObject([
      {
        faceAmount: 100_000_000,
        payor,
        paymentMethod: 'post-dated cheques',
        cardExpires: null,
        fundValue: 4_600_000,
        fundValueOn: null,
        loanBalance: 120_000,
      },
    ]);
    const wrong = await checked(
      admin,
      row('$ 5', '', '', NO_SUCH_ID, '', 'OTC', '09/31', '', '', ''),
      policies,
    );
    expect(await errorsOf(wrong)).toEqual([[['payor', 'policy.party-unknown']]]);
  });

  it('add riders by their names, of which the office may know more, and are taken back without a loss', async () => {
    const clientId = await addClient({ email: 'riders.owner@file.example', phone: null });
    const row = (riders: string) =>
      `${HEADINGS},Riders\r\nRID-1,riders.owner@file.example,Riders Life,Term,Life,2026-01-31,2500,monthly,,,${riders}\r\n`;
    await applied(admin, row('ADB'), policies);
    const named = (name: string) => ({ name, amount: null, endsAtAge: null, premium: null });
    const [{ id, riders }] = (await policiesOf(clientId)) as [{ id: string; riders: unknown }];
    expect(riders).toEqual([named('ADB')]);
    const known = { ...named('ADB'), amount: 50_000_000, endsAtAge: 65 };
    await admin.request('PATCH', `/api/admin/policies/${id}`, { riders: [known] });
    const done = await applied(admin, row('adb; Waiver of Premium'), policies);
    expect(await policiesOf(clientId)).toMatchObject([{ riders: [known, named('Waiver of Premium')] }]);
    await pass(admin, done.id, 'undo');
    expect(await policiesOf(clientId)).toMatchObject([{ riders: [known] }]);
    expect((await checked(admin, row(''), policies)).counts).toMatchObject({ update: 0, skip: 1 });
  });

  it('change the terms from the next due date, also those that were to change later, and say what a file cannot', async () => {
    const clientId = await addClient({ email: 'terms.owner@file.example', phone: null });
    const line = (premium: string, changes = '2020-01-31,#,monthly,') =>
      file(`TER-1,terms.owner@file.example,Terms Life,Term 20,Life,${changes.replace('#', premium)},`);
    await applied(admin, line('1000'), policies);
    const [{ id }] = (await policiesOf(clientId)) as [{ id: string }];
    const path = `/api/admin/policies/${id}`;
    const raise = { premium: { amount: 130_000 }, effectiveOn: '2099-01-31' };
    await admin.request('PATCH', path, raise);
    // what the file says is what is known already
    expect((await checked(admin, line('1300'), policies)).counts).toMatchObject({ update: 0, skip: 1 });
    const done = await applied(admin, line('1500'), policies);
    const { body } = await admin.request('GET', path);
    expect(body).toMatchObject({
      premium: { amount: 100_000 },
      upcomingTerms: { premium: { amount: 150_000 } },
    });
    const premiums = (await admin.request('GET', `${path}/premiums`)).body as unknown as {
      amount: number;
      state: string;
    }[];
    const amounts = (isNext: boolean) =>
      new Set(premiums.filter(({ state }) => (state === 'upcoming') === isNext).map(({ amount }) => amount));
    expect([amounts(false), amounts(true)]).toEqual([new Set([100_000]), new Set([150_000])]);
    expect((await checked(admin, line('1500'), policies)).counts).toMatchObject({ update: 0, skip: 1 });
    await pass(admin, done.id, 'undo');
    expect((await checked(admin, line('1300'), policies)).counts).toMatchObject({ update: 0, skip: 1 });
    const start = await checked(admin, line('1300', '2020-02-28,#,monthly,'), policies);
    expect(await errorsOf(start)).toEqual([[['startsOn', 'policy.start-is-corrected']]]);
    await admin.request('PATCH', path, { force: 'lapsed' });
    const again = await checked(admin, line('1300', '2020-01-31,#,monthly,in force'), policies);
    expect(await errorsOf(again)).toEqual([[['force', 'import.reinstated']]]);
  });

  it('stay where something was recorded since', async () => {
    const clientId = await addClient({ email: 'paid.owner@file.example', phone: null });
    const done = await applied(
      admin,
      file('PD-1,paid.owner@file.example,Paid Life,Term 20,Life,2026-11-01,1000,monthly,in force,'),
      policies,
    );
    const [policy] = await policiesOf(clientId);
    await admin.request('POST', `/api/admin/policies/${String(policy!.id)}/cases`, {
      kind: 'claim',
      title: 'Broken leg',
    });
    expect(await pass(admin, done.id, 'undo')).toMatchObject({ undo: { undone: 0, left: 1 } });
    expect(await policiesOf(clientId)).toHaveLength(1);
  });

  it('of another person than those who are here make the client too; both are taken back', async () => {
    const email = 'shared.owner@file.example';
    const father = await addClient({ firstName: 'Ramon', lastName: 'Uy', email, phone: null });
    const headings = `${HEADINGS},Client`;
    const line = (number: string, name: string) =>
      `${number},${email},Shared Life,Term,Life,2026-01-01,1000,monthly,,,${name}`;
    const numbers = ['SH-1', 'SH-2', 'SH-3'];
    const content = [
      headings,
      line('SH-1', 'Elena Uy Jr.'),
      line('SH-2', 'Elena Uy Jr.'),
      line('SH-3', 'Elena Uy Jr.'),
      line('SH-4', 'Uy'),
    ].join('\r\n');
    const imported = await checked(admin, `${content}\r\n`, {
      ...policies,
      columns: { Client: 'clientFullName' },
    });
    expect(imported.counts).toMatchObject({ conflict: 4 });
    const decided = await decide(admin, imported.id, {}, 'other');
    expect(decided.body.counts).toMatchObject({ create: 4, conflict: 0 });
    const [row] = await rowsOf(admin, imported.id, 'create');
    expect(row!.fields).toMatchObject({ clientFullName: { to: 'Elena Uy Jr.' }, clientEmail: { to: email } });
    expect(await policiesOf(father)).toEqual([]);

    expect((await pass(admin, imported.id, 'apply')).counts).toMatchObject({ create: 4 });
    const found = async () => {
      const path = `/api/admin/clients?filter=${encodeURIComponent(JSON.stringify({ q: email }))}`;
      return (await admin.request('GET', path)).body as unknown as { id: string; firstName: string }[];
    };
    const elena = (await found()).find(({ firstName }) => firstName === 'Elena')!;
    expect(await found()).toHaveLength(3);
    expect(await clientOf(elena.id)).toMatchObject({ lastName: 'Uy', suffix: 'Jr.', policiesInForce: 3 });
    expect((await policiesOf(elena.id)).map(({ policyNumber }) => policyNumber).sort()).toEqual(numbers);
    // what is imported again is theirs
    const again = await checked(admin, `${content}\r\n`, {
      ...policies,
      columns: { Client: 'clientFullName' },
    });
    expect(again.counts).toMatchObject({ create: 0, skip: 4 });

    expect(await pass(admin, imported.id, 'undo')).toMatchObject({ undo: { undone: 4, left: 0 } });
    expect((await found()).map(({ id }) => id)).toEqual([father]);
  });

  it('that made a client leave them where something else is theirs since, and need a name for one', async () => {
    const email = 'kept.owner@file.example';
    await addClient({ firstName: 'Ramon', lastName: 'Uy', dateOfBirth: '1950-01-01', email, phone: null });
    const lines = [
      `KO-1,${email},Kept Life,Term,Life,2026-01-01,1000,monthly,,,Elena Uy,1980-01-01`,
      `KO-2,${email},Kept Life,Term,Life,2026-01-01,1000,monthly,,,,1980-01-02`,
    ];
    const imported = await checked(
      admin,
      [`${HEADINGS},Client,Client date of birth`, ...lines].join('\n'),
      policies,
    );
    expect((await decide(admin, imported.id, {}, 'other')).body.counts).toMatchObject({
      create: 1,
      wrong: 1,
    });
    expect(await errorsOf(imported)).toEqual([[['clientFirstName', 'import.owner-without-name']]]);
    await pass(admin, imported.id, 'apply');
    const path = `/api/admin/clients?filter=${encodeURIComponent(JSON.stringify({ q: 'elena kept.owner' }))}`;
    const [elena] = (await admin.request('GET', path)).body as unknown as { id: string }[];
    await admin.request('POST', `/api/admin/clients/${elena!.id}/notes`, { note: 'Called' });
    expect(await pass(admin, imported.id, 'undo')).toMatchObject({ undo: { undone: 1, left: 0 } });
    expect(await clientOf(elena!.id)).toMatchObject({ firstName: 'Elena', policiesInForce: 0 });
  });

  it('are wrong where the client is not surely known, or values are impossible', async () => {
    await addClient({ email: 'other.owner@file.example', phone: null });
    await addClient({
      firstName: 'Similar',
      lastName: 'Person',
      email: null,
      phone: null,
      dateOfBirth: '1980-01-01',
    });
    await applied(
      admin,
      file('OT-1,other.owner@file.example,Other Life,Term,Life,2026-01-01,1000,monthly,,'),
      policies,
    );
    const headings = `${HEADINGS},Client,Client date of birth`;
    const imported = await checked(
      admin,
      [
        headings,
        'W-1,nobody@file.example,Wrong Life,Term,Life,2026-01-01,1000,monthly,,,,',
        'W-2,,Wrong Life,Term,Life,2026-01-01,1000,monthly,,,Similar Person,1980-01-02',
        'W-3,other.owner@file.example,Wrong Life,Term,Life,2026-01-01,0,monthly,,,,',
        'W-4,other.owner@file.example,Wrong Life,Term,Life,1800-01-01,1000,monthly,,,,',
      ].join('\n'),
      policies,
    );
    expect(await errorsOf(imported)).toEqual([
      [['clientEmail', 'import.client-unknown']],
      [['clientEmail', 'import.client-unknown']],
      [['premium', 'import.amount']],
      [['startsOn', 'policy.date-range']],
    ]);
  });
});
