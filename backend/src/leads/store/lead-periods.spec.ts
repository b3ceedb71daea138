import { periodAt } from './lead-periods.js';

describe('the period that contains a lead', () => {
  const counts = [
    { period: '2026-11', leads: 3 },
    { period: '2026-10', leads: 0 },
    { period: '2026-09', leads: 2 },
    { period: '2026-07', leads: 1 },
  ];

  it.each([
    [0, { period: '2026-11', offset: 0 }],
    [2, { period: '2026-11', offset: 2 }],
    [3, { period: '2026-09', offset: 0 }],
    [4, { period: '2026-09', offset: 1 }],
    [5, { period: '2026-07', offset: 0 }],
    [6, null],
    [1e9, null],
  ])('%i leads on is %j', (offset, place) => expect(periodAt(counts, offset)).toEqual(place));

  it('is null without leads', () => expect(periodAt([], 0)).toBeNull());
});
