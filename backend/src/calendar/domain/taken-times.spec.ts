import { busyAt, possibleTimes, takenTimesOf } from './taken-times.js';

const DAYS = { from: '2026-11-26', count: 2, timeZone: 'Asia/Manila', minutes: 30 };
const busy = (start: string, end: string) => ({
  startAt: `2026-11-${start}:00.000Z`,
  endAt: `2026-11-${end}:00.000Z`,
});
const taken = (days: typeof DAYS, ...people: (readonly ReturnType<typeof busy>[])[]) =>
  takenTimesOf(people.reduce(busyAt, possibleTimes(days)));

describe('the times that are taken', () => {
  it('are those at which the only person is busy, for as long as a consultation takes', () => {
    const times = [busy('26T01:30', '26T02:01'), busy('26T07:30', '26T08:00')];
    expect(taken(DAYS, times)).toEqual({ '2026-11-26': ['10am'] });
    expect(taken({ ...DAYS, minutes: 31 }, times)).toEqual({ '2026-11-26': ['9am', '10am', '3pm'] });
  });

  it('are those at which everybody is busy', () => {
    const day = busy('25T16:00', '26T16:00');
    const two = busy('26T06:00', '26T07:30');
    expect(taken(DAYS, [day], [])).toEqual({});
    expect(taken(DAYS, [day], [two])).toEqual({ '2026-11-26': ['2pm', '3pm'] });
    expect(taken(DAYS, [day], [two], [])).toEqual({});
  });

  it('are none without busy times', () => expect(taken(DAYS, [])).toEqual({}));

  it('include those in a long period that began before shorter ones', () => {
    const long = busy('26T00:00', '26T03:30');
    expect(taken(DAYS, [long, busy('26T00:10', '26T00:20'), busy('26T01:00', '26T01:10')])).toEqual({
      '2026-11-26': ['9am', '10am', '11am'],
    });
  });

  it('of a whole day are all, and those of days outside are left out', () => {
    const all = ['9am', '10am', '11am', '1pm', '2pm', '3pm', '4pm'];
    expect(taken(DAYS, [busy('20T16:00', '30T16:00')])).toEqual({ '2026-11-26': all, '2026-11-27': all });
  });
});
