import { rejectionOf } from '../../platform/testing/domain-errors.js';
import type { Import } from '../domain/import.js';
import type { ImportRow } from '../domain/import-row.js';
import { changesBetween } from '../domain/row-changes.js';
import { ANA, aRow, AT } from '../testing/builders.js';
import { importsInMemory } from '../testing/imports-in-memory.js';
import { DecideRows, RowDecisions } from './decide-rows.js';
import { storedKeys } from './earlier-rows.js';
import { ShowPeople } from './show-people.js';

const STORED = { firstName: 'Ana', email: 'ben@x.example' };
const OTHER = { id: 'ana', name: 'Ana', reasons: ['email'], contradicts: ['firstName'] };

function setUp() {
  const all = importsInMemory();
  const { units, imports, rows, choices, planner, targets, target, put } = all;
  const decisions = new RowDecisions(units, imports, choices);
  target.records.set('ana', STORED);
  /** An import of which so many rows may be of Ana. */
  const conflicts = (count: number, changes: Partial<Import> = {}, row: Partial<ImportRow> = {}) =>
    put(
      { state: 'checked', counts: { create: 0, update: 0, skip: 0, conflict: count, wrong: 0 }, ...changes },
      ...Array.from({ length: count }, (_, place) =>
        aRow({ row: place + 2, outcome: 'conflict', candidates: [OTHER], ...row }),
      ),
    );
  return {
    ...all,
    conflicts,
    decide: new DecideRows(imports, rows, decisions, planner),
    people: new ShowPeople(units, targets, rows),
  };
}

const one = (as: 'same' | 'other' | 'skip', clientId: string | null = null) =>
  new Map([[2, { as, clientId }]]);

describe('deciding about rows in conflict', () => {
  it.each([
    ['same', 'update', 'ana'],
    ['other', 'create', 'create'],
    ['skip', 'skip', 'skip'],
  ] as const)('as %s says at once what they would do: %s', async (as, outcome, choice) => {
    const { decide, rows, target, conflicts } = setUp();
    const { id } = conflicts(1);
    const { counts } = await decide.execute(id, one(as), null, ANA);
    expect(counts).toMatchObject({ conflict: 0, [outcome]: 1 });
    expect(rows.of(id)).toMatchObject([{ outcome, choice, candidates: [OTHER] }]);
    expect(target.records.size).toBe(1);
  });

  it('can be done anew as long as they are not applied', async () => {
    const { decide, conflicts } = setUp();
    const { id } = conflicts(1);
    await decide.execute(id, one('skip'), null, ANA);
    const { counts } = await decide.execute(id, one('same'), null, ANA);
    expect(counts).toMatchObject({ conflict: 0, skip: 0, update: 1 });
  });

  it('decides about all that wait, or those in which the same fields contradict', async () => {
    const { decide, rows, conflicts } = setUp();
    const { id } = conflicts(2);
    rows.change(id, 3, { candidates: [{ ...OTHER, contradicts: ['lastName'] }] });
    await decide.execute(id, new Map(), { as: 'skip', kind: ['lastName'] }, ANA);
    expect(rows.of(id).map(({ choice }) => choice)).toEqual([null, 'skip']);
    const { counts } = await decide.execute(id, new Map(), { as: 'other', kind: null }, ANA);
    expect(counts).toMatchObject({ conflict: 0, skip: 1, create: 1 });
  });

  it('stores nothing when one decision is wrong', async () => {
    const { decide, rows, conflicts } = setUp();
    const { id } = conflicts(1);
    const decisions = new Map([...one('skip'), [9, { as: 'skip', clientId: null } as const]]);
    const rejection = await rejectionOf(decide.execute(id, decisions, null, ANA));
    expect(Object.keys(rejection.errors ?? {})).toEqual(['rows.9']);
    const unknown = await rejectionOf(decide.execute(id, one('same', 'nobody'), null, ANA));
    expect(Object.keys(unknown.errors ?? {})).toEqual(['rows.2.clientId']);
    expect(rows.of(id)).toMatchObject([{ outcome: 'conflict', choice: null }]);
  });

  it.each([{ state: 'uploaded' }, { state: 'applying' }, { state: 'undone' }] as const)(
    'is rejected in a state in which nothing can be decided: %j',
    async (state) => {
      const { decide, conflicts } = setUp();
      const { id } = conflicts(1, state);
      expect(await rejectionOf(decide.execute(id, one('skip'), null, ANA))).toMatchObject({
        kind: 'Conflict',
      });
      expect(await rejectionOf(decide.execute(id, new Map(), null, ANA))).toMatchObject({ kind: 'Conflict' });
    },
  );

  it('waits for the next application once the import is applied', async () => {
    const { decide, rows, conflicts } = setUp();
    const { id } = conflicts(1, { state: 'applied', appliedAt: AT });
    expect((await decide.execute(id, one('same'), null, ANA)).counts).toMatchObject({ conflict: 1 });
    expect(rows.of(id)).toMatchObject([{ outcome: 'conflict', choice: 'ana' }]);
  });

  it('leaves to an application that begins meanwhile what the rows would do', async () => {
    const { decide, imports, target, conflicts } = setUp();
    const imported = conflicts(1);
    const match = target.match.bind(target);
    target.match = (reading, rows) => {
      imports.stored.set(imported.id, { ...imported, state: 'applying' });
      return match(reading, rows);
    };
    expect(await decide.execute(imported.id, one('same'), null, ANA)).toMatchObject({ state: 'applying' });
  });
});

