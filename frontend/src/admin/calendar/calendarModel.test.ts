import { anAppointment } from '../../testing/builders';
import {
  addDays,
  addMonths,
  countText,
  gridOf,
  inOrder,
  periodOf,
  titleOf,
  weekOf,
  type CalendarChoice,
} from './calendarModel';

const today = '2026-11-21';
const choose = (changes: Partial<CalendarChoice> = {}): CalendarChoice => ({
  view: 'month',
  month: today,
  selected: null,
  ...changes,
});

test('counts days and months over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-01');
  expect(addMonths('2026-01-31', -1)).toBe('2025-12-01');
});

test('starts the week on Sunday', () => {
  expect(weekOf('2026-11-21')).toEqual({ from: '2026-11-15', to: '2026-11-21' });
  expect(weekOf('2026-11-22')).toEqual({ from: '2026-11-22', to: '2026-11-28' });
});

test('shows a month in whole weeks', () => {
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
  ['This Month - November 2026', {}, { from: '2026-11-01', to: '2026-11-30' }],
  ['December 2026', { month: '2026-12-01' }, { from: '2026-12-01', to: '2026-12-31' }],
  ['Bookings for November 3, 2026', { selected: '2026-11-03' }, { from: '2026-11-03', to: '2026-11-03' }],
])('%s', (title, changes, period) => {
  expect(titleOf(choose(changes), today)).toBe(title);
  expect(periodOf(choose(changes), today)).toEqual(period);
});

test('lists by day and hour and leaves out dates that cannot be read', () => {
  const bookings = [
    anAppointment({ id: 'c', preferredDate: '2026-11-05', preferredTime: '9am' }),
    anAppointment({ id: 'b', preferredDate: '2026-11-04', preferredTime: '1pm' }),
    anAppointment({ id: 'a', preferredDate: '2026-11-04', preferredTime: '10am' }),
    anAppointment({ id: 'x', preferredDate: '2026-11-31' }),
    anAppointment({ id: 'y', preferredDate: 'soon' }),
  ];
  expect(inOrder(bookings).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('counts in words', () => {
  expect([0, 1, 2].map(countText)).toEqual([
    '0 bookings scheduled',
    '1 booking scheduled',
    '2 bookings scheduled',
  ]);
});
