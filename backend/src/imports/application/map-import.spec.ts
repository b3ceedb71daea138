import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { aRow, MAPPING } from '../testing/builders.js';
import { importsInMemory } from '../testing/imports-in-memory.js';
import { MapImport } from './map-import.js';
import { ReadImport } from './read-import.js';
import { RemoveMapping } from './remove-mapping.js';

function setUp() {
  const all = importsInMemory();
  const { units, imports, saved, tables, uploads } = all;
  const reading = new ReadImport(imports, tables, uploads, saved);
  const mapping = new MapImport(units, imports, saved, reading);
  return { ...all, reading, mapping, removal: new RemoveMapping(units, saved) };
}

describe('mapping an import', () => {
  it('says what its columns are, and that it has to be checked again', async () => {
    const { mapping, imports, saved, put } = setUp();
    const counts = { create: 1, update: 0, skip: 0, conflict: 0, wrong: 0 };
    const { id } = put({ state: 'checked', mapping: null, counts }, aRow());
    const mapped = await mapping.execute(id, MAPPING, null);
    expect(mapped).toMatchObject({ state: 'uploaded', mapping: MAPPING, counts: { create: 0 } });
    expect(imports.stored.get(id)).toEqual(mapped);
    expect(saved.stored.size).toBe(0);
  });

  it('has the order of dates that the values prove', async () => {
    const { mapping, put } = setUp();
    const columns = { Name: 'firstName', Born: 'dateOfBirth' };
    const { id } = put({ headings: Object.keys(columns), samples: [['Ben'], ['13/01/1990']], mapping: null });
    const { mapping: stored } = await mapping.execute(id, { columns, options: {} }, null);
    expect(stored).toEqual({ columns, options: { dateOrder: 'day-first' } });
  });

  it('is kept by a name for other files, until that is removed', async () => {
    const { mapping, removal, saved, put } = setUp();
    await mapping.execute(put().id, MAPPING, 'Monthly');
    expect([...saved.stored]).toEqual([['clients Monthly', MAPPING]]);
    await removal.execute('clients', 'Monthly');
    expect(saved.stored.size).toBe(0);
    expect(await rejectionOf(removal.execute('clients', 'Monthly'))).toMatchObject({ kind: 'NotFound' });
  });

  it.each([
    [
      'a mapping with which the file cannot be read',
      {},
      { columns: { ID: 'nothing' }, options: {} },
      'Invalid',
    ],
    ['an import whose rows are worked on', { state: 'checking' }, MAPPING, 'Conflict'],
    ['an import of which rows were applied', { appliedAt: 'once' }, MAPPING, 'Conflict'],
  ] as const)('rejects %s', async (_, changes, wanted, kind) => {
    const { mapping, imports, put } = setUp();
    const before = put(changes);
    expect(await rejectionOf(mapping.execute(before.id, wanted, 'Name'))).toMatchObject({ kind });
    expect(imports.stored.get(before.id)).toEqual(before);
  });

  it('rejects an unknown import', async () => {
    expect(await rejectionOf(setUp().mapping.execute('none', MAPPING, null))).toMatchObject({
      kind: 'NotFound',
    });
  });
});

describe('a file in another layout', () => {
  it('is read anew, and replaces the rows of the import', async () => {
    const { reading, imports, rows, stored, tables, put } = setUp();
    const { id } = put({ headingRow: 1 }, aRow(), aRow({ row: 3 }));
    stored.files.set(id, [Buffer.from('file')]);
    const read = await reading.execute(id, { headingRow: 3 });
    expect(tables.layouts).toMatchObject([{ headingRow: 3 }]);
    expect(read).toMatchObject({ headingRow: 3, mapping: null, rows: 1 });
    expect(imports.stored.get(id)).toEqual(read);
    expect(rows.of(id)).toHaveLength(1);
    expect(rows.stored.size).toBe(1);
  });

  it('is read again for a mapping with other options', async () => {
    const { mapping, saved, stored, put } = setUp();
    const { id } = put({ separator: ',' }, aRow());
    stored.files.set(id, [Buffer.from('file')]);
    const wanted = { ...MAPPING, options: { separator: ';' } } as const;
    expect(await mapping.execute(id, wanted, 'Semicolons')).toMatchObject({
      separator: ';',
      mapping: wanted,
    });
    expect(saved.stored.size).toBe(1);
  });

  it('is mapped by the columns and values of then, and kept by no name without one', async () => {
    const { mapping, saved, stored, tables, put } = setUp();
    const { id } = put({ separator: ',' }, aRow());
    stored.files.set(id, [Buffer.from('file')]);
    const columns = { Name: 'firstName', Born: 'dateOfBirth' };
    tables.headings = Object.keys(columns);
    tables.rows = [['Ben', '13/01/1990']];
    const options = { separator: ';' } as const;
    const mapped = await mapping.execute(id, { columns, options }, null);
    expect(mapped).toMatchObject({
      headings: ['Name', 'Born'],
      mapping: { columns, options: { ...options, dateOrder: 'day-first' } },
    });
    expect(saved.stored.size).toBe(0);
    const wrong = { columns: { 'First name': 'firstName' }, options: { separator: '|' } } as const;
    expect(await rejectionOf(mapping.execute(id, wrong, 'Name'))).toMatchObject({ kind: 'Invalid' });
  });

  it('stays as it is in the layout in which it was read', async () => {
    const { reading, tables, put } = setUp();
    const before = put({ separator: ',' });
    expect(await reading.execute(before.id, { separator: ',' })).toEqual(before);
    expect(tables.layouts).toEqual([]);
  });

  it('is not read when it is not kept any more', async () => {
    const { reading, rows, put } = setUp();
    const { id } = put({ separator: ',' }, aRow());
    expect(await rejectionOf(reading.execute(id, { separator: ';' }))).toMatchObject({ kind: 'Conflict' });
    expect(rows.of(id)).toHaveLength(1);
  });

  it('is not stored when an erasure removes it meanwhile', async () => {
    const { reading, rows, stored, tables, put } = setUp();
    const { id } = put({ separator: ',' }, aRow({ row: 9 }));
    stored.files.set(id, [Buffer.from('file')]);
    const read = tables.read.bind(tables);
    tables.read = (path, layout, use) => {
      stored.files.delete(id);
      return read(path, layout, use);
    };
    expect(await rejectionOf(reading.execute(id, { separator: ';' }))).toMatchObject({ kind: 'Conflict' });
    expect(rows.of(id).map(({ row }) => row)).toEqual([9]);
    expect(rows.stored.size).toBe(1);
  });
});
