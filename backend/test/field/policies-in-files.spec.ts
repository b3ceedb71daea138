import { AdminClient } from '../support/admin-client.js';
import { clientBody } from '../support/bodies.js';
import { DATABASES } from '../support/databases.js';
import { applied, checked, decide, pass, rowsOf } from '../support/imports.js';
import { runningApp } from '../support/running-app.js';

const policies = { kind: 'policies' };
const HEADINGS = 'Policy No.,Client E-mail,Insurer,Plan,Line,Mode,Premium,Start';
const file = (headings: string, ...lines: readonly string[]) => `${[headings, ...lines].join('\r\n')}\r\n`;

interface Premium {
  readonly dueDate: string;
  readonly state: string;
  readonly amount: number;
}
interface PolicyBody {
  readonly id: string;
  readonly nextPremium: Premium | null;
  readonly [field: string]: unknown;
}

/** A number of its own for each address. */
const numberOf = (email: string) => email.split('@')[0]!.replace(/\./g, '-');

describe.each(DATABASES)('policies in files on $name', ({ create }) => {
  const running = runningApp({}, create);
  let admin: AdminClient;
  beforeAll(async () => {
    running.app.setTime(new Date('2026-11-15T04:00:00Z'));
    admin = await AdminClient.signIn(running.app);
  });

  const get = async <Body>(path: string) => (await admin.request('GET', path)).body as unknown as Body;
  const addClient = async (changes: Record<string, unknown>) =>
    String(
      (await admin.request('POST', '/api/admin/clients', clientBody({ phone: null, ...changes }))).body.id,
    );
  const policiesOf = (clientId: string) =>
    get<PolicyBody[]>(`/api/admin/policies?filter=${encodeURIComponent(JSON.stringify({ clientId }))}`);
  const premiumsOf = ({ id }: PolicyBody) => get<Premium[]>(`/api/admin/policies/${id}/premiums`);
  const outcomes = async (id: string) =>
    (await rowsOf(admin, id)).map(({ outcome, errors }) => [
      outcome,
      ...errors.map(({ field, code }) => `${field} ${code}`),
    ]);

  describe('say until when premiums are paid,', () => {
    // the paid-to date of insurers is the day on which the next premium is due
    it.each<
      [
        what: string,
        terms: string,
        paid: string,
        end: string,
        next: string | null,
        state: string | null,
        owed: number,
      ]
    >([
      [
        'none: what is still in grace is open',
        'life,monthly,1000,2025-01-05',
        '',
        '',
        '2026-11-05',
        'in grace',
        1,
      ],
      ['none, on the last day of grace', 'life,monthly,1000,2025-01-15', '', '', '2026-10-15', 'in grace', 2],
      ['none, one day after it', 'life,monthly,1000,2025-01-14', '', '', '2026-11-14', 'in grace', 1],
      [
        'none, a policy that has just begun',
        'life,annual,1000,2026-11-01',
        '',
        '',
        '2026-11-01',
        'in grace',
        1,
      ],
      ['none, one that begins later', 'life,annual,1000,2026-12-01', '', '', '2026-12-01', 'upcoming', 0],
      ['none, a line without grace', 'non-life,annual,1000,2025-11-14', '', '', '2027-11-14', 'upcoming', 0],
      [
        'none, a line without grace, due today',
        'non-life,annual,1000,2025-11-15',
        '',
        '',
        '2026-11-15',
        'due',
        1,
      ],
      ['none, a single premium of long ago', 'life,single,1000,2020-01-05', '', '', null, null, 0],
      ['a day in the past', 'life,monthly,1000,2025-01-05', '2026-08-05', '', '2026-08-05', 'past grace', 4],
      [
        'a day between two premiums',
        'life,monthly,1000,2025-01-05',
        '2026-10-20',
        '',
        '2026-11-05',
        'in grace',
        1,
      ],
      [
        'the last day that is paid',
        'life,monthly,1000,2025-01-05',
        '2026-11-04',
        '',
        '2026-11-05',
        'in grace',
        1,
      ],
      ['a day ahead', 'life,monthly,1000,2025-01-05', '2027-03-05', '', '2027-03-05', 'upcoming', 0],
      [
        'the start: nothing is paid',
        'life,annual,1000,2025-01-05',
        '2025-01-05',
        '',
        '2025-01-05',
        'past grace',
        2,
      ],
      ['the end: all is paid', 'life,annual,1000,2025-01-05', '2027-01-05', '2027-01-05', null, null, 0],
      [
        'the end, of which the last day is covered',
        'life,annual,1000,2025-01-05',
        '2027-01-05',
        '2027-01-04',
        null,
        null,
        0,
      ],
    ])(
      'with %s the list, the client and Today say the same',
      async (what, terms, paid, end, next, state, owed) => {
        const email = `${what.replace(/\W+/g, '.').toLowerCase()}@paid.example`;
        const clientId = await addClient({ email });
        const [line, mode, premium, start] = terms.split(',');
        const counted = await get<{ inForce: { count: number } }>('/api/admin/book');
        const row = [numberOf(email), email, 'Sun', 'Plan', line, mode, premium, start, paid, end].join(',');
        const done = await applied(admin, file(`${HEADINGS},Paid to Date,End`, row), policies);
        expect(await outcomes(done.id)).toEqual([['create']]);
        const [policy] = await policiesOf(clientId);
        const premiums = await premiumsOf(policy!);
        const unpaid = premiums.filter((one) => one.state !== 'upcoming');
        expect([unpaid.length, premiums[0]?.dueDate ?? null, premiums[0]?.state ?? null]).toEqual([
          owed,
          next,
          state,
        ]);
        // the list, the client and Today say the same
        expect(policy!.nextPremium?.dueDate ?? null).toBe(next);
        expect(await get(`/api/admin/clients/${clientId}`)).toMatchObject({
          nextPremiumDue: next,
          policiesInForce: 1,
        });
        const { inForce } = await get<{ inForce: { count: number } }>('/api/admin/book');
        expect(inForce.count).toBe(counted.inForce.count + 1);
        const shown = JSON.stringify(await get('/api/admin/today'));
        expect(shown.includes(policy!.id)).toBe(owed > 0);

        expect(await pass(admin, done.id, 'undo')).toMatchObject({ undo: { undone: 1, left: 0 } });
        expect(await policiesOf(clientId)).toEqual([]);
        expect(await get(`/api/admin/clients/${clientId}`)).toMatchObject({ nextPremiumDue: null });
      },
    );

    it.each([
      ['before the start', '2025-01-04', '', 'paidBefore policy.before-start'],
      ['after the end', '2027-01-07', '2027-01-05', 'paidBefore import.paid-after-end'],
    ])('that is %s it is rejected, named', async (what, paid, end, error) => {
      const email = `${what.replace(/ /g, '.')}@paid.example`;
      await addClient({ email });
      const row = [
        numberOf(email),
        email,
        'Sun',
        'Plan',
        'life',
        'annual',
        '1000',
        '2025-01-05',
        paid,
        end,
      ].join(',');
      const { id } = await checked(admin, file(`${HEADINGS},Premium paid up to,End`, row), policies);
      expect(await outcomes(id)).toEqual([['wrong', error]]);
    });

    it('which a later file moves on or back; what was paid here stays', async () => {
      const clientId = await addClient({ email: 'moved@paid.example' });
      const run = async (paid: string) => {
        const row = `MV-1,moved@paid.example,Sun,Plan,life,monthly,1000,2025-01-05,${paid}`;
        return (await applied(admin, file(`${HEADINGS},Paid until`, row), policies)).id;
      };
      const dueDates = async () => {
        const premiums = await premiumsOf((await policiesOf(clientId))[0]!);
        return premiums.map(({ dueDate }) => dueDate).slice(0, 2);
      };
      await run('2026-09-05');
      const [policy] = await policiesOf(clientId);
      const [first] = await get<{ id: string }[]>(`/api/admin/policies/${policy!.id}/premiums`);
      const payment = { paidOn: '2026-11-10', amount: 100_000 };
      const paid = await admin.request('POST', `/api/admin/premiums/${first!.id}/payments`, payment);
      expect(paid.status).toBe(201);
      expect(await dueDates()).toEqual(['2026-09-05', '2026-10-05']);
      const on = await run('2026-11-05');
      expect(await dueDates()).toEqual(['2026-09-05', '2026-11-05']);
      const back = await run('2026-08-05');
      expect(await dueDates()).toEqual(['2026-08-05', '2026-09-05']);
      // a file without it says nothing new
      expect(
        (
          await checked(
            admin,
            file(HEADINGS, 'MV-1,moved@paid.example,Sun,Plan,life,monthly,1000,2025-01-05'),
            policies,
          )
        ).counts,
      ).toMatchObject({ skip: 1 });
      await pass(admin, back, 'undo');
      expect(await dueDates()).toEqual(['2026-09-05', '2026-11-05']);
      await pass(admin, on, 'undo');
      expect(await dueDates()).toEqual(['2026-09-05', '2026-10-05']);
    });
  });

  // a second line of an insurer's report is an endorsement, a rider, or the same once more
  it('twice in one file are one policy with an update', async () => {
    const clientId = await addClient({ email: 'twice@paid.example' });
    const line = (number: string, insurer: string, more: string) =>
      `${number},twice@paid.example,${insurer},${more},2024-03-01`;
    const imported = await checked(
      admin,
      file(
        HEADINGS,
        line('DUP-1', 'Sun Life', 'Base plan,life,Annual,24000'),
        line('DUP-1', 'Sun Life', 'Accident rider,accident,Annual,1500'),
        line('dup 1', 'SUN LIFE', 'Accident rider,accident,Annual,1500'),
        line('DUP-1', 'Manulife', 'Base plan,life,Annual,24000'),
        line('Dup/1', 'sun life', 'Accident rider,accident,Annual,1800'),
        line('DUP-1', 'Manulife', 'Base plan,life,Annual,24000'),
      ),
      policies,
    );
    const rows = async () =>
      (await rowsOf(admin, imported.id)).map(({ outcome, fields, errors }) => [
        outcome,
        ...(outcome === 'update' ? [Object.keys(fields).join(' ')] : []),
        ...errors.map(({ message }) => message),
      ]);
    const said = [
      ['create'],
      ['update', 'product line premium'],
      ['skip', 'It says nothing that row 3 does not say'],
      ['create'],
      ['update', 'premium'],
      ['skip', 'It says nothing that row 5 does not say'],
    ];
    expect(await rows()).toEqual(said);
    await pass(admin, imported.id, 'apply');
    expect((await rows()).map(([outcome]) => outcome)).toEqual(said.map(([outcome]) => outcome));
    const stored = await policiesOf(clientId);
    expect(stored.map(({ insurer, product }) => `${String(insurer)} ${String(product)}`).sort()).toEqual([
      'Manulife Base plan',
      'Sun Life Accident rider',
    ]);
    expect(await get(`/api/admin/clients/${clientId}`)).toMatchObject({ policiesInForce: 2 });
    expect(await pass(admin, imported.id, 'undo')).toMatchObject({ undo: { undone: 4, left: 0 } });
    expect(await policiesOf(clientId)).toEqual([]);
  });

  // reports of insurers often say of an owner only the name, or the name and the date of birth
  it.each<
    [what: string, clients: [string | null, string][], row: string, outcome: string, reasons: string[]]
  >([
    [
      'the name and birthday that one client has',
      [
        ['1980-01-02', 'a'],
        ['1990-01-02', 'b'],
      ],
      'Ana,1980-01-02',
      'create',
      [],
    ],
    [
      'the name and birthday that two have',
      [
        ['1980-01-02', 'a'],
        ['1980-01-02', 'b'],
      ],
      'Ana,1980-01-02',
      'conflict',
      ['nameAndBirth', 'nameAndBirth'],
    ],
    ['a name that one has', [['1980-01-02', 'a']], 'Ana,', 'conflict', ['name']],
    [
      'a name that two have',
      [
        ['1980-01-02', 'a'],
        [null, 'b'],
      ],
      'Ana,',
      'conflict',
      ['name', 'name'],
    ],
    ['the name of somebody without a birthday', [[null, 'a']], 'Ana,1980-01-02', 'conflict', ['name']],
    ['the name of somebody born on another day', [['1980-01-02', 'a']], 'Ana,1981-01-02', 'wrong', []],
    ['the birthday of somebody else', [['1980-01-02', 'a']], 'Ines,1980-01-02', 'wrong', []],
  ])('of an owner of whom they say %s', async (what, clients, row, outcome, reasons) => {
    const lastName = `Owner ${what.replace(/\W/g, '')}`;
    for (const [dateOfBirth, email] of clients)
      await addClient({
        firstName: 'Ana',
        lastName,
        dateOfBirth,
        email: `${email}.${lastName.split(' ')[1]!}@paid.example`,
      });
    const [firstName, born] = row.split(',');
    const line = `${firstName} ${lastName},${born},OW-${numberOf(lastName).slice(6)},Sun,Plan,life,annual,1000,2024-03-01`;
    const headings = 'Client,Client Date of Birth,Policy No.,Insurer,Plan,Line,Mode,Premium,Start';
    const { id } = await checked(admin, file(headings, line), policies);
    const [found] = await rowsOf(admin, id);
    expect([found!.outcome, found!.candidates.map((one) => one.reasons.join())]).toEqual([outcome, reasons]);
    if (outcome !== 'conflict') return;
    await decide(admin, id, { 2: { as: 'same', clientId: found!.candidates[0]!.id } });
    expect((await pass(admin, id, 'apply')).counts).toMatchObject({ create: 1, conflict: 0 });
    expect(await policiesOf(found!.candidates[0]!.id)).toHaveLength(1);
  });

  it.each([
    ['Juan Santos Mid', '1980-01-02', 'create', []],
    ['Juan Mid', '1980-01-02', 'create', []],
    ['"Mid, Juan S."', '1980-01-02', 'create', []],
    ['Juan Santos Mid', '', 'conflict', ['name']],
    ['Juan Mid', '', 'conflict', ['name']],
    ['Juan Reyes Mid', '', 'wrong', []],
  ])('of %s, born %j, are of the client with a middle name', async (name, born, outcome, reasons) => {
    const path = `/api/admin/clients?filter=${encodeURIComponent(JSON.stringify({ q: 'Juan Mid' }))}`;
    if ((await get<unknown[]>(path)).length === 0)
      await addClient({
        firstName: 'Juan',
        middleName: 'Santos',
        lastName: 'Mid',
        dateOfBirth: '1980-01-02',
        email: 'mid@paid.example',
      });
    const line = `${name},${born},MID-1,Sun,Plan,life,annual,1000,2024-03-01`;
    const headings = 'Client,Client Date of Birth,Policy No.,Insurer,Plan,Line,Mode,Premium,Start';
    const { id } = await checked(admin, file(headings, line), policies);
    const [found] = await rowsOf(admin, id);
    expect([found!.outcome, found!.candidates.map((one) => one.reasons.join())]).toEqual([outcome, reasons]);
  });

  it('whose client was chosen and is gone are asked about again, and make a new one where staff say so', async () => {
    const email = 'gone@paid.example';
    const [chosen, other] = [
      await addClient({ firstName: 'Ramon', lastName: 'Gone', email }),
      await addClient({ firstName: 'Ramon', lastName: 'Gone', email }),
    ];
    const line = `GO-1,Ramon Gone,${email},Sun,Plan,life,annual,1000,2024-03-01`;
    const headings = 'Policy No.,Client,Client E-mail,Insurer,Plan,Line,Mode,Premium,Start';
    const { id } = await checked(admin, file(headings, line), policies);
    await decide(admin, id, { 2: { as: 'same', clientId: chosen } });
    await admin.request('DELETE', `/api/admin/clients/${chosen}`);
    expect((await pass(admin, id, 'apply')).counts).toMatchObject({ create: 0, conflict: 1 });
    expect(await outcomes(id)).toEqual([['conflict', ' import.chosen-gone']]);
    await decide(admin, id, {}, 'other');
    await admin.request('DELETE', `/api/admin/clients/${other}`);
    expect((await pass(admin, id, 'apply')).counts).toMatchObject({ create: 1, conflict: 0 });
  });

  it('are decided and applied later, also where their client makes a further one', async () => {
    const father = await addClient({ firstName: 'Ramon', lastName: 'Later', email: 'later@paid.example' });
    const line = (number: string, name: string) =>
      `${number},${name},later@paid.example,Sun,Plan,life,annual,1000,2024-03-01`;
    const headings = 'Policy No.,Client,Client E-mail,Insurer,Plan,Line,Mode,Premium,Start';
    const lines = [line('LT-1', 'Elena Later'), line('LT-2', 'Ramon Later'), line('LT-3', 'Elena Later')];
    const imported = await applied(admin, file(headings, ...lines), policies);
    expect(imported.counts).toMatchObject({ create: 1, conflict: 2 });
    await decide(admin, imported.id, {}, 'other');
    expect((await pass(admin, imported.id, 'apply')).counts).toMatchObject({ create: 3, conflict: 0 });
    expect(await policiesOf(father)).toHaveLength(1);
    expect(await pass(admin, imported.id, 'undo')).toMatchObject({ undo: { undone: 3, left: 0 } });
  });

  it('change terms from the next due date, and correct them from the start where the options say so', async () => {
    const clientId = await addClient({ email: 'terms@paid.example' });
    const line = (premium: number, start = '2025-01-05') =>
      file(
        `${HEADINGS},Paid until`,
        `TE-1,terms@paid.example,Sun,Plan,life,monthly,${premium},${start},2026-09-05`,
      );
    const amounts = async () => {
      const [policy] = await policiesOf(clientId);
      return (await premiumsOf(policy!))
        .slice(0, 4)
        .map(({ dueDate, amount }) => `${dueDate.slice(5)} ${amount / 100}`);
    };
    await applied(admin, line(1000), policies);
    const changed = await applied(admin, line(1500), policies);
    expect(await amounts()).toEqual(['09-05 1000', '10-05 1000', '11-05 1000', '12-05 1500']);
    await pass(admin, changed.id, 'undo');
    expect(await amounts()).toEqual(['09-05 1000', '10-05 1000', '11-05 1000', '12-05 1000']);
    const how = { ...policies, options: { termsAre: 'correction' } };
    const corrected = await applied(admin, line(1500, '2025-01-10'), how);
    expect(corrected.counts).toMatchObject({ update: 1 });
    expect(await amounts()).toEqual(['09-10 1500', '10-10 1500', '11-10 1500', '12-10 1500']);
    expect((await checked(admin, line(1500, '2025-01-10'), how)).counts).toMatchObject({ skip: 1 });
    expect(await pass(admin, corrected.id, 'undo')).toMatchObject({ undo: { undone: 1, left: 0 } });
    expect(await amounts()).toEqual(['09-05 1000', '10-05 1000', '11-05 1000', '12-05 1000']);
  });
});
