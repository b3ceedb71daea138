import { AdminClient } from './support/admin-client.js';
import { clientBody } from './support/bodies.js';
import { DATABASES } from './support/databases.js';
import { applied, checked, clientFile, IMPORTS, newPerson, pass, rowsOf } from './support/imports.js';
import { runningApp } from './support/running-app.js';

describe.each(DATABASES)('imports, and people under a legal hold or erased, on $name', ({ create }) => {
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

  it('neither overwrite nor delete what is stored about a person under a legal hold', async () => {
    const [held, fresh] = [newPerson(), newPerson()];
    const id = await add({ firstName: held.name, email: held.email, phone: null, notes: 'Kept' });
    const hold = (email: string) =>
      admin.request('POST', '/api/admin/privacy/holds', { email, reason: 'A case at court' });
    await hold(held.email);
    const imported = await applied(
      admin,
      clientFile(`${held.name},,${held.email},,Other`, `${fresh.name},,${fresh.email},,`),
    );
    expect(await rowsOf(admin, imported.id, 'skip')).toMatchObject([
      { row: 2, errors: [{ code: 'import.held' }] },
    ]);
    const filled = await applied(admin, clientFile(`${held.name},,${held.email},${held.phone},`));
    expect(await clientOf(id)).toMatchObject({ notes: 'Kept', phone: held.phone });
    expect(await pass(admin, filled.id, 'undo')).toMatchObject({ undo: { undone: 0, left: 1 } });
    await hold(fresh.email);
    expect(await pass(admin, imported.id, 'undo')).toMatchObject({ undo: { undone: 0, left: 1 } });
    expect(await clientsNamed(fresh.email)).toHaveLength(1);
  });

  it('are part of what is held about a person, and an erased person does not come back', async () => {
    const { name, email, phone } = newPerson();
    const line = clientFile(`${name},Erased,${email.toUpperCase()},${phone},`, `${name},Erased,,${phone},`);
    const imported = await checked(admin, line);
    const found = await admin.request('GET', `/api/admin/privacy/export?email=${email}`);
    expect(found.body.importRows).toEqual([
      {
        createdAt: expect.any(String),
        fileName: 'people.csv',
        row: 2,
        cells: {
          'First name': name,
          'Last name': 'Erased',
          'E-mail': email.toUpperCase(),
          Phone: phone,
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
});
