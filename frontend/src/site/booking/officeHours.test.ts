import { hourLabel, officeHoursRows, officeTime, shortWeekLabel } from './officeHours';

test.each([
  [0, '12:00 AM'],
  [9, '9:00 AM'],
  [12, '12:00 PM'],
  [18, '6:00 PM'],
])('formats hour %i as %s', (hour, label) => {
  expect(hourLabel(hour)).toBe(label);
});

test('lists the hours of the spec from Monday, with equal days grouped', () => {
  expect(officeHoursRows()).toEqual([
    { days: 'Monday to Friday', hours: '9:00 AM to 6:00 PM' },
    { days: 'Saturday', hours: '10:00 AM to 2:00 PM' },
    { days: 'Sunday', hours: 'Closed' },
  ]);
  expect(shortWeekLabel()).toBe('Mon–Fri 9–6, Sat 10–2, Sun closed');
});

test('uses the office’s time zone', () => {
  expect(officeTime('Asia/Manila', new Date('2025-10-09T17:05:00Z'))).toEqual({
    date: '2025-10-10',
    minute: 65,
  });
});
