import { choiceOf, type DecidableRow, decisionOf, isOfKind } from './decision.js';
import type { Candidate } from './row-changes.js';

const candidate = (id: string, ...contradicts: string[]): Candidate => ({
  id,
  name: id,
  reasons: ['email'],
  contradicts,
});
const row = (changes: Partial<DecidableRow> = {}): DecidableRow => ({
  outcome: 'conflict',
  candidates: [candidate('ana'), candidate('ben')],
  choice: null,
  appliedAt: null,
  ...changes,
});
const SAME = { as: 'same', clientId: null } as const;
const SKIP = { as: 'skip', clientId: null } as const;

describe('a decision about a row', () => {
  it.each([
    ['it is one of several candidates', row(), { as: 'same', clientId: 'ben' }, 'ben'],
    ['it is the only candidate', row({ candidates: [candidate('ana')] }), SAME, 'ana'],
    ['it is another person', row(), { as: 'other', clientId: null }, 'create'],
    ['it is left out', row(), SKIP, 'skip'],
    ['it was decided before', row({ outcome: 'create', choice: 'create' }), SKIP, 'skip'],
  ] as const)('is stored as a choice: %s', (_, decided, decision, choice) =>
    expect(choiceOf(decided, decision)).toEqual({ choice }),
  );

  it.each([
    ['an unknown row', undefined, SKIP, { field: '', said: 'import.row-unknown' }],
    [
      'a row that is in no conflict',
      row({ outcome: 'create' }),
      SKIP,
      { field: '', said: 'import.no-conflict' },
    ],
    [
      'a row that was applied',
      row({ choice: 'ana', appliedAt: '2026-11-26T02:00:00.000Z' }),
      SKIP,
      { field: '', said: 'import.no-conflict' },
    ],
    [
      'a client who is no candidate',
      row(),
      { as: 'same', clientId: 'carla' },
      { field: '.clientId', said: 'import.choice' },
    ],
    ['no client of several', row(), SAME, { field: '.clientId', said: 'import.which-one' }],
    ['no client of none', row({ candidates: [] }), SAME, { field: '.clientId', said: 'import.which-one' }],
  ] as const)('is rejected for %s', (_, decided, decision, problem) =>
    expect(choiceOf(decided, decision)).toEqual(problem),
  );
});

test.each([
  [[candidate('ana', 'firstName')], ['firstName'], true],
  [[candidate('ana', 'firstName'), candidate('ben', 'lastName')], ['lastName', 'firstName'], true],
  [[candidate('ana', 'firstName')], ['lastName'], false],
  [[candidate('ana', 'firstName', 'lastName')], ['firstName'], false],
  [[candidate('ana', 'firstName')], ['firstName', 'lastName'], false],
  [[candidate('ana'), candidate('ben')], [], true],
])('a row with the candidates %j is of the kind %j: %s', (candidates, kind, expected) =>
  expect(isOfKind(candidates, kind)).toBe(expected),
);

test.each([
  [null, null],
  ['create', { as: 'other', clientId: null }],
  ['skip', { as: 'skip', clientId: null }],
  ['ana', { as: 'same', clientId: 'ana' }],
])('the choice %s is the decision %j', (choice, decision) => expect(decisionOf(choice)).toEqual(decision));
