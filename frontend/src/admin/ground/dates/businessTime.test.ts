import { formatScheduled, tomorrowMorning } from './businessTime';

test('a day is chosen in the time zone of the office', () => {
  expect(tomorrowMorning(new Date('2026-11-24T17:30:00.000Z'))).toEqual({
    date: '2026-11-26',
    time: '08:00',
  });
});

test('a scheduled time has the year unless it is this one', () => {
  const now = new Date('2026-11-24T01:00:00.000Z');
  expect(formatScheduled('2026-11-25T00:30:00.000Z', now)).toBe('Wed, Nov 25, 8:30 AM');
  expect(formatScheduled('2027-01-03T16:00:00.000Z', now)).toBe('Mon, Jan 4, 2027, 12:00 AM');
});
