import { AdminClient } from '../support/admin-client.js';
import { DATABASES } from '../support/databases.js';
import { applied, checked, decide, pass, type RowBody, rowsOf } from '../support/imports.js';
import { runningApp } from '../support/running-app.js';

const HEADINGS = 'First Name,Last Name,Email,Mobile,Birthday';
const file = (...lines: readonly string[]) => `${[HEADINGS, ...lines].join('\r\n')}\r\n`;
const POLICY_HEADINGS =
  'Policy No.,Client,Client Date of Birth,Client E-mail,Client Phone,Insurer,Plan,Line,Mode,Premium,Start';
const policyFile = (...lines: readonly string[]) => `${[POLICY_HEADINGS, ...lines].join('\r\n')}\r\n`;
const policies = { kind: 'policies' };

let count = 0;
/** Replaces `#` by a number of its own in each test, so that no two of them share an address. */
function fresh() {
  count += 1;
  const number = String(count).padStart(3, '0');
  return (line: string) => line.replaceAll('#', number);
}

const said = (rows: readonly RowBody[]) =>
  rows.map(({ outcome, candidates }) => [outcome, ...candidates.flatMap(({ contradicts }) => contradicts)]);

describe.each(DATABASES)('people in files on $name', ({ create }) => {
  const running = runningApp({}, create);
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  const namesOf = async (q: string) => {
    const path = `/api/admin/clients?filter=${encodeURIComponent(JSON.stringify({ q }))}`;
    const { body } = await admin.request('GET', path);
    const clients = body as unknown as { firstName: string; lastName: string }[];
    return clients.map(({ firstName, lastName }) => `${firstName} ${lastName}`).sort();
  };
  const idOf = async (q: string) => {
    const path = `/api/admin/clients?filter=${encodeURIComponent(JSON.stringify({ q }))}`;
    return String(((await admin.request('GET', path)).body as unknown as { id: string }[])[0]!.id);
  };

  // one address or number for a family, an office or nobody: reported for the importers of EspoCRM and SuiteCRM, which take it for
  // the person
  it.each<[what: string, stored: string, row: string, outcome: string, contradicts: string[]]>([
    [
      'a relative with the address of the family',
      'Jose,Lim,family.lim#@example.com,0917 400 0001,1950-01-02',
      'Corazon,Lim-Tan,family.lim#@example.com,0918 400 0002,1985-06-07',
      'conflict',
      ['firstName', 'dateOfBirth'],
    ],
    [
      'father and son with one landline',
      'Juan,Cruz Sr.,,02 8123 4#,1955-01-02',
      'Juan,Cruz Jr.,,02 8123 4#,1985-01-02',
      'conflict',
      ['suffix', 'dateOfBirth'],
    ],
    [
      'a son whose father has no suffix',
      'Juan,Cruz,juan.cruz#@example.com,,',
      'Juan,Cruz Jr.,juan.cruz#@example.com,,',
      'conflict',
      ['suffix'],
    ],
    [
      'two with one first name and the address of their assistant',
      'Maria,Santos,assistant#@example.com,,',
      'Maria,Reyes,assistant#@example.com,,',
      'conflict',
      ['lastName'],
    ],
    [
      'twins',
      'Ana,Uy,uy#@example.com,,1990-05-06',
      'Ina,Uy,uy#@example.com,,1990-05-06',
      'conflict',
      ['firstName'],
    ],
    [
      'the same person, in capitals',
      'Maria,Santos,maria#@example.com,,1980-03-04',
      'MARIA,SANTOS,Maria#@Example.com,0917 555 1#0,1980-03-04',
      'update',
      [],
    ],
    [
      'a bride',
      'Maria,Santos,maria.s#@example.com,,1980-03-04',
      'Maria,Reyes,maria.s#@example.com,,1980-03-04',
      'update',
      [],
    ],
    [
      'somebody of whom the file says less',
      'Maria,Santos,m.santos#@example.com,,1980-03-04',
      'Maria,,m.santos#@example.com,0917 555 2#0,',
      'update',
      [],
    ],
    ['another address', 'Jose,Lim,one#@example.com,,', 'Jose,Lim,other#@example.com,,', 'create', []],
  ])('%s', async (_, stored, row, outcome, contradicts) => {
    const own = fresh();
    await applied(admin, file(own(stored)));
    const { id } = await checked(admin, file(own(row)));
    expect(said(await rowsOf(admin, id))).toEqual([[outcome, ...contradicts]]);
  });

  it('of one file are compared in the same way', async () => {
    const own = fresh();
    const imported = await checked(
      admin,
      file(
        ...[
          'Juan,Cruz Sr.,,02 8124 4#,1955-01-02',
          'Juan,Cruz Jr.,,02 8124 4#,1985-01-02',
          'Maria,Cruz,cruz#@example.com,,1956-01-02',
          'Ana,Cruz,cruz#@example.com,,',
          'Juan,Cruz Sr.,juan#@example.com,02 8124 4#,1955-01-02',
        ].map(own),
      ),
    );
    expect(said(await rowsOf(admin, imported.id))).toEqual([
      ['create'],
      ['conflict', 'suffix', 'dateOfBirth'],
      ['create'],
      ['conflict', 'firstName'],
      ['update'],
    ]);
    // a later row of the son is the record that the decision makes
    const { body } = await decide(admin, imported.id, { 3: { as: 'other' }, 5: { as: 'skip' } });
    expect(body.counts).toEqual({ create: 3, update: 1, skip: 1, conflict: 0, wrong: 0 });
    await pass(admin, imported.id, 'apply');
    expect(await namesOf(own('02 8124 4#'))).toEqual(['Juan Cruz Jr.', 'Juan Cruz Sr.']);
  });

  it('are found again among those who share an address, once staff have decided', async () => {
    const own = fresh();
    const lines = ['Jose,Yap,yap#@example.com,,1950-01-02', 'Corazon,Yap,yap#@example.com,,'].map(own);
    await applied(admin, file(lines[0]!));
    const second = [lines[1]!, own('Corazon,Yap,yap#@example.com,0918 777 1#0,')];
    const imported = await checked(admin, file(...second));
    expect(imported.counts).toMatchObject({ conflict: 2 });
    const { body } = await decide(admin, imported.id, {}, 'other');
    // both rows are one other person
    expect(body.counts).toEqual({ create: 1, update: 1, skip: 0, conflict: 0, wrong: 0 });
    await pass(admin, imported.id, 'apply');
    expect(await namesOf(own('yap#@example.com'))).toEqual(['Corazon Yap', 'Jose Yap']);
    const again = await checked(admin, file(...lines, ...second));
    expect(again.counts).toEqual({ create: 0, update: 0, skip: 4, conflict: 0, wrong: 0 });
    expect(await pass(admin, imported.id, 'undo')).toMatchObject({ undo: { undone: 2, left: 0 } });
    expect(await namesOf(own('yap#@example.com'))).toEqual(['Jose Yap']);
  });

  it('are the client of a policy only when what the row says of them agrees', async () => {
    const own = fresh();
    await applied(admin, file(own('Ramon,Magno,magno#@example.com,0917 702 0#,1950-01-02')));
    const imported = await checked(
      admin,
      policyFile(
        ...[
          'W-1#,Teresa Magno,1955-03-04,magno#@example.com,,Sun Life,Plan,life,Annual,1000,2024-03-01',
          'W-2#,Teresa Magno,1955-03-04,,0917 702 0#,Sun Life,Plan B,life,Annual,1000,2024-03-01',
          'W-3#,Ramon Magno,,magno#@example.com,,Sun Life,Plan,life,Annual,1000,2024-03-01',
          'W-4#,Ramon Magno,1950-01-02,,,Sun Life,Plan,life,Annual,1000,2024-03-01',
          'W-5#,Ramon Magno,1950-01-03,,,Sun Life,Plan,life,Annual,1000,2024-03-01',
        ].map(own),
      ),
      policies,
    );
    const rows = await rowsOf(admin, imported.id);
    expect(said(rows)).toEqual([
      ['conflict', 'firstName', 'dateOfBirth'],
      ['conflict', 'firstName', 'dateOfBirth'],
      ['create'],
      ['create'],
      ['wrong'],
    ]);
    const ramon = rows[0]!.candidates[0]!.id;
    expect(rows[0]).toMatchObject({
      person: { firstName: 'Teresa', lastName: 'Magno', dateOfBirth: '1955-03-04' },
      candidates: [{ name: 'Ramon Magno', person: { firstName: 'Ramon', dateOfBirth: '1950-01-02' } }],
    });
    // another person is made with the policy
    const { body } = await decide(admin, imported.id, {
      2: { as: 'same', clientId: ramon },
      3: { as: 'other' },
    });
    expect(body.counts).toEqual({ create: 4, update: 0, skip: 0, conflict: 0, wrong: 1 });
    expect(await pass(admin, imported.id, 'apply')).toMatchObject({ counts: { create: 4, wrong: 1 } });
    const path = `/api/admin/policies?filter=${encodeURIComponent(JSON.stringify({ clientId: ramon }))}`;
    expect((await admin.request('GET', path)).body).toHaveLength(3);
    expect(await pass(admin, imported.id, 'undo')).toMatchObject({ undo: { undone: 4, left: 0 } });
  });

  it('with one name and date of birth are each asked for as the client of a policy', async () => {
    const own = fresh();
    const lines = [
      'Ana,Namesake#,ana1.#@example.com,,1970-01-02',
      'Ana,Namesake#,ana2.#@example.com,,1970-01-02',
    ];
    await applied(admin, file(...lines.map(own)));
    const imported = await checked(
      admin,
      policyFile(own('N-1#,Ana Namesake#,1970-01-02,,,Sun Life,Plan,life,Annual,1000,2024-03-01')),
      policies,
    );
    const [row] = await rowsOf(admin, imported.id);
    expect(row).toMatchObject({
      outcome: 'conflict',
      candidates: [{ reasons: ['nameAndBirth'] }, { reasons: ['nameAndBirth'] }],
    });
  });

  it('of leads are compared in the same way', async () => {
    const own = fresh();
    await applied(admin, file(own('Carlos,Ong,ong#@example.com,0917 703 0#,')), { kind: 'leads' });
    const imported = await checked(
      admin,
      file(own('Beth,Ong,ong#@example.com,,'), own('Carlos,Ong,ong#@example.com,0917 704 0#,')),
      { kind: 'leads' },
    );
    expect(said(await rowsOf(admin, imported.id))).toEqual([['conflict', 'firstName'], ['update']]);
    expect((await decide(admin, imported.id, {}, 'other')).body.counts).toMatchObject({
      create: 1,
      update: 1,
    });
    await pass(admin, imported.id, 'apply');
    const { body } = await admin.request('GET', '/api/admin/leads');
    const leads = body as unknown as { email: string; firstName: string }[];
    const found = leads.filter(({ email }) => email === own('ong#@example.com'));
    expect(found.map(({ firstName }) => firstName).sort()).toEqual(['Beth', 'Carlos']);
  });

  // merged records that come back with the next import: reported for SuiteCRM
  it('who were merged are known by the address, number and name of before', async () => {
    const own = fresh();
    await applied(admin, file(own('Tomas,Quiambao,tomas.new#@example.com,0917 705 0#,1970-01-02')));
    await applied(admin, file(own('Tom,Quiambao,tomas.old#@example.com,0918 705 0#,')));
    const [kept, other] = [
      await idOf(own('tomas.new#@example.com')),
      await idOf(own('tomas.old#@example.com')),
    ];
    const merge = { otherId: other, keep: {} };
    const merged = await admin.request('POST', `/api/admin/clients/${kept}/merge`, merge);
    expect(merged.status).toBe(200);
    const lines = [
      'Tom,Quiambao,tomas.old#@example.com,0918 705 0#,',
      'Tom,Quiambao,,0918 705 0#,',
      'Tomas,Quiambao,tomas.old#@example.com,,1970-01-02',
      'Tina,Quiambao,tomas.old#@example.com,,',
    ].map(own);
    const imported = await checked(admin, file(...lines));
    const rows = await rowsOf(admin, imported.id);
    expect(rows.map(({ outcome, errors: [error] }) => [outcome, error?.code])).toEqual([
      ['skip', 'import.unchanged'],
      ['skip', 'import.unchanged'],
      ['skip', 'import.unchanged'],
      ['conflict', undefined],
    ]);
    expect(rows[3]!.candidates).toMatchObject([{ id: kept, contradicts: ['firstName'] }]);
    const policy = own(
      'Q-1#,Tom Quiambao,,tomas.old#@example.com,,Sun Life,Plan,life,Annual,1000,2024-03-01',
    );
    expect((await checked(admin, policyFile(policy), policies)).counts).toMatchObject({ create: 1 });

    // the survivor's own record from before the merge, where the values of the other one were kept
    const back = await admin.request('GET', `/api/admin/clients/${kept}/merges`);
    const [{ id: mergeId }] = back.body as unknown as [{ id: string }];
    await admin.request('POST', `/api/admin/merges/${mergeId}/undo`);
    const keep = { firstName: 'other', email: 'other', phone: 'other' };
    await admin.request('POST', `/api/admin/clients/${kept}/merge`, { otherId: other, keep });
    const former = own('Tomas,Quiambao,tomas.new#@example.com,0917 705 0#,1970-01-02');
    expect((await checked(admin, file(former))).counts).toMatchObject({ create: 0, update: 0, skip: 1 });
  });
});
