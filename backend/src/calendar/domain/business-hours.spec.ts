import { BUSINESS_HOURS, hoursOn, isOpenAt, nextOpenDay } from './business-hours.js';
import {
  PREFERRED_TIME_LABELS,
  PREFERRED_TIMES,
  SERVICE_INTERESTS,
  SERVICE_LABELS,
} from './booking-options.js';

describe('the business hours', () => {
  it.each([
    ['Sunday', '2026-11-22', null],
    ['Monday', '2026-11-23', { opens: 540, closes: 1080 }],
    ['Tuesday', '2026-11-24', { opens: 540, closes: 1080 }],
    ['Wednesday', '2026-11-25', { opens: 540, closes: 1080 }],
    ['Thursday', '2026-11-26', { opens: 540, closes: 1080 }],
    ['Friday', '2026-11-27', { opens: 540, closes: 1080 }],
    ['Saturday', '2026-11-28', { opens: 600, closes: 840 }],
    ['a leap day, a Thursday', '2024-02-29', { opens: 540, closes: 1080 }],
  ])('on a %s (%s) are %j', (_, date, hours) => expect(hoursOn(date, BUSINESS_HOURS)).toEqual(hours));

  it.each([
    [9 * 60 + 29, false],
    [9 * 60 + 30, true],
    [17 * 60 + 4, true],
    [17 * 60 + 5, false],
  ])('of another week include minute %i: %s', (minute, isOpen) => {
    const week = [null, { opens: 570, closes: 1025 }, null, null, null, null, null];
    expect(isOpenAt('2026-11-23', minute, week)).toBe(isOpen);
    expect(isOpenAt('2026-11-24', minute, week)).toBe(false);
  });
});

describe('the booking form', () => {
  it('offers the seven times, each with its label', () => {
    expect(PREFERRED_TIMES.map((time) => `${time} ${PREFERRED_TIME_LABELS[time]}`)).toEqual([
      '9am 9:00 AM',
      '10am 10:00 AM',
      '11am 11:00 AM',
      '1pm 1:00 PM',
      '2pm 2:00 PM',
      '3pm 3:00 PM',
      '4pm 4:00 PM',
    ]);
  });

  it('offers the six services, each with its label', () => {
    expect(SERVICE_INTERESTS.map((service) => `${service}: ${SERVICE_LABELS[service]}`)).toEqual([
      'insurance: Insurance Planning',
      'investment: Investment Advisory',
      'retirement: Retirement Planning',
      'education: Education Funding',
      'tax: Tax Optimization',
      'estate: Estate Planning',
    ]);
  });
});

describe('the next open day', () => {
  const holidays = ['2026-11-30', '2026-12-08'];
  const after = (day: string, week = BUSINESS_HOURS) =>
    nextOpenDay(day, week, (date) => holidays.includes(date));

  it.each([
    ['a Friday', '2026-11-27', '2026-11-28'],
    ['a Saturday before a Sunday and a holiday', '2026-11-28', '2026-12-01'],
    ['a holiday', '2026-11-30', '2026-12-01'],
    ['the day before a holiday', '2026-12-07', '2026-12-09'],
  ])('after %s', (_, day, next) => expect(after(day)).toBe(next));

  it('of an office that never opens is the next day', () =>
    expect(after('2026-11-28', Array<null>(7).fill(null))).toBe('2026-11-29'));
});
