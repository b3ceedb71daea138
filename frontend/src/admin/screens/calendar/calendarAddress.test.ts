import { addressOf, choiceAt } from './calendarAddress';
import type { CalendarChoice } from './calendarModel';

const today = '2026-11-21';
const at = (address: string) => choiceAt(new URLSearchParams(address), today);

test.each<[string, CalendarChoice]>([
  ['', { view: 'month', date: today, selected: null }],
  ['selected=2026-11-24', { view: 'month', date: today, selected: '2026-11-24' }],
  ['view=month&date=2026-12-01', { view: 'month', date: '2026-12-01', selected: null }],
  ['view=week&date=2026-11-23', { view: 'week', date: '2026-11-23', selected: null }],
  ['view=today', { view: 'today', date: today, selected: null }],
])('the address "%s" leads to its calendar and back', (address, choice) => {
  expect(at(address)).toEqual(choice);
  expect(addressOf(choice, today).toString()).toBe(address);
});

test('the current week is named by a date, so that a sent link stays on that week', () => {
  expect(addressOf({ view: 'week', date: today, selected: null }, today).toString()).toBe(
    'view=week&date=2026-11-21',
  );
});

test.each(['view=year', 'date=2026-02-30', 'date=soon&selected=%3Cb%3E', 'view=&date=&selected='])(
  'invalid values are ignored: %s',
  (address) => expect(at(address)).toEqual({ view: 'month', date: today, selected: null }),
);
