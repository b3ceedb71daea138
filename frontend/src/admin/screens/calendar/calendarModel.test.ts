import { anAppointment } from '@/testing/builders';
import {
  countText,
  gridOf,
  sortBookings,
  periodOf,
  titleOf,
  weekOf,
  type CalendarChoice,
} from './calendarModel';

const today = '2026-11-21';
const choose = (changes: Partial<CalendarChoice> = {}): CalendarChoice => ({
  view: 'month',
  date: today,
  selected: null,
  ...changes,
});

test('starts the week on Sunday', () => {
  expect(weekOf('2026-11-21')).toEqual({ from: '2026-11-15', to: '2026-11-21' });
  expect(weekOf('2026-11-22')).toEqual({ from: '2026-11-22', to: '2026-11-28' });
});

test('fills a month up to whole weeks', () => {
  const weeks = gridOf('2026-10-10');
  expect(weeks[0]?.[0]).toBe('2026-09-27');
  expect(weeks.at(-1)?.[6]).toBe('2026-10-31');
  expect(gridOf('2026-02-01')).toHaveLength(4);
});

test.each<[string, Partial<CalendarChoice>, { from: string; to: string }]>([
  ['Today - November 21, 2026', { view: 'today' }, { from: today, to: today }],
  [
    'This Week - November 15, 2026 to November 21, 2026',
    { view: 'week' },
    { from: '2026-11-15', to: '2026-11-21' },
  ],
  [
    'November 22, 2026 to November 28, 2026',
    { view: 'week', date: '2026-11-24' },
    { from: '2026-11-22', to: '2026-11-28' },
  ],
  ['This Month - November 2026', {}, { from: '2026-11-01', to: '2026-11-30' }],
  ['December 2026', { date: '2026-12-01' }, { from: '2026-12-01', to: '2026-12-31' }],
  ['Bookings for November 3, 2026', { selected: '2026-11-03' }, { from: '2026-11-03', to: '2026-11-03' }],
])('%s', (title, changes, period) => {
  expect(titleOf(choose(changes), today)).toBe(title);
  expect(periodOf(choose(changes), today)).toEqual(period);
});

test('sorts by date and time and omits invalid dates', () => {
  const bookings = [
    anAppointment({ id: 'c', preferredDate: '2026-11-05', preferredTime: '9am' }),
    anAppointment({ id: 'b', preferredDate: '2026-11-04', preferredTime: '1pm' }),
    anAppointment({ id: 'a', preferredDate: '2026-11-04', preferredTime: '10am' }),
    anAppointment({ id: 'x', preferredDate: '2026-11-31' }),
    anAppointment({ id: 'y', preferredDate: 'soon' }),
  ];
  expect(sortBookings(bookings).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('formats the number of bookings', () => {
  expect([0, 1, 2].map(countText)).toEqual([
    '0 bookings scheduled',
    '1 booking scheduled',
    '2 bookings scheduled',
  ]);
});
