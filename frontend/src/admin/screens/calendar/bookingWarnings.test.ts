import type { PreferredTime } from '@contract';
import { anAppointment } from '@/testing/builders';
import { bookingWarnings, outsideHours } from './bookingWarnings';

const names = new Map([['2026-11-30', 'Bonifacio Day']]);

test.each<[string, string, PreferredTime, string | null]>([
  ['a working day', '2026-11-24', '4pm', null],
  ['a Sunday', '2026-11-29', '10am', 'Office closed'],
  ['a holiday', '2026-11-30', '10am', 'Office closed: Bonifacio Day'],
  ['a Saturday before opening', '2026-11-28', '9am', 'Outside office hours'],
  ['a Saturday after closing', '2026-11-28', '2pm', 'Outside office hours'],
  ['a Saturday within its hours', '2026-11-28', '1pm', null],
])('a booking on %s has its warnings', (_, date, time, warning) =>
  expect(outsideHours(date, time, names)).toBe(warning),
);

test('a time that the calendar does not know is not called outside the hours', () =>
  expect(outsideHours('2026-11-24', 'noon' as PreferredTime, names)).toBeNull());

test('another week counts', () => {
  const week = [{ opens: 605, closes: 780 }, null, null, null, null, null, null];
  expect(outsideHours('2026-11-29', '10am', names, week)).toBe('Outside office hours');
  expect(outsideHours('2026-11-29', '11am', names, week)).toBeNull();
  expect(outsideHours('2026-11-29', '1pm', names, week)).toBe('Outside office hours');
  expect(outsideHours('2026-11-24', '11am', names, week)).toBe('Office closed');
});

const clashes = (...bookings: Parameters<typeof anAppointment>[0][]) =>
  [...bookingWarnings(bookings.map(anAppointment), names).values()].map(({ clash }) => clash);

test('names the other booking of the same time', () => {
  expect(
    clashes(
      { id: 'a', firstName: 'Ana', lastName: 'Cruz' },
      { id: 'b', firstName: 'Ben', lastName: 'Tan' },
      { id: 'c', preferredTime: '11am' },
      { id: 'd', preferredDate: '2026-11-25' },
    ),
  ).toEqual(['Same time as Ben Tan', 'Same time as Ana Cruz', null, null]);
});

test('counts several other bookings', () =>
  expect(clashes({ id: 'a' }, { id: 'b' }, { id: 'c' })).toEqual(Array(3).fill('Same time as 2 others')));

test('a cancelled booking leaves its time free', () => {
  const cancelledAt = '2026-11-20T02:00:00.000Z';
  expect(clashes({ id: 'a' }, { id: 'b', cancelledAt })).toEqual([null, null]);
  const sunday = anAppointment({ preferredDate: '2026-11-29', cancelledAt });
  expect(bookingWarnings([sunday], names).get(sunday.id)).toEqual({ clash: null, closed: null, busy: null });
});
