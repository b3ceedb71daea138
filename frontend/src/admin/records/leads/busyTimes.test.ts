import type { BusyTime } from '@/shared/api-types';
import { someStaff } from '@/testing/builders';
import { busyDuring, busyLines, busyText } from './busyTimes';

// nine to half past ten in Manila
const ana: BusyTime = {
  userId: 'user-1',
  start: '2026-11-26T01:00:00.000Z',
  end: '2026-11-26T02:30:00.000Z',
};
const own: BusyTime = { ...ana, userId: 'user-2', title: 'Dentist' };
const times = [ana, own];

test.each([
  ['9am', 30, null, 2],
  ['10am', 30, null, 2],
  ['11am', 30, null, 0],
  ['10am', 30, 'user-2', 1],
  ['10am', 30, 'user-9', 0],
] as const)(
  'at %s for %i minutes with the owner %s as many are busy: %i',
  (preferredTime, minutes, ownerId, count) =>
    expect(
      busyDuring(times, { preferredDate: '2026-11-26', preferredTime, meetingMinutes: minutes, ownerId }),
    ).toHaveLength(count),
);

test('a long consultation reaches into a busy time, and one without a length is as long as usual', () => {
  const late = [{ ...ana, start: '2026-11-26T00:40:00.000Z', end: '2026-11-26T00:50:00.000Z' }];
  const at = (meetingMinutes: number | null) =>
    busyDuring(late, { preferredDate: '2026-11-26', preferredTime: '9am', meetingMinutes });
  expect(at(null)).toEqual([]);
  const eleven = [{ ...ana, start: '2026-11-26T03:45:00.000Z', end: '2026-11-26T04:00:00.000Z' }];
  const long = { preferredDate: '2026-11-26', preferredTime: '11am' } as const;
  expect(busyDuring(eleven, { ...long, meetingMinutes: null })).toEqual([]);
  expect(busyDuring(eleven, { ...long, meetingMinutes: 60 })).toEqual(eleven);
});

test('without a date nobody is busy', () =>
  expect(busyDuring(times, { preferredDate: '', preferredTime: '9am' })).toEqual([]));

test('names each person once, and what it is only of the user', () => {
  expect(busyText(times, someStaff)).toBe('Busy: Ana Santos, you (Dentist)');
  expect(busyText([ana, ana], someStaff)).toBe('Busy: Ana Santos');
  expect(
    busyText(
      [
        { ...own, title: '' },
        { ...ana, userId: 'gone' },
      ],
      someStaff,
    ),
  ).toBe('Busy: you, somebody');
  expect(busyText([], someStaff)).toBeNull();
});

test('the lines of a day are cut at its ends', () => {
  const leave: BusyTime = {
    userId: 'user-1',
    start: '2026-11-25T16:00:00.000Z',
    end: '2026-11-27T04:00:00.000Z',
  };
  const lines = (date: string) =>
    busyLines([leave, own], date, someStaff).map(({ time, person }) => [time, person]);
  expect(lines('2026-11-25')).toEqual([]);
  expect(lines('2026-11-26')).toEqual([
    ['All day', 'Ana Santos'],
    ['9:00 AM to 10:30 AM', 'you (Dentist)'],
  ]);
  expect(lines('2026-11-27')).toEqual([['12:00 AM to 12:00 PM', 'Ana Santos']]);
});
