import { addedSince, changesBetween, losesValues, undoChanges } from './row-changes.js';

describe('the changes of a record', () => {
  it('are its fields that differ, with both values', () => {
    const before = { firstName: 'Ana', notes: 'Old', tags: ['VIP'], phone: null };
    const after = { firstName: 'Ana', notes: 'New', tags: ['VIP', 'family'], phone: '1' };
    expect(changesBetween(before, after)).toEqual({
      notes: { from: 'Old', to: 'New' },
      tags: { from: ['VIP'], to: ['VIP', 'family'] },
      phone: { from: null, to: '1' },
    });
  });

  it('are all values of a new one', () => {
    expect(changesBetween(null, { firstName: 'Ana', notes: null, tags: [] })).toEqual({
      firstName: { from: null, to: 'Ana' },
    });
  });

  it('are none where lists have the same words, or nothing is nothing', () => {
    expect(changesBetween({ tags: ['VIP'], phone: null }, { tags: ['VIP'], phone: [] })).toEqual({});
    expect(changesBetween({ tags: [] }, { tags: null })).toEqual({});
  });

  it.each([
    [{}, false],
    [{ phone: { from: null, to: '1' } }, false],
    [{ tags: { from: [], to: ['VIP'] } }, false],
    [{ phone: { from: null, to: '1' }, notes: { from: 'Old', to: 'New' } }, true],
    [{ tags: { from: ['VIP'], to: [] } }, true],
  ])('%j lose a value: %s', (changes, expected) => expect(losesValues(changes)).toBe(expected));

  it('are taken back where the record has them still; other values stay and are named', () => {
    const changes = {
      firstName: { from: 'Ana', to: 'Anna' },
      notes: { from: 'Old', to: 'New' },
      tags: { from: null, to: ['VIP'] },
      phone: { from: '1', to: '2' },
      email: { from: null, to: 'x' },
    };
    const now = { firstName: 'Anna', notes: 'By hand', tags: ['VIP'], phone: '1', address: 'Cebu' };
    expect(undoChanges(changes, now)).toEqual({
      back: { firstName: 'Ana', tags: null },
      left: { notes: 'By hand' },
    });
  });

  it('do not tell of values that came later; those are named', () => {
    const changes = { firstName: { from: null, to: 'Ana' } };
    expect(addedSince(changes, { firstName: 'Anna', phone: null, tags: [], notes: 'New' })).toEqual({
      notes: 'New',
    });
  });
});
