import { AdminClient } from './support/admin-client.js';
import { clientBody } from './support/bodies.js';
import { DATABASES } from './support/databases.js';
import { checked, clientFile, decide, mapped, newPerson, pass, rowsOf } from './support/imports.js';
import { ImportedClients } from '../src/clients/store/imported-clients.js';
import { Database } from '../src/platform/database/database.js';
import { WorkOnRows } from '../src/imports/application/work-on-rows.js';
import { runningApp } from './support/running-app.js';

let count = 0;

describe.each(DATABASES)('rows of one file of clients on $name', ({ create }) => {
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

  it.each([
    ['e-mail', ['new#@moved.example,+63917556#0', 'old#@moved.example,']],
    ['phone', ['old#@moved.example,+63917556#1', ',+63917556#0']],
  ])('ask about a row that an earlier one has taken the %s of', async (_, contacts) => {
    count += 1;
    const own = (text: string) => text.replace(/#/g, String(count).padStart(3, '0'));
    const id = await add({ firstName: 'Ana', email: own('old#@moved.example'), phone: own('+63917556#0') });
    const lines = contacts.map((contact, place) => `Ana,Reyes,${own(contact)},Row ${place}`);
    const imported = await checked(admin, clientFile(...lines));
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
    const { name, email, phone } = newPerson();
    const lines = clientFile(
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
    const { email } = newPerson();
    const lines = Array.from({ length: 250 }, (_, place) => `${place % 2 ? 'Ana' : 'Ben'},Cruz,${email},,`);
    const { id } = await mapped(admin, clientFile(...lines));
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
        const { email } = newPerson();
        const lines = Array.from({ length: rows }, (_row, place) => line(email, place));
        const { id, counts } = await checked(admin, clientFile(...lines));
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
});
