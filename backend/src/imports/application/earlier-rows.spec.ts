import { evidenceIn } from '../../platform/import-target.js';
import type { ImportRow } from '../domain/import-row.js';
import { aRow, AT } from '../testing/builders.js';
import { importsInMemory } from '../testing/imports-in-memory.js';
import { EarlierRows, keysOf, storedKeys } from './earlier-rows.js';

const HEADINGS = ['ID', 'First name', 'E-mail', 'Phone', 'Notes'];
const COLUMNS = {
  ID: 'sourceId',
  'First name': 'firstName',
  'E-mail': 'email',
  Phone: 'phone',
  Notes: 'notes',
};
const [ONE, TWO, THREE] = ['+63 917 000 0001', '+63 917 000 0002', '+63 917 000 0003'];
const ANA = { firstName: 'Ana', email: 'old@x.example', phone: ONE, notes: null };

/** An import of these lines, whose steps pass so many rows at once. */
function setUp(lines: readonly string[], piece = 100) {
  const all = importsInMemory();
  const { begin, work, rows, put } = all;
  const { id } = put(
    { headings: HEADINGS, mapping: { columns: COLUMNS, options: {} } },
    ...lines.map((line, place) => aRow({ row: place + 2, cells: line.split(',') })),
  );
  const pass = async (state: 'checking' | 'applying' | 'undoing') => {
    let leased = await begin(id, state);
    for (;;) {
      const next = await work.advance(leased, 'replica', piece);
      if (next === 'done' || next === null) return leased.imported;
      leased = next;
    }
  };
  const outcomes = () => rows.of(id).map(({ outcome }) => outcome);
  return { ...all, id, pass, outcomes };
}

// a stored client is Ana with the e-mail old and the number one
describe.each([1, 2, 100])('with %d rows at once, a row with what an earlier one gives a client', (piece) => {
  it.each<
    [what: string, isStored: boolean, lines: string[], outcomes: string[], client: Record<string, string>]
  >([
    [
      'its e-mail',
      true,
      [`,Ana,new@x.example,${ONE},`, ',Ana,new@x.example,,Last'],
      ['update', 'update'],
      { email: 'new@x.example', notes: 'Last' },
    ],
    [
      'its number',
      true,
      [`,Ana,old@x.example,${TWO},`, `,Ana,,${TWO},Last`],
      ['update', 'update'],
      { phone: TWO, notes: 'Last' },
    ],
    [
      'its id in the source',
      true,
      ['7,Ana,old@x.example,,', '7,Ana,,,Last'],
      ['skip', 'update'],
      { notes: 'Last' },
    ],
    [
      'its id in the source, whatever it is called there',
      true,
      ['7,Ana,old@x.example,,', '7,Anna,,,'],
      ['skip', 'update'],
      { firstName: 'Anna' },
    ],
    [
      'a number after the one that made it',
      false,
      [',Ana,old@x.example,,', `,Ana,old@x.example,${TWO},`, `,Ana,,${TWO},Last`],
      ['create', 'update', 'update'],
      { email: 'old@x.example', phone: TWO, notes: 'Last' },
    ],
    [
      'a number after an e-mail',
      false,
      ['7,Ana,old@x.example,,', '7,Ana,new@x.example,,', `,Ana,new@x.example,${TWO},`, `,Ana,,${TWO},Last`],
      ['create', 'update', 'update', 'update'],
      { email: 'new@x.example', phone: TWO, notes: 'Last' },
    ],
    [
      'nothing that it does not have yet',
      false,
      [',Ana,old@x.example,,Last', ',Ana,old@x.example,,Last'],
      ['create', 'skip'],
      { notes: 'Last' },
    ],
    [
      'a number that it does not keep',
      true,
      [`,Ana,old@x.example,${TWO},`, `,Ana,old@x.example,${THREE},`, `,Ana,,${TWO},Last`],
      ['update', 'update', 'create'],
      { phone: THREE },
    ],
    [
      'a number, and the name of somebody else',
      true,
      [`,Ana,old@x.example,${TWO},`, `,Ben,,${TWO},Last`],
      ['update', 'conflict'],
      { phone: TWO },
    ],
    [
      'an e-mail of a new client, and the name of somebody else',
      false,
      [',Ana,old@x.example,,', ',Ben,old@x.example,,Last'],
      ['create', 'conflict'],
      { firstName: 'Ana' },
    ],
  ])(
    '%s is about that client, by the check and when it is applied',
    async (_, isStored, lines, expected, client) => {
      const { pass, outcomes, target } = setUp(lines, piece);
      if (isStored) target.records.set('ana', ANA);
      const { counts } = await pass('checking');
      expect(outcomes()).toEqual(expected);
      expect((await pass('applying')).counts).toEqual(counts);
      expect(outcomes()).toEqual(expected);
      const [first] = target.records.values();
      expect(first).toEqual({ ...(isStored ? ANA : { firstName: 'Ana' }), ...first, ...client });
      expect(target.records.size).toBe(
        expected.filter((one) => one === 'create').length + (isStored ? 1 : 0),
      );
      await pass('undoing');
      expect([...target.records]).toEqual(isStored ? [['ana', ANA]] : []);
    },
  );
});

