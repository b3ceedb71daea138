import { isRecent } from './confirmation.js';

describe('a confirmation', () => {
  it.each([
    ['2026-11-25T08:00:00.000Z', true],
    ['2026-11-25T08:14:59.000Z', true],
    ['2026-11-25T08:15:00.000Z', true],
    ['2026-11-25T08:15:01.000Z', false],
    ['2026-11-26T08:00:00.000Z', false],
  ])('of 08:00 is recent at %s: %s', (now, recent) => {
    expect(isRecent('2026-11-25T08:00:00.000Z', new Date(now))).toBe(recent);
  });

  it.each([null, undefined, '', 'never'])('is not recent when its time is %p', (time) => {
    expect(isRecent(time, new Date('2026-11-25T08:00:00.000Z'))).toBe(false);
  });
});
