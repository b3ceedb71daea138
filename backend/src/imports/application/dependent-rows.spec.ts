import type { RecordFields } from '../../platform/import-target.js';
import { aRow } from '../testing/builders.js';
import { FakeTarget } from '../testing/fake-target.js';
import { upToDependent } from './dependent-rows.js';
import { storedKeys } from './earlier-rows.js';
import type { PlannedWork } from './row-plans.js';

const target = new FakeTarget();
const [ONE, TWO] = ['+63 917 000 0001', '+63 917 000 0002'];
const ANA = { firstName: 'Ana', email: 'old@x.example', phone: ONE };
const BEN = { firstName: 'Ben', email: 'ben@x.example', phone: TWO };

type Work = Partial<Omit<PlannedWork, 'row'>> & { readonly sourceId?: string };

/** A planned row that says these fields; by default it changes nothing. */
function says(fields: Record<string, string>, { sourceId, ...work }: Work = {}): PlannedWork {
  const id = sourceId ?? null;
  const keys = storedKeys(target.keysOf(fields), id);
  return {
    outcome: 'skip',
    targetId: null,
    changes: {},
    problems: [],
    candidates: [],
    before: null,
    after: null,
    links: {},
    person: undefined,
    known: null,
    row: {
      ...keys,
      rowNumber: 2,
      fields,
      sourceId: id,
      problems: [],
      notices: [],
      choice: null,
      asked: [],
      stored: aRow(),
    },
    ...work,
  };
}

/** A row that changes Ana, and by default says what she becomes. */
const changesAna = (
  change: RecordFields,
  said: Record<string, string> = { ...ANA, ...(change as Record<string, string>) },
  before: RecordFields = ANA,
) => says(said, { outcome: 'update', targetId: 'ana', before, after: { ...before, ...change } });

/** A row that makes a record and the person whose it is, who is known by these keys. */
const makesPerson = (firstName: string, keys: readonly string[], work: Work = {}) =>
  says({ firstName }, { outcome: 'create', targetId: 'policy', person: { keys, isMade: true }, ...work });

/** Whether the last of the rows is planned anew behind the ones before, which do not depend on each other. */
function isPlannedAnew(...planned: readonly PlannedWork[]): boolean {
  const stored = upToDependent(planned, target);
  expect(planned.slice(0, stored.length)).toEqual(stored);
  expect(stored.length).toBeGreaterThanOrEqual(planned.length - 1);
  return stored.length < planned.length;
}

test('rows about different people are stored together', () => {
  const rows = [
    changesAna({ email: 'new@x.example', firstName: 'Anna' }),
    says(BEN, { outcome: 'update', targetId: 'ben', before: BEN, after: { ...BEN, notes: 'New' } }),
    says({ firstName: 'Carla' }, { outcome: 'create', targetId: 'carla' }),
    says({ firstName: 'Dan' }, { outcome: 'conflict' }),
  ];
  expect(upToDependent(rows, target)).toEqual(rows);
  expect(upToDependent([], target)).toEqual([]);
});

test('the rows behind the first one that depends on another wait too', () => {
  const rows = [
    changesAna({ email: 'new@x.example' }),
    says({ firstName: 'Carla', email: 'old@x.example' }),
    says({ firstName: 'Dan' }),
  ];
  expect(upToDependent(rows, target)).toEqual(rows.slice(0, 1));
});

describe('a row behind one that changes a record is planned anew', () => {
  it.each<[what: string, isAnew: boolean, change: RecordFields, fields: Record<string, string>]>([
    ['the e-mail that it gives up', true, { email: 'new@x.example' }, { email: 'old@x.example' }],
    ['the e-mail that it takes', true, { email: 'new@x.example' }, { email: 'new@x.example' }],
    ['the number that it gives up', true, { phone: TWO }, { phone: ONE }],
    ['the number that it takes', true, { phone: TWO }, { phone: TWO }],
    ['the e-mail that stays when the number moves', false, { phone: TWO }, { email: 'old@x.example' }],
    ['the number that stays when the e-mail moves', false, { email: 'new@x.example' }, { phone: ONE }],
    ['the e-mail of a record of which notes change', false, { notes: 'New' }, { email: 'old@x.example' }],
    ['the e-mail of a record whose name changes', true, { firstName: 'Anna' }, { email: 'old@x.example' }],
    ['the number of a record whose name changes', true, { firstName: 'Anna' }, { phone: ONE }],
    ['an e-mail of nobody', false, { email: 'new@x.example', firstName: 'Anna' }, { email: 'b@x.example' }],
  ])('where it has %s: %s', (_, isAnew, change, fields) => {
    const other = says({ firstName: 'Carla', ...fields }, { outcome: 'create', targetId: 'carla' });
    expect(isPlannedAnew(changesAna(change), other)).toBe(isAnew);
  });

  it('where it has an e-mail of that row which the record did not take', () => {
    const moved = changesAna({ email: 'new@x.example' }, { ...ANA, email: 'said@x.example' });
    expect(isPlannedAnew(moved, says({ email: 'said@x.example' }))).toBe(true);
  });

  it('but not where both have no number', () => {
    const before = { ...ANA, phone: null };
    const renamed = changesAna({ firstName: 'Anna' }, { firstName: 'Anna', email: ANA.email }, before);
    expect(isPlannedAnew(renamed, says({ firstName: 'Ben', email: 'ben@x.example' }))).toBe(false);
  });

  it('where two rows before it share a number, and one of them changes a name', () => {
    const moved = changesAna({ email: 'new@x.example' });
    const before = { ...BEN, phone: ONE };
    const after = { ...before, firstName: 'Benedict' };
    const renamed = says(after, { outcome: 'update', targetId: 'ben', before, after });
    expect(isPlannedAnew(moved, renamed, says({ firstName: 'Carla', phone: ONE }))).toBe(true);
  });
});

