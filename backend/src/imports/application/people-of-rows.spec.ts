import type { ImportMatch } from '../../platform/import-target.js';
import type { ImportRow } from '../domain/import-row.js';
import { aRow, AT, MAPPING } from '../testing/builders.js';
import { importsInMemory } from '../testing/imports-in-memory.js';

const BEN = { id: 'ben', name: 'Ben', reasons: ['phone'], contradicts: ['firstName'] } as const;

/** An import of records that belong to a client, such as policies: staff choose the client where the match is uncertain. */
function setUp() {
  const all = importsInMemory();
  const { begin, work, target, rows, put } = all;
  Object.assign(target, { decides: 'person' });
  const asked: { readonly decided: string | null; readonly asked: readonly string[] }[] = [];
  /** Those who are still here. */
  const people = new Set(['ben']);
  target.match = async (_, some) =>
    some.map(({ decided, asked: about }) => {
      asked.push({ decided, asked: about });
      const isKnown = decided === 'create' || people.has(decided ?? '');
      return { candidates: [], ...(isKnown ? {} : { people: [BEN] }) };
    });
  const { id } = put({}, aRow());
  const pass = async (state: 'checking' | 'applying', choice: string | null = null) => {
    if (choice !== null) rows.change(id, 2, { choice });
    const leased = await begin(id, state);
    await work.advance(leased, 'replica', 100);
    return rows.of(id)[0]!;
  };
  return { ...all, id, asked, people, pass };
}

describe('a row of which it is not sure whose it is', () => {
  it('waits until staff say it, and shows who it may be', async () => {
    const { pass } = setUp();
    expect(await pass('checking')).toMatchObject({ outcome: 'conflict', candidates: [BEN], problems: [] });
  });

  it.each(['ben', 'create'])('makes its record once that is said: %s', async (choice) => {
    const { pass, asked, target } = setUp();
    await pass('checking');
    expect(await pass('applying', choice)).toMatchObject({
      outcome: 'create',
      appliedAt: AT,
      choice,
      candidates: [BEN],
    });
    expect(asked.at(-1)).toEqual({ decided: choice, asked: ['ben'] });
    expect([...target.records.values()]).toEqual([{ firstName: 'Ben', email: 'ben@x.example' }]);
  });

  it('is left out by decision', async () => {
    const { pass, target } = setUp();
    await pass('checking');
    expect(await pass('applying', 'skip')).toMatchObject({ outcome: 'skip' });
    expect(target.records.size).toBe(0);
  });

  it('waits again when the one who was chosen is gone', async () => {
    const { pass, people } = setUp();
    await pass('checking');
    people.clear();
    expect(await pass('applying', 'ben')).toMatchObject({
      outcome: 'conflict',
      problems: [{ code: 'import.chosen-gone' }],
    });
  });

  it('waits again without a reason when it is of none of those who were asked about, and may be of others', async () => {
    const { target, pass } = setUp();
    await pass('checking');
    target.match = async (_, some) => some.map(() => ({ candidates: [], people: [BEN] }));
    expect(await pass('applying', 'create')).toMatchObject({
      outcome: 'conflict',
      candidates: [BEN],
      problems: [],
    });
  });

  it('is not compared with the record that the check has said, and makes one with another id', async () => {
    const { pass, rows, id, target } = setUp();
    rows.change(id, 2, { outcome: 'update', targetId: 'policy', choice: 'ben', candidates: [BEN] });
    expect(await pass('applying', 'ben')).toMatchObject({ outcome: 'create', problems: [] });
    rows.change(id, 2, { outcome: 'update', targetId: 'policy', choice: null, appliedAt: null });
    target.match = async (_, some) => some.map(() => ({ candidates: [] }));
    expect(await pass('applying')).toMatchObject({ outcome: 'create', problems: [] });
    expect(target.records.size).toBe(2);
    expect([...target.records.keys()]).not.toContain('policy');
  });

  it('is of the person into whom the chosen one was merged', async () => {
    const { pass, asked, people, target } = setUp();
    await pass('checking');
    people.add('ana');
    Object.assign(target, { survivors: () => Promise.resolve(new Map([['ben', 'ana']])) });
    expect(await pass('applying', 'ben')).toMatchObject({ outcome: 'create' });
    expect(asked.at(-1)).toEqual({ decided: 'ana', asked: ['ana'] });
  });
});

