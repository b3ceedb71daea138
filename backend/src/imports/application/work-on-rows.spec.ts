import { ANA, aRow, AT } from '../testing/builders.js';
import { importsInMemory } from '../testing/imports-in-memory.js';
import type { LeasedImport } from './ports.js';
import { PreviewUndo } from './preview-undo.js';

const BEN = { firstName: 'Ben', email: 'ben@x.example' };
const MADE = {
  outcome: 'create',
  targetId: 'ben',
  appliedAt: AT,
  changes: { firstName: { from: null, to: 'Ben' }, email: { from: null, to: 'ben@x.example' } },
} as const;

function setUp() {
  const all = importsInMemory();
  const { begin, work, units, targets, rows } = all;
  /** Passes all rows of a step, and returns the import. */
  const pass = async (id: string, state: 'checking' | 'applying' | 'undoing') => {
    let leased = await begin(id, state);
    for (;;) {
      const next = await work.advance(leased, 'replica', 2);
      if (next === 'done' || next === null) return leased.imported;
      leased = next;
    }
  };
  return { ...all, pass, preview: new PreviewUndo(units, targets, rows) };
}

describe('a check', () => {
  it('says of each row what it would do, and changes no record', async () => {
    const { pass, rows, target, put } = setUp();
    target.records.set('ben', BEN);
    const { id } = put(
      {},
      aRow({ cells: ['', 'Ben', 'ben@x.example', 'New'] }),
      aRow({ row: 3, cells: ['', 'Carla', 'carla@x.example', ''] }),
      aRow({ row: 4, cells: ['', 'Dan', 'ben@x.example', ''] }),
      aRow({ row: 5, cells: ['', 'Nobody', 'nobody@x.example', ''] }),
      aRow({ row: 6, cells: ['', 'Carla', 'carla@x.example', ''] }),
    );
    const { counts, done } = await pass(id, 'checking');
    expect([counts, done]).toEqual([{ create: 1, update: 1, skip: 1, conflict: 1, wrong: 1 }, 5]);
    expect(rows.of(id).map(({ outcome }) => outcome)).toEqual([
      'update',
      'create',
      'conflict',
      'wrong',
      'skip',
    ]);
    expect(rows.of(id)[0]).toMatchObject({ targetId: 'ben', changes: { notes: { from: null, to: 'New' } } });
    expect([...target.records.keys()]).toEqual(['ben']);
  });

  it('counts the cells that rows leave out, but for those of wrong rows', async () => {
    const { pass, put } = setUp();
    const headings = ['Name', 'Phone'];
    const mapping = { columns: { Name: 'firstName', Phone: 'phone' }, options: {} };
    const { id } = put(
      { headings, mapping, leftOut: { unreadable: 0, notConfirmed: 0 } },
      aRow({ cells: ['Ana', 'call her'] }),
      aRow({ row: 3, cells: ['Nobody', 'call her'] }),
    );
    const { counts, leftOut } = await pass(id, 'checking');
    expect([counts.create, counts.wrong]).toEqual([1, 1]);
    expect(leftOut).toEqual({ unreadable: 1, notConfirmed: 0 });
  });

  it('asks again about rows that were decided before', async () => {
    const { pass, rows, target, put } = setUp();
    target.records.set('ben', BEN);
    const { id } = put({}, aRow({ choice: 'create', cells: ['', 'Dan', 'ben@x.example', ''] }));
    expect((await pass(id, 'checking')).counts).toMatchObject({ conflict: 1 });
    expect(rows.of(id)[0]).toMatchObject({ choice: null, candidates: [{ id: 'ben' }] });
  });

  it('passes rows that were erased, and does not make erased people again', async () => {
    const { pass, rows, erased, put } = setUp();
    erased.add('ben@x.example');
    const { id } = put({}, aRow(), aRow({ row: 3, cells: [] }));
    expect((await pass(id, 'checking')).counts).toMatchObject({ create: 0, skip: 1, wrong: 1 });
    expect(rows.of(id)).toMatchObject([{ outcome: 'skip' }, { outcome: null }]);
  });
});

