import { MOST_FILE_NAME } from '../domain/import.js';
import { ANA, AT } from '../testing/builders.js';
import { importsInMemory } from '../testing/imports-in-memory.js';
import { UploadImport } from './upload-import.js';

const FILE = { path: 'content', originalname: 'Clients\u0000 2026.csv' };

function setUp() {
  const { tables, uploads, imports, clock, ...all } = importsInMemory();
  return { ...all, tables, imports, upload: new UploadImport(tables, uploads, imports, clock) };
}

describe('an uploaded file', () => {
  it('is an import with its rows, its first rows and the file', async () => {
    const { upload, tables, imports, rows, stored } = setUp();
    tables.rows = Array.from({ length: 450 }, (_, place) => ['', `Ben ${place}`, '', '']);
    const { id } = await upload.execute('clients', FILE, ANA);
    expect(imports.stored.get(id)).toMatchObject({
      kind: 'clients',
      state: 'uploaded',
      rows: 450,
      headings: tables.headings,
      createdAt: AT,
      createdByName: ANA.name,
      expiresAt: '2026-12-26T02:00:00.000Z',
    });
    expect(rows.of(id)).toHaveLength(450);
    expect(String(await stored.piece(id, 0))).toBe('content');
    expect(stored.shown.get(id)).toEqual([{ row: 1, cells: tables.headings }]);
  });

  it('is called as it was, without what cannot be shown, and by the end of a long name', async () => {
    const { upload } = setUp();
    const nameOf = async (originalname: string) =>
      (await upload.execute('clients', { ...FILE, originalname }, ANA)).fileName;
    expect(await nameOf(FILE.originalname)).toBe('Clients 2026.csv');
    const long = await nameOf(`${'a'.repeat(MOST_FILE_NAME)}.csv`);
    expect([long.length, long.slice(-5)]).toEqual([MOST_FILE_NAME, 'a.csv']);
  });

  it('leaves nothing behind when it cannot be read to its end', async () => {
    const { upload, tables, imports, rows, stored } = setUp();
    tables.failure = new Error('The file ends');
    await expect(upload.execute('clients', FILE, ANA)).rejects.toThrow('The file ends');
    expect([imports.stored.size, rows.stored.size, stored.files.size]).toEqual([0, 0, 0]);
  });
});
