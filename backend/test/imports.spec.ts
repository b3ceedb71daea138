import { AdminClient, NO_SUCH_ID } from './support/admin-client.js';
import { clientBody } from './support/bodies.js';
import { DATABASES } from './support/databases.js';
import { expectError } from './support/expect-error.js';
import {
  applied,
  checked,
  decide,
  type ImportBody,
  IMPORTS,
  mapped,
  pass,
  rowsOf,
  uploadFile,
} from './support/imports.js';
import { wrongCounters } from '../src/leads/store/lead-counters.js';
import { ImportedClients } from '../src/clients/store/imported-clients.js';
import { Database } from '../src/platform/database/database.js';
import { WorkOnRows } from '../src/imports/application/work-on-rows.js';
import { LiveClient } from './support/live-client.js';
import { runningApp } from './support/running-app.js';

let count = 0;
/** A new person in each test: first name, address, phone. */
const person = () => {
  count += 1;
  const number = String(count).padStart(3, '0');
  return { name: `Person${count}`, email: `person${count}@file.example`, phone: `+63917555${number}0` };
};

/** The first column is the id in the source. */
const WITH_ID = { columns: { ID: 'sourceId' }, options: { source: 'crm' } };

const file = (...lines: string[]) => `First name,Last name,E-mail,Phone,Notes\r\n${lines.join('\r\n')}\r\n`;

