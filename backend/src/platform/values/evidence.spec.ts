import { contradictions, isSameWholeName, NO_EVIDENCE, type PersonEvidence } from './evidence.js';

/** `Juan|Cruz|Jr.|1985-01-02`; parts at the end can be left out. */
function person(text: string): PersonEvidence {
  const [firstName = '', lastName = '', suffix = '', dateOfBirth = ''] = text
    .split('|')
    .map((part) => part.trim());
  return { firstName, lastName, suffix, dateOfBirth };
}

describe('what is stated of a person', () => {
  it.each<[what: string, stated: string, record: string, contradicts: string[]]>([
    ['the same', 'Juan|Cruz|Jr.|1985-01-02', 'juan|CRUZ|jr|1985-01-02', []],
    ['less than is stored', 'Juan', 'Juan|Cruz|Jr.|1985-01-02', []],
    ['nothing', '', 'Juan|Cruz|Jr.|1985-01-02', []],
    ['more than is stored', 'Juan|Cruz||1985-01-02', 'Juan', []],
    ['another first name', 'Corazon|Lim', 'Jose|Lim', ['firstName']],
    ['another date of birth', 'Juan|Cruz||1985-01-02', 'Juan|Cruz||1955-01-02', ['dateOfBirth']],
    ['Sr. against Jr.', 'Juan|Cruz|Sr.', 'Juan|Cruz|Jr.', ['suffix']],
    ['a suffix within the last name', 'Juan|Cruz Sr.', 'Juan|Cruz, Jr.', ['suffix']],
    ['a suffix within the first name', 'Juan Jr.|Cruz', 'Juan|Cruz|Jr.', []],
    ['Jr. of whom the record has none', 'Juan|Cruz|Jr.', 'Juan|Cruz', ['suffix']],
    ['Jr. where the day of birth is the same', 'Juan|Cruz|Jr.|1985-01-02', 'Juan|Cruz||1985-01-02', []],
    ['Sr. of whom the record has none', 'Juan|Cruz|Sr.', 'Juan|Cruz', []],
    ['no suffix where the record has one', 'Juan|Cruz', 'Juan|Cruz|III', []],
    ['another last name', 'Maria|Santos', 'Maria|Reyes', ['lastName']],
    ['another last name, born alike', 'Maria|Santos||1980-03-04', 'Maria|Reyes||1980-03-04', []],
    [
      'another name, born alike',
      'Ana|Santos||1980-03-04',
      'Maria|Reyes||1980-03-04',
      ['firstName', 'lastName'],
    ],
    ['a last name with that of the husband', 'Maria|Santos-Cruz', 'Maria|Santos', []],
    ['a last name without its particle', 'Maria|Cruz', 'Maria|dela Cruz', []],
    ['the names in another order', 'Cruz|Juan', 'Juan|Cruz', []],
    ['the whole name as the first one', 'Juan Cruz', 'Juan|Cruz', []],
    ['Ma. for Maria', 'Ma. Teresa|Cruz', 'Maria Teresa|Cruz', []],
    ['an initial', 'J.|Cruz', 'Juan|Cruz', ['firstName']],
    ['a second given name', 'Maria Teresa|Cruz', 'Maria|Cruz', ['firstName']],
    ['a second given name, born alike', 'Maria Teresa|Cruz||1980-03-04', 'Maria|Cruz||1980-03-04', []],
    ['twins', 'Ana|Cruz||1980-03-04', 'Ina|Cruz||1980-03-04', ['firstName']],
  ])('as %s contradicts a record in what differs', (_, stated, record, contradicts) => {
    expect(contradictions(person(stated), person(record))).toEqual(contradicts);
  });

  it.each<[stated: string, isSame: boolean]>([
    ['Juan Santos|Cruz', true],
    ['Juan|Santos Cruz', true],
    ['Juan S.|Cruz', true],
    ['Cruz|Juan Santos', true],
    ['Juan|Cruz', true],
    ['Juan Reyes|Cruz', false],
    ['Juan Santos Reyes|Cruz', false],
    ['Santos|Cruz', false],
    ['Juan|Santos', false],
  ])('as %s is the name of Juan [Santos] Cruz: %s', (stated, isSame) => {
    const record = { ...person('Juan|Cruz'), middleName: 'Santos' };
    expect(isSameWholeName(person(stated), record)).toBe(isSame);
    if (isSame) expect(contradictions(person(stated), record)).toEqual([]);
  });

  it('is a whole name with first and last name, and the suffix', () => {
    expect(isSameWholeName(person('Juan|Cruz'), person('juan|cruz'))).toBe(true);
    expect(isSameWholeName(person('Juan|Cruz|Jr.'), person('Juan|Cruz'))).toBe(false);
    expect(isSameWholeName(person('Juan'), person('Juan'))).toBe(false);
    expect(isSameWholeName(NO_EVIDENCE, NO_EVIDENCE)).toBe(false);
  });
});
