import { IMPORT_KINDS } from '../src/imports/domain/import-fields.js';
import { ImportTargets } from '../src/platform/import-targets.js';
import { AdminClient, NO_SUCH_ID } from './support/admin-client.js';
import { clientBody } from './support/bodies.js';
import { DATABASES } from './support/databases.js';
import { expectError } from './support/expect-error.js';
import {
  applied,
  checked,
  clientFile,
  type ImportBody,
  IMPORTS,
  mapped,
  newPerson,
  pass,
  rowsOf,
  uploadFile,
} from './support/imports.js';
import { LiveClient } from './support/live-client.js';
import { runningApp } from './support/running-app.js';

/** The first column is the id in the source. */
const WITH_ID = { columns: { ID: 'sourceId' }, options: { source: 'crm' } };

describe('each kind of import', () => {
  const running = runningApp();

  it.each(IMPORT_KINDS)('writes %s by what their area has registered', (kind) => {
    expect(running.app.app.get(ImportTargets).of(kind)).toBeDefined();
  });
});

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
    const [known, fresh] = [newPerson(), newPerson()];
    const details = { lastName: null, phone: null, notes: null };
    const id = await add({ firstName: known.name, email: known.email, ...details });
    const before = await clientOf(id);
    const uploaded = await uploadFile(
      admin,
      clientFile(
        `${known.name},Cruz,${known.email.toUpperCase()},${known.phone},Called`,
        `${fresh.name},Lim,${fresh.email},,`,
        ',Nobody,,,',
      ),
    );
    expect(uploaded).toMatchObject({
      status: 201,
      body: {
        kind: 'clients',
        fileName: 'people.csv',
        state: 'uploaded',
        encoding: 'utf-8',
        separator: ',',
        rows: 3,
        mapping: null,
        counts: { create: 0, update: 0, skip: 0, conflict: 0, wrong: 0 },
        undo: null,
        failure: null,
        appliedAt: null,
        createdByName: 'Administrator',
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
      clientFile(
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
      row: 2,
      outcome: 'update',
      errors: [],
      undone: null,
      left: null,
      fields: {
        lastName: { from: null, to: 'Cruz' },
        phone: { from: null, to: known.phone },
        notes: { from: null, to: 'Called' },
      },
    });
    expect(Object.keys(update!.fields)).toHaveLength(3);
    expect(creation).toMatchObject({
      row: 3,
      outcome: 'create',
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
      undone: 2,
      left: 0,
      rows: [],
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
    const { name, email } = newPerson();
    const lines = `ID,First name,E-mail\r\n${name}-1,${name},${email}\r\n`;
    expect((await applied(admin, lines, WITH_ID)).counts).toMatchObject({ create: 1 });
    const again = await checked(admin, lines, WITH_ID);
    expect(again.counts).toMatchObject({ create: 0, update: 0, skip: 1 });
    const [row] = await rowsOf(admin, again.id);
    expect(row).toMatchObject({ errors: [{ code: 'import.unchanged' }], fields: {} });
    expect(await clientsNamed(email)).toHaveLength(1);
  });

  it('know a record by the id in its source, whatever else has changed', async () => {
    const [before, after] = [newPerson(), newPerson()];
    const line = ({ name, email }: typeof before) =>
      `ID,First name,E-mail\r\n${before.name}-2,${name},${email}\r\n`;
    await applied(admin, line(before), WITH_ID);
    const [made] = await clientsNamed(before.email);
    await applied(admin, line(after), WITH_ID);
    expect(await clientOf(String(made!.id))).toMatchObject({ firstName: after.name, email: after.email });
  });

  it('do not overwrite with empty cells, add tags, and leave another spelling of a number', async () => {
    const { name, email } = newPerson();
    const phone = '0917 000 7701';
    const id = await add({ firstName: name, email, phone, notes: 'Two children', tags: ['VIP'] });
    await applied(admin, `First name,E-mail,Phone,Notes,Tags\r\n${name},${email},+639170007701,,family\r\n`);
    expect(await clientOf(id)).toMatchObject({ phone, notes: 'Two children', tags: ['VIP', 'family'] });
  });

  it('leave records that are there when they are asked to', async () => {
    const { name, email } = newPerson();
    const id = await add({ firstName: name, email, notes: null });
    const imported = await checked(admin, clientFile(`${name},,${email},,New`), {
      options: { onMatch: 'skip' },
    });
    expect(await rowsOf(admin, imported.id)).toMatchObject([
      { outcome: 'skip', errors: [{ code: 'import.is-there' }] },
    ]);
    await pass(admin, imported.id, 'apply');
    expect(await clientOf(id)).toMatchObject({ notes: null });
  });

  it('pass over a row that the database refuses, and work on the others', async () => {
    const [refused, fresh] = [newPerson(), newPerson()];
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
    const lines = clientFile(`${refused.name},,${refused.email},,`, `${fresh.name},,${fresh.email},,`);
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

  it('are taken back only where nothing was changed since, and name the rest', async () => {
    const [changed, used, updated] = [newPerson(), newPerson(), newPerson()];
    const id = await add({ firstName: updated.name, email: updated.email, notes: null, lastName: 'Old' });
    const imported = await applied(
      admin,
      clientFile(
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
    const { name, email } = newPerson();
    const imported = await applied(admin, clientFile(`${name},,${email},+63 917,`, `"","Cruz, Jr.",=1+1,,`));
    const report = await admin.request('GET', `${IMPORTS}/${imported.id}/report.csv`);
    expect(report.headers['content-type']).toMatch('text/csv');
    const wrong = await admin.request('GET', `${IMPORTS}/${imported.id}/wrong.csv`);
    expect(wrong.text).toMatch(/^\ufeff?First name,Last name,E-mail,Phone,Notes,Error\r\n/);
    expect(wrong.text).toContain('"Cruz, Jr."');
  });

  it('send short samples of long cells, which an erasure takes away', async () => {
    const { name, email } = newPerson();
    const { body } = await uploadFile(admin, clientFile(`${name},,${email},,${'x'.repeat(500_000)}`));
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
    const people = Array.from({ length: 1_000 }, newPerson);
    const lines = clientFile(...people.map(({ name, email }) => `${name},,${email},,`));
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
    const { name, email } = newPerson();
    const { id } = await checked(admin, clientFile(`${name},,${email},,`));
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
    const { name } = newPerson();
    const { body } = await uploadFile(admin, clientFile(`${name},,,,`));
    const at = (step: string) => admin.request('POST', `${IMPORTS}/${String(body.id)}/${step}`);
    expectError(await at('dry-run'), 409);
    expectError(await at('apply'), 409);
    expectError(await at('undo'), 409);
    const imported = await mapped(admin, clientFile(`${name},,,,`));
    expectError(await admin.request('POST', `${IMPORTS}/${imported.id}/apply`), 409);
    await pass(admin, imported.id, 'dry-run');
    await pass(admin, imported.id, 'apply');
    expectError(await admin.request('POST', `${IMPORTS}/${imported.id}/dry-run`), 409);
    const mapping = { columns: {}, options: {} };
    expectError(await admin.request('PUT', `${IMPORTS}/${imported.id}/mapping`, mapping), 409);
  });

  it('are deleted with their rows, and what they made stays', async () => {
    const { name, email } = newPerson();
    const imported = await applied(admin, clientFile(`${name},,${email},,`));
    expect((await admin.request('DELETE', `${IMPORTS}/${imported.id}`)).status).toBe(204);
    expectError(await admin.request('GET', `${IMPORTS}/${imported.id}`), 404);
    const rows = await running.app.rows<{ importId: string }>('import_rows');
    expect(rows.filter(({ importId }) => importId === imported.id)).toEqual([]);
    expect(await clientsNamed(email)).toHaveLength(1);
  });

  it('send one live message for each step, and no mail', async () => {
    const { name, email } = newPerson();
    const mails = (await running.app.rows('outgoing_mails')).length;
    const { client: live } = await LiveClient.connect(running.app, admin.cookie);
    const imported = await applied(admin, clientFile(`${name},,${email},,`));
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
