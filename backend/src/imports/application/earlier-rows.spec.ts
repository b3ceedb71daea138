import { aRow } from '../testing/builders.js';
import { importsInMemory } from '../testing/imports-in-memory.js';

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
