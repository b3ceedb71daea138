import { timeZoneName } from './time-zone-name.js';

it.each([
  ['Asia/Manila', 'Philippine time'],
  ['Asia/Singapore', 'Singapore time'],
  ['Asia/Tokyo', 'Japan time'],
  ['Europe/Berlin', 'Central European time'],
  ['America/New_York', 'Eastern time'],
  ['Etc/GMT+5', 'GMT-05:00'],
])('the time zone %s is called %s, in winter and in summer', (timeZone, name) => {
  expect(timeZoneName(timeZone, new Date('2026-01-15T00:00:00Z'))).toBe(name);
  expect(timeZoneName(timeZone, new Date('2026-07-15T00:00:00Z'))).toBe(name);
});
