import { BUSINESS_HOURS, PREFERRED_TIMES, type TakenTimes } from '@contract';
import { nextOpenDays } from './openDays';

const days = (date: string, minute: number, closed: string[] = [], week = BUSINESS_HOURS) =>
  nextOpenDays(
    { date, minute },
    { week, closedDays: closed.map((day) => ({ date: day, name: 'Closed' })), takenTimes: {} },
    5,
  );

test('starts with today while a preferred time is ahead, and leaves out Sundays', () => {
  // a Thursday; the last preferred time is 4:00 PM
  const week = ['2025-10-09', '2025-10-10', '2025-10-11', '2025-10-13', '2025-10-14'];
  expect(days('2025-10-09', 16 * 60 - 1)).toEqual(week);
  expect(days('2025-10-09', 16 * 60)).toEqual([...week.slice(1), '2025-10-15']);
});

test('on a Saturday only times before closing count', () => {
  expect(days('2025-10-11', 13 * 60 - 1)[0]).toBe('2025-10-11');
  expect(days('2025-10-11', 13 * 60)[0]).toBe('2025-10-13');
});

test('follows the week of the owner, to the minute', () => {
  const short = { opens: 535, closes: 541 };
  const week = [null, short, null, null, null, null, { opens: 545, closes: 595 }];
  // only 9 AM is within the hours of Monday, and no preferred time within those of Saturday
  expect(days('2025-10-13', 539, [], week).slice(0, 2)).toEqual(['2025-10-13', '2025-10-20']);
  expect(days('2025-10-13', 540, [], week)[0]).toBe('2025-10-20');
});

test('leaves out closed days, also across the end of a year', () => {
  expect(days('2025-12-29', 600, ['2025-12-30', '2026-01-01'])).toEqual([
    '2025-12-29',
    '2025-12-31',
    '2026-01-02',
    '2026-01-03',
    '2026-01-05',
  ]);
});

test('ends when the office is closed for long', () => {
  const closed = Array.from({ length: 100 }, (_, ahead) =>
    new Date(Date.UTC(2025, 9, 9 + ahead)).toISOString().slice(0, 10),
  );
  expect(days('2025-10-09', 0, closed)).toEqual([]);
});

test('leaves out days on which nobody is free at a preferred time that is ahead and within the hours', () => {
  const open = (takenTimes: TakenTimes, minute = 0) =>
    nextOpenDays({ date: '2025-10-09', minute }, { week: BUSINESS_HOURS, closedDays: [], takenTimes }, 2);
  const all = [...PREFERRED_TIMES];
  expect(open({ '2025-10-09': all, '2025-10-10': all.slice(1) })).toEqual(['2025-10-10', '2025-10-11']);
  // the afternoon is taken, and at noon the morning has passed
  const afternoon: TakenTimes = { '2025-10-09': ['1pm', '2pm', '3pm', '4pm'] };
  expect(open(afternoon)[0]).toBe('2025-10-09');
  expect(open(afternoon, 12 * 60)[0]).toBe('2025-10-10');
  // on a Saturday the office closes at two
  expect(open({ '2025-10-09': all, '2025-10-10': all, '2025-10-11': ['10am', '11am', '1pm'] })[0]).toBe(
    '2025-10-13',
  );
});
