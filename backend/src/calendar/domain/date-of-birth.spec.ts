import { sentenceOf } from '../../platform/sentences/said.js';
import { dateOfBirthError } from './date-of-birth.js';

const TODAY = '2026-11-21';

describe('a date of birth', () => {
  it.each([
    ['yesterday', '2026-11-20'],
    ['120 years ago to the day', '1906-11-21'],
  ])('may be %s', (_, date) => expect(dateOfBirthError(date, TODAY)).toBeUndefined());

  it.each([
    ['today', '2026-11-21', 'Date of birth must be in the past'],
    ['in the future', '2030-01-01', 'Date of birth must be in the past'],
    ['120 years and a day ago', '1906-11-20', 'Date of birth must be within the last 120 years'],
    ['an impossible day', '1985-02-29', 'Date of birth must be a real date'],
    ['no date', 'long ago', 'Date of birth must be a real date'],
  ])('must not be %s', (_, date, error) =>
    expect(sentenceOf(dateOfBirthError(date, TODAY)!, 'Date of birth')).toBe(error),
  );
});
