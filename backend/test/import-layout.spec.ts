import { sheetOf, workbook } from '../src/imports/testing/workbook.js';
import { AdminClient } from './support/admin-client.js';
import { DATABASES } from './support/databases.js';
import { IMPORTS, pass, rowsOf, uploadFile } from './support/imports.js';
import { runningApp } from './support/running-app.js';

const TITLED = 'Clients of 2026;;\r\n;;\r\nVorname;Nachname;Mail\r\nAna;Titel;ana@titel.example\r\n';
const COLUMNS = { Vorname: 'firstName', Nachname: 'lastName', Mail: 'email' };

describe.each(DATABASES)('the layout of an import on $name', ({ create }) => {
  const running = runningApp({}, create);
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  const uploaded = async (content: string | Buffer) => {
    const { status, body } = await uploadFile(admin, content);
    expect({ status, body }).toMatchObject({ status: 201 });
    return body as Record<string, unknown> & { id: string; columns: { heading: string }[] };
  };
  const headingsOf = ({ columns }: Record<string, unknown>) =>
    (columns as { heading: string }[]).map(({ heading }) => heading);
  const put = (id: string, call: 'mapping' | 'layout', body: object) =>
    admin.request('PUT', `${IMPORTS}/${id}/${call}`, body);
  const kept = async (id: string) =>
    (await running.app.rows<{ importId: string }>('import_files')).filter(({ importId }) => importId === id);

  it('is guessed and shown, with the first rows', async () => {
    expect(await uploaded(TITLED)).toMatchObject({
      separator: ';',
      headingRow: 3,
      sheet: null,
      sheets: [],
      rows: 1,
      otherRows: { count: 0, rows: [] },
      firstRows: [
        { row: 1, cells: ['Clients of 2026', '', ''] },
        { row: 3, cells: ['Vorname', 'Nachname', 'Mail'] },
        { row: 4, cells: ['Ana', 'Titel', 'ana@titel.example'] },
      ],
    });
  });

  it('is another one when the mapping says so, in one call', async () => {
    const { id } = await uploaded('A|B;C|D\r\nVorname|x;Nachname|y\r\nAna|1;Cruz|2\r\nBen|1;Uy|2\r\n');
    const options = { separator: ';', headingRow: 2 };
    const columns = { 'Vorname|x': 'firstName', 'Nachname|y': 'lastName' };
    const { status, body } = await put(id, 'mapping', { columns, options });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { ...options, rows: 2, state: 'uploaded', mapping: { columns, options } },
    });
    expect(headingsOf(body)).toEqual(['Vorname|x', 'Nachname|y']);
    expect(await rowsOf(admin, id)).toMatchObject([
      { row: 3, cells: ['Ana|1', 'Cruz|2'] },
      { row: 4, cells: ['Ben|1', 'Uy|2'] },
    ]);
    // the columns are those of now
    expect((await put(id, 'mapping', { columns, options: { separator: '|' } })).body).toMatchObject({
      errors: { 'Vorname|x': 'The file has no column with this heading' },
    });
    expect((await admin.request('GET', `${IMPORTS}/${id}`)).body).toMatchObject({
      separator: ';',
      headingRow: 2,
    });
    expect(await running.app.rows('import_rows')).toHaveLength(
      (await rowsOf(admin, id)).length + 1 /* that of the test before */,
    );
  });

  it('is changed before the columns are named, as often as staff like', async () => {
    const { id } = await uploaded(TITLED);
    const wrong = await put(id, 'layout', { headingRow: 1 });
    expect([wrong.status, headingsOf(wrong.body)]).toEqual([200, ['Clients of 2026']]);
    const right = await put(id, 'layout', { headingRow: 3 });
    expect(headingsOf(right.body)).toEqual(['Vorname', 'Nachname', 'Mail']);
    expect(right.body).toMatchObject({ mapping: null, rows: 1 });
    await put(id, 'mapping', { columns: COLUMNS, options: {} });
    expect((await put(id, 'layout', { headingRow: 3 })).body).toMatchObject({
      mapping: { columns: COLUMNS },
    });
    expect((await put(id, 'layout', { headingRow: 1 })).body).toMatchObject({ mapping: null });
  });

  it.each([
    [{ headingRow: 99 }, 'headingRow', 'The file has no such row with headings'],
    [{ headingRow: 2 }, 'headingRow', 'The file has no such row with headings'],
    [{ headingRow: 0 }, 'headingRow', undefined],
    [{ separator: '#' }, 'separator', undefined],
  ])('is rejected by its field where the file has no such one: %j', async (layout, field, said) => {
    const { id } = await uploaded(TITLED);
    const { status, body } = await put(id, 'layout', layout);
    expect([status, (body.errors as Record<string, string>)[field]]).toEqual([
      400,
      said ?? expect.any(String),
    ]);
    expect((await admin.request('GET', `${IMPORTS}/${id}`)).body).toMatchObject({ headingRow: 3, rows: 1 });
  });

  it('of a workbook is its sheet, and numbers of its cells are stored as they are shown', async () => {
    const people = (name: string) => [
      ['First name', 'E-mail', 'Phone'],
      [name, `${name}@sheet.example`, 639174000003],
    ];
    const content = workbook({
      sheets: [
        { name: 'North', rows: people('Nora') },
        { name: 'South', rows: people('Sol') },
      ],
    });
    const first = await uploaded(content);
    expect(first).toMatchObject({
      separator: null,
      sheet: 'North',
      sheets: ['North', 'South'],
      headingRow: 1,
    });
    const columns = { 'First name': 'firstName', 'E-mail': 'email', Phone: 'phone' };
    const { body } = await put(first.id, 'mapping', { columns, options: { sheet: 'South' } });
    expect(body).toMatchObject({ sheet: 'South', sheets: ['North', 'South'], rows: 1 });
    expect((await put(first.id, 'mapping', { columns, options: { sheet: 'West' } })).body).toMatchObject({
      errors: { sheet: 'The workbook has no sheet with this name' },
    });
    await pass(admin, first.id, 'dry-run');
    await pass(admin, first.id, 'apply');
    const found = await admin.request(
      'GET',
      `/api/admin/clients?filter=${encodeURIComponent('{"q":"sol@sheet"}')}`,
    );
    expect(found.body).toMatchObject([{ firstName: 'Sol', phone: '639174000003' }]);
  });

  it('cannot be changed when the file is gone: after the application and an erasure, and it goes with the import', async () => {
    const applied = await uploaded(TITLED);
    await put(applied.id, 'mapping', { columns: COLUMNS, options: {} });
    expect(await kept(applied.id)).toHaveLength(1);
    await pass(admin, applied.id, 'dry-run');
    expect(await kept(applied.id)).toHaveLength(1);
    await pass(admin, applied.id, 'apply');
    expect(await kept(applied.id)).toEqual([]);
    expect((await put(applied.id, 'layout', { headingRow: 1 })).status).toBe(409);

    const [other, deleted] = [await uploaded(TITLED.replace(/Ana/g, 'Bea')), await uploaded(TITLED)];
    await admin.request('DELETE', `${IMPORTS}/${deleted.id}`);
    expect(await kept(deleted.id)).toEqual([]);
    const erasure = { email: 'ana@titel.example', reason: 'Asked for it' };
    expect((await admin.request('POST', '/api/admin/privacy/erasures', erasure)).status).toBe(201);
    expect(await running.app.rows('import_files')).toEqual([]);
    expect(await put(other.id, 'mapping', { columns: COLUMNS, options: { headingRow: 1 } })).toMatchObject({
      status: 409,
      body: {
        message:
          'The uploaded file is not kept any more, so it cannot be read in another way; please upload it again',
      },
    });
    const { body } = await admin.request('GET', `${IMPORTS}/${other.id}`);
    expect(body).toMatchObject({ firstRows: [], headingRow: 3, rows: 1 });
  });

  it('is that of a file of several pieces too', async () => {
    const lines = Array.from({ length: 1_200 }, (_, place) => `Peña ${place};${'x'.repeat(750)};Biñan`);
    const { id } = await uploaded(`Name;Notes;City\r\n${lines.join('\r\n')}\r\n`);
    expect((await kept(id)).length).toBeGreaterThan(2);
    const { body } = await put(id, 'layout', { separator: '|' });
    expect(body).toMatchObject({ rows: 1_200, columns: [{ heading: 'Name;Notes;City' }] });
    const [row] = await rowsOf(admin, id);
    expect(row!.cells).toEqual([lines[0]]);
  });

  it('names the rows whose letters are not UTF-8, and rejects one with a letter that is lost', async () => {
    const content = Buffer.concat([
      Buffer.from('First name;Notes\r\nPeña;x\r\n'),
      Buffer.from('Iñigo;x\r\nJose\r\n', 'latin1'),
      Buffer.from('Jo\uFFFDe;x\r\n'),
    ]);
    const { id, ...shown } = await uploaded(content);
    expect(shown).toMatchObject({ encoding: 'utf-8', otherRows: { count: 1, rows: [3] } });
    await put(id, 'mapping', { columns: { 'First name': 'firstName', Notes: 'notes' }, options: {} });
    expect((await pass(admin, id, 'dry-run')).counts).toMatchObject({ create: 3, wrong: 1 });
    expect(await rowsOf(admin, id, 'wrong')).toMatchObject([
      { row: 5, errors: [{ field: 'firstName', code: 'import.letters-lost' }] },
    ]);
  });

  it.each<[string, string | Buffer, string]>([
    ['HTML', '<html><table><tr><td>Name</td></tr></table></html>', 'import.web-page'],
    ['XML', '<?xml version="1.0"?><Workbook/>', 'import.xml'],
    ['JSON', '[{"name": "Ana"}]', 'import.json'],
    ['JSON of one record', ' {"clients": []}', 'import.json'],
    ['a calendar', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', 'import.calendar'],
    ['a workbook without rows', sheetOf([]), 'import.file-empty'],
  ])('is none of %s, which is rejected by its name', async (_, content, code) => {
    const { status, body } = await uploadFile(admin, content);
    expect({ status, body }).toMatchObject({ status: 400, body: { codes: { file: { code } } } });
  });
});
