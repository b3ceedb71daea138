import { visitAt } from './visit.js';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 1, minute)).toISOString();

describe('a visit of the desk', () => {
  it('is the first one without a stored one', () => {
    expect(visitAt(null, at(0))).toEqual({ since: null, seenAt: at(0) });
  });

  it('goes on for as long as the pauses are no longer than 30 minutes', () => {
    const stored = { since: at(-90), seenAt: at(0) };
    expect(visitAt(stored, at(5))).toEqual({ since: at(-90), seenAt: at(5) });
    expect(visitAt(stored, at(30))).toEqual({ since: at(-90), seenAt: at(30) });
  });

  it('is not stored again within five minutes, nor when the clock was set back', () => {
    const stored = { since: null, seenAt: at(0) };
    for (const minute of [0, 4, -60]) expect(visitAt(stored, at(minute))).toBe(stored);
  });

  it('follows one that ended with the last request', () => {
    expect(visitAt({ since: at(-90), seenAt: at(0) }, at(31))).toEqual({ since: at(0), seenAt: at(31) });
    expect(visitAt({ since: null, seenAt: at(0) }, at(500))).toEqual({ since: at(0), seenAt: at(500) });
  });
});