describe('the candidates of a row', () => {
  it('are the stored client, and the row that makes a client, with what contradicts', async () => {
    const { pass, rows, target, id } = setUp([
      ',Ben,ben@x.example,,',
      ',Carla,old@x.example,,',
      ',Dan,ben@x.example,,',
    ]);
    target.records.set('ana', ANA);
    await pass('checking');
    const [ben, carla, dan] = rows.of(id);
    expect(carla!.candidates).toEqual([
      { id: 'ana', name: 'Ana', reasons: ['email'], contradicts: ['firstName'] },
    ]);
    expect(dan!.candidates).toEqual([
      { id: ben!.targetId, name: 'Row 2', reasons: ['file'], contradicts: ['firstName'], row: 2 },
    ]);
  });

  it('with the same id in the source are sure, before those with the same address', async () => {
    const { pass, outcomes, rows, id } = setUp([
      '7,Ana,ana@x.example,,',
      '8,Ben,ben@x.example,,',
      '7,Carla,ben@x.example,,',
    ]);
    await pass('checking');
    expect(outcomes()).toEqual(['create', 'create', 'update']);
    const [ana, , carla] = rows.of(id);
    expect(carla!.targetId).toBe(ana!.targetId);
  });

  it('with the same address are surer than those with the same number', async () => {
    const { pass, rows, outcomes, id } = setUp([
      `,Ana,ana@x.example,${ONE},`,
      `,Ana,,${TWO},`,
      `,Ana,ana@x.example,${TWO},Note`,
    ]);
    await pass('checking');
    expect(outcomes()).toEqual(['create', 'create', 'update']);
    expect(rows.of(id)[2]!.targetId).toBe(rows.of(id)[0]!.targetId);
  });
});

/** Keys of a row with this e-mail, number and id in the source. */
const keys = (email: string, phone = '', sourceId: string | null = null) =>
  storedKeys([email, phone], sourceId);
const row = (rowNumber: number, ...said: Parameters<typeof keys>) => ({ rowNumber, ...keys(...said) });
const notes = (to: string) => ({ notes: { from: null, to } });

describe('keys of rows', () => {
  it('are short, the same for the same value, and none without one', () => {
    const { firstKey, secondKey, sourceKey } = keys('old@x.example', '', '7');
    expect([firstKey, sourceKey]).toEqual([
      expect.stringMatching(/^.{24}$/),
      expect.stringMatching(/^.{24}$/),
    ]);
    expect(secondKey).toBeNull();
    expect(keys('', 'old@x.example')).toEqual({ firstKey: null, secondKey: firstKey, sourceKey: null });
  });

  it('are compared by kind, the id in the source first', () => {
    const { firstKey, sourceKey } = keys('old@x.example', '', '7');
    expect(keysOf(keys('old@x.example', '', '7'))).toEqual([
      `sourceKey ${sourceKey}`,
      `firstKey ${firstKey}`,
    ]);
    expect(keysOf(keys(''))).toEqual([]);
  });
});

