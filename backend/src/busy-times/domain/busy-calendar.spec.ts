import {
  calendarAddress,
  dueBefore,
  maskedAddress,
  needsWhole,
  storedSpan,
  unreadSince,
} from './busy-calendar.js';

const now = new Date('2026-11-26T10:00:00.000Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

it.each([
  ['webcal://p45-caldav.icloud.com/published/2/abc', 'https://p45-caldav.icloud.com/published/2/abc'],
  ['WEBCAL://calendar.example/a', 'https://calendar.example/a'],
  ['webcals://calendar.example/a', 'https://calendar.example/a'],
  ['https://calendar.example/webcal:/a', 'https://calendar.example/webcal:/a'],
  ['http://calendar.example/a', 'http://calendar.example/a'],
])('the address %s is read as %s', (given, read) => expect(calendarAddress(given)).toBe(read));

it('only the host of an address is shown', () =>
  expect(maskedAddress('calendar.google.com')).toBe('https://calendar.google.com/…'));

it('a calendar is due again ten minutes after it was tried', () => {
  expect(ago(10) < dueBefore(now)).toBe(true);
  expect(ago(9) < dueBefore(now)).toBe(false);
});

it.each([
  ['that was never read', null, null, true],
  ['read within a day', ago(23 * 60), null, false],
  ['read longer ago', ago(25 * 60), null, true],
  ['with a problem', ago(5), '"busy-calendar.moved"', true],
])('the file of a calendar %s is asked for whole: %s', (_what, wholeAt, problem, whole) =>
  expect(needsWhole({ wholeAt, problem }, now)).toBe(whole),
);

it('times are kept from yesterday for 13 months', () =>
  expect(storedSpan(now)).toEqual({
    from: new Date(ago(24 * 60)),
    to: new Date('2027-12-31T10:00:00.000Z'),
  }));

it.each([
  [ago(59), ago(500), null],
  [ago(61), ago(500), ago(61)],
  [null, ago(59), null],
  [null, ago(61), ago(61)],
])(
  'the times of a calendar read at %s and added at %s are out of date since %s',
  (readAt, createdAt, since) => expect(unreadSince({ readAt, createdAt }, now)).toBe(since),
);
