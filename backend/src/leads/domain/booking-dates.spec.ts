import { sentenceOf } from '../../platform/sentences/said.js';
import { bookingDateLimits, preferredDateError } from './booking-dates.js';

const TODAY = '2026-11-21';

describe('the preferred date of a booking', () => {
  it.each([
    ['today', '2026-11-21'],
    ['a Sunday', '2026-11-22'],
    ['a leap day', '2028-02-29'],
    ['more than a year ahead', '2030-01-01'],
  ])('may be %s', (_, date) => expect(preferredDateError(date, TODAY)).toBeUndefined());

  it.each([
    ['yesterday', '2026-11-20', 'Preferred date must not be in the past'],
    ['an impossible day', '2026-11-31', 'Preferred date must be a real date'],
    ['written another way', '25/11/2026', 'Preferred date must be a real date'],
  ])('must not be %s', (_, date, error) =>
    expect(sentenceOf(preferredDateError(date, TODAY)!, 'Preferred date')).toBe(error),
  );
});

describe('the limits of the date pickers', () => {
  it('reach from 120 years ago to yesterday, and from today to a year ahead', () =>
    expect(bookingDateLimits(TODAY)).toEqual({
      dateOfBirth: { min: '1906-11-21', max: '2026-11-20' },
      preferredDate: { min: '2026-11-21', max: '2027-11-21' },
    }));
});
