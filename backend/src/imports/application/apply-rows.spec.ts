import type { Import } from '../domain/import.js';
import type { ImportRow } from '../domain/import-row.js';
import { aRow, AT } from '../testing/builders.js';
import { importsInMemory } from '../testing/imports-in-memory.js';

function setUp(applied: readonly ImportRow[], changes: Partial<Import> = {}) {
  const all = importsInMemory();
  const { begin, work, put } = all;
  const { id } = put(changes, ...applied);
  const apply = async () => {
    const next = await work.advance(await begin(id, 'applying'), 'replica', 100);
    if (next === 'done' || next === null) throw new Error('There were no rows');
    return next.imported;
  };
  return { ...all, id, apply };
}

const BEN = { outcome: 'create', cells: ['', 'Ben', 'ben@x.example', ''] } as const;

describe('an application', () => {
  it.each<[what: string, isApplied: boolean, row: Partial<ImportRow>]>([
    ['that makes a record', true, BEN],
    ['that was applied before', false, { ...BEN, appliedAt: AT }],
    ['that waits for a decision', false, { ...BEN, outcome: 'conflict' }],
    ['that was decided', true, { ...BEN, outcome: 'conflict', choice: 'create' }],
    ['that is wrong', false, { ...BEN, outcome: 'wrong' }],
    [
      'that is wrong, with the record that it was before',
      false,
      { ...BEN, outcome: 'wrong', targetId: 'ben' },
    ],
    ['that is left out', false, { ...BEN, outcome: 'skip' }],
    ['that an erasure has emptied', false, { ...BEN, cells: [] }],
  ])('looks at a row %s, and makes its record: %s', async (_, isApplied, row) => {
    const { apply, rows, target, id } = setUp([aRow(row)]);
    const { done } = await apply();
    const { outcome, appliedAt } = rows.of(id)[0]!;
    const isMade = outcome === 'create' && appliedAt === AT && target.records.size === 1;
    expect([done, isMade]).toEqual([1, isApplied]);
  });

  it('that is the second one makes records of decided rows only', async () => {
    const second = { ...BEN, row: 3, cells: ['', 'Carla', 'carla@x.example', ''] };
    const { apply, target } = setUp([aRow(BEN), aRow({ ...second, outcome: 'conflict', choice: 'create' })], {
      again: true,
    });
    await apply();
    expect([...target.records.values()].map(({ firstName }) => firstName)).toEqual(['Carla']);
  });
});

describe('a record that an application changes', () => {
  const before = { firstName: 'Ben', email: 'ben@x.example', notes: 'Old' };
  const row = (notes: string) =>
    aRow({ outcome: 'update', targetId: 'ben', cells: ['', 'Ben', 'ben@x.example', notes] });

  it('is written with what it was before, and not as one that is put back', async () => {
    const { apply, target } = setUp([row('New')]);
    target.records.set('ben', before);
    await apply();
    const changed = { id: 'ben', fields: { ...before, notes: 'New' }, links: {}, before, isUndo: false };
    expect(target.written).toEqual([[changed]]);
  });

  it('is not written when the row says nothing new', async () => {
    const { apply, target } = setUp([row('Old')]);
    target.records.set('ben', before);
    expect((await apply()).counts).toMatchObject({ skip: 1 });
    expect(target.written).toEqual([]);
  });
});

describe('the counts of an application', () => {
  it('move a row from what it was to do to what it did', async () => {
    const counts = { create: 2, update: 0, skip: 0, conflict: 0, wrong: 0 };
    const { apply, target } = setUp(
      [aRow(BEN), aRow({ ...BEN, row: 3, cells: ['', 'Carla', 'carla@x.example', ''] })],
      { counts },
    );
    target.records.set('ben', { firstName: 'Ben', email: 'ben@x.example', notes: null });
    expect(await apply()).toMatchObject({
      counts: { ...counts, create: 1, skip: 1 },
      appliedAt: AT,
      done: 2,
    });
  });
});

describe('the ids of the source', () => {
  const row = (changes: Partial<ImportRow> = {}) =>
    aRow({ ...BEN, cells: ['7', 'Ben', 'ben@x.example', ''], ...changes });

  it('stand for the records that were made, changed, or are as the row says', async () => {
    const { apply, sources, target, id } = setUp([row({ outcome: 'skip', targetId: 'ben' })], {
      preset: 'ghost',
    });
    target.records.set('ben', { firstName: 'Ben', email: 'ben@x.example' });
    await apply();
    expect(sources.stored).toEqual([
      { kind: 'clients', source: 'ghost', sourceId: '7', targetId: 'ben', importId: id },
    ]);
  });

  it('are not stored of a row that changes nothing for what it would lose', async () => {
    const { apply, sources, target } = setUp([row({ outcome: 'update', targetId: 'ben' })]);
    target.records.set('ben', { firstName: 'Ben', email: 'old@x.example' });
    target.held.add('ben');
    const known = {
      kind: 'clients',
      source: 'file',
      sourceId: '7',
      targetId: 'ben',
      importId: 'other',
    } as const;
    sources.stored = [known];
    expect((await apply()).counts).toMatchObject({ skip: 1 });
    expect(sources.stored).toEqual([known]);
  });

  it('are not stored twice, nor of a row without one', async () => {
    const { apply, sources, target } = setUp([
      row({ outcome: 'update', targetId: 'ben' }),
      aRow({ ...BEN, row: 3, cells: ['', 'Carla', 'carla@x.example', ''] }),
    ]);
    target.records.set('ben', { firstName: 'Ben', email: 'old@x.example' });
    const known = {
      kind: 'clients',
      source: 'file',
      sourceId: '7',
      targetId: 'ben',
      importId: 'another',
    } as const;
    sources.stored = [known];
    await apply();
    expect(sources.stored).toEqual([known]);
    expect(target.records.get('ben')).toMatchObject({ email: 'ben@x.example' });
  });
});