describe.each(DATABASES)('imports of clients on $name', ({ create }) => {
  const running = runningApp({}, create);
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  const clientsNamed = async (q: string) => {
    const path = `/api/admin/clients?filter=${encodeURIComponent(JSON.stringify({ q }))}`;
    return (await admin.request('GET', path)).body as unknown as Record<string, unknown>[];
  };
  const add = async (changes: Record<string, unknown>) =>
    String((await admin.request('POST', '/api/admin/clients', clientBody(changes))).body.id);
  const clientOf = async (id: string) =>
    (await admin.request('GET', `/api/admin/clients/${id}`)).body as Record<string, unknown>;

  it('are uploaded, mapped, checked, applied and taken back', async () => {
    const [known, fresh] = [person(), person()];
    const details = { lastName: null, phone: null, notes: null };
    const id = await add({ firstName: known.name, email: known.email, ...details });
    const before = await clientOf(id);
    const uploaded = await uploadFile(
      admin,
      file(
        `${known.name},Cruz,${known.email.toUpperCase()},${known.phone},Called`,
        `${fresh.name},Lim,${fresh.email},,`,
        ',Nobody,,,',
      ),
    );
    expect(uploaded).toMatchObject({
      status: 201,
      body: {
        ...{ kind: 'clients', fileName: 'people.csv', state: 'uploaded', encoding: 'utf-8', separator: ',' },
        ...{ rows: 3, mapping: null, counts: { create: 0, update: 0, skip: 0, conflict: 0, wrong: 0 } },
        ...{ undo: null, failure: null, appliedAt: null, createdByName: 'Administrator' },
      },
    });
    const [first] = (uploaded.body as unknown as ImportBody).columns;
    expect(first).toEqual({
      heading: 'First name',
      samples: [known.name, fresh.name],
      suggested: 'firstName',
    });
    await admin.request('DELETE', `${IMPORTS}/${String(uploaded.body.id)}`);

    const imported = await checked(
      admin,
      file(
        `${known.name},Cruz,${known.email.toUpperCase()},${known.phone},Called`,
        `${fresh.name},Lim,${fresh.email},,`,
        ',Nobody,,,',
      ),
    );
    expect(imported).toMatchObject({
      state: 'checked',
      done: 3,
      counts: { create: 1, update: 1, skip: 0, conflict: 0, wrong: 1 },
    });
    expect(await clientsNamed(fresh.email)).toEqual([]);
    const [update, creation, wrong] = await rowsOf(admin, imported.id);
    expect(update).toMatchObject({
      ...{ row: 2, outcome: 'update', errors: [], undone: null, left: null },
      fields: {
        lastName: { from: null, to: 'Cruz' },
        phone: { from: null, to: known.phone },
        notes: { from: null, to: 'Called' },
      },
    });
    expect(Object.keys(update!.fields)).toHaveLength(3);
    expect(creation).toMatchObject({
      ...{ row: 3, outcome: 'create' },
      fields: { firstName: { from: null, to: fresh.name }, email: { from: null, to: fresh.email } },
    });
    expect(wrong).toMatchObject({ row: 4, outcome: 'wrong', errors: [{ field: 'firstName' }] });

    expect(await pass(admin, imported.id, 'apply')).toMatchObject({ state: 'applied', done: 3 });
    expect(await clientOf(id)).toMatchObject({ lastName: 'Cruz', phone: known.phone, notes: 'Called' });
    const [made] = await clientsNamed(fresh.email);
    expect(made).toMatchObject({ firstName: fresh.name, lastName: 'Lim', policiesInForce: 0 });
    const activity = await admin.request('GET', `/api/admin/clients/${String(made!.id)}/activity`);
    expect(activity.body).toMatchObject([{ actionType: 'imported', performedByName: 'Administrator' }]);

    expect((await admin.request('GET', `${IMPORTS}/${imported.id}/undo-preview`)).body).toEqual({
      ...{ undone: 2, left: 0, rows: [] },
    });
    expect(await pass(admin, imported.id, 'undo')).toMatchObject({
      state: 'undone',
      undo: { undone: 2, left: 0 },
    });
    const { updatedAt: _, ...unchanged } = before;
    expect(await clientOf(id)).toMatchObject(unchanged);
    expect(await clientsNamed(fresh.email)).toEqual([]);
  });

  it('change nothing when the same file comes twice', async () => {
    const { name, email } = person();
    const lines = `ID,First name,E-mail\r\n${name}-1,${name},${email}\r\n`;
    expect((await applied(admin, lines, WITH_ID)).counts).toMatchObject({ create: 1 });
    const again = await checked(admin, lines, WITH_ID);
    expect(again.counts).toMatchObject({ create: 0, update: 0, skip: 1 });
    const [row] = await rowsOf(admin, again.id);
    expect(row).toMatchObject({ errors: [{ code: 'import.unchanged' }], fields: {} });
    expect(await clientsNamed(email)).toHaveLength(1);
  });

  it('know a record by the id in its source, whatever else has changed', async () => {
    const [before, after] = [person(), person()];
    const line = ({ name, email }: typeof before) =>
      `ID,First name,E-mail\r\n${before.name}-2,${name},${email}\r\n`;
    await applied(admin, line(before), WITH_ID);
    const [made] = await clientsNamed(before.email);
    await applied(admin, line(after), WITH_ID);
    expect(await clientOf(String(made!.id))).toMatchObject({ firstName: after.name, email: after.email });
  });

  it('do not overwrite with empty cells, add tags, and leave another spelling of a number', async () => {
    const { name, email } = person();
    const phone = '0917 000 7701';
    const id = await add({ firstName: name, email, phone, notes: 'Two children', tags: ['VIP'] });
    await applied(admin, `First name,E-mail,Phone,Notes,Tags\r\n${name},${email},+639170007701,,family\r\n`);
    expect(await clientOf(id)).toMatchObject({ phone, notes: 'Two children', tags: ['VIP', 'family'] });
  });

  it('leave records that are there when they are asked to', async () => {
    const { name, email } = person();
    const id = await add({ firstName: name, email, notes: null });
    const imported = await checked(admin, file(`${name},,${email},,New`), { options: { onMatch: 'skip' } });
    expect(await rowsOf(admin, imported.id)).toMatchObject([
      { outcome: 'skip', errors: [{ code: 'import.is-there' }] },
    ]);
    await pass(admin, imported.id, 'apply');
    expect(await clientOf(id)).toMatchObject({ notes: null });
  });

  it('pass over a row that the database refuses, and work on the others', async () => {
    const [refused, fresh] = [person(), person()];
    const { database } = running.app;
    const refuse = (change: 'INSERT' | 'DELETE', row: 'NEW' | 'OLD') =>
      database.write((tx) =>
        tx.query(
          database.dialect === 'sqlite'
            ? `CREATE TRIGGER refused BEFORE ${change} ON clients WHEN ${row}.email = '${refused.email}'
               BEGIN SELECT RAISE(ABORT, 'refused'); END`
            : `CREATE TRIGGER refused BEFORE ${change} ON clients FOR EACH ROW
               IF ${row}.email = '${refused.email}' THEN SIGNAL SQLSTATE '45000'; END IF`,
        ),
      );
    const accept = () => database.write((tx) => tx.query('DROP TRIGGER refused'));
    const lines = file(`${refused.name},,${refused.email},,`, `${fresh.name},,${fresh.email},,`);
    await refuse('INSERT', 'NEW');
    const imported = await applied(admin, lines).finally(accept);
    expect(imported).toMatchObject({ state: 'applied', counts: { create: 1, wrong: 1 } });
    expect(await rowsOf(admin, imported.id, 'wrong')).toMatchObject([
      { row: 2, errors: [{ field: '', code: 'import.row-failed' }] },
    ]);
    expect([await clientsNamed(refused.email), await clientsNamed(fresh.email)]).toMatchObject([[], [{}]]);

    const again = await applied(admin, lines);
    expect(again.counts).toMatchObject({ create: 1, skip: 1 });
    await refuse('DELETE', 'OLD');
    const undone = await pass(admin, again.id, 'undo').finally(accept);
    expect(undone).toMatchObject({ state: 'undone', undo: { undone: 0, left: 1 } });
    expect(await clientsNamed(refused.email)).toHaveLength(1);
  });

  it('wait for a decision where a row may be several, or another person; the counts follow it', async () => {
    const [twice, family] = [person(), person()];
    const ids = [
      await add({ firstName: twice.name, email: twice.email, phone: null }),
      await add({ firstName: twice.name, email: twice.email, phone: null }),
    ];
    const head = await add({ firstName: 'Head', email: null, phone: family.phone });
    const imported = await checked(
      admin,
      file(
        `${twice.name},,${twice.email},,One`,
        `${family.name},,,${family.phone},Child`,
        `${family.name}x,,,${family.phone},Other child`,
        'Nobody,,,,New',
      ),
    );
    expect(imported.counts).toMatchObject({ conflict: 3, create: 1 });
    const [several, relative] = await rowsOf(admin, imported.id, 'conflict');
    expect(several!.candidates.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(several!.candidates[0]).toMatchObject({ reasons: ['email'], contradicts: [] });
    expect(relative).toMatchObject({
      ...{ decision: null, fields: {}, person: { firstName: family.name, phone: family.phone } },
      candidates: [
        {
          ...{ id: head, reasons: ['phone'], contradicts: ['firstName'] },
          person: { firstName: 'Head', lastName: 'Reyes', phone: family.phone },
        },
      ],
    });

    expect(await decide(admin, imported.id, { 2: { as: 'same', clientId: ids[1] } })).toMatchObject({
      ...{ status: 200, body: { state: 'checked', counts: { conflict: 2, create: 1, update: 1 } } },
    });
    const [decided] = await rowsOf(admin, imported.id, 'update');
    expect(decided).toMatchObject({
      ...{ row: 2, decision: { as: 'same', clientId: ids[1] }, candidates: [{}, {}] },
      fields: { notes: { to: 'One' } },
    });
    const rest = await decide(admin, imported.id, { 3: { as: 'other' }, 4: { as: 'same' } }, 'skip');
    expect(rest.body.counts).toEqual({ create: 2, update: 2, skip: 0, conflict: 0, wrong: 0 });
    // a decision can be changed until it is applied
    const changed = await decide(admin, imported.id, { 4: { as: 'skip' } });
    expect(changed.body.counts).toEqual({ create: 2, update: 1, skip: 1, conflict: 0, wrong: 0 });

    expect((await pass(admin, imported.id, 'apply')).counts).toEqual(changed.body.counts);
    expect(await clientOf(ids[1]!)).toMatchObject({ firstName: twice.name, notes: 'One' });
    expect(await clientOf(ids[0]!)).toMatchObject({ notes: null });
    expect(await clientOf(head)).toMatchObject({ firstName: 'Head' });
    expect(await clientsNamed(family.phone)).toHaveLength(2);
    expectError(await decide(admin, imported.id, { 2: { as: 'skip' } }), 400, ['rows.2']);
    expect(await pass(admin, imported.id, 'undo')).toMatchObject({ undo: { undone: 3, left: 0 } });
    expect(await clientOf(ids[1]!)).toMatchObject({ notes: null });
    expect(await clientsNamed(family.phone)).toHaveLength(1);
    expectError(await decide(admin, imported.id, {}, 'skip'), 409);
  });

  it('are decided alike where the same fields contradict', async () => {
    const [one, other] = [person(), person()];
    for (const { name, email } of [one, other])
      await add({ firstName: name, lastName: 'Cruz', email, dateOfBirth: '1980-01-01' });
    const imported = await checked(
      admin,
      [
        'First name,Last name,E-mail,Date of birth',
        `Child,Cruz,${one.email},`,
        `${one.name},Cruz,${one.email},1990-01-01`,
        `Niece,Cruz,${other.email},`,
        `Niece,Cruz,${other.email},1990-01-01`,
      ].join('\n'),
    );
    expect(imported.counts).toMatchObject({ conflict: 4 });
    const all = (as: string, kind: unknown) =>
      admin.request('PUT', `${IMPORTS}/${imported.id}/decisions`, { rows: {}, rest: as, kind });
    expect((await all('other', ['firstName'])).body.counts).toMatchObject({ create: 2, conflict: 2 });
    expect((await all('same', ['dateOfBirth'])).body.counts).toMatchObject({ update: 1, conflict: 1 });
    expect((await all('skip', [])).body.counts).toMatchObject({ conflict: 1, skip: 0 });
    expect((await all('skip', ['dateOfBirth', 'firstName'])).body.counts).toMatchObject({
      skip: 1,
      conflict: 0,
    });
    expectError(await all('skip', ['notes']), 400, ['kind']);
  });

  it('reject a decision that makes no sense, by its field, and store nothing of it', async () => {
    const [twice, alone] = [person(), person()];
    for (const firstName of [twice.name, twice.name]) await add({ firstName, email: twice.email });
    const single = await add({ firstName: 'Other', email: alone.email });
    const lines = file(`${twice.name},,${twice.email},,`, `${alone.name},,${alone.email},,`, 'Nobody,,,,');
    const early = await mapped(admin, lines);
    expectError(await decide(admin, early.id, {}, 'skip'), 409);
    const { id } = await checked(admin, lines);
    const rejected = async (rows: object, ...fields: string[]) =>
      expectError(await decide(admin, id, { 3: { as: 'skip' }, ...rows }), 400, fields);
    await rejected({ 2: { as: 'same' } }, 'rows.2.clientId');
    await rejected({ 2: { as: 'same', clientId: single } }, 'rows.2.clientId');
    await rejected({ 3: { as: 'same', clientId: NO_SUCH_ID } }, 'rows.3.clientId');
    await rejected({ 4: { as: 'skip' } }, 'rows.4');
    await rejected({ 99: { as: 'skip' } }, 'rows.99');
    await rejected({ one: { as: 'skip' } }, 'rows.one');
    await rejected({ 2: { as: 'first' }, 3: null }, 'rows.2', 'rows.3');
    const many = Object.fromEntries(Array.from({ length: 1_001 }, (_, row) => [row + 2, { as: 'skip' }]));
    await rejected(many, 'rows');
    expectError(await decide(admin, id, {}, 'first'), 400, ['rest']);
    expectError(await decide(admin, NO_SUCH_ID, {}, 'skip'), 404);
    expect((await admin.request('GET', `${IMPORTS}/${id}`)).body).toMatchObject({ counts: { conflict: 2 } });
    // nothing says which one
    const rest = await decide(admin, id, {}, 'same');
    expect(rest.body).toMatchObject({ counts: { conflict: 1, update: 1 } });
  });

  it('leave rows without a decision, say so in the report, and apply them when they are decided later', async () => {
    const [family, seen] = [person(), person()];
    const head = await add({ firstName: 'Head', email: family.email });
    const known = await add({ firstName: seen.name, email: seen.email, notes: 'Seen' });
    const imported = await applied(
      admin,
      file(`${family.name},,${family.email},,Child`, `${seen.name},,${seen.email},,Seen`),
    );
    expect(imported).toMatchObject({ state: 'applied', counts: { conflict: 1, skip: 1 } });
    const report = await admin.request('GET', `${IMPORTS}/${imported.id}/report.csv`);
    expect(report.text).toContain('Not decided and not applied; it may be Head Reyes (other First name)');
    expectError(await admin.request('POST', `${IMPORTS}/${imported.id}/apply`), 409);

    await admin.request('PATCH', `/api/admin/clients/${known}`, { notes: 'By hand' });
    const decided = await decide(admin, imported.id, {}, 'other');
    expect(decided.body).toMatchObject({ state: 'applied', counts: { conflict: 1, create: 0 } });
    expect(await pass(admin, imported.id, 'apply')).toMatchObject({ counts: { conflict: 0, create: 1 } });
    expect(await clientsNamed(family.email)).toHaveLength(2);
    expect([await clientOf(head), await clientOf(known)]).toMatchObject([
      { firstName: 'Head', notes: null },
      { notes: 'By hand' },
    ]);
    expectError(await admin.request('POST', `${IMPORTS}/${imported.id}/apply`), 409);
    expect(await pass(admin, imported.id, 'undo')).toMatchObject({ undo: { undone: 1, left: 0 } });
  });

  it('look at records again when they are applied, also at those that were decided about', async () => {
    const [gone, held, edited] = [person(), person(), person()];
    const ids = [
      await add({ firstName: 'Gone', email: gone.email, notes: null }),
      await add({ firstName: 'Held', email: held.email, notes: null }),
    ];
    const id = await add({ firstName: edited.name, email: edited.email, notes: null });
    const line = ({ name, email }: typeof gone) => `${name},,${email},,New`;
    const imported = await checked(admin, file(line(gone), line(held), line(edited)));
    await decide(admin, imported.id, {}, 'same');
    await admin.request('DELETE', `/api/admin/clients/${ids[0]}`);
    await admin.request('POST', '/api/admin/privacy/holds', { email: held.email, reason: 'A case at court' });
    await admin.request('PATCH', `/api/admin/clients/${id}`, { firstName: 'Corrected' });
    const done = await pass(admin, imported.id, 'apply');
    expect(done.counts).toEqual({ create: 0, update: 0, skip: 1, conflict: 2, wrong: 0 });
    const rows = await rowsOf(admin, imported.id);
    expect(rows.map(({ outcome, errors: [error] }) => [outcome, error?.code])).toEqual([
      ['conflict', 'import.chosen-gone'],
      ['skip', 'import.held'],
      ['conflict', undefined],
    ]);
    expect(await clientOf(ids[1]!)).toMatchObject({ firstName: 'Held', notes: null });
    expect(await clientOf(id)).toMatchObject({ firstName: 'Corrected', notes: null });
  });

  it('follow a decision to the client that was kept of a merge, and apply none to a client who is gone', async () => {
    const [kept, merged, gone] = [person(), person(), person()];
    const details = { firstName: 'Elder', notes: null, phone: null };
    const survivor = await add({ ...details, email: kept.email });
    const other = await add({ ...details, email: merged.email });
    const twins = [
      await add({ ...details, email: gone.email }),
      await add({ ...details, email: gone.email }),
    ];
    const imported = await checked(
      admin,
      file(`Child,Reyes,${merged.email},,New`, `Elder,Reyes,${gone.email},,New`),
    );
    await decide(admin, imported.id, {
      2: { as: 'same', clientId: other },
      3: { as: 'same', clientId: twins[0] },
    });
    await admin.request('POST', `/api/admin/clients/${survivor}/merge`, { otherId: other, keep: {} });
    await admin.request('DELETE', `/api/admin/clients/${twins[0]!}`);
    expect(await pass(admin, imported.id, 'apply')).toMatchObject({ counts: { update: 1, conflict: 1 } });
    expect([await clientOf(survivor), await clientOf(twins[1]!)]).toMatchObject([
      { firstName: 'Child', notes: 'New' },
      { firstName: 'Elder', notes: null },
    ]);
    expect((await rowsOf(admin, imported.id))[1]).toMatchObject({
      errors: [{ code: 'import.chosen-gone' }],
      candidates: [{ id: twins[1] }],
    });
  });

  it('make another client by decision, also where those who were asked about were merged since', async () => {
    const [kept, merged] = [person(), person()];
    const details = { firstName: 'Alike', notes: null, phone: null };
    const survivor = await add({ ...details, email: kept.email });
    const ids = [
      await add({ ...details, email: merged.email }),
      await add({ ...details, email: merged.email }),
    ];
    const imported = await checked(admin, file(`Alike,Reyes,${merged.email},,New`));
    await decide(admin, imported.id, {}, 'other');
    for (const otherId of ids)
      await admin.request('POST', `/api/admin/clients/${survivor}/merge`, { otherId, keep: {} });
    expect(await pass(admin, imported.id, 'apply')).toMatchObject({ counts: { create: 1, update: 0 } });
    expect(await clientOf(survivor)).toMatchObject({ notes: null });
  });

  it.each([
    ['e-mail', ['new#@moved.example,+63917556#0', 'old#@moved.example,']],
    ['phone', ['old#@moved.example,+63917556#1', ',+63917556#0']],
  ])('ask about a row that an earlier one has taken the %s of', async (_, contacts) => {
    count += 1;
    const own = (text: string) => text.replace(/#/g, String(count).padStart(3, '0'));
    const id = await add({ firstName: 'Ana', email: own('old#@moved.example'), phone: own('+63917556#0') });
    const lines = contacts.map((contact, place) => `Ana,Reyes,${own(contact)},Row ${place}`);
    const imported = await checked(admin, file(...lines));
    expect(imported.counts).toMatchObject({ update: 2 });
    expect((await pass(admin, imported.id, 'apply')).counts).toMatchObject({
      update: 1,
      conflict: 1,
      create: 0,
    });
    const [, row] = await rowsOf(admin, imported.id);
    expect(row).toMatchObject({
      errors: [{ code: 'import.not-as-checked' }],
      candidates: [{ id, reasons: ['check'], contradicts: [] }],
    });
    await decide(admin, imported.id, {}, 'same');
    expect((await pass(admin, imported.id, 'apply')).counts).toMatchObject({ update: 2, create: 0 });
    expect(await clientOf(id)).toMatchObject({ notes: 'Row 1' });
    expect(await pass(admin, imported.id, 'undo')).toMatchObject({ undo: { undone: 2, left: 0 } });
  });

  it('see rows of one file that are the same person, and relatives with the same address', async () => {
    const { name, email, phone } = person();
    const lines = file(
      `${name},Cruz,${email},,`,
      `${name},,${email},${phone},Later`,
      `${name},Cruz,${email},,`,
      `Child,Cruz,${email},,`,
    );
    const imported = await checked(admin, lines);
    expect(imported.counts).toEqual({ create: 1, update: 1, skip: 1, conflict: 1, wrong: 0 });
    const [, later, same, child] = await rowsOf(admin, imported.id);
    expect(later).toMatchObject({ outcome: 'update', fields: { phone: { from: null, to: phone } } });
    expect(same).toMatchObject({ errors: [{ code: 'import.same-as-row' }] });
    expect(child!.candidates).toMatchObject([{ name: 'Row 2', reasons: ['file'] }]);
    await pass(admin, imported.id, 'apply');
    expect(await clientsNamed(email)).toMatchObject([{ firstName: name, phone, notes: 'Later' }]);
    expect(await pass(admin, imported.id, 'undo')).toMatchObject({ undo: { undone: 2, left: 0 } });
    expect(await clientsNamed(email)).toEqual([]);
  });

  it('take no more pieces for rows that share an address', async () => {
    const { email } = person();
    const lines = Array.from({ length: 250 }, (_, place) => `${place % 2 ? 'Ana' : 'Ben'},Cruz,${email},,`);
    const { id } = await mapped(admin, file(...lines));
    const pieces = jest.spyOn(running.app.app.get(WorkOnRows), 'advance');
    const imported = await pass(admin, id, 'dry-run');
    // three of at most 100 rows, and the end
    expect(pieces).toHaveBeenCalledTimes(4);
    pieces.mockRestore();
    expect(imported.counts).toMatchObject({ create: 1, skip: 124, conflict: 125 });
    const [other] = await rowsOf(admin, id, 'conflict');
    const decided = await decide(admin, id, { [other!.row]: { as: 'other' } });
    expect(decided.body.counts).toMatchObject({ create: 2, conflict: 124 });
  });

  it.each<[what: string, line: (email: string, place: number) => string, most: number]>([
    ['change one client', (email, place) => `Ana,Cruz,${email},,Note ${place}`, 1],
    ['change the number of one client', (email, place) => `Ana,Cruz,${email},0918${1_000_000 + place},`, 1],
    ['are two for each new client', (email, place) => `Ana,Cruz,${place >> 1}.${email},,Note ${place}`, 1],
    [
      'say more of each client in pairs',
      (email, place) => `Ana,${place % 2 ? 'Cruz' : ''},${place >> 1}.${email},,`,
      3,
    ],
  ])(
    'look at each row a few times where rows %s, and take them back in as many pieces',
    async (_, line, most) => {
      const work = running.app.app.get(WorkOnRows);
      const clients = running.app.app.get(ImportedClients);
      const { connection } = running.app.app.get(Database).reader;
      const runner = connection.createQueryRunner();
      const statements = jest.spyOn(Object.getPrototypeOf(runner) as typeof runner, 'query');
      const counted = async (rows: number) => {
        const { email } = person();
        const lines = Array.from({ length: rows }, (_row, place) => line(email, place));
        const { id, counts } = await checked(admin, file(...lines));
        const matched = jest.spyOn(clients, 'match');
        statements.mockClear();
        expect((await pass(admin, id, 'apply')).counts).toEqual(counts);
        const planned = matched.mock.calls.reduce((sum, [, some]) => sum + some.length, 0);
        matched.mockRestore();
        expect(planned).toBeLessThanOrEqual(most * rows);
        const said = statements.mock.calls.length;
        const pieces = jest.spyOn(work, 'advance');
        expect(await pass(admin, id, 'undo')).toMatchObject({ undo: { undone: rows, left: 0 } });
        expect(pieces).toHaveBeenCalledTimes(rows / 100 + 1);
        pieces.mockRestore();
        return said;
      };
      const once = await counted(100);
      expect(await counted(200)).toBeLessThanOrEqual(2.5 * once);
      statements.mockRestore();
      await runner.release();
    },
  );

  it('are taken back only where nothing was changed since, and name the rest', async () => {
    const [changed, used, updated] = [person(), person(), person()];
    const id = await add({ firstName: updated.name, email: updated.email, notes: null, lastName: 'Old' });
    const imported = await applied(
      admin,
      file(
        `${changed.name},A,${changed.email},,`,
        `${used.name},B,${used.email},,`,
        `${updated.name},Old-New,${updated.email},,Imported`,
      ),
    );
    const [one] = await clientsNamed(changed.email);
    await admin.request('PATCH', `/api/admin/clients/${String(one!.id)}`, { lastName: 'Corrected' });
    const [two] = await clientsNamed(used.email);
    await admin.request('POST', `/api/admin/clients/${String(two!.id)}/notes`, { note: 'Called' });
    await admin.request('PATCH', `/api/admin/clients/${id}`, { notes: 'By hand' });
    const preview = await admin.request('GET', `${IMPORTS}/${imported.id}/undo-preview`);
    expect(preview.body).toMatchObject({ undone: 0, left: 3 });
    expect((preview.body as { rows: object[] }).rows).toHaveLength(3);

    expect(await pass(admin, imported.id, 'undo')).toMatchObject({ undo: { undone: 0, left: 3 } });
    const rows = await rowsOf(admin, imported.id);
    expect(rows.map(({ left, errors: [error] }) => [left, error?.code])).toEqual([
      [{ lastName: 'Corrected' }, 'import.changed-since'],
      [{}, 'import.used-since'],
      [{ notes: 'By hand' }, 'import.changed-since'],
    ]);
    expect(await clientOf(id)).toMatchObject({ lastName: 'Old', notes: 'By hand' });
    expect(await clientsNamed(changed.email)).toHaveLength(1);
    expectError(await admin.request('POST', `${IMPORTS}/${imported.id}/undo`), 409);
  });

  it('say in a report what became of each row, and give the wrong rows back', async () => {
    const { name, email } = person();
    const imported = await applied(admin, file(`${name},,${email},+63 917,`, `"","Cruz, Jr.",=1+1,,`));
    const report = await admin.request('GET', `${IMPORTS}/${imported.id}/report.csv`);
    expect(report.headers['content-type']).toMatch('text/csv');
    const wrong = await admin.request('GET', `${IMPORTS}/${imported.id}/wrong.csv`);
    expect(wrong.text).toMatch(/^\ufeff?First name,Last name,E-mail,Phone,Notes,Error\r\n/);
    expect(wrong.text).toContain('"Cruz, Jr."');
  });

  it('send short samples of long cells, which an erasure takes away', async () => {
    const { name, email } = person();
    const { body } = await uploadFile(admin, file(`${name},,${email},,${'x'.repeat(500_000)}`));
    const list = await admin.request('GET', `${IMPORTS}?range=[0,0]`);
    expect(list.body).toMatchObject([
      { id: body.id, columns: [{}, {}, { samples: [email] }, {}, { samples: [`${'x'.repeat(139)}…`] }] },
    ]);
    expect(list.text.length).toBeLessThan(4_000);
    await admin.request('POST', '/api/admin/privacy/erasures', { email, reason: 'Asked for it' });
    const stored = () => running.app.rows<{ id: string; samples: string | null }>('imports');
    const kept = (await stored()).find(({ id }) => id === body.id);
    expect(kept).toMatchObject({ samples: JSON.stringify([[], [], [], [], []]) });
    const after = await admin.request('GET', `${IMPORTS}/${String(body.id)}`);
    expect(after.body).toMatchObject({ columns: [{ samples: [] }, {}, { samples: [] }, {}, {}] });
  });

  it('stop when staff stop them; what was applied by then is taken back', async () => {
    const people = Array.from({ length: 1_000 }, person);
    const lines = file(...people.map(({ name, email }) => `${name},,${email},,`));
    const { id } = await checked(admin, lines);
    const at = (step: string) => admin.request('POST', `${IMPORTS}/${id}/${step}`);
    expectError(await at('stop'), 409);
    await at('apply');
    const now = async () => (await admin.request('GET', `${IMPORTS}/${id}`)).body as ImportBody;
    while ((await now()).done === 0);
    expect(await at('stop')).toMatchObject({ status: 200, body: { state: 'failed', failure: 'stopped' } });
    const { done } = await now();
    expect(done).toBeLessThan(people.length);
    expect(await pass(admin, id, 'apply')).toMatchObject({ state: 'applied', counts: { create: 1_000 } });
    expect(await pass(admin, id, 'undo')).toMatchObject({
      state: 'undone',
      undo: { undone: 1_000, left: 0 },
    });
  });

  it('stop when whoever began them is no longer an active superadmin', async () => {
    const { database } = running.app;
    const { name, email } = person();
    const { id } = await checked(admin, file(`${name},,${email},,`));
    const gone = `UPDATE imports SET state = 'applying', startedAt = createdAt, startedBy = ?, position = 0, leasedBy = NULL WHERE id = ?`;
    await database.write((tx) => tx.query(gone, [NO_SUCH_ID, id]));
    const stopped = async (): Promise<ImportBody> => {
      const { body } = await admin.request('GET', `${IMPORTS}/${id}`);
      return body.state === 'applying' ? stopped() : (body as ImportBody);
    };
    expect(await stopped()).toMatchObject({ state: 'failed', failure: 'no-permission', appliedAt: null });
    expect(await clientsNamed(email)).toEqual([]);
  });

  it('are rejected in words in a state in which a step makes no sense', async () => {
    const { name } = person();
    const { body } = await uploadFile(admin, file(`${name},,,,`));
    const at = (step: string) => admin.request('POST', `${IMPORTS}/${String(body.id)}/${step}`);
    expectError(await at('dry-run'), 409);
    expectError(await at('apply'), 409);
    expectError(await at('undo'), 409);
    const imported = await mapped(admin, file(`${name},,,,`));
    expectError(await admin.request('POST', `${IMPORTS}/${imported.id}/apply`), 409);
    await pass(admin, imported.id, 'dry-run');
    await pass(admin, imported.id, 'apply');
    expectError(await admin.request('POST', `${IMPORTS}/${imported.id}/dry-run`), 409);
    const mapping = { columns: {}, options: {} };
    expectError(await admin.request('PUT', `${IMPORTS}/${imported.id}/mapping`, mapping), 409);
  });

  describe('of leads', () => {
    const HEADINGS = 'First name,Last name,E-mail,Phone,Lead status,Source,Created';
    const leadsWith = async (email: string) => {
      const { body } = await admin.request('GET', '/api/admin/leads');
      return (body as unknown as Record<string, unknown>[]).filter((lead) => lead.email === email);
    };

    it('make answered bookings and subscriptions without consent, counted and found', async () => {
      const [one, other] = [person(), person()];
      const before = (await admin.request('GET', '/api/admin/stats')).body;
      const imported = await applied(
        admin,
        `${HEADINGS}\r\n${one.name},Tan,${one.email},${one.phone},In Progress,,2025-01-02T03:04:05Z\r\n${other.name},,${other.email},,,subscription,\r\n`,
        { kind: 'leads' },
      );
      expect(imported).toMatchObject({ state: 'applied', counts: { create: 2 } });
      expect(await leadsWith(one.email)).toMatchObject([
        {
          ...{ leadType: 'appointment', firstName: one.name, leadStatus: 'In Progress' },
          ...{ preferredDate: 'Not set', createdAt: '2025-01-02T03:04:05.000Z' },
        },
      ]);
      const [subscription] = await leadsWith(other.email);
      expect(subscription).toMatchObject({ leadType: 'subscription', leadSource: 'subscription' });
      const subscribers = await running.app.rows<{ subscriptionId: string }>('newsletter_subscribers');
      expect(subscribers.filter(({ subscriptionId }) => subscriptionId === subscription!.id)).toEqual([]);
      expect((await admin.request('GET', '/api/admin/stats')).body).not.toEqual(before);
      await expectRightCounters();

      const again = await applied(admin, `${HEADINGS}\r\n${one.name},Tan-Cruz,${one.email},,,,\r\n`, {
        kind: 'leads',
      });
      expect(again.counts).toMatchObject({ update: 1 });
      expect(await leadsWith(one.email)).toMatchObject([{ lastName: 'Tan-Cruz', phone: one.phone }]);
      await pass(admin, again.id, 'undo');
      expect(await leadsWith(one.email)).toMatchObject([{ lastName: 'Tan' }]);
      expect(await pass(admin, imported.id, 'undo')).toMatchObject({ undo: { undone: 2, left: 0 } });
      expect([...(await leadsWith(one.email)), ...(await leadsWith(other.email))]).toEqual([]);
      expect((await admin.request('GET', '/api/admin/stats')).body).toEqual(before);
      await expectRightCounters();
    });

    it('are one subscription for each mailbox, whatever the name', async () => {
      const [stored, fresh] = [person(), person()];
      const lines = (...rows: [string, string][]) =>
        `First name,E-mail,Source\r\n${rows.map(([name, email]) => `${name},${email},subscription\r\n`).join('')}`;
      await applied(admin, lines(['Ana', stored.email]), { kind: 'leads' });
      const content = lines(['Ben', stored.email], ['Carl', fresh.email], ['Dina', fresh.email]);
      const imported = await checked(admin, content, { kind: 'leads' });
      expect(imported.counts).toMatchObject({ create: 1, update: 2, conflict: 0, wrong: 0 });
      const done = await pass(admin, imported.id, 'apply');
      expect(done.counts).toEqual(imported.counts);
      expect(await pass(admin, imported.id, 'undo')).toMatchObject({ undo: { undone: 3, left: 0 } });
    });

    it('invent no consultation for a row that says none, until staff give it a day', async () => {
      const [one, other] = [person(), person()];
      const before = await wholeCalendar();
      const rows = `${one.name},Tan,${one.email},${one.phone},\r\n${other.name},Cruz,${other.email},${other.phone},\r\n`;
      const file = `First name,Last name,Email,Phone,Source\r\n${rows}`;
      const imported = await checked(admin, file, { kind: 'leads' });
      const said = ({ name, email, phone }: typeof one, lastName: string) => ({
        firstName: { from: null, to: name },
        lastName: { from: null, to: lastName },
        email: { from: null, to: email },
        phone: { from: null, to: phone },
      });
      const shown = await rowsOf(admin, imported.id);
      expect(shown.map(({ fields }) => fields)).toEqual([said(one, 'Tan'), said(other, 'Cruz')]);
      await pass(admin, imported.id, 'apply');

      const [lead] = await leadsWith(one.email);
      expect(lead).toMatchObject({
        ...{ preferredDate: 'Not set', preferredTime: 'Not set', serviceInterest: 'Not set' },
        ...{ bookingStatus: 'Hold', leadStatus: 'New', dateOfBirth: '' },
      });
      const id = String(lead!.id);
      const listed = await admin.request(
        'GET',
        '/api/admin/leads?range=[0,99]&filter={"leadType":"appointment"}',
      );
      const listedLeads = listed.body as unknown as {
        id: string;
        clash: number;
        outsideHours: string | null;
      }[];
      expect(listedLeads.find((found) => found.id === id)).toMatchObject({ clash: 0, outsideHours: null });
      expect(await wholeCalendar()).toEqual(before);
      const { consultations, unanswered } = (await admin.request('GET', '/api/admin/today')).body as Record<
        string,
        object
      >;
      expect(JSON.stringify([consultations, unanswered])).not.toContain(id);

      const mails = async () =>
        (await running.app.rows<{ leadId: string }>('outgoing_mails')).filter(({ leadId }) => leadId === id);
      const path = `/api/admin/appointments/${id}`;
      expect(
        (await admin.request('PATCH', `${path}/booking-status`, { bookingStatus: 'Confirmed' })).status,
      ).toBe(200);
      expect(await mails()).toEqual([]);
      await admin.request('PATCH', `${path}/booking-status`, { bookingStatus: 'Hold' });
      const time = { preferredDate: dayIn(3), preferredTime: '10am' };
      expect((await admin.request('PATCH', `${path}/schedule`, time)).body).toMatchObject(time);
      expect(await wholeCalendar()).not.toEqual(before);
      await admin.request('PATCH', `${path}/booking-status`, { bookingStatus: 'Confirmed' });
      expect((await mails()).length).toBeGreaterThan(0);
      await expectRightCounters();
    });

    const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const wholeCalendar = async (): Promise<unknown> =>
      (await admin.request('GET', `/api/admin/calendar/days?from=${dayIn(-3)}&to=${dayIn(60)}`)).body;

    it('leave out those of an exported list who were erased', async () => {
      const { name, email } = person();
      await applied(admin, `${HEADINGS}\r\n${name},,${email},,,,\r\n`, { kind: 'leads' });
      const [lead] = await leadsWith(email);
      await admin.request('POST', '/api/admin/privacy/erasures', { email, reason: 'Asked for it' });
      const list = `First Name,Email,Booking Status,Lead ID\r\n,,,${String(lead!.id)}\r\n`;
      const imported = await checked(admin, list, { kind: 'leads' });
      expect(await rowsOf(admin, imported.id)).toMatchObject([
        { outcome: 'skip', errors: [{ code: 'import.erased' }] },
      ]);
    });

    async function expectRightCounters() {
      expect(await running.app.database.reader.query(wrongCounters())).toEqual([]);
    }
  });

  it('neither overwrite nor delete what is stored about a person under a legal hold', async () => {
    const [held, fresh] = [person(), person()];
    const id = await add({ firstName: held.name, email: held.email, phone: null, notes: 'Kept' });
    const hold = (email: string) =>
      admin.request('POST', '/api/admin/privacy/holds', { email, reason: 'A case at court' });
    await hold(held.email);
    const imported = await applied(
      admin,
      file(`${held.name},,${held.email},,Other`, `${fresh.name},,${fresh.email},,`),
    );
    expect(await rowsOf(admin, imported.id, 'skip')).toMatchObject([
      { row: 2, errors: [{ code: 'import.held' }] },
    ]);
    const filled = await applied(admin, file(`${held.name},,${held.email},${held.phone},`));
    expect(await clientOf(id)).toMatchObject({ notes: 'Kept', phone: held.phone });
    expect(await pass(admin, filled.id, 'undo')).toMatchObject({ undo: { undone: 0, left: 1 } });
    await hold(fresh.email);
    expect(await pass(admin, imported.id, 'undo')).toMatchObject({ undo: { undone: 0, left: 1 } });
    expect(await clientsNamed(fresh.email)).toHaveLength(1);
  });

  it('are part of what is held about a person, and an erased person does not come back', async () => {
    const { name, email, phone } = person();
    const line = file(`${name},Erased,${email.toUpperCase()},${phone},`, `${name},Erased,,${phone},`);
    const imported = await checked(admin, line);
    const found = await admin.request('GET', `/api/admin/privacy/export?email=${email}`);
    expect(found.body.importRows).toEqual([
      {
        ...{ createdAt: expect.any(String), fileName: 'people.csv', row: 2 },
        cells: {
          ...{ 'First name': name, 'Last name': 'Erased', 'E-mail': email.toUpperCase(), Phone: phone },
        },
      },
    ]);
    await pass(admin, imported.id, 'apply');
    const erased = await admin.request('POST', '/api/admin/privacy/erasures', {
      email,
      reason: 'Asked for it',
    });
    expect(erased).toMatchObject({ status: 201, body: { counts: { clients: 1, importRows: 2 } } });
    expect(await rowsOf(admin, imported.id)).toMatchObject([
      { row: 2, cells: [], fields: {} },
      { row: 3, cells: [], fields: {} },
    ]);
    expect((await admin.request('GET', `${IMPORTS}/${imported.id}`)).body).toMatchObject({
      counts: { create: 0, update: 0, skip: 2 },
    });
    expect(JSON.stringify(await running.app.rows('import_rows'))).not.toContain(name);
    const again = await applied(admin, line);
    expect(again.counts).toMatchObject({ create: 0, skip: 2 });
    expect(await rowsOf(admin, again.id)).toMatchObject([
      { errors: [{ code: 'import.erased' }] },
      { errors: [{ code: 'import.erased' }] },
    ]);
    expect(await clientsNamed(email)).toEqual([]);
    // the rows of the other import cannot be taken back any more
    expect(await pass(admin, imported.id, 'undo')).toMatchObject({ undo: { undone: 0, left: 0 } });
  });

  it('are deleted with their rows, and what they made stays', async () => {
    const { name, email } = person();
    const imported = await applied(admin, file(`${name},,${email},,`));
    expect((await admin.request('DELETE', `${IMPORTS}/${imported.id}`)).status).toBe(204);
    expectError(await admin.request('GET', `${IMPORTS}/${imported.id}`), 404);
    const rows = await running.app.rows<{ importId: string }>('import_rows');
    expect(rows.filter(({ importId }) => importId === imported.id)).toEqual([]);
    expect(await clientsNamed(email)).toHaveLength(1);
  });

  it('send one live message for each step, and no mail', async () => {
    const { name, email } = person();
    const mails = (await running.app.rows('outgoing_mails')).length;
    const { client: live } = await LiveClient.connect(running.app, admin.cookie);
    const imported = await applied(admin, file(`${name},,${email},,`));
    const update = { type: 'import_updated', data: { id: imported.id } };
    for (let ends = 0; ends < 2;) {
      const message = await live.next();
      expect(message.type).toBe('import_updated');
      // that of the test before may come late
      if (message.data.id === imported.id) ends += 1;
    }
    live.socket.close();
    expect(live.frames.filter((frame) => frame === JSON.stringify(update))).toHaveLength(2);
    expect(await running.app.rows('outgoing_mails')).toHaveLength(mails);
  });
});
