import fc from 'fast-check';
import { nameOf, readName } from '../../src/platform/values/name.js';

// first, middle and last name, suffix
const NAMES: readonly [full: string, ...parts: [string, string, string, string]][] = [
  ['Maria Santos, RN', 'Maria', '', 'Santos', 'RN'],
  ['Juan Cruz, M.D.', 'Juan', '', 'Cruz', 'M.D.'],
  ['Santos Trading, Inc.', 'Santos', '', 'Trading', 'Inc.'],
  ['Jose Reyes, Jr. MD', 'Jose', '', 'Reyes', 'Jr. MD'],
  ['Jose Reyes Jr., M. D.', 'Jose', '', 'Reyes', 'Jr. M. D.'],
  ['Ana Lim, Ph. D.', 'Ana', '', 'Lim', 'Ph. D.'],
  ['Juan Cruz V', 'Juan', '', 'Cruz', 'V'],
  ['Juan Cruz, V', 'Juan', '', 'Cruz', 'V'],
  ['Juan V', 'Juan', '', '', 'V'],
  ['Ben Uy Q.C.', 'Ben', '', 'Uy', 'Q.C.'],
  ['Ben Uy, CPA, MBA', 'Ben', '', 'Uy', 'CPA MBA'],
  ['Juan dela Cruz III', 'Juan', '', 'dela Cruz', 'III'],
  ['Juan dela Cruz, Jr.', 'Juan', '', 'dela Cruz', 'Jr.'],
  ['JUAN DELA CRUZ JR', 'JUAN', '', 'DELA CRUZ', 'JR'],
  ['Reyes, Olga', 'Olga', '', 'Reyes', ''],
  ['Rene,J.', 'J.', '', 'Rene', ''],
  ['dela Cruz, Juan S.', 'Juan', 'S.', 'dela Cruz', ''],
  ['dela Cruz, Juan S., Jr.', 'Juan', 'S.', 'dela Cruz', 'Jr.'],
  ['dela Cruz Jr., Juan', 'Juan', '', 'dela Cruz', 'Jr.'],
  ['dela Cruz, Jr., Juan', 'Juan', '', 'dela Cruz', 'Jr.'],
  ['Cruz, Juan Jr.', 'Juan', '', 'Cruz', 'Jr.'],
  ['dela Cruz, Ma.', 'Ma.', '', 'dela Cruz', ''],
  ['Santos Cruz, Ma. Teresa', 'Ma. Teresa', '', 'Santos Cruz', ''],
  ['Liza Reyes, M.A.', 'Liza', '', 'Reyes', 'M.A.'],
  ['Nguyen, Vi', 'Vi', '', 'Nguyen', ''],
  ['Santos, KC', 'KC', '', 'Santos', ''],
  ['Jack Ma', 'Jack', '', 'Ma', ''],
  ['Ben Co', 'Ben', '', 'Co', ''],
  ['Juan S. Cruz', 'Juan', 'S.', 'Cruz', ''],
  ['Maria Clara Reyes', 'Maria Clara', '', 'Reyes', ''],
  ['J. R. Santos', 'J. R.', '', 'Santos', ''],
  ['Dr. Maria Santos', 'Dr. Maria', '', 'Santos', ''],
  ['Juan de la Cruz', 'Juan', '', 'de la Cruz', ''],
  ['Ana San Juan', 'Ana', '', 'San Juan', ''],
  ['Vincent van Gogh', 'Vincent', '', 'van Gogh', ''],
  ['Ludwig von der Heide', 'Ludwig', '', 'von der Heide', ''],
  ['Reyes, Jr.', 'Reyes', '', '', 'Jr.'],
  ['Madonna', 'Madonna', '', '', ''],
  ['Jr.', 'Jr.', '', '', ''],
  [' Olga  Reyes, ', 'Olga', '', 'Reyes', ''],
];

describe('readName', () => {
  it.each(NAMES)('reads %j in its parts', (full, firstName, middleName, lastName, suffix) => {
    expect(readName(full)).toEqual({ firstName, middleName, lastName, suffix });
  });

  it('loses no word of a name, whatever is written', () => {
    const written = fc.array(
      fc.constantFrom(
        ...[',', ', ', ' ', '.', 'V', 'Jr.', 'Ph.', 'D.', 'dela', 'Cruz', 'Ma', 'Ñ', '李', '(Ret.)'],
      ),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          written.map((words) => words.join('')),
          fc.string({ unit: 'grapheme' }),
        ),
        (full) => {
          const parts = readName(full);
          expect(lettersOf(nameOf(parts))).toEqual(lettersOf(full));
          if (lettersOf(full) !== '') expect(parts.firstName).not.toBe('');
        },
      ),
    );
  });

  it('reads what it wrote as the same name', () => {
    for (const [full] of NAMES) {
      const name = nameOf(readName(full));
      expect(nameOf(readName(name))).toBe(name);
    }
  });
});

describe('nameOf', () => {
  it('has the parts that there are, with the suffix at the end', () => {
    const name = { firstName: 'Juan', middleName: 'Santos', lastName: 'Cruz', suffix: 'Jr.' };
    expect(nameOf(name)).toBe('Juan Santos Cruz Jr.');
    expect(nameOf({ firstName: 'Olga', lastName: null })).toBe('Olga');
  });
});

/** What is visible, apart from the commas. */
const lettersOf = (text: string) => [...text.replace(/[\s,]+/gu, '')].sort().join('');