describe('a decision', () => {
  const both = new Map([...one('same'), [3, { as: 'other', clientId: null } as const]]);

  it('leaves a row alone that is applied meanwhile', async () => {
    const { decide, rows, choices, conflicts } = setUp();
    const { id } = conflicts(2, { state: 'applied', appliedAt: AT });
    const waiting = choices.waiting.bind(choices);
    choices.waiting = (unit, importId, numbers) => {
      rows.change(id, 2, { outcome: 'update', appliedAt: AT });
      return waiting(unit, importId, numbers);
    };
    expect((await decide.execute(id, both, null, ANA)).counts).toMatchObject({ conflict: 2 });
    expect(rows.of(id)).toMatchObject([
      { outcome: 'update', choice: null },
      { outcome: 'conflict', choice: 'create' },
    ]);
  });

  it.each([
    ['decided otherwise', { choice: 'skip' }],
    ['planned by another request', { outcome: 'skip' }],
  ] as const)('plans nothing of a row that is %s meanwhile', async (_, meanwhile) => {
    const { decide, rows, target, conflicts } = setUp();
    const { id } = conflicts(2);
    const match = target.match.bind(target);
    target.match = (reading, some) => {
      rows.change(id, 2, meanwhile);
      return match(reading, some);
    };
    const { counts } = await decide.execute(id, both, null, ANA);
    expect(counts).toMatchObject({ conflict: 1, create: 1 });
    expect(rows.of(id)).toMatchObject([
      { outcome: 'conflict', choice: 'ana', targetId: null, ...meanwhile },
      { outcome: 'create', choice: 'create' },
    ]);
  });

  it('links a row decided as another person to the record that an earlier row creates', async () => {
    const { decide, rows, target, conflicts } = setUp();
    const { id } = conflicts(2);
    const fields = { firstName: 'Ben', email: 'ben@x.example' };
    rows.change(id, 2, {
      outcome: 'create',
      targetId: 'new',
      changes: changesBetween(null, fields),
      candidates: [],
      ...storedKeys(target.keysOf(fields), null),
    });
    await decide.execute(id, new Map([[3, { as: 'other', clientId: null } as const]]), null, ANA);
    expect(rows.of(id)[1]).toMatchObject({
      outcome: 'skip',
      targetId: 'new',
      problems: [{ code: 'import.same-as-row' }],
    });
  });

  it('fails with the store, although it is stored', async () => {
    const { decide, rows, target, conflicts } = setUp();
    const { id } = conflicts(1);
    target.match = () => Promise.reject(new Error('No answer'));
    await expect(decide.execute(id, one('same'), null, ANA)).rejects.toThrow('No answer');
    expect(rows.of(id)).toMatchObject([{ outcome: 'conflict', choice: 'ana' }]);
  });

  it('fails when what the rows would do cannot be stored', async () => {
    const { decide, rows, conflicts } = setUp();
    const { id } = conflicts(1);
    rows.storeChecked = () => Promise.reject(new Error('The disk is full'));
    await expect(decide.execute(id, one('same'), null, ANA)).rejects.toThrow('The disk is full');
  });

  it('is one about a kind also behind the first thousands of rows', async () => {
    const { decide, rows, conflicts } = setUp();
    const { id } = conflicts(1);
    const ofKind = { outcome: 'conflict', candidates: [{ ...OTHER, contradicts: ['lastName'] }] } as const;
    const numbers = [4_999, 5_000, 5_001, 12_000];
    rows.put(id, ...numbers.map((row) => aRow({ row, ...ofKind })));
    await decide.execute(id, new Map(), { as: 'skip', kind: ['lastName'] }, ANA);
    expect(rows.of(id).map(({ choice }) => choice)).toEqual([null, 'skip', 'skip', 'skip', 'skip']);
  });
});

