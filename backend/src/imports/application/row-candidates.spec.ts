import { type ImportCandidate, type ImportRecord, MOST_CANDIDATES } from '../../platform/import-target.js';
import { changesBetween } from '../domain/row-changes.js';
import { importsInMemory } from '../testing/imports-in-memory.js';
import { EarlierRows, storedKeys } from './earlier-rows.js';
import { RowCandidates } from './row-candidates.js';

const [ONE, TWO, THREE] = ['+63 917 000 0001', '+63 917 000 0002', '+63 917 000 0003'];
const EMAIL = 'old@x.example';
const ANA = { firstName: 'Ana', email: EMAIL, phone: ONE };

/** Rows before which nothing is stored of their file; Ana is a stored record. */
function setUp() {
  const { target, rows: stored } = importsInMemory();
  const records = new Map<string, ImportRecord>([['ana', { name: 'Ana Cruz', fields: ANA, isHeld: false }]]);
  const evidenceOf = target.evidenceOf;
  const earlier = new EarlierRows({ stored, importId: 'import', rows: [], applied: false, evidenceOf });
  const candidates = new RowCandidates(target, earlier);
  const row = (rowNumber: number, fields: Record<string, string>, sourceId: string | null = null) => ({
    rowNumber,
    fields,
    ...storedKeys(target.keysOf(fields), sourceId),
  });
  type Row = ReturnType<typeof row>;
  return {
    records,
    row,
    /** The row makes a record. */
    makes: (id: string, of: Row) => earlier.add(of, id, changesBetween(null, of.fields)),
    /** The row is about a record, and gives it all that it says. */
    changes: (id: string, of: Row) => {
      const { fields } = earlier.recordAt(of, id, records.get(id))!;
      earlier.change(of, id, changesBetween(fields, { ...fields, ...of.fields }));
    },
    known: (of: Row, ...matched: ImportCandidate[]) => candidates.known(of, matched),
    of: (of: Row, ...matched: ImportCandidate[]) => candidates.of(of, matched, records),
    fromFile: (of: Row, ...matched: ImportCandidate[]) => candidates.fromFile(of, matched),
  };
}

const matched = (reason: string, changes: Partial<ImportCandidate> = {}): ImportCandidate => ({
  id: 'ana',
  name: 'Ana Cruz',
  reasons: [reason],
  contradicts: [],
  ...changes,
});
const idsOf = (candidates: readonly { readonly id: string }[]) => candidates.map(({ id }) => id);

describe('records that earlier rows make are candidates', () => {
  it('by the number of their row, with what contradicts', () => {
    const { makes, known, of, row } = setUp();
    makes('new', row(2, { firstName: 'Ana', email: EMAIL }));
    const shown = { id: 'new', name: 'Row 2', reasons: ['file'], contradicts: [], row: 2 };
    for (const candidates of [known, of]) {
      expect(candidates(row(3, { firstName: 'Ana', email: EMAIL }))).toEqual([shown]);
      expect(candidates(row(3, { firstName: 'Ben', email: EMAIL }))).toEqual([
        { ...shown, contradicts: ['firstName'] },
      ]);
      expect(candidates(row(3, { firstName: 'Ana', phone: ONE }))).toEqual([]);
    }
  });

  it('whatever they are called, by the same id in the source', () => {
    const { makes, known, row } = setUp();
    makes('new', row(2, { firstName: 'Ana' }, '7'));
    expect(known(row(3, { firstName: 'Ben' }, '7'))).toMatchObject([{ id: 'new', contradicts: [] }]);
  });

  it('without those who contradict, where one does not', () => {
    const { makes, known, row } = setUp();
    makes('ben', row(2, { firstName: 'Ben', email: EMAIL }));
    makes('new', row(3, { firstName: 'Ana', email: EMAIL }));
    expect(idsOf(known(row(4, { firstName: 'Ana', email: EMAIL })))).toEqual(['new']);
  });

  it('in the order of the file, whichever key they share', () => {
    const { makes, known, row } = setUp();
    makes('ben', row(2, { firstName: 'Ben', phone: ONE }));
    makes('carla', row(3, { firstName: 'Carla', email: EMAIL }));
    expect(idsOf(known(row(4, ANA)))).toEqual(['ben', 'carla']);
  });

  it('some of those who contradict, and all others', () => {
    const { makes, known, row } = setUp();
    for (let number = 2; number < MOST_CANDIDATES + 4; number += 1)
      makes(`ben ${number}`, row(number, { firstName: 'Ben', email: EMAIL }));
    const shown = known(row(99, { firstName: 'Ana', email: EMAIL }));
    expect(shown.map(({ row: number }) => number)).toEqual(
      Array.from({ length: MOST_CANDIDATES }, (_, place) => place + 2),
    );
    expect(known(row(99, { firstName: 'Ben', email: EMAIL }))).toHaveLength(MOST_CANDIDATES + 2);
    makes('new', row(98, { firstName: 'Ana', email: EMAIL }));
    expect(idsOf(known(row(99, { firstName: 'Ana', email: EMAIL })))).toEqual(['new']);
  });

  it('before stored ones with a weaker key', () => {
    const { makes, known, row } = setUp();
    makes('new', row(2, { firstName: 'Ana', email: EMAIL }));
    expect(idsOf(known(row(3, ANA), matched('phone')))).toEqual(['new']);
    expect(idsOf(known(row(3, ANA), matched('email')))).toEqual(['new', 'ana']);
    expect(idsOf(known(row(3, ANA), matched('sourceId')))).toEqual(['ana']);
  });
});

