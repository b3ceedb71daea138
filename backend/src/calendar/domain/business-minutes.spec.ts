import fc from 'fast-check';
import { BUSINESS_HOURS, hoursOn, type Week } from './business-hours.js';
import { BusinessMinutes } from './business-minutes.js';
import { addDays, type CalendarDate, calendarDateIn, minuteOfDayIn } from './calendar-date.js';

const MANILA = 'Asia/Manila';

/** The definition, minute by minute. */
function counted(
  timeZone: string,
  week: Week,
  closedDays: readonly CalendarDate[],
  from: Date,
  to: Date,
): number {
  let minutes = 0;
  const first = Math.floor(from.getTime() / 60_000) * 60_000;
  for (let time = first; time < Math.floor(to.getTime() / 60_000) * 60_000; time += 60_000) {
    const moment = new Date(time);
    const date = calendarDateIn(timeZone, moment);
    const hours = closedDays.includes(date) ? null : hoursOn(date, week);
    const minute = minuteOfDayIn(timeZone, moment);
    if (hours && minute >= hours.opens && minute < hours.closes) minutes += 1;
  }
  return minutes;
}

describe('business minutes', () => {
  // Friday, November 20, 2026 in Manila; 9:00 is 01:00 UTC
  it.each([
    ['within a day', '2026-11-20T01:00:00.000Z', '2026-11-20T02:30:00.000Z', 90],
    ['before the office opens', '2026-11-19T22:00:00.000Z', '2026-11-20T01:10:00.000Z', 10],
    ['after it closes', '2026-11-20T09:50:00.000Z', '2026-11-20T14:00:00.000Z', 10],
    ['over night to Saturday, which opens at 10', '2026-11-20T09:50:00.000Z', '2026-11-21T02:05:00.000Z', 15],
    ['over a Sunday', '2026-11-21T05:59:00.000Z', '2026-11-23T01:01:00.000Z', 2],
    ['on a Sunday', '2026-11-22T01:00:00.000Z', '2026-11-22T09:00:00.000Z', 0],
    ['for a week', '2026-11-20T01:00:00.000Z', '2026-11-27T01:00:00.000Z', 5 * 540 + 240],
    ['for a moment', '2026-11-20T01:00:10.000Z', '2026-11-20T01:00:50.000Z', 0],
    ['to an earlier moment', '2026-11-20T05:00:00.000Z', '2026-11-20T01:00:00.000Z', 0],
  ])('%s', (_, from, to, minutes) => {
    expect(new BusinessMinutes(MANILA, BUSINESS_HOURS, []).between(new Date(from), new Date(to))).toBe(
      minutes,
    );
  });

  it('leave out closed days, also when both moments are on one', () => {
    const minutes = new BusinessMinutes(MANILA, BUSINESS_HOURS, ['2026-11-30', '2026-11-29', '2026-11-30']);
    const at = (text: string) => new Date(text);
    expect(minutes.between(at('2026-11-30T01:00:00.000Z'), at('2026-11-30T05:00:00.000Z'))).toBe(0);
    expect(minutes.between(at('2026-11-28T05:59:00.000Z'), at('2026-12-01T01:01:00.000Z'))).toBe(2);
  });

  it('count opening hours as the clocks show them when the clocks change meanwhile', () => {
    const week = BUSINESS_HOURS.map(() => ({ opens: 0, closes: 240 }));
    const minutes = new BusinessMinutes('America/New_York', week, []);
    const night = (date: string) =>
      [new Date(`${date}T04:00:00.000Z`), new Date(`${date}T16:00:00.000Z`)] as const;
    expect([minutes.between(...night('2026-03-08')), minutes.between(...night('2026-11-01'))]).toEqual([
      240, 240,
    ]);
  });

  it('of any span, zone, week and closed days are those that a count minute by minute finds', () => {
    const start = fc.date({ min: new Date('2023-12-20'), max: new Date('2027-01-10'), noInvalidDate: true });
    const weeks = (earliest: number) => {
      const hours = fc
        .tuple(fc.integer({ min: earliest / 5, max: 287 }), fc.integer({ min: 1, max: 288 }))
        .map(([opens, length]) => ({ opens: opens * 5, closes: Math.min(1_440, (opens + length) * 5) }));
      return fc.array(fc.option(hours), { minLength: 7, maxLength: 7 });
    };
    const places = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.tuple(fc.constantFrom(MANILA, 'UTC', 'Asia/Kathmandu', 'Pacific/Kiritimati'), weeks(0)),
      },
      // its clocks change before 3:00
      { weight: 1, arbitrary: fc.tuple(fc.constant('America/New_York'), weeks(180)) },
    );
    const closed = fc.array(fc.integer({ min: -2, max: 12 }), { maxLength: 4 });
    fc.assert(
      fc.property(
        places,
        start,
        fc.integer({ min: 0, max: 9 * 1_440 }),
        closed,
        ([timeZone, week], from, length, days) => {
          const to = new Date(from.getTime() + length * 60_000);
          const closedDays = days.map((day) => addDays(calendarDateIn(timeZone, from), day));
          const minutes = new BusinessMinutes(timeZone, week, closedDays).between(from, to);
          expect(minutes).toBe(counted(timeZone, week, closedDays, from, to));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('of years are the sum of their parts', () => {
    const minutes = new BusinessMinutes(MANILA, BUSINESS_HOURS, ['2020-12-25', '2024-02-29']);
    const [from, middle, to] = ['2016-01-31', '2021-06-15', '2026-11-22'].map((date) => new Date(date));
    const parts = minutes.between(from!, middle!) + minutes.between(middle!, to!);
    expect(minutes.between(from!, to!)).toBe(parts);
  });
});
