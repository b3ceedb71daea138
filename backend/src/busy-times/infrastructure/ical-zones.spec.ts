import { momentIn } from '../../calendar/domain/calendar-date.js';
import { IcalZones } from './ical-zones.js';
import { DAY, dayOf, momentAt } from './moment.js';

const property = (tzid: string) => ({ params: { tzid }, value: '' });

describe('the clocks of a zone in a calendar', () => {
  // changes at midnight, by half an hour, for a month, and within a week of each other
  it.each([
    ['America/New_York', 2026],
    ['Europe/Berlin', 1980],
    ['Australia/Lord_Howe', 2026],
    ['Africa/Casablanca', 2026],
    ['Asia/Beirut', 2027],
    ['America/Boa_Vista', 2000],
    ['Pacific/Apia', 2011],
  ])('of %s are right at each quarter of an hour around a change in %i', (zone, year) => {
    const zones = new IcalZones('Asia/Manila', 0);
    const moment = zones.momentOf('20260101T000000', property(zone))!;
    const ahead = (day: number) => day - momentIn(zone, dayOf(day), 0).getTime();
    for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 1, 0, 1); day += DAY) {
      const quarters =
        ahead(day) === ahead(day + DAY) ? [0] : Array.from({ length: 96 }, (_, place) => place);
      for (const quarter of quarters) {
        const wall = day + quarter * 15 * 60_000;
        expect([dayOf(wall), quarter, momentAt({ ...moment, wall })]).toEqual([
          dayOf(wall),
          quarter,
          momentIn(zone, dayOf(wall), quarter * 15).getTime(),
        ]);
      }
    }
  });
});