describe('stored records are candidates', () => {
  it('as they are found, without what only their area knows', () => {
    const { known, of, row } = setUp();
    const found = matched('email', { replaced: ['notes'] });
    for (const candidates of [known, of])
      expect(candidates(row(2, ANA), found)).toStrictEqual([
        { id: 'ana', name: 'Ana Cruz', reasons: ['email'], contradicts: [] },
      ]);
  });

  it('that an earlier row makes too, as that row', () => {
    const { makes, known, row } = setUp();
    makes('ana', row(2, ANA));
    expect(known(row(3, ANA), matched('email'))).toMatchObject([{ id: 'ana', name: 'Row 2' }]);
  });
});

describe('a record to which an earlier row gives a key of the row', () => {
  it.each([
    ['email', { email: 'new@x.example' }],
    ['phone', { phone: TWO }],
  ])('is a candidate by its %s', (reason, fields) => {
    const { changes, of, fromFile, row } = setUp();
    changes('ana', row(2, { ...ANA, ...fields }));
    const next = row(3, { firstName: 'Ana', ...fields });
    expect(fromFile(next)).toEqual(['ana']);
    expect(of(next)).toEqual([{ id: 'ana', name: 'Ana Cruz', reasons: [reason], contradicts: [] }]);
    expect(of(row(3, { firstName: 'Ben', ...fields }))).toMatchObject([{ contradicts: ['firstName'] }]);
  });

  it('is one by the id in the source, whatever it is called', () => {
    const { changes, of, row } = setUp();
    changes('ana', row(2, ANA, '7'));
    expect(of(row(3, { firstName: 'Ben' }, '7'))).toEqual([
      { id: 'ana', name: 'Ana Cruz', reasons: ['sourceId'], contradicts: [] },
    ]);
  });

  it('is none for earlier rows, nor once it has another one', () => {
    const { changes, of, fromFile, row } = setUp();
    changes('ana', row(3, { ...ANA, phone: TWO }));
    changes('ana', row(4, { ...ANA, phone: THREE }));
    expect(fromFile(row(2, { phone: TWO }))).toEqual([]);
    expect(of(row(5, { firstName: 'Ana', phone: TWO }))).toEqual([]);
    expect(idsOf(of(row(5, { firstName: 'Ana', phone: THREE })))).toEqual(['ana']);
  });

  it('is none when it is gone', () => {
    const { changes, of, records, row } = setUp();
    changes('ana', row(2, ANA, '7'));
    records.clear();
    expect(of(row(3, { firstName: 'Ben' }, '7'))).toEqual([]);
  });

  it('is found besides those that are known without the file', () => {
    const { changes, makes, fromFile, row } = setUp();
    changes('ana', row(2, { ...ANA, phone: TWO }));
    makes('new', row(3, { firstName: 'Ben', phone: TWO }));
    changes('new', row(4, { firstName: 'Ben', phone: TWO }));
    const next = row(5, { firstName: 'Ben', phone: TWO });
    expect(fromFile(next)).toEqual(['ana']);
    expect(fromFile(next, matched('email'))).toEqual([]);
  });

  it('is found by the stronger key, the one of the file or the stored one', () => {
    const { changes, of, row } = setUp();
    changes('ana', row(2, { ...ANA, phone: TWO }, '7'));
    const contradicts = ['firstName'] as const;
    const byPhone = matched('phone', { contradicts });
    expect(of(row(3, { firstName: 'Ben', phone: ONE }, '7'), byPhone)).toEqual([
      { id: 'ana', name: 'Ana Cruz', reasons: ['phone'], contradicts: [] },
    ]);
    const byEmail = matched('email', { contradicts });
    expect(of(row(3, { firstName: 'Ana', phone: TWO }), byEmail)).toMatchObject([{ contradicts }]);
  });

  it('that an earlier row makes is named by that row', () => {
    const { changes, makes, of, row } = setUp();
    makes('new', row(2, { firstName: 'Ben', email: 'ben@x.example' }));
    changes('new', row(3, { firstName: 'Ben', email: 'ben@x.example', phone: TWO }));
    expect(of(row(4, { firstName: 'Ben', phone: TWO }))).toEqual([
      { id: 'new', name: 'Row 2', reasons: ['file'], contradicts: [], row: 2 },
    ]);
  });

  it('is one of twenty at most who contradict, besides one who does not', () => {
    const { changes, of, records, row } = setUp();
    for (let number = 2; number < MOST_CANDIDATES + 4; number += 1) {
      records.set(`ben ${number}`, { name: 'Ben', fields: { firstName: 'Ben' }, isHeld: false });
      changes(`ben ${number}`, row(number, { firstName: 'Ben', phone: TWO }));
    }
    const next = row(99, { firstName: 'Ana', phone: TWO });
    expect(of(next)).toHaveLength(MOST_CANDIDATES);
    changes('ana', row(98, { ...ANA, phone: TWO }));
    expect(idsOf(of(next))).toEqual(['ana']);
  });
});
