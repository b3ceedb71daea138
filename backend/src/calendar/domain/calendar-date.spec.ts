import fc from 'fast-check';
import {
  addDays,
  addYears,
  calendarDateIn,
  firstOfMonth,
  isCalendarDate,
  minuteOfDayIn,
  momentIn,
  offsetAt,
  sundayOf,
} from './calendar-date.js';

describe('a calendar date', () => {
  it.each(['2026-11-21', '2024-02-29', '2000-02-29', '1900-02-28', '2026-01-01', '2026-12-31', '2026-04-30'])(
    'is %s',
    (text) => expect(isCalendarDate(text)).toBe(true),
  );

  it.each([
    ['29 February of a common year', '2025-02-29'],
    ['29 February of a century that is not leap', '1900-02-29'],
    ['30 February', '2024-02-30'],
    ['the 31st of a month of 30 days', '2026-04-31'],
    ['day 32', '2026-01-32'],
    ['day 0', '2026-01-00'],
    ['month 0', '2026-00-10'],
    ['month 13', '2026-13-01'],
    ['another order', '29/02/2024'],
    ['American order', '02-29-2024'],
    ['one digit for the month', '2026-1-01'],
    ['one digit for the day', '2026-01-1'],
    ['a year of two digits', '26-01-01'],
    ['a year of five digits', '12026-01-01'],
    ['a time behind it', '2026-01-01T00:00:00Z'],
    ['a space before it', ' 2026-01-01'],
    ['a line break behind it', '2026-01-01\n'],
    ['Arabic digits', '٢٠٢٦-٠١-٠١'],
    ['full-width digits', '２０２６-01-01'],
    ['a minus sign that is none', '2026–01–01'],
    ['a negative year', '-026-01-01'],
    ['words', 'tomorrow'],
    ['nothing', ''],
  ])('is not %s', (_, text) => expect(isCalendarDate(text)).toBe(false));
});

describe('the day at a moment', () => {
  it.each([
    ['Asia/Manila', '2026-11-20T15:59:59.999Z', '2026-11-20'],
    ['Asia/Manila', '2026-11-20T16:00:00.000Z', '2026-11-21'],
    ['UTC', '2026-11-20T16:00:00.000Z', '2026-11-20'],
    ['America/Los_Angeles', '2026-11-21T07:59:59.000Z', '2026-11-20'],
    ['America/Los_Angeles', '2026-06-21T07:00:00.000Z', '2026-06-21'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00.000Z', '2027-01-01'],
    ['Asia/Kathmandu', '2026-11-20T18:14:00.000Z', '2026-11-20'],
    ['Asia/Kathmandu', '2026-11-20T18:15:00.000Z', '2026-11-21'],
    ['Asia/Manila', '2024-02-28T16:00:00.000Z', '2024-02-29'],
  ])('in %s at %s is %s', (zone, moment, day) => {
    expect(calendarDateIn(zone, new Date(moment))).toBe(day);
  });
});

describe('the minute of the day', () => {
  it.each([
    ['Asia/Manila', '2026-11-20T15:59:59.999Z', 1439],
    ['Asia/Manila', '2026-11-20T16:00:00.000Z', 0],
    ['Asia/Manila', '2026-11-21T01:30:00.000Z', 570],
    ['America/Los_Angeles', '2026-06-21T19:05:00.000Z', 725],
    ['Asia/Kathmandu', '2026-11-20T18:15:00.000Z', 0],
  ])('in %s at %s is %i', (zone, moment, minute) => {
    expect(minuteOfDayIn(zone, new Date(moment))).toBe(minute);
  });
});

describe('the moment of a day and minute', () => {
  it.each([
    ['Asia/Manila', '2026-11-24', 540, '2026-11-24T01:00:00.000Z'],
    ['Asia/Manila', '2026-11-24', 0, '2026-11-23T16:00:00.000Z'],
    ['UTC', '2026-11-24', 960, '2026-11-24T16:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-24', 540, '2026-11-24T03:15:00.000Z'],
    ['Pacific/Kiritimati', '2027-01-01', 540, '2026-12-31T19:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-12-31', 960, '2027-01-01T03:00:00.000Z'],
    ['Europe/Berlin', '2026-03-28', 540, '2026-03-28T08:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29', 540, '2026-03-29T07:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25', 540, '2026-10-25T08:00:00.000Z'],
    ['America/New_York', '2026-03-08', 210, '2026-03-08T07:30:00.000Z'],
    ['America/New_York', '2026-11-01', 180, '2026-11-01T08:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-04', 540, '2026-10-03T22:00:00.000Z'],
  ])('in %s on %s at %i is %s', (zone, date, minute, moment) => {
    expect(momentIn(zone, date, minute).toISOString()).toBe(moment);
  });

  it.each([
    ['America/New_York', '2026-03-08', 150, '2026-03-08T07:30:00.000Z'],
    ['Europe/Berlin', '2026-03-29', 150, '2026-03-29T01:30:00.000Z'],
  ])('in %s on %s at %i, which the clocks skip, is after the change: %s', (zone, date, minute, moment) => {
    expect(momentIn(zone, date, minute).toISOString()).toBe(moment);
  });

  it('is when the clocks of any zone show them, at the times of consultations', () => {
    const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const day = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2024-01-01', days));
    fc.assert(
      fc.property(zone, day, fc.constantFrom(540, 600, 660, 780, 840, 900, 960), (timeZone, date, minute) => {
        const moment = momentIn(timeZone, date, minute);
        expect([calendarDateIn(timeZone, moment), minuteOfDayIn(timeZone, moment)]).toEqual([date, minute]);
      }),
    );
  });
});

describe('the offset of a time zone', () => {
  it.each([
    ['Asia/Manila', '2026-11-24T01:00:00.000Z', 480],
    ['America/New_York', '2026-01-15T12:34:56.789Z', -300],
    ['America/New_York', '2026-07-15T12:34:56.789Z', -240],
    ['Asia/Kathmandu', '2026-07-15T00:00:00.000Z', 345],
  ])('in %s at %s is %i minutes', (zone, moment, minutes) => {
    expect(offsetAt(zone, Date.parse(moment))).toBe(minutes * 60_000);
  });
});

describe('addYears', () => {
  it.each([
    ['2026-11-21', -120, '1906-11-21'],
    ['2026-11-21', 0, '2026-11-21'],
    ['2026-11-21', 1, '2027-11-21'],
    ['2024-02-29', -4, '2020-02-29'],
    ['2024-02-29', -1, '2023-03-01'],
    ['2024-02-29', -124, '1900-03-01'],
    ['2026-01-01', -1, '2025-01-01'],
  ])('to %s %i gives %s', (date, years, expected) => expect(addYears(date, years)).toBe(expected));
});

describe('addDays', () => {
  it.each([
    ['2026-11-21', 0, '2026-11-21'],
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-01-01', 365, '2027-01-01'],
  ])('to %s %i gives %s', (date, days, expected) => expect(addDays(date, days)).toBe(expected));
});

describe('firstOfMonth', () => {
  it.each([
    ['2026-11-21', 0, '2026-11-01'],
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-31', -1, '2025-12-01'],
  ])('of %s and %i months is %s', (date, months, expected) =>
    expect(firstOfMonth(date, months)).toBe(expected),
  );
});

describe('sundayOf', () => {
  it.each([
    ['2026-11-22', '2026-11-22'],
    ['2026-11-23', '2026-11-22'],
    ['2026-11-28', '2026-11-22'],
    ['2027-01-01', '2026-12-27'],
  ])('%s is %s', (date, expected) => expect(sundayOf(date)).toBe(expected));
});