describe('a further row about a record that changes', () => {
  const further = (fields: Record<string, string>, work: Work = {}) =>
    says({ firstName: 'Ana', ...fields }, { targetId: 'ana', ...work });
  const moved = changesAna({ email: 'new@x.example' });

  it('is stored with the first one where it is found by what has not moved', () => {
    expect(isPlannedAnew(moved, further({ phone: ONE }))).toBe(false);
    expect(isPlannedAnew(changesAna({ phone: TWO }), further({ email: 'old@x.example' }))).toBe(false);
  });

  it('is stored with it where its source has it as that record', () => {
    expect(isPlannedAnew(moved, further({}, { known: 'ana' }))).toBe(false);
  });

  it('is planned anew where it is found by nothing that stays', () => {
    expect(isPlannedAnew(moved, further({ phone: TWO }))).toBe(true);
    expect(isPlannedAnew(moved, further({ email: 'new@x.example' }, { known: 'ana' }))).toBe(true);
  });

  it('is stored with it where nothing moves by which it is found', () => {
    expect(isPlannedAnew(changesAna({ notes: 'New' }), further({}))).toBe(false);
  });

  it('is planned anew where the first row changes the name of the record', () => {
    expect(isPlannedAnew(changesAna({ firstName: 'Anna' }), further({}, { known: 'ana' }))).toBe(true);
  });

  it('is planned anew for what the first of several rows moves', () => {
    const noted = says(
      { firstName: 'Ana' },
      { outcome: 'update', targetId: 'ana', known: 'ana', before: ANA, after: { ...ANA, notes: 'New' } },
    );
    expect(isPlannedAnew(moved, noted, further({}))).toBe(true);
  });
});

describe('a row with an id of the source that a row before has', () => {
  it.each(['create', 'skip'] as const)('is stored with it where both are about one record: %s', (outcome) => {
    const first = says(ANA, { sourceId: '7', outcome, targetId: 'ana' });
    expect(isPlannedAnew(first, says({}, { sourceId: '7', targetId: 'ana' }))).toBe(false);
  });

  it('is planned anew where it would be about another one', () => {
    const first = says(ANA, { sourceId: '7', outcome: 'create', targetId: 'ana' });
    expect(isPlannedAnew(first, says({}, { sourceId: '7', outcome: 'create', targetId: 'new' }))).toBe(true);
    expect(isPlannedAnew(first, says({}, { sourceId: '7', outcome: 'conflict' }))).toBe(true);
  });

  it('is stored with one that is about no record', () => {
    const first = says(ANA, { sourceId: '7', outcome: 'conflict' });
    expect(isPlannedAnew(first, says({}, { sourceId: '7', targetId: 'ana' }))).toBe(false);
  });
});

describe('a row of a person whom a row before makes', () => {
  it('is planned anew where the names do not contradict', () => {
    const first = makesPerson('Ana', ['email ana']);
    expect(isPlannedAnew(first, makesPerson('Ana', ['phone ana', 'email ana']))).toBe(true);
    expect(isPlannedAnew(first, makesPerson('', ['email ana']))).toBe(true);
  });

  it('is stored with it where name or address belong to another person', () => {
    const first = makesPerson('Ana', ['email ana']);
    expect(isPlannedAnew(first, makesPerson('Ben', ['email ana']))).toBe(false);
    expect(isPlannedAnew(first, makesPerson('Ana', ['email ben']))).toBe(false);
    expect(isPlannedAnew(first, says({ firstName: 'Ana' }))).toBe(false);
  });

  it('is planned anew behind several who share an address', () => {
    const [ana, ben] = [makesPerson('Ana', ['email all']), makesPerson('Ben', ['email all'])];
    expect(isPlannedAnew(ana, ben, makesPerson('Ana', ['email all']))).toBe(true);
    expect(isPlannedAnew(ana, ben, makesPerson('Ben', ['email all']))).toBe(true);
    expect(isPlannedAnew(ana, ben, makesPerson('Carla', ['email all']))).toBe(false);
  });

  it.each<[what: string, work: Work]>([
    ['makes nothing', { outcome: 'skip' }],
    ['is of a stored person', { person: { keys: ['email ana'], isMade: false } }],
    ['knows no person', { person: undefined }],
  ])('is stored with one that %s', (_, work) => {
    expect(isPlannedAnew(makesPerson('Ana', ['email ana'], work), makesPerson('Ana', ['email ana']))).toBe(
      false,
    );
  });
});
