import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { aRow } from '../testing/builders.js';
import { importsInMemory } from '../testing/imports-in-memory.js';
import type { UploadedFiles } from './ports.js';
import type { FileRow } from './row-ports.js';
import { StoredUploads } from './stored-uploads.js';

const SHOWN = [{ row: 1, cells: ['First name'] }];

async function* rowsOf(count: number): AsyncGenerator<FileRow> {
  for (let place = 0; place < count; place += 1) yield { row: place + 2, cells: [`Ben ${place}`] };
}

/** Files of these pieces. */
function setUp(...pieces: readonly string[]) {
  const all = importsInMemory();
  const { units, stored } = all;
  const sizes: number[] = [];
  const files: UploadedFiles = {
    async *read(_, size) {
      sizes.push(size);
      for (const piece of pieces) yield Buffer.from(piece);
    },
    async write(content, use) {
      const read: Buffer[] = [];
      for await (const piece of content) read.push(piece);
      return use(read.join('+'));
    },
  };
  const uploads = new StoredUploads(units, stored, files);
  const add = (rows: AsyncIterable<FileRow>) =>
    uploads.add('import', { rows, firstRows: SHOWN }, 'path', async (_, count) => count);
  return { ...all, uploads, add, sizes };
}

describe('the rows of an upload', () => {
  it.each([
    [0, []],
    [1, [1]],
    [200, [200]],
    [401, [200, 200, 1]],
  ])('are stored by the two hundred: %d', async (count, pieces) => {
    const { add, stored, rows } = setUp('file');
    const adding = jest.spyOn(stored, 'addRows');
    expect(await add(rowsOf(count))).toBe(count);
    expect(adding.mock.calls.map(([, , some]) => some.length)).toEqual(pieces);
    expect(rows.of('import').map(({ row }) => row)).toEqual(Array.from({ length: count }, (_, at) => at + 2));
  });

  it('are removed piece by piece with their file', async () => {
    const { add, uploads, stored } = setUp('file');
    await add(rowsOf(1));
    const removed: [number, boolean][] = [];
    stored.removeRows = (_unit, _id, after, heldStay) => {
      removed.push([after, heldStay]);
      return Promise.resolve((after < 400 ? after + 200 : null) as null);
    };
    await uploads.remove('import');
    expect(removed).toEqual([
      [0, false],
      [200, false],
      [400, false],
    ]);
    expect(stored.files.size).toBe(0);
    removed.length = 0;
    await uploads.remove('import', true);
    expect(removed).toContainEqual([0, true]);
  });
});

describe('the file of an upload', () => {
  it('is stored in pieces that every database takes, with its first rows once', async () => {
    const { add, stored, sizes } = setUp('one', 'two', 'three');
    const adding = jest.spyOn(stored, 'addPiece');
    await add(rowsOf(1));
    expect(
      adding.mock.calls.map(([, id, number, content, shown]) => [id, number, String(content), shown]),
    ).toEqual([
      ['import', 0, 'one', SHOWN],
      ['import', 1, 'two', null],
      ['import', 2, 'three', null],
    ]);
    expect(sizes).toEqual([384 * 1024]);
  });

  it('is put together again for what reads it', async () => {
    const { add, uploads } = setUp('one', 'two', 'three');
    await add(rowsOf(1));
    expect(await uploads.withFile('import', async (path) => path)).toBe('one+two+three');
    const gone = uploads.withFile('other', async (path) => path);
    expect(await rejectionOf(gone)).toMatchObject({ kind: 'Conflict' });
  });
});

describe('an upload that fails', () => {
  const failure = new Error('The file ends');

  it('leaves nothing, and says why also when it cannot be removed', async () => {
    const { uploads, stored, rows } = setUp('file');
    const add = () =>
      uploads.add('import', { rows: rowsOf(3), firstRows: SHOWN }, 'path', () => Promise.reject(failure));
    await expect(add()).rejects.toBe(failure);
    expect([rows.stored.size, stored.files.size]).toEqual([0, 0]);
    stored.removeFile = () => Promise.reject(new Error('No answer'));
    await expect(add()).rejects.toBe(failure);
  });

  it('leaves the rows of the import that it was to replace', async () => {
    const { uploads, rows, stored } = setUp('file');
    rows.put('import', aRow({ row: 9 }));
    stored.files.set('import', [Buffer.from('file')]);
    const table = { rows: rowsOf(3), firstRows: SHOWN };
    await expect(uploads.replace('import', table, () => Promise.reject(failure))).rejects.toBe(failure);
    expect([...rows.stored.keys()]).toEqual(['import']);
    expect(rows.of('import').map(({ row }) => row)).toEqual([9]);
  });
});