describe('decisions about many rows', () => {
  it('are stored in pieces, however many rows there are', async () => {
    const { decide, rows, target, conflicts } = setUp();
    const { id } = conflicts(2);
    rows.put(id, aRow({ row: 12_000, outcome: 'conflict', candidates: [OTHER] }));
    await decide.execute(id, new Map(), { as: 'skip', kind: null }, ANA);
    expect(rows.of(id).map(({ choice }) => choice)).toEqual(['skip', 'skip', 'skip']);
    expect(target.records.size).toBe(1);
  });

  it('leave rows alone that may be several where they are the same', async () => {
    const { decide, rows, conflicts } = setUp();
    const { id } = conflicts(2);
    rows.change(id, 3, { candidates: [OTHER, { ...OTHER, id: 'another' }] });
    const { counts } = await decide.execute(id, new Map(), { as: 'same', kind: null }, ANA);
    expect(rows.of(id).map(({ choice }) => choice)).toEqual(['ana', null]);
    expect(counts).toMatchObject({ conflict: 1, update: 1 });
  });

  it('are followed in the order of the file', async () => {
    const { decide, rows, conflicts } = setUp();
    const { id, ...imported } = conflicts(150);
    expect(imported.counts.conflict).toBe(150);
    const { counts } = await decide.execute(id, new Map(), { as: 'other', kind: null }, ANA);
    expect(rows.of(id)[0]).toMatchObject({ outcome: 'create', choice: 'create' });
    expect(counts.conflict + counts.create + counts.skip).toBe(150);
  });
});

describe('people of rows', () => {
  it('are not read where no row waits for a decision', async () => {
    const { people, put } = setUp();
    const imported = put({ state: 'checked' }, aRow());
    const found = await people.execute(imported, [aRow()]);
    expect([found.rows.size, found.records.size]).toEqual([0, 0]);
  });

  it('are clients where staff decide whose a row is', async () => {
    const { people, rows, target, targets, conflicts } = setUp();
    const imported = conflicts(1);
    const own = Object.assign(Object.create(target) as typeof target, { decides: 'person' });
    own.read = () => Promise.reject(new Error('No client'));
    targets.of = (kind) => (kind === 'clients' ? target : own);
    const found = await people.execute({ ...imported, kind: 'policies' }, []);
    expect(found.records.size).toBe(0);
    const asked = await people.execute({ ...imported, kind: 'leads' }, rows.of(imported.id));
    expect(asked.records.get('ana')).toMatchObject(STORED);
  });

  it('are those whom a row says, and the candidates as they are now', async () => {
    const { people, rows, conflicts } = setUp();
    const imported = conflicts(1);
    const found = await people.execute(imported, rows.of(imported.id));
    expect(found.rows.get(2)).toMatchObject({ firstName: 'Ben', email: 'ben@x.example' });
    expect(found.records.get('ana')).toMatchObject(STORED);
  });

  it('are also those whom an earlier row makes', async () => {
    const { people, rows, put } = setUp();
    const candidates = [{ id: 'new', name: 'Row 2', reasons: ['file'], contradicts: [], row: 2 }];
    const changes = { firstName: { from: null, to: 'Carla' } };
    const imported = put(
      { state: 'checked' },
      aRow({ outcome: 'create', targetId: 'new', changes }),
      aRow({ row: 3, outcome: 'conflict', candidates }),
    );
    const found = await people.execute(imported, rows.of(imported.id));
    expect(found.records.get('new')).toMatchObject({ firstName: 'Carla' });
    expect([...found.rows.keys()]).toEqual([3]);
  });
});