describe('a row that was checked', () => {
  const BEN = { firstName: 'Ben', email: 'ben@x.example' };

  /** A row about Ben with a new note, which is checked and applied. */
  function setUp(changes: Partial<ImportRow> = {}) {
    const all = importsInMemory();
    const { begin, work, rows, put, target } = all;
    target.records.set('ben', BEN);
    const { id } = put({}, aRow({ cells: ['', 'Ben', 'ben@x.example', 'New'], ...changes }));
    const pass = async (state: 'checking' | 'applying') => {
      await work.advance(await begin(id, state), 'replica', 100);
      return rows.of(id)[0]!;
    };
    return { ...all, id, pass };
  }

  it('asks again when it is no more about the record that the check has said', async () => {
    const { pass, target } = setUp();
    expect(await pass('checking')).toMatchObject({ outcome: 'update', targetId: 'ben' });
    target.records.set('ben', { firstName: 'Bernard', email: 'new@x.example' });
    expect(await pass('applying')).toMatchObject({
      outcome: 'conflict',
      problems: [{ code: 'import.not-as-checked' }],
      candidates: [{ id: 'ben', name: 'Bernard', reasons: ['check'], contradicts: ['firstName'] }],
    });
  });

  it('asks again without candidates when the matched record was deleted', async () => {
    const { pass, target } = setUp();
    await pass('checking');
    target.records.clear();
    expect(await pass('applying')).toMatchObject({
      outcome: 'conflict',
      problems: [{ code: 'import.not-as-checked' }],
      candidates: [],
    });
  });

  it('does not ask again in a further check', async () => {
    const { pass, target } = setUp();
    const { targetId } = await pass('checking');
    target.records.clear();
    const checked = await pass('checking');
    expect([targetId, checked.outcome, checked.problems]).toEqual(['ben', 'create', []]);
    expect(checked.targetId).not.toBe('ben');
  });

  it('is about the record into which that one was merged', async () => {
    const { pass, target } = setUp();
    await pass('checking');
    target.records.clear();
    target.records.set('ana', BEN);
    const asked: (readonly string[])[] = [];
    Object.assign(target, {
      survivors: async (_: unknown, ids: readonly string[]) => {
        asked.push(ids);
        return new Map([['ben', 'ana']]);
      },
    });
    expect(await pass('applying')).toMatchObject({ outcome: 'update', targetId: 'ana', problems: [] });
    expect(asked).toEqual([['ben']]);
  });

  it('makes the record with the id that the check has given it', async () => {
    const { pass, target } = setUp();
    target.records.clear();
    const { targetId } = await pass('checking');
    await pass('applying');
    expect([...target.records.keys()]).toEqual([targetId]);
  });

  it('changes one that was made since, instead of its own', async () => {
    const { pass, target } = setUp();
    target.records.clear();
    expect(await pass('checking')).toMatchObject({ outcome: 'create' });
    target.records.set('ben', BEN);
    expect(await pass('applying')).toMatchObject({ outcome: 'update', targetId: 'ben', problems: [] });
    expect(target.records.size).toBe(1);
  });

  it('makes a record by decision, whatever the check has said', async () => {
    const decided = { outcome: 'update', targetId: 'gone', choice: 'create' } as const;
    const { pass, target } = setUp(decided);
    target.records.clear();
    expect(await pass('applying')).toMatchObject({ outcome: 'create', problems: [] });
  });
});

