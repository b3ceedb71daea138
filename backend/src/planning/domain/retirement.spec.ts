import { pesos, resultOf } from '../testing/results.js';

describe('the drawing of a retirement', () => {
  const plan = { age: '58', retireAt: '60', until: '63', rate: '3', rise: '3', spending: '10000' };

  it('shows what is there and missing at each age, until both are used up', () => {
    const { drawing, notes } = resultOf('retirement', { ...plan, savings: '180000' });
    expect(drawing.rows.map(({ label, amounts }) => [label, ...amounts.map((one) => one / 100)])).toEqual([
      ['58', 180_000, 0],
      ['59', 180_000, 90_000],
      ['60', 180_000, 180_000],
      ['61', 60_000, 180_000],
      ['62', 0, 120_000],
      ['63', 0, 0],
    ]);
    expect(notes).toContain('As it is, your savings last until you are about 62.');
  });

  it('keeps what is more than needed', () => {
    const { drawing, notes } = resultOf('retirement', { ...plan, savings: '400000' });
    expect(drawing.rows.at(-1)!.amounts).toEqual([pesos(40_000), 0]);
    expect(notes.join(' ')).not.toContain('last until');
  });
});
