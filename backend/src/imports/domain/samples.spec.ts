import { columnSamples, firstCellsOf, sampleOf, samplesOf } from './samples.js';

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

  it('are those of its own cells; empty ones and missing ones say nothing', () => {
    expect(columnSamples(['Name', 'Phone'], [['Ana', ''], ['Ben', '2'], ['']])).toEqual([
      ['Ana', 'Ben'],
      ['2'],
    ]);
  });
});

test('30 cells of a row at the beginning of a file are shown, with 60 characters each', () => {
  const cells = Array.from({ length: 31 }, (_, place) => `${place} ${'x'.repeat(60)}`);
  const shown = firstCellsOf(cells);
  expect(shown).toHaveLength(30);
  expect(shown[9]).toBe(`9 ${'x'.repeat(57)}…`);
  expect(firstCellsOf(['x'.repeat(60)])).toEqual(['x'.repeat(60)]);
});
