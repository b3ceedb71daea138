import { AdminClient } from './support/admin-client.js';
import { clientBody } from './support/bodies.js';
import { DATABASES } from './support/databases.js';
import { expectError } from './support/expect-error.js';
import { applied, checked, newPerson, rowsOf } from './support/imports.js';
import { runningApp } from './support/running-app.js';

const clients = '/api/admin/clients';
const NUMBERS = { tin: '123-456-789', sssNumber: '34-1234567-8', gsisNumber: '10203040506' };
const MASKS = { tin: '••• ••• 789', sssNumber: '••• ••• 678', gsisNumber: '••• ••• 506' };
const WHOLE = { tin: '123456789', sssNumber: '3412345678', gsisNumber: '10203040506' };

describe.each(DATABASES)('the TIN, SSS and GSIS numbers of clients on $name', ({ create }) => {
  const running = runningApp({}, create);
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  const answer = async (method: string, path: string, body?: unknown) =>
    (await admin.request(method, path, body)).body as Record<string, unknown>;
  const add = async (changes: Record<string, unknown> = {}) => {
    const added = await answer('POST', clients, clientBody({ ...NUMBERS, ...changes }));
    return { ...added, id: String(added.id) };
  };
  const get = (path: string) => answer('GET', path);
  const numbersOf = (id: string) => answer('POST', `${clients}/${id}/numbers`);
  const stored = async (...tables: string[]) =>
    JSON.stringify(await Promise.all(tables.map((table) => running.app.rows(table))));

  it('are stored sealed and answered by their last digits; a whole one is read by an audited act', async () => {
    const { email } = newPerson();
    const added = await add({ email });
    expect(added).toMatchObject(MASKS);
    expect(await get(`${clients}/${added.id}`)).toEqual(added);
    const filter = encodeURIComponent(JSON.stringify({ q: email }));
    expect(await get(`${clients}?filter=${filter}`)).toEqual([added]);
    expect(await numbersOf(added.id)).toEqual({ ...WHOLE, areReadable: true });
    const all = await stored('clients', 'client_activity', 'audit_log');
    for (const number of Object.values(WHOLE)) expect(all).not.toContain(number);
    expect(all).toContain('client.numbers-shown');
  });

  it('stay when they are left out, are replaced by what is sent, and removed by null', async () => {
    const { id } = await add();
    const patch = (body: object) => admin.request('PATCH', `${clients}/${id}`, body);
    expect((await patch({ notes: 'Moved', tin: null, sssNumber: '34 7654321 0' })).body).toMatchObject({
      ...MASKS,
      tin: null,
      sssNumber: '••• ••• 210',
    });
    expectError(await patch({ tin: MASKS.tin, gsisNumber: '12' }), 400, ['gsisNumber', 'tin']);
    expect(await numbersOf(id)).toMatchObject({ tin: null, sssNumber: '3476543210' });
    const stale = await patch({ tin: '000', ifUpdatedAt: '2020-01-01T00:00:00.000Z' });
    expect(stale.body.errors).toEqual({
      tin: 'TIN must have 9, 12 or 14 digits; dashes, dots and spaces may stand between them',
    });
  });

  it('follow a merge, and are whole in the export of the person, until the person is erased', async () => {
    const { email } = newPerson();
    const [one, other] = [await add({ email, tin: null }), await add({ sssNumber: null })];
    const merge = { otherId: other.id };
    const merged = await admin.request('POST', `${clients}/${one.id}/merge`, merge);
    expect(merged.body.client).toMatchObject(MASKS);
    const page = await admin.request('GET', `/api/admin/privacy/export?email=${email}&format=html`);
    for (const number of Object.values(WHOLE)) expect(page.text).toContain(number);
    await admin.request('POST', '/api/admin/privacy/erasures', { email, reason: 'Asked' });
    expect(await stored('clients', 'client_merges')).not.toMatch(one.id);
  });

  it('are imported as they are written, once, and masks say nothing', async () => {
    const { name, email } = newPerson();
    const file = (tin: string) =>
      `First name,E-mail,Tax Identification Number\r\n${name},${email},${tin}\r\n`;
    const how = { columns: { 'Tax Identification Number': 'tin' } };
    const { id } = await applied(admin, file('123-456-789-000'), how);
    expect(await rowsOf(admin, id)).toMatchObject([{ fields: { tin: { from: null, to: '••• ••• 000' } } }]);
    for (const same of ['123456789000', '••• ••• 000'])
      expect((await checked(admin, file(same), how)).counts).toMatchObject({ update: 0, skip: 1 });
    const rows = await running.app.rows<{ changes: string | null }>('import_rows');
    expect(rows.map(({ changes }) => changes).join()).not.toContain('123456789000');
  });
});
