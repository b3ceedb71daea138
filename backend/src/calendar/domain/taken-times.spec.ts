import { takenTimes } from './taken-times.js';

const DAYS = { from: '2026-11-26', count: 2, timeZone: 'Asia/Manila', minutes: 30 };
const busy = (userId: string, start: string, end: string) => ({
  userId,
  startAt: `2026-11-${start}:00.000Z`,
  endAt: `2026-11-${end}:00.000Z`,
});

describe('the times that are taken', () => {
  it('are those at which the only person is busy, for as long as a consultation takes', () => {
    const times = [busy('ana', '26T01:30', '26T02:01'), busy('ana', '26T07:30', '26T08:00')];
    expect(takenTimes(['ana'], times, DAYS)).toEqual({ '2026-11-26': ['10am'] });
    expect(takenTimes(['ana'], times, { ...DAYS, minutes: 31 })).toEqual({
      '2026-11-26': ['9am', '10am', '3pm'],
    });
  });

  it('are those at which everybody is busy', () => {
    const day = busy('ana', '25T16:00', '26T16:00');
    const two = busy('ben', '26T06:00', '26T07:30');
    expect(takenTimes(['ana', 'ben'], [day], DAYS)).toEqual({});
    expect(takenTimes(['ana', 'ben'], [day, two], DAYS)).toEqual({ '2026-11-26': ['2pm', '3pm'] });
    expect(takenTimes(['ana', 'ben', 'new'], [day, two], DAYS)).toEqual({});
  });

  it('are none without people, and without busy times', () => {
    expect(takenTimes([], [busy('ana', '25T16:00', '26T16:00')], DAYS)).toEqual({});
    expect(takenTimes(['ana'], [], DAYS)).toEqual({});
  });

  it('of a whole day are all, and those of days outside are left out', () => {
    const all = ['9am', '10am', '11am', '1pm', '2pm', '3pm', '4pm'];
    expect(takenTimes(['ana'], [busy('ana', '20T16:00', '30T16:00')], DAYS)).toEqual({
      '2026-11-26': all,
      '2026-11-27': all,
    });
  });
});
