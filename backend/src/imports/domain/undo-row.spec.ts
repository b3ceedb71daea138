import { undoRow } from './undo-row.js';

const CHANGES = { firstName: { from: null, to: 'Ana' }, tags: { from: null, to: ['vip'] } };
const undone = (fields: object) =>
  undoRow({
    outcome: 'create',
    changes: CHANGES,
    now: { fields: { firstName: 'Ana', tags: ['vip'], address: null, ...fields }, isHeld: false },
    kept: undefined,
  });

describe('an undone row', () => {
  test('deletes the record that it made', () => {
    expect(undone({})).toMatchObject({ act: 'delete', left: {}, reason: null });
  });

  test.each([
    ['a value of the row was changed', { firstName: 'Anna' }],
    ['a value was added of which the row said nothing', { address: '12 Mabini Street' }],
  ])('leaves the record that it made, and says why, when %s', (_, since) => {
    expect(undone(since)).toMatchObject({ act: 'nothing', left: since, reason: 'import.changed-since' });
  });
});
