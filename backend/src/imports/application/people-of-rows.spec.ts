import { aRow, AT } from '../testing/builders.js';
import { importsInMemory } from '../testing/imports-in-memory.js';

const BEN = { id: 'ben', name: 'Ben', reasons: ['phone'], contradicts: ['firstName'] } as const;

/** Rows of records that belong to somebody, as policies do: staff decide whose one is where that is not sure. */
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
  return { ...all, asked, people, pass };
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
  it('asks again when it is no more about the record that the check has said', async () => {
    const { begin, work, rows, target, put } = importsInMemory();
    target.records.set('ben', { firstName: 'Ben', email: 'ben@x.example' });
    const { id } = put({}, aRow({ cells: ['', 'Ben', 'ben@x.example', 'New'] }));
    const pass = async (state: 'checking' | 'applying') => {
      await work.advance(await begin(id, state), 'replica', 100);
      return rows.of(id)[0]!;
    };
    expect(await pass('checking')).toMatchObject({ outcome: 'update', targetId: 'ben' });
    target.records.set('ben', { firstName: 'Bernard', email: 'new@x.example' });
    expect(await pass('applying')).toMatchObject({
      outcome: 'conflict',
      problems: [{ code: 'import.not-as-checked' }],
      candidates: [{ id: 'ben', name: 'Bernard', reasons: ['check'], contradicts: ['firstName'] }],
    });
  });

  it('asks again when that record is gone, with nobody whom it may be', async () => {
    const { begin, work, rows, target, put } = importsInMemory();
    target.records.set('ben', { firstName: 'Ben', email: 'ben@x.example' });
    const { id } = put({}, aRow({ cells: ['', 'Ben', 'ben@x.example', 'New'] }));
    await work.advance(await begin(id, 'checking'), 'replica', 100);
    target.records.clear();
    await work.advance(await begin(id, 'applying'), 'replica', 100);
    expect(rows.of(id)[0]).toMatchObject({
      outcome: 'conflict',
      problems: [{ code: 'import.not-as-checked' }],
      candidates: [],
    });
  });

  it('makes the record with the id that the check has given it', async () => {
    const { begin, work, rows, target, put } = importsInMemory();
    const { id } = put({}, aRow());
    await work.advance(await begin(id, 'checking'), 'replica', 100);
    const { targetId } = rows.of(id)[0]!;
    await work.advance(await begin(id, 'applying'), 'replica', 100);
    expect([...target.records.keys()]).toEqual([targetId]);
  });
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
