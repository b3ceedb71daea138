import { anImport } from '../testing/builders.js';
import { NO_COUNTS } from './import.js';
import { countFailed, passed } from './row-progress.js';

const counts = { ...NO_COUNTS, create: 2, wrong: 1 };

test('rows that are passed add to those that were', () => {
  const progress = { position: 7, rows: 3, imported: { counts, undo: null } };
  expect(passed(anImport({ done: 4 }), progress)).toEqual(anImport({ done: 7, counts }));
});

describe('a row that cannot be worked on', () => {
  it('is wrong in a check', () => {
    expect(countFailed({ state: 'checking', counts, undo: null }, 'create')).toEqual({
      counts: { ...counts, wrong: 2 },
      undo: null,
    });
  });

  it('is wrong instead of what it was to do in an application', () => {
    expect(countFailed({ state: 'applying', counts, undo: null }, 'create').counts).toEqual({
      ...counts,
      create: 1,
      wrong: 2,
    });
    expect(countFailed({ state: 'applying', counts, undo: null }, null).counts).toEqual({
      ...counts,
      wrong: 2,
    });
  });

  it('leaves something in an undo', () => {
    expect(countFailed({ state: 'undoing', counts, undo: { undone: 5, left: 1 } }, 'create')).toEqual({
      counts,
      undo: { undone: 5, left: 2 },
    });
    expect(countFailed({ state: 'undoing', counts, undo: null }, 'create').undo).toEqual({
      undone: 0,
      left: 1,
    });
  });
});
