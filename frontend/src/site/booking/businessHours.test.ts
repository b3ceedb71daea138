import { BUSINESS_HOURS } from '@contract';
import { timeLabel } from '../../shared/clock';
import { businessHoursRows, businessTime, shortWeekLabel } from './businessHours';

test.each([
  [0, '12:00 AM'],
  [5, '12:05 AM'],
  [510, '8:30 AM'],
  [540, '9:00 AM'],
  [720, '12:00 PM'],
  [1080, '6:00 PM'],
  [1435, '11:55 PM'],
  [1440, '12:00 AM'],
])('formats minute %i of the day as %s', (time, label) => {
  expect(timeLabel(time)).toBe(label);
});

test('lists the hours of the spec from Monday, with equal days grouped', () => {
  expect(businessHoursRows(BUSINESS_HOURS)).toEqual([
    { days: 'Monday to Friday', hours: '9:00 AM to 6:00 PM' },
    { days: 'Saturday', hours: '10:00 AM to 2:00 PM' },
    { days: 'Sunday', hours: 'Closed' },
  ]);
  expect(shortWeekLabel(BUSINESS_HOURS)).toBe('Mon–Fri 9–6, Sat 10–2, Sun closed');
});

test('lists the hours that the owner sets, to the minute', () => {
  const long = { opens: 510, closes: 1080 };
  const week = [{ opens: 600, closes: 725 }, long, long, null, null, long, null];
  expect(businessHoursRows(week)).toEqual([
    { days: 'Monday to Tuesday', hours: '8:30 AM to 6:00 PM' },
    { days: 'Wednesday to Thursday', hours: 'Closed' },
    { days: 'Friday', hours: '8:30 AM to 6:00 PM' },
    { days: 'Saturday', hours: 'Closed' },
    { days: 'Sunday', hours: '10:00 AM to 12:05 PM' },
  ]);
  expect(shortWeekLabel(week)).toBe('Mon–Tue 8:30–6, Wed–Thu closed, Fri 8:30–6, Sat closed, Sun 10–12:05');
});

test('uses the office’s time zone', () => {
  expect(businessTime('Asia/Manila', new Date('2025-10-09T17:05:00Z'))).toEqual({
    date: '2025-10-10',
    minute: 65,
  });
});
