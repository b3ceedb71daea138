import { choiceOf } from './choice-words.js';
import { fieldNamed, FIELDS_OF, type ImportKind } from './import-fields.js';

const known = (kind: ImportKind, field: string, word: string) => choiceOf(fieldNamed(kind, field)!, word);

// the words of reports of Philippine insurers and of general agencies
describe('a word of an insurer', () => {
  it.each<[field: string, choice: string, words: string[]]>([
    ['mode', 'single', ['Single Pay', 'SP', 'One-time', 'Lump Sum', 'Single Premium']],
    [
      'mode',
      'annual',
      ['A', 'ANNUAL', 'Annually', 'Yearly', 'Ann.', 'A - Annual', 'Annual (PDC)', 'Annual Mode'],
    ],
    [
      'mode',
      'semi-annual',
      ['SA', 'S/A', 'Semi', 'Semestral', 'Semi-Annual ADA', 'Half-yearly', 'SA (Semi-Annual)'],
    ],
    ['mode', 'quarterly', ['Q', 'QTR', 'Qtrly', 'Quarterly', 'Quarterly - Auto Debit', 'every 3 months']],
    [
      'mode',
      'monthly',
      ['M', 'Mthly', 'Monthly ADA', 'Monthly (Credit Card)', 'monthly salary deduction', 'Buwanan'],
    ],
    ['force', 'in force', ['Inforce', 'IN-FORCE', 'IF', 'Active', 'Paid-Up', 'Fully Paid', 'Premium Paying']],
    ['force', 'lapsed', ['Lapse', 'LAPSED', 'Policy Lapsed']],
    ['force', 'claimed', ['Death Claim', 'Claim paid']],
    ['force', 'surrendered', ['Surrender', 'Cash Surrendered', 'Fully Surrendered']],
    ['force', 'matured', ['Maturity', 'Matured']],
    ['force', 'cancelled', ['Canceled', 'Terminated', 'Free-look']],
    [
      'line',
      'life',
      ['Traditional', 'VUL', 'UL', 'Term', 'Whole Life', 'Variable Universal Life (VUL)', 'Life Insurance'],
    ],
    ['line', 'health', ['HMO', 'Medical', 'Critical Illness']],
    ['line', 'accident', ['PA', 'Personal Accident Insurance', 'AD&D']],
    [
      'line',
      'non-life',
      ['Motor Car', 'Motor', 'Fire', 'CTPL', 'Marine Cargo', 'Fire Insurance', 'Surety Bond'],
    ],
    ['application', 'issued', ['Approved', 'Active']],
  ])('for %s means %s: %j', (field, choice, words) =>
    expect(words.map((word) => known('policies', field, word))).toEqual(words.map(() => choice)),
  );

  it.each([
    [
      'mode',
      [
        'S',
        '12',
        'Semi-monthly',
        'Bi-monthly',
        'Biannual',
        'ADA',
        'Semi-Annual or Annual',
        'Monthly or Annual',
      ],
    ],
    [
      'force',
      [
        'Expired',
        'Not in force',
        'Issued',
        'L',
        'Active/Lapsed',
        'Pending claim',
        'Pending Lapse',
        'Lapsed (Reinstated)',
      ],
    ],
    ['line', ['Travel', 'Package', 'Life and Health', 'Motor and PA']],
  ])('for %s is not guessed where it may mean several things: %j', (field, words) =>
    expect(words.filter((word) => known('policies', field, word))).toEqual([]),
  );

  it('is the same for no two choices of a field', () => {
    for (const kind of Object.keys(FIELDS_OF) as ImportKind[])
      for (const { name, choices = [], type } of FIELDS_OF[kind])
        if (type === 'choice') expect(choices.map((choice) => known(kind, name, choice))).toEqual(choices);
  });
});