describe('what the area says of a row', () => {
  function setUp(match: Partial<ImportMatch>, options = {}) {
    const all = importsInMemory();
    const { begin, work, rows, put, target } = all;
    target.records.set('ben', { firstName: 'Ben', email: 'ben@x.example' });
    const own = target.match.bind(target);
    target.match = async (reading, some) => (await own(reading, some)).map((one) => ({ ...one, ...match }));
    const row = aRow({ cells: ['', 'Ben', 'ben@x.example', 'New'], outcome: 'update', targetId: 'ben' });
    const { id } = put({ mapping: { ...MAPPING, options } }, row);
    const apply = async () => {
      await work.advance(await begin(id, 'applying'), 'replica', 100);
      return rows.of(id)[0]!;
    };
    return { ...all, apply };
  }

  it('may leave it out', async () => {
    const { apply } = setUp({ skip: 'import.held' });
    expect(await apply()).toMatchObject({ outcome: 'skip', problems: [{ code: 'import.held' }] });
  });

  it('may be wrong, with the label of the field', async () => {
    const { apply } = setUp({ problems: { assignedTo: 'field.required' } });
    const { outcome, problems } = await apply();
    expect([outcome, problems.map(({ field }) => field)]).toEqual(['wrong', ['assignedTo']]);
  });

  it('goes with the row to the record', async () => {
    const links = { assignedTo: 'ana' };
    const { apply, target } = setUp({ links });
    const said: unknown[] = [];
    const [decide, update] = [target.decide.bind(target), target.update.bind(target)];
    target.decide = (before, fields, ...given: unknown[]) => {
      said.push(given[0]);
      return decide(before, fields);
    };
    target.update = (unit, records) => {
      said.push(...records.map((record) => record.links));
      return update(unit, records);
    };
    expect(await apply()).toMatchObject({ outcome: 'update' });
    expect(said).toEqual([links, links]);
  });

  it('keeps values that a merge has replaced before', async () => {
    const replaced = [{ id: 'ben', name: 'Ben', reasons: ['email'], contradicts: [], replaced: ['notes'] }];
    const { apply, target } = setUp({ candidates: replaced });
    expect(await apply()).toMatchObject({ outcome: 'skip', targetId: 'ben' });
    expect(target.records.get('ben')).not.toHaveProperty('notes');
  });

  it('is left as it is where the import only adds records', async () => {
    const { apply } = setUp({}, { onMatch: 'skip' });
    expect(await apply()).toMatchObject({ outcome: 'skip', problems: [{ code: 'import.is-there' }] });
  });
});

test('records are read and locked in the order of their ids', async () => {
  const { begin, work, put, target } = importsInMemory();
  for (const id of ['zoe', 'ana', 'ben']) target.records.set(id, { firstName: id, email: `${id}@x.example` });
  const read = jest.spyOn(target, 'read');
  const names = ['zoe', 'ana', 'ben', 'ana'];
  const found = names.map((name, place) =>
    aRow({ row: place + 2, cells: ['', name, `${name}@x.example`, 'New'] }),
  );
  const { id } = put({}, ...found);
  await work.advance(await begin(id, 'checking'), 'replica', 100);
  expect(read.mock.calls.map(([, ids]) => ids)).toEqual([['ana', 'ben', 'zoe']]);
});

test.each([
  [[], 'import.row-erased'],
  [['', 'Ben'], 'import.row-too-short'],
  [['', 'Ben', 'ben@x.example', '', 'more'], 'import.row-too-long'],
  [['', 'Be\uFFFD', 'ben@x.example', ''], 'import.letters-lost'],
])('a row with the cells %j is wrong: %s', async (cells, code) => {
  const { begin, work, rows, planner, imports, put } = importsInMemory();
  const { id } = put({}, aRow({ cells }));
  const leased = await begin(id, 'checking');
  const { problems } = planner.plansOf(leased).read(rows.of(id)[0]!, null);
  expect(problems.map((problem) => problem.code)).toEqual([code]);
  await work.advance(leased, 'replica', 100);
  expect(imports.stored.get(id)!.counts.wrong).toBe(1);
});
