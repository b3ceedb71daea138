import { knownTimeZone } from './known-time-zone.js';

describe('the time zone that a browser states', () => {
  it.each([
    ['Asia/Manila', 'Asia/Manila'],
    ['america/new_york', 'America/New_York'],
    ['UTC', 'UTC'],
    ['Mars/Olympus', null],
    ['+08:00', null],
    ['', null],
    ['Asia/Manila\r\nX: y', null],
    ['__proto__', null],
  ])('%j is %j', (name, known) => expect(knownTimeZone(name)).toBe(known));
});
