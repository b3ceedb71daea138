import type { ImportRow } from '../domain/import-row.js';
import { aRow, AT } from '../testing/builders.js';
import { importsInMemory } from '../testing/imports-in-memory.js';
import { PreviewUndo } from './preview-undo.js';

function setUp(...applied: readonly ImportRow[]) {
  const all = importsInMemory();
  const { begin, work, units, targets, rows, put } = all;
  const imported = put({ state: 'applied', appliedAt: AT }, ...applied);
  const preview = new PreviewUndo(units, targets, rows);
  /** Takes the rows back, so many at once. */
  const undo = async (limit = 100) => {
    let leased = await begin(imported.id, 'undoing');
    for (;;) {
      const next = await work.advance(leased, 'replica', limit);
      if (next === 'done' || next === null) return leased.imported;
      leased = next;
    }
  };
  return { ...all, imported, undo, preview: () => preview.execute(imported) };
}

const update = (row: number, from: string | null, to: string) =>
  aRow({ row, outcome: 'update', targetId: 'ben', appliedAt: AT, changes: { notes: { from, to } } });
const create = (row: number, targetId: string) =>
  aRow({
    row,
    outcome: 'create',
    targetId,
    appliedAt: AT,
    changes: { firstName: { from: null, to: targetId } },
  });

describe('rows that are taken back', () => {
  it.each([1, 2, 100])(
    'are so from the last one on, also several about one record: %d at once',
    async (limit) => {
      const { undo, preview, target } = setUp(
        create(2, 'ben'),
        update(3, null, 'One'),
        update(4, 'One', 'Two'),
      );
      target.records.set('ben', { firstName: 'ben', notes: 'Two' });
      expect(await preview()).toEqual({ undone: 3, left: 0, rows: [] });
      expect(target.records.get('ben')).toMatchObject({ notes: 'Two' });
      expect((await undo(limit)).undo).toEqual({ undone: 3, left: 0 });
      expect(target.records.size).toBe(0);
    },
  );

  it('leave what was changed since, with why', async () => {
    const { undo, preview, target, rows, imported } = setUp(update(2, 'Old', 'One'), update(3, 'One', 'Two'));
    target.records.set('ben', { firstName: 'Ben', notes: 'By hand' });
    const previewed = await preview();
    expect(previewed).toMatchObject({ undone: 0, left: 2 });
    expect(previewed.rows.map(({ row, name }) => [row, name])).toEqual([
      [3, 'Ben'],
      [2, 'Ben'],
    ]);
    expect(previewed.rows[0]!.reason).toEqual(expect.any(String));
    expect((await undo()).undo).toEqual({ undone: 0, left: 2 });
    expect(target.records.get('ben')).toMatchObject({ notes: 'By hand' });
    expect(rows.of(imported.id)).toMatchObject([
      { undone: false, left: { notes: 'By hand' }, problems: [{ code: 'import.changed-since' }] },
      { undone: false, left: { notes: 'By hand' }, problems: [{ code: 'import.changed-since' }] },
    ]);
  });

  it('of records that are gone leave nothing to name', async () => {
    const { undo, preview } = setUp(create(2, 'gone'));
    expect(await preview()).toMatchObject({ undone: 0, left: 1, rows: [{ row: 2, name: '' }] });
    expect((await undo()).undo).toEqual({ undone: 0, left: 1 });
  });

  it('are none that were emptied by an erasure, were taken back before, or changed nothing', async () => {
    const { undo, target, rows, imported } = setUp(
      { ...create(2, 'erased'), cells: [] },
      { ...create(3, 'before'), undone: true },
      aRow({ row: 4, outcome: 'skip', targetId: 'skipped' }),
      aRow({ row: 5, outcome: 'wrong', appliedAt: AT }),
      create(6, 'ben'),
    );
    for (const id of ['erased', 'before', 'skipped', 'ben']) target.records.set(id, { firstName: id });
    expect(await undo()).toMatchObject({ undo: { undone: 1, left: 0 }, done: 5 });
    expect([...target.records.keys()]).toEqual(['erased', 'before', 'skipped']);
    expect(rows.of(imported.id).map(({ undone }) => undone)).toEqual([null, true, null, null, true]);
  });

  it('give the ids of their source free, but for those of records that stay', async () => {
    const { undo, target, sources, imported } = setUp(create(2, 'ben'), create(3, 'kept'));
    const link = { kind: 'clients', source: 'file', importId: imported.id } as const;
    sources.stored = [
      { ...link, sourceId: '7', targetId: 'ben' },
      { ...link, sourceId: '8', targetId: 'kept' },
      { ...link, sourceId: '9', targetId: 'ben', importId: 'another' },
    ];
    for (const id of ['ben', 'kept']) target.records.set(id, { firstName: id });
    target.used.add('kept');
    await undo();
    expect(sources.stored.map(({ sourceId }) => sourceId)).toEqual(['8', '9']);
  });

  it('add to what was taken back before the undo was stopped', async () => {
    const { begin, work, imported, target } = setUp(create(2, 'ben'));
    target.records.set('ben', { firstName: 'ben' });
    const leased = await begin(imported.id, 'undoing', { undo: { undone: 4, left: 2 } });
    const next = await work.advance(leased, 'replica', 100);
    expect(next).toMatchObject({ imported: { undo: { undone: 5, left: 2 } }, position: 2 });
  });
});

test('the preview of an undo passes over any number of rows, and names the first hundred that leave something', async () => {
  const many = Array.from({ length: 205 }, (_, place) => create(place + 2, `gone ${place}`));
  const { preview } = setUp(...many);
  const previewed = await preview();
  expect(previewed).toMatchObject({ undone: 0, left: 205 });
  expect(previewed.rows).toHaveLength(100);
  expect(previewed.rows[0]).toMatchObject({ row: 206 });
});
