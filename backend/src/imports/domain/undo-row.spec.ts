import { undoRow } from './undo-row.js';

const created = { firstName: { from: null, to: 'Liza' }, tags: { from: null, to: ['VIP'] } };
const updated = { notes: { from: 'Old', to: 'New' }, phone: { from: null, to: '1' } };
const now = (fields: Record<string, string | null | readonly string[]>, isHeld = false) => ({
  fields,
  isHeld,
});

describe('an undo', () => {
  it.each([
    ['deletes a new record', now({ firstName: 'Liza', tags: ['VIP'] }), undefined, 'delete', {}, null],
    [
      'leaves a new record that was changed',
      now({ firstName: 'Lizbeth', tags: ['VIP'] }),
      undefined,
      'nothing',
      { firstName: 'Lizbeth' },
      'import.changed-since',
    ],
    [
      'leaves a new record with a value of which the row said nothing',
      now({ firstName: 'Liza', tags: ['VIP'], address: '12 Mabini Street' }),
      undefined,
      'nothing',
      { address: '12 Mabini Street' },
      'import.changed-since',
    ],
    [
      'leaves a new record that something belongs to',
      now({ firstName: 'Liza', tags: ['VIP'] }),
      'import.used-since' as const,
      'nothing',
      {},
      'import.used-since',
    ],
    [
      'leaves a new record under a legal hold',
      now({ firstName: 'Liza', tags: ['VIP'] }, true),
      undefined,
      'nothing',
      {},
      'import.held',
    ],
    ['leaves a record that is gone', undefined, undefined, 'nothing', {}, 'import.gone'],
  ])('of what a row has made %s', (_, record, kept, act, left, reason) => {
    expect(undoRow({ outcome: 'create', changes: created, now: record, kept })).toEqual({
      act,
      left,
      reason,
      after: {},
    });
  });

  it('puts each field back that is as the import left it, and names the others', () => {
    const undo = (record: ReturnType<typeof now>) =>
      undoRow({ outcome: 'update', changes: updated, now: record, kept: 'import.used-since' });
    expect(undo(now({ notes: 'New', phone: '1', email: 'x' }))).toEqual({
      act: 'change',
      after: { notes: 'Old', phone: null, email: 'x' },
      left: {},
      reason: null,
    });
    expect(undo(now({ notes: 'By hand', phone: '1' }))).toEqual({
      act: 'change',
      after: { notes: 'By hand', phone: null },
      left: { notes: 'By hand' },
      reason: 'import.changed-since',
    });
    // put back by hand
    expect(undo(now({ notes: 'Old', phone: null }))).toMatchObject({ act: 'nothing', reason: null });
    expect(undo(now({ notes: 'New', phone: '1' }, true))).toMatchObject({
      act: 'nothing',
      reason: 'import.held',
    });
  });
});
