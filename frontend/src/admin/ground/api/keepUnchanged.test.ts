import { keepUnchanged } from './keepUnchanged';

const liza = { id: '1', name: 'Liza', lastNote: { text: 'Called' } };
const noel = { id: '2', name: 'Noel', lastNote: null };
const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('keepUnchanged', () => {
  it('returns the old data when nothing changed', () => {
    const before = { data: [liza, noel], total: 2, meta: null };
    expect(keepUnchanged(before, copyOf(before))).toBe(before);
  });

  it('keeps the records of a list that a new record moved', () => {
    const before = { data: [liza, noel], total: 2 };
    const after = { data: [{ id: '3', name: 'Ana', lastNote: null }, ...copyOf([liza, noel])], total: 3 };
    const kept = keepUnchanged(before, after) as typeof after;
    expect(kept).toEqual(after);
    expect(kept.data[1]).toBe(liza);
    expect(kept.data[2]).toBe(noel);
  });

  it('keeps the records of the pages of an endless list', () => {
    const before = { pages: [{ data: [liza], total: 2 }], pageParams: [1] };
    const after = { pages: [{ data: [{ ...noel, name: 'Noah' }, copyOf(liza)], total: 2 }], pageParams: [1] };
    const kept = keepUnchanged(before, after) as typeof after;
    expect(kept).toEqual(after);
    expect(kept.pages[0]?.data[1]).toBe(liza);
    expect(kept.pageParams).toBe(before.pageParams);
  });

  it('is a new list when the order or the number of records changed', () => {
    const before = [liza, noel];
    expect(keepUnchanged(before, copyOf([noel, liza]))).toEqual([noel, liza]);
    expect(keepUnchanged(before, copyOf([liza]))).toEqual([liza]);
    expect(keepUnchanged(before, [])).toEqual([]);
  });

  it('replaces what changed in a record, and keeps its other parts', () => {
    const after = copyOf({ ...liza, name: 'Lisa' });
    const kept = keepUnchanged([liza], [after]) as [typeof after];
    expect(kept).toEqual([after]);
    expect(kept[0].lastNote).toBe(liza.lastNote);
  });

  it('does not keep a field that the new data has not', () => {
    expect(keepUnchanged({ id: '1', name: 'Liza' }, { id: '1' })).toEqual({ id: '1' });
    expect(keepUnchanged({ a: 1 }, { b: undefined })).toEqual({ b: undefined });
  });

  it('compares other lists by position, and other values as they are', () => {
    const holiday = { date: '2026-12-25', name: 'Christmas Day' };
    const kept = keepUnchanged([holiday], copyOf([holiday, { date: '2026-12-30', name: 'Rizal Day' }]));
    expect((kept as unknown[])[0]).toBe(holiday);
    const names = new Map([['1', 'Liza']]);
    expect(keepUnchanged(new Map(), names)).toBe(names);
    expect(keepUnchanged(undefined, null)).toBeNull();
  });
});
