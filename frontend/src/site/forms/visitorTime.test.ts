import { visitorTime } from './visitorTime';

test.each([
  ['America/New_York', 'Sunday, November 29, 8:00 PM'],
  ['Europe/London', 'Monday, November 30, 1:00 AM'],
  ['Asia/Tokyo', 'Monday, November 30, 10:00 AM'],
])('9:00 AM in Manila as seen in %s is %s', (zone, shown) => {
  expect(visitorTime('Asia/Manila', '2026-11-30', 540, zone)).toBe(shown);
});

test.each(['Asia/Manila', 'Asia/Singapore', ''])(
  'says nothing for %j, where the clocks show the same',
  (zone) => {
    expect(visitorTime('Asia/Manila', '2026-11-30', 540, zone)).toBeUndefined();
  },
);
