import { planRow, type RowToPlan } from './plan-row.js';
import type { Candidate, Fields } from './row-changes.js';

const candidate = (id: string, isSure = true): Candidate => ({
  id,
  name: id,
  reasons: ['email'],
  contradicts: isSure ? [] : ['firstName'],
});
const stored: Fields = { firstName: 'Liza', notes: 'Kept', phone: null };

/** A row that says a name and notes; the stored record is `a`. */
function plan(changes: Partial<RowToPlan> = {}, says: Fields = { firstName: 'Liza', notes: 'New' }) {
  return planRow({
    problems: [],
    skip: null,
    candidates: [],
    choice: null,
    asked: [],
    onMatch: 'update' as const,
    isErased: false,
    isGone: false,
    checked: null,
    newId: 'new',
    labels: {},
    stored: (id) => (id === 'a' ? { fields: stored, isHeld: false } : undefined),
    decide: (before) => ({ after: { ...before, ...says } }),
    ...changes,
  });
}

const held = () => ({ fields: stored, isHeld: true });

describe('a row of a file', () => {
  it.each<[what: string, row: Partial<RowToPlan>, outcome: string, code: string | null]>([
    ['without a match makes a record', {}, 'create', null],
    ['with a match changes the record', { candidates: [candidate('a')] }, 'update', null],
    ['with several waits for a choice', { candidates: [candidate('a'), candidate('b')] }, 'conflict', null],
    [
      'that may be another person waits for a choice',
      { candidates: [candidate('a', false)] },
      'conflict',
      null,
    ],
    [
      'changes the chosen record',
      { candidates: [candidate('a'), candidate('b')], choice: 'a', onMatch: 'skip' },
      'update',
      null,
    ],
    [
      'makes a record when that is chosen',
      { candidates: [candidate('a', false)], choice: 'create' },
      'create',
      null,
    ],
    [
      'is another person than those who were asked about, so it makes a record',
      { candidates: [candidate('a')], choice: 'create', asked: ['a'] },
      'create',
      null,
    ],
    [
      'is another person, who was made since, and changes that record',
      { candidates: [candidate('a')], choice: 'create', asked: ['b'] },
      'update',
      null,
    ],
    [
      'waits again when several others agree since',
      { candidates: [candidate('a'), candidate('c')], choice: 'create', asked: ['b'] },
      'conflict',
      null,
    ],
    ['waits until staff say whose it is', { people: [candidate('b')] }, 'conflict', null],
    [
      'is left out by decision, whoever it may be',
      { people: [candidate('b')], choice: 'skip' },
      'skip',
      null,
    ],
    [
      'is left out when that is chosen',
      { candidates: [candidate('a', false)], choice: 'skip' },
      'skip',
      null,
    ],
    [
      'waits again when the chosen record is gone',
      { candidates: [], choice: 'b' },
      'conflict',
      'import.chosen-gone',
    ],
    ['makes a record when the only one is gone', { candidates: [candidate('b')] }, 'create', null],
    ['is left out for a match', { candidates: [candidate('a')], onMatch: 'skip' }, 'skip', 'import.is-there'],
    ['is left out for a reason of the area', { skip: 'import.is-there' }, 'skip', 'import.is-there'],
    ['of an erased person is left out', { isErased: true }, 'skip', 'import.erased'],
    [
      'of an erased person who is there again changes the record',
      { isErased: true, candidates: [candidate('a')] },
      'update',
      null,
    ],
    [
      'replaces no value under a legal hold',
      { candidates: [candidate('a')], stored: held },
      'skip',
      'import.held',
    ],
    [
      'with a wrong cell is wrong, whatever it matches',
      { candidates: [candidate('a')], problems: [{ field: 'email', code: 'field.email', message: '' }] },
      'wrong',
      'field.email',
    ],
    [
      'that breaks a rule of the area is wrong',
      { decide: () => ({ problems: { notes: 'field.required' } }) },
      'wrong',
      'field.required',
    ],
  ])('%s', (_, row, outcome, code) => {
    const planned = plan(row);
    expect({ outcome: planned.outcome, code: planned.problems[0]?.code ?? null }).toEqual({ outcome, code });
  });

  it('names each field that it changes, with both values', () => {
    const { targetId, changes } = plan({ candidates: [candidate('a')] });
    expect({ targetId, changes }).toEqual({
      targetId: 'a',
      changes: { notes: { from: 'Kept', to: 'New' } },
    });
    expect(plan()).toMatchObject({
      targetId: 'new',
      changes: { firstName: { from: null, to: 'Liza' }, notes: { from: null, to: 'New' } },
    });
  });

  it('in conflict shows those who it may be, with what contradicts', () => {
    const { candidates } = plan({ candidates: [candidate('a', false)] });
    expect(candidates).toEqual([{ id: 'a', name: 'a', reasons: ['email'], contradicts: ['firstName'] }]);
  });

  it('that says nothing new is left out, and still stands for the record', () => {
    const same = plan({ candidates: [candidate('a')] }, { notes: 'Kept' });
    expect(same).toMatchObject({ outcome: 'skip', targetId: 'a', problems: [{ code: 'import.unchanged' }] });
    const asEarlier = plan(
      { candidates: [candidate('a')], stored: () => ({ fields: stored, isHeld: false, saidBy: 2 }) },
      { notes: 'Kept' },
    );
    expect(asEarlier.problems).toMatchObject([{ code: 'import.same-as-row' }]);
  });

  it('adds a value under a legal hold where there was none', () => {
    const planned = plan({ candidates: [candidate('a')], stored: held }, { phone: '0917 000 0101' });
    expect(planned).toMatchObject({ outcome: 'update', changes: { phone: { from: null } } });
  });
});
