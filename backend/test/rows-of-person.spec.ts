import { MaintainImports } from '../src/imports/application/maintain-imports.js';
import { Imports } from '../src/imports/store/import.tables.js';
import { AdminClient } from './support/admin-client.js';
import { clientBody, policyBody } from './support/bodies.js';
import { DATABASES } from './support/databases.js';
import { expectError } from './support/expect-error.js';
import { applied, checked, IMPORTS, mapped, rowsOf } from './support/imports.js';
import { runningApp } from './support/running-app.js';

const privacy = '/api/admin/privacy';
const HEADINGS = 'First name,Last name,E-mail,Phone,Notes';
const file = (...lines: string[]) => `${[HEADINGS, ...lines].join('\r\n')}\r\n`;

describe.each(DATABASES)('the rows of files about a person on $name', ({ create }) => {
  const running = runningApp({}, create);
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  const add = async (path: string, body: unknown) => {
    const { status, body: made } = await admin.request('POST', path, body);
    expect(status).toBe(201);
    return made as Record<string, unknown> & { id: string };
  };
  const addClient = async (changes: Record<string, unknown>) =>
    (await add('/api/admin/clients', clientBody(changes))).id;
  const hold = (email: string) => add(`${privacy}/holds`, { email, reason: 'A case at court' });
  const erase = (email: string) =>
    admin.request('POST', `${privacy}/erasures`, { email, reason: 'Asked for it', legalGround: 'Law' });
  const exportOf = (email: string) =>
    admin.request('GET', `${privacy}/export?email=${encodeURIComponent(email)}`);
  const cellsOf = async (id: string) => (await rowsOf(admin, id)).map(({ cells }) => cells);

  it('are those with exactly the address, in any spelling and among others', async () => {
    const { id } = await mapped(
      admin,
      file(
        'Ana,Cruz,ana@mail.example,,own',
        'Mariana,Reyes,mariana@mail.example,,another',
        'Juliana,Go,ana@mail.example.ph,,another',
        'Ana,Cruz,"Cruz, Ana <ANA@Mail.Example>",,own',
        'Ana,Cruz,mailto:ana@mail.example,,own',
        'Ana,Cruz,ana@ｍａｉｌ.example,,own',
        'Ana,Cruz,"old@mail.example; ana@mail.example",,own',
        'Bea,Tan,bea@mail.example,,referred by ana@mail.example',
      ),
    );
    const { body } = await exportOf('ana@mail.example');
    expect((body.importRows as unknown as { row: number }[]).map(({ row }) => row)).toEqual([2, 5, 6, 7, 8]);
    expect(await erase('Ana Cruz <ana@mail.example>')).toMatchObject({
      status: 201,
      body: { email: 'ana@mail.example', counts: { importRows: 5 } },
    });
    expect((await cellsOf(id)).map(([, lastName]) => lastName ?? '')).toEqual([
      '',
      'Reyes',
      'Go',
      '',
      '',
      '',
      '',
      'Tan',
    ]);
  });

  it('are found by both spellings of a domain in another script', async () => {
    await mapped(admin, file('Ute,Alt,ute@bücher.example,,a', 'Ute,Alt,UTE@XN--BCHER-KVA.example,,b'));
    for (const email of ['ute@bücher.example', 'ute@xn--bcher-kva.example'])
      expect((await exportOf(email)).body.importRows).toHaveLength(2);
  });

  it.each(['.example', '@gmail.com', 'a@x.example, b@x.example', 'see ana@x.example', 'ana'])(
    'are neither exported nor erased for %p, which is not one whole address',
    async (email) => {
      expectError(await exportOf(email), 400, ['email']);
      expectError(await erase(email), 400, ['email']);
    },
  );

  it('are those with a phone number of the person, without an address and without another name', async () => {
    const phone = '+63 917 700 0001';
    await addClient({ firstName: 'Pia', lastName: 'Lim', email: 'pia@mail.example', phone });
    const { id } = await mapped(
      admin,
      file(
        'Pia,Lim,,0917-700-0001,own',
        ',,,(0917) 7000001,own',
        'Jun,Lim,,09177000001,brother',
        'Pia,Lim,pia.lim@mail.example,0917 700 0001,another address',
      ),
    );
    expect(await erase('pia@mail.example')).toMatchObject({
      status: 201,
      body: { counts: { importRows: 2 } },
    });
    expect((await cellsOf(id)).map((cells) => cells[4] ?? '')).toEqual([
      '',
      '',
      'brother',
      'another address',
    ]);
  });

  it('are those of a policy of the person, found by its phone number only', async () => {
    const phone = '+63 917 700 0002';
    await addClient({ firstName: 'Polly', lastName: 'Erased', email: 'polly@mail.example', phone });
    const { id, counts } = await applied(
      admin,
      [
        'Client first name,Client last name,Client phone,Insurer,Product,Line,Start,Premium,Mode,State,Remarks',
        `Polly,Erased,${phone},EI,EP,health,2024-01-01,100,annual,lapsed,diabetes of Polly`,
        '',
      ].join('\r\n'),
      { kind: 'policies' },
    );
    expect(counts).toMatchObject({ create: 1 });
    expect((await exportOf('polly@mail.example')).body.importRows).toHaveLength(1);
    expect(await erase('polly@mail.example')).toMatchObject({
      status: 201,
      body: { counts: { policies: 1, importRows: 1 } },
    });
    expect(await cellsOf(id)).toEqual([[]]);
  });

  it('keep no erased person as a candidate, and stay when they are about another', async () => {
    const phone = '+63 917 700 0003';
    await addClient({ firstName: 'Piam', lastName: 'Lim', email: 'piam@mail.example', phone });
    const { id } = await checked(admin, file(`Pia,Lim,,${phone},the row`));
    expect(await rowsOf(admin, id)).toMatchObject([
      { outcome: 'conflict', candidates: [{ name: 'Piam Lim' }] },
    ]);
    expect(await erase('piam@mail.example')).toMatchObject({
      status: 201,
      body: { counts: { importRows: 1 } },
    });
    expect(await rowsOf(admin, id)).toMatchObject([
      { cells: ['Pia', 'Lim', '', phone, 'the row'], candidates: [] },
    ]);
    expect(JSON.stringify(await running.app.rows('import_rows'))).not.toContain('Piam');
  });

  it('stay while they have an address under a legal hold, or made the record of a held person', async () => {
    await hold('leroy@bücher.example');
    await addClient({ firstName: 'Held', lastName: 'Owner', email: 'held@mail.example' });
    await hold('held@mail.example');
    const { id } = await mapped(
      admin,
      file(
        'Roy,Cruz,"roy@mail.example; leroy@xn--bcher-kva.example",,shared',
        'Roy,Cruz,roy@mail.example,,own',
      ),
    );
    const made = await applied(admin, file('Held,Owner,held@mail.example,0917 700 0009,'));
    expect(made.counts).toMatchObject({ update: 1 });
    expect(await erase('roy@mail.example')).toMatchObject({
      status: 201,
      body: { counts: { importRows: 1 } },
    });
    expect((await cellsOf(id)).map((cells) => cells[4] ?? '')).toEqual(['shared', '']);
    expectError(await erase('leroy@xn--bcher-kva.example'), 409);
    expectError(await admin.request('DELETE', `${IMPORTS}/${id}`), 409);
    await running.app.database.write((tx) =>
      tx.update(Imports, { id }, { expiresAt: '2020-01-01T00:00:00.000Z' }),
    );
    await running.app.app.get(MaintainImports).removeExpired(new Date());
    expect((await cellsOf(id)).map((cells) => cells[4] ?? '')).toEqual(['shared']);
  });

  it('keep the lead of a held person with its client, and the client with it', async () => {
    const client = await addClient({ firstName: 'Lea', lastName: 'Held', email: null });
    const other = await addClient({ firstName: 'Lea', lastName: 'Other', email: null });
    const lead = await admin.createBooking({ email: 'lea.held@mail.example' });
    const link = `/api/admin/leads/appointment/${lead}/client`;
    expect((await admin.request('POST', link, { clientId: client })).status).toBe(200);
    await hold('lea.held@mail.example');
    expectError(await admin.request('DELETE', link), 409);
    expectError(await admin.request('POST', link, { clientId: other }), 409);
    expectError(await admin.request('DELETE', `/api/admin/clients/${client}`), 409);
  });

  it('keep a policy with its held owner, and from the erasure of a later one', async () => {
    const owner = await addClient({ firstName: 'Ola', lastName: 'Old', email: 'ola@mail.example' });
    const later = await addClient({ firstName: 'Nia', lastName: 'New', email: 'nia@mail.example' });
    const moved = await add('/api/admin/policies', policyBody(owner));
    const path = (id: string) => `/api/admin/policies/${id}`;
    expect((await admin.request('PATCH', path(moved.id), { clientId: later })).status).toBe(200);
    const stays = await add('/api/admin/policies', policyBody(owner));
    await hold('ola@mail.example');
    expectError(await admin.request('PATCH', path(stays.id), { clientId: later }), 409);
    expectError(await erase('nia@mail.example'), 409);
    expect((await admin.request('GET', path(moved.id))).status).toBe(200);
  });

  it('are gone with their import', async () => {
    const { id } = await mapped(admin, file('Zed,Cruz,zed@mail.example,,own'));
    expect((await admin.request('DELETE', `${IMPORTS}/${id}`)).status).toBe(204);
    expectError(await exportOf('zed@mail.example'), 404);
  });
});
