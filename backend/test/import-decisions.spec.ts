import { AdminClient, NO_SUCH_ID } from './support/admin-client.js';
import { clientBody } from './support/bodies.js';
import { DATABASES } from './support/databases.js';
import { expectError } from './support/expect-error.js';
import {
  applied,
  checked,
  clientFile,
  decide,
  IMPORTS,
  mapped,
  newPerson,
  pass,
  rowsOf,
} from './support/imports.js';
import { runningApp } from './support/running-app.js';

describe.each(DATABASES)('decisions about rows of clients on $name', ({ create }) => {
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

  it('wait for a decision where a row may be several, or another person; the counts follow it', async () => {
    const [twice, family] = [newPerson(), newPerson()];
    const ids = [
      await add({ firstName: twice.name, email: twice.email, phone: null }),
      await add({ firstName: twice.name, email: twice.email, phone: null }),
    ];
    const head = await add({ firstName: 'Head', email: null, phone: family.phone });
    const imported = await checked(
      admin,
      clientFile(
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
      decision: null,
      fields: {},
      person: { firstName: family.name, phone: family.phone },
      candidates: [
        {
          id: head,
          reasons: ['phone'],
          contradicts: ['firstName'],
          person: { firstName: 'Head', lastName: 'Reyes', phone: family.phone },
        },
      ],
    });

    expect(await decide(admin, imported.id, { 2: { as: 'same', clientId: ids[1] } })).toMatchObject({
      status: 200,
      body: { state: 'checked', counts: { conflict: 2, create: 1, update: 1 } },
    });
    const [decided] = await rowsOf(admin, imported.id, 'update');
    expect(decided).toMatchObject({
      row: 2,
      decision: { as: 'same', clientId: ids[1] },
      candidates: [{}, {}],
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
    const [one, other] = [newPerson(), newPerson()];
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
    const [twice, alone] = [newPerson(), newPerson()];
    for (const firstName of [twice.name, twice.name]) await add({ firstName, email: twice.email });
    const single = await add({ firstName: 'Other', email: alone.email });
    const lines = clientFile(
      `${twice.name},,${twice.email},,`,
      `${alone.name},,${alone.email},,`,
      'Nobody,,,,',
    );
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
    const [family, seen] = [newPerson(), newPerson()];
    const head = await add({ firstName: 'Head', email: family.email });
    const known = await add({ firstName: seen.name, email: seen.email, notes: 'Seen' });
    const imported = await applied(
      admin,
      clientFile(`${family.name},,${family.email},,Child`, `${seen.name},,${seen.email},,Seen`),
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
    const [gone, held, edited] = [newPerson(), newPerson(), newPerson()];
    const ids = [
      await add({ firstName: 'Gone', email: gone.email, notes: null }),
      await add({ firstName: 'Held', email: held.email, notes: null }),
    ];
    const id = await add({ firstName: edited.name, email: edited.email, notes: null });
    const line = ({ name, email }: typeof gone) => `${name},,${email},,New`;
    const imported = await checked(admin, clientFile(line(gone), line(held), line(edited)));
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
    const [kept, merged, gone] = [newPerson(), newPerson(), newPerson()];
    const details = { firstName: 'Elder', notes: null, phone: null };
    const survivor = await add({ ...details, email: kept.email });
    const other = await add({ ...details, email: merged.email });
    const twins = [
      await add({ ...details, email: gone.email }),
      await add({ ...details, email: gone.email }),
    ];
    const imported = await checked(
      admin,
      clientFile(`Child,Reyes,${merged.email},,New`, `Elder,Reyes,${gone.email},,New`),
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
    const [kept, merged] = [newPerson(), newPerson()];
    const details = { firstName: 'Alike', notes: null, phone: null };
    const survivor = await add({ ...details, email: kept.email });
    const ids = [
      await add({ ...details, email: merged.email }),
      await add({ ...details, email: merged.email }),
    ];
    const imported = await checked(admin, clientFile(`Alike,Reyes,${merged.email},,New`));
    await decide(admin, imported.id, {}, 'other');
    for (const otherId of ids)
      await admin.request('POST', `/api/admin/clients/${survivor}/merge`, { otherId, keep: {} });
    expect(await pass(admin, imported.id, 'apply')).toMatchObject({ counts: { create: 1, update: 0 } });
    expect(await clientOf(survivor)).toMatchObject({ notes: null });
  });
});
