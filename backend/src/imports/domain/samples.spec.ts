import { sampleOf, samplesOf } from './samples.js';

describe('the samples of a column', () => {
  it('are its first five values', () =>
    expect(samplesOf(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toEqual(['a', 'b', 'c', 'd', 'e']));

  it('include the first date behind them that proves an order, and the first that can be read both ways', () => {
    const same = Array.from({ length: 5 }, () => '5/5/2026');
    expect(samplesOf([...same, '3/4/2026', '6/4/2026', '25/4/2026', '26/4/2026'])).toEqual([
      ...same,
      '3/4/2026',
      '25/4/2026',
    ]);
  });

  it('are cut to 140 characters, whole ones', () => {
    expect(sampleOf('x'.repeat(140))).toBe('x'.repeat(140));
    expect(sampleOf('😀'.repeat(200_000))).toBe(`${'😀'.repeat(139)}…`);
  });
});