describe('an application', () => {
  it('makes and changes records, and keeps the ids of their source', async () => {
    const { pass, rows, sources, target, put } = setUp();
    target.records.set('ben', BEN);
    const { id } = put(
      {},
      aRow({ cells: ['7', 'Ben', 'ben@x.example', 'New'] }),
      aRow({ row: 3, cells: ['8', 'Carla', 'carla@x.example', ''] }),
    );
    await pass(id, 'checking');
    const { counts, appliedAt } = await pass(id, 'applying');
    expect([counts, appliedAt]).toMatchObject([{ create: 1, update: 1 }, AT]);
    const carla = rows.of(id)[1]!.targetId!;
    expect([...target.records]).toEqual([
      ['ben', { ...BEN, notes: 'New' }],
      [carla, { firstName: 'Carla', email: 'carla@x.example' }],
    ]);
    expect(sources.stored).toMatchObject([
      { kind: 'clients', source: 'file', sourceId: '7', targetId: 'ben', importId: id },
      { sourceId: '8', targetId: carla },
    ]);
    expect(rows.of(id)).toMatchObject([{ appliedAt: AT }, { appliedAt: AT }]);
  });

  it('plans a row anew behind one that moves what it is recognised by', async () => {
    const { pass, target, put } = setUp();
    target.records.set('ben', BEN);
    const { id } = put(
      {},
      aRow({ cells: ['7', 'Ben', 'ben@x.example', ''] }),
      aRow({ row: 3, cells: ['7', 'Ben', 'new@x.example', ''] }),
      aRow({ row: 4, cells: ['', 'Ben', 'new@x.example', 'Last'] }),
    );
    const checked = await pass(id, 'checking');
    expect(await pass(id, 'applying')).toMatchObject({ counts: checked.counts });
    expect(target.records.get('ben')).toEqual({ firstName: 'Ben', email: 'new@x.example', notes: 'Last' });
    expect(target.records.size).toBe(1);
  });

  it('leaves alone what waits for a decision, and rows that were applied before', async () => {
    const { pass, target, put } = setUp();
    const { id } = put({}, aRow({ outcome: 'conflict' }), aRow({ row: 3, ...MADE }));
    await pass(id, 'applying');
    expect(target.records.size).toBe(0);
  });
});

describe('an undo', () => {
  it('reverts records that were not changed since, as the preview announces', async () => {
    const { pass, preview, rows, sources, target, put } = setUp();
    target.records.set('ben', BEN).set('carla', { firstName: 'Carla', notes: 'Mine' });
    const changes = { notes: { from: null, to: 'New' } };
    const imported = put(
      { state: 'applied', appliedAt: AT },
      aRow({ ...MADE }),
      aRow({ row: 3, outcome: 'update', targetId: 'carla', appliedAt: AT, changes }),
      aRow({ row: 4, outcome: 'skip' }),
    );
    const { id } = imported;
    sources.stored = [{ kind: 'clients', source: 'file', sourceId: '7', targetId: 'ben', importId: id }];
    const previewed = await preview.execute(imported);
    expect(previewed).toMatchObject({ undone: 1, left: 1, rows: [{ row: 3, name: 'Carla' }] });
    expect(target.records.size).toBe(2);
    expect((await pass(id, 'undoing')).undo).toEqual({ undone: 1, left: 1 });
    expect([...target.records.keys()]).toEqual(['carla']);
    expect(rows.of(id).map(({ undone }) => undone)).toEqual([true, false, null]);
    expect(rows.of(id)[1]).toMatchObject({ left: { notes: 'Mine' }, problems: [{ field: '' }] });
    expect(sources.stored).toEqual([]);
  });

  it('leaves records to which something else belongs, and people under a legal hold', async () => {
    const { pass, target, put } = setUp();
    target.records.set('ben', BEN).set('held', BEN);
    target.used.add('ben');
    target.held.add('held');
    const { id } = put({}, aRow({ ...MADE }), aRow({ row: 3, ...MADE, targetId: 'held' }));
    expect((await pass(id, 'undoing')).undo).toEqual({ undone: 0, left: 2 });
    expect(target.records.size).toBe(2);
  });
});