describe('the rows before one', () => {
  type Stored = Partial<ImportRow> & { readonly said: Parameters<typeof keys> };

  /** Those that are stored, by number from 2 on, of which others are planned. */
  async function setUp(stored: readonly Stored[], planned: ReturnType<typeof row>[], applied = false) {
    const { rows, units } = importsInMemory();
    stored.forEach(({ said, ...changes }, place) =>
      rows.put('import', { ...aRow({ row: place + 2, targetId: 'ana', ...changes }), ...keys(...said) }),
    );
    const asked = jest.spyOn(rows, 'withKey');
    const earlier = new EarlierRows({
      stored: rows,
      importId: 'import',
      rows: planned,
      applied,
      evidenceOf: evidenceIn,
    });
    await earlier.read(units.committed);
    const makers = (of: ReturnType<typeof row>) => {
      const found: [number, number][] = [];
      earlier.eachBefore(of, ({ rowNumber }, rank) => found.push([rowNumber, rank]));
      return found;
    };
    const readRecords = (...ids: string[]) => earlier.readRecords(units.committed, ids);
    return { earlier, makers, readRecords, asked };
  }

  const MAKER = { outcome: 'create', changes: { firstName: { from: null, to: 'Ana' } } } as const;
  const NINE = row(9, 'old@x.example', ONE, '7');

  it.each<[what: string, applied: boolean, stored: Partial<ImportRow>, makers: number, isMaker: boolean]>([
    ['that is checked, by a check', false, MAKER, 1, true],
    ['that is applied, by a check', false, { ...MAKER, appliedAt: AT }, 1, false],
    ['that is checked, by an application', true, MAKER, 0, false],
    ['that is applied, by an application', true, { ...MAKER, appliedAt: AT }, 1, false],
    ['without a record', false, { ...MAKER, targetId: null }, 0, false],
    ['that changes one', false, { ...MAKER, outcome: 'update' }, 0, false],
    ['that is planned with it', false, { ...MAKER, row: 9 }, 0, false],
    ['behind it', false, { ...MAKER, row: 10 }, 0, true],
  ])('may make its record: one %s', async (_, applied, stored, count, isMaker) => {
    const { makers, earlier } = await setUp([{ said: ['old@x.example'], ...stored }], [NINE], applied);
    expect(makers(NINE)).toEqual(count === 0 ? [] : [[2, 1]]);
    expect(earlier.makerOf('ana')?.fields).toEqual(isMaker ? { firstName: 'Ana' } : undefined);
    expect(earlier.followedBefore(NINE).length).toBe(stored.outcome === 'update' ? 1 : 0);
  });

  it.each<[what: string, applied: boolean, stored: Partial<ImportRow>, isFollowed: boolean]>([
    ['changes it', false, { outcome: 'update' }, true],
    ['says nothing new of it', false, { outcome: 'skip' }, true],
    ['changes it and is applied', false, { outcome: 'update', appliedAt: AT }, false],
    ['changes it and is not applied, by an application', true, { outcome: 'update' }, false],
    ['is left out', false, { outcome: 'skip', targetId: null }, false],
    ['makes it', false, MAKER, false],
    ['waits for a decision', false, { outcome: 'conflict' }, false],
    ['is planned with it', false, { outcome: 'update', row: 9 }, false],
    ['stands behind it', false, { outcome: 'update', row: 10 }, false],
  ])('may be about its record: one that %s', async (_, applied, stored, isFollowed) => {
    const { earlier } = await setUp([{ said: ['old@x.example'], ...stored }], [NINE], applied);
    expect(earlier.followedBefore(NINE)).toEqual(isFollowed ? [{ id: 'ana', rank: 1 }] : []);
  });

  it('are each met once, by the strongest key', async () => {
    const { makers, earlier } = await setUp(
      [
        { ...MAKER, said: ['old@x.example', ONE, '7'] },
        { ...MAKER, said: ['', ONE], targetId: 'ben' },
        { ...MAKER, said: ['old@x.example', ONE], targetId: 'carla' },
      ],
      [NINE],
    );
    expect(makers(NINE)).toEqual([
      [2, 0],
      [4, 1],
      [3, 2],
    ]);
    expect(makers(row(9, '', TWO, '8'))).toEqual([]);
    expect(earlier.makerOf('nobody')).toBeUndefined();
  });

  it('count from the first one that is about the record', async () => {
    const { earlier } = await setUp(
      [
        { outcome: 'skip', said: ['old@x.example'] },
        { outcome: 'skip', said: ['old@x.example'] },
      ],
      [NINE],
    );
    const before = (number: number) => earlier.followedBefore(row(number, 'old@x.example'));
    expect([before(2), before(3)]).toEqual([[], [{ id: 'ana', rank: 1 }]]);
  });

  it('leave the record as all of them say, in their order', async () => {
    const { earlier } = await setUp(
      [
        { ...MAKER, said: ['old@x.example'] },
        { outcome: 'update', said: ['', ONE], changes: notes('One') },
        {
          outcome: 'update',
          said: ['', '', '7'],
          changes: { ...notes('Two'), phone: { from: null, to: ONE } },
        },
        { outcome: 'skip', said: ['old@x.example'], changes: notes('Nothing') },
      ],
      [NINE],
    );
    const at = (number: number) => earlier.recordAt(row(number, ''), 'ana', undefined);
    expect(at(2)).toBeUndefined();
    expect(at(3)).toEqual({ fields: { firstName: 'Ana' }, saidBy: 2, isHeld: false });
    expect(at(4)).toEqual({ fields: { firstName: 'Ana', notes: 'One' }, saidBy: 3, isHeld: false });
    expect(at(9)).toEqual({
      fields: { firstName: 'Ana', notes: 'Two', phone: ONE },
      saidBy: 4,
      isHeld: false,
    });
    expect(earlier.recordAt(NINE, 'nobody', undefined)).toBeUndefined();
  });

  it('change a stored record that no earlier row of the file contains', async () => {
    const { earlier } = await setUp(
      [{ outcome: 'update', said: ['old@x.example'], changes: notes('New') }],
      [NINE],
    );
    const stored = { fields: { firstName: 'Ana', notes: null }, isHeld: true };
    expect(earlier.recordAt(row(2, ''), 'ana', stored)).toEqual({ ...stored, saidBy: undefined });
    expect(earlier.recordAt(NINE, 'ana', stored)).toEqual({
      fields: { firstName: 'Ana', notes: 'New' },
      saidBy: 2,
      isHeld: true,
    });
  });

  it('may be planned with it', async () => {
    const { earlier, makers } = await setUp([], [row(3, 'old@x.example'), NINE]);
    earlier.add(row(3, 'old@x.example', ONE), 'ana', MAKER.changes);
    expect(makers(NINE)).toEqual([[3, 1]]);
    expect(earlier.makerOf('ana')).toMatchObject({ rowNumber: 3, isApplied: false });
    earlier.recordAt(row(4, ''), 'ana', undefined);
    earlier.change(row(4, '', TWO), 'ana', notes('New'));
    earlier.change(row(5, '', THREE), 'ana', {});
    expect(earlier.recordAt(NINE, 'ana', undefined)).toMatchObject({
      fields: { firstName: 'Ana', notes: 'New' },
      saidBy: 4,
    });
    expect(earlier.followedBefore(row(9, '', TWO))).toEqual([{ id: 'ana', rank: 2 }]);
    expect(earlier.followedBefore(row(9, '', THREE))).toEqual([{ id: 'ana', rank: 2 }]);
    expect(earlier.followedBefore(row(9, '', ONE))).toEqual([]);
  });

  it('of a record are found as the keys of one lead to the next, each key once', async () => {
    const { earlier, readRecords, asked } = await setUp(
      [
        { outcome: 'update', said: ['', ONE], changes: notes('First') },
        { outcome: 'update', said: ['', ONE, '7'], changes: notes('Second') },
        { outcome: 'update', said: ['old@x.example', '', '7'], changes: notes('Third') },
        { outcome: 'update', said: ['ben@x.example'], changes: notes('Of Ben'), targetId: 'ben' },
      ],
      [row(9, 'old@x.example')],
    );
    await readRecords('ana', 'ana', 'nobody');
    const values = asked.mock.calls.flatMap(([, , key, some]) => some.map((value) => `${key} ${value}`));
    expect(values.sort()).toEqual(keysOf(NINE).sort());
    const stored = { fields: {}, isHeld: false };
    const at = (number: number) => earlier.recordAt(row(number, ''), 'ana', stored)?.fields;
    expect([at(3), at(4), at(9)]).toEqual([{ notes: 'First' }, { notes: 'Second' }, { notes: 'Third' }]);
    expect(earlier.followedBefore(row(9, 'ben@x.example'))).toEqual([]);
  });

  it('are asked for by the keys that the rows have', async () => {
    const { asked } = await setUp([], [row(8, 'old@x.example'), NINE]);
    const { firstKey, secondKey, sourceKey } = NINE;
    expect(asked.mock.calls.map(([, id, key, values]) => [id, key, values])).toEqual([
      ['import', 'sourceKey', [sourceKey]],
      ['import', 'firstKey', [firstKey]],
      ['import', 'secondKey', [secondKey]],
    ]);
    expect((await setUp([], [row(9, '')])).asked).not.toHaveBeenCalled();
  });
});
