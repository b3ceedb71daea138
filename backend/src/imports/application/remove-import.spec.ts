import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { aRow } from '../testing/builders.js';
import { importsInMemory } from '../testing/imports-in-memory.js';
import { MaintainImports } from './maintain-imports.js';
import { RemoveImport } from './remove-import.js';

const LATER = new Date('2027-01-01T00:00:00.000Z');

function setUp() {
  const all = importsInMemory();
  const { units, imports, uploads } = all;
  const removal = new RemoveImport(units, imports, uploads);
  return { ...all, removal, maintenance: new MaintainImports(units, imports, removal, uploads) };
}

describe('removing an import', () => {
  it('removes its rows and its file', async () => {
    const { removal, imports, rows, stored, put } = setUp();
    const { id } = put({}, aRow());
    stored.files.set(id, [Buffer.from('file')]);
    await removal.execute(id);
    expect([imports.stored.size, rows.stored.size, stored.files.size]).toEqual([0, 0, 0]);
  });

  it('is rejected while rows are worked on, and with rows of people under a legal hold', async () => {
    const { removal, imports, stored, put } = setUp();
    const { id } = put({ state: 'applying' }, aRow());
    expect(await rejectionOf(removal.execute(id))).toMatchObject({ kind: 'Conflict' });
    put({ state: 'applied' }, aRow());
    stored.held.add('ben@x.example');
    expect(await rejectionOf(removal.execute(id))).toMatchObject({ kind: 'Conflict' });
    expect(imports.stored.size).toBe(1);
    expect(await rejectionOf(removal.execute('none'))).toMatchObject({ kind: 'NotFound' });
  });
});

describe('each night', () => {
  it('removes imports that have expired, and what was left without one', async () => {
    const { maintenance, imports, rows, stored, put } = setUp();
    put({ id: 'old' }, aRow());
    put({ id: 'working', state: 'checking' });
    put({ id: 'new', expiresAt: '2027-01-02T00:00:00.000Z' });
    rows.put('orphan', aRow());
    stored.left.push('orphan');
    await maintenance.removeExpired(LATER);
    expect([...imports.stored.keys()]).toEqual(['working', 'new']);
    expect([rows.of('old'), rows.of('orphan')]).toEqual([[], []]);
  });

  it('keeps the rows of people under a legal hold, with samples of them only', async () => {
    const { maintenance, imports, rows, stored, put } = setUp();
    const { id } = put({}, aRow(), aRow({ row: 3, cells: ['', 'Ana', 'ana@x.example', ''] }));
    stored.held.add('ana@x.example');
    await maintenance.removeExpired(LATER);
    expect(rows.of(id).map(({ row }) => row)).toEqual([3]);
    expect(imports.stored.get(id)!.samples![1]).toEqual(['Ana']);
  });

  it('goes on when an import is begun at that moment', async () => {
    const { maintenance, imports, put } = setUp();
    put({ id: 'begun' });
    put({ id: 'old' });
    imports.lock = async (_, id) => {
      const { state, ...stored } = imports.stored.get(id)!;
      return { ...stored, state: id === 'begun' ? 'checking' : state };
    };
    await maintenance.removeExpired(LATER);
    expect([...imports.stored.keys()]).toEqual(['begun']);
  });

  it('goes on when an import is removed at that moment, and not after a failure', async () => {
    const { maintenance, imports, put } = setUp();
    put();
    imports.lock = async () => null;
    await maintenance.removeExpired(LATER);
    imports.lock = () => Promise.reject(new Error('No answer'));
    await expect(maintenance.removeExpired(LATER)).rejects.toThrow('No answer');
  });

  it('leaves uploads of the last 24 hours, which may not have ended', async () => {
    const { maintenance, stored } = setUp();
    const orphans = jest.spyOn(stored, 'orphans');
    await maintenance.removeExpired(LATER);
    expect(orphans.mock.calls).toEqual([[new Date('2026-12-31T00:00:00.000Z')]]);
  });

  it('stores the samples of imports that have none', async () => {
    const { maintenance, imports, put } = setUp();
    const { id } = put({ samples: null }, aRow());
    await maintenance.storeMissingSamples();
    expect(imports.stored.get(id)!.samples![1]).toEqual(['Ben']);
  });
});