describe('a piece', () => {
  it('has as many rows as it is told to, and there is none behind the last row', async () => {
    const { begin, work, put } = setUp();
    const { id } = put({}, aRow(), aRow({ row: 3 }), aRow({ row: 4 }));
    const first = (await work.advance(await begin(id, 'checking'), 'replica', 2)) as LeasedImport;
    expect([first.position, first.imported.done]).toEqual([3, 2]);
    const last = (await work.advance(first, 'replica', 2)) as LeasedImport;
    expect([last.position, last.imported.done]).toEqual([4, 3]);
    expect(await work.advance(last, 'replica', 2)).toBe('done');
    await work.passOver(last, 'replica');
    expect(await work.advance(last, 'replica', 2)).toBe('done');
  });

  it('does nothing when another process has taken over, or the step was stopped', async () => {
    const { begin, work, leases, imports, rows, put } = setUp();
    const { id } = put({}, aRow());
    const leased = await begin(id, 'checking');
    leases.taken.set(id, 'other');
    expect(await work.advance(leased, 'replica', 2)).toBeNull();
    leases.taken.set(id, 'replica');
    imports.stored.set(id, { ...leased.imported, state: 'failed' });
    expect(await work.advance(leased, 'replica', 2)).toBeNull();
    expect(rows.of(id)).toMatchObject([{ outcome: null }]);
  });

  it.each([
    ['checking', { outcome: 'wrong' }, { counts: { wrong: 1 } }],
    ['applying', { outcome: 'wrong' }, { counts: { create: -1, wrong: 1 } }],
    ['undoing', { undone: false }, { undo: { undone: 0, left: 1 } }],
  ] as const)('passes over a row with which none succeeds, while %s', async (state, row, counted) => {
    const { begin, work, imports, rows, put } = setUp();
    const { id } = put({}, aRow({ ...MADE }));
    await work.passOver(await begin(id, state), 'replica');
    expect(rows.of(id)).toMatchObject([{ ...row, problems: [{ code: 'import.row-failed' }] }]);
    expect(imports.stored.get(id)).toMatchObject({ done: 1, ...counted });
  });
});

describe('the time of an application', () => {
  const EARLIER = '2026-11-01T00:00:00.000Z';

  it.each([
    ['checking', null, null],
    ['applying', null, AT],
    ['applying', EARLIER, EARLIER],
    ['undoing', EARLIER, EARLIER],
  ] as const)('is the beginning of the first one: a piece while %s, %s', async (state, before, after) => {
    const { begin, work, imports, put } = setUp();
    const { id } = put({ appliedAt: before }, aRow());
    await work.advance(await begin(id, state), 'replica', 2);
    expect(imports.stored.get(id)!.appliedAt).toBe(after);
  });
});

describe('the end of a step', () => {
  it.each([
    ['checking', 'checked', true, []],
    ['applying', 'applied', false, ['import.applied']],
    ['undoing', 'undone', false, ['import.undone']],
  ] as const)('of %s is that it is %s', async (state, ended, keepsFile, actions) => {
    const { begin, ends, imports, leases, stored, audit, put } = setUp();
    const { id } = put({ rows: 3 });
    stored.files.set(id, [Buffer.from('file')]);
    await ends.done(await begin(id, state), 'replica');
    expect(imports.stored.get(id)).toMatchObject({ state: ended, done: 3 });
    expect(imports.stored.get(id)!.appliedAt).toBe(state === 'applying' ? AT : null);
    expect([stored.files.has(id), leases.taken.size]).toEqual([keepsFile, 0]);
    expect(audit.entries.map(({ action }) => action)).toEqual(actions);
  });

  it('is in the audit trail with who began it, and how many records it made, changed and took back', async () => {
    const { begin, ends, audit, put } = setUp();
    const counts = { create: 3, update: 2, skip: 1, conflict: 1, wrong: 1 };
    const { id } = put({ counts });
    await ends.done(await begin(id, 'applying'), 'replica');
    await ends.done(await begin(id, 'undoing', { undo: { undone: 4, left: 1 } }), 'replica');
    expect(audit.entries.map(({ userId, details }) => [userId, JSON.parse(details) as unknown])).toEqual([
      [ANA.id, { import: id, kind: 'clients', created: 3, updated: 2 }],
      [ANA.id, { import: id, kind: 'clients', undone: 4, left: 1 }],
    ]);
  });

  it('leaves the time of the first application', async () => {
    const { begin, ends, imports, put } = setUp();
    const { id } = put({ appliedAt: '2026-11-01T00:00:00.000Z' });
    await ends.done(await begin(id, 'applying', { again: true }), 'replica');
    expect(imports.stored.get(id)).toMatchObject({ appliedAt: '2026-11-01T00:00:00.000Z' });
  });

  it('may be a failure with its reason, but not of another process', async () => {
    const { begin, ends, imports, put } = setUp();
    const { id } = put();
    const leased = await begin(id, 'checking');
    expect(await ends.fail(leased, 'other', 'internal')).toBe(false);
    expect(await ends.fail(leased, 'replica', 'disk-full')).toBe(true);
    expect(imports.stored.get(id)).toMatchObject({ state: 'failed', failure: 'disk-full' });
  });
});
