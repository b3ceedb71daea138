import fc from 'fast-check';
import { MONEY, RATE, resultOf } from '../testing/results.js';
import { schoolCosts } from './education.js';
import { inputText } from './inputs.js';

describe('the education fund', () => {
  it('costs what prices and years make of it', () => {
    const { costs, needed } = schoolCosts({ yearly: 100, years: 2, ahead: 1, rise: 10, rate: 10 });
    expect(costs.map((cost) => Math.round(cost * 100))).toEqual([11_000, 12_100]);
    expect(needed).toBeCloseTo(220, 9);
  });

  it('speaks of no monthly amount where no month is left', () => {
    for (const [kind, entered] of [
      ['education', { age: '18' }],
      ['retirement', { age: '60' }],
    ] as const) {
      const { headline, notes } = resultOf(kind, entered);
      expect(headline).toContain('on the first day');
      expect(notes.join(' ')).toContain('no time left to save for it month by month');
    }
  });

  it('is drawn until the last school year takes the rest of the fund', () => {
    const { drawing, lines } = resultOf('education', { age: '16' });
    expect(drawing.rows.map(({ label }) => label)).toEqual(['16', '17', '18', '19', '20', '21']);
    const [rest, cost] = drawing.rows[2]!.amounts;
    expect(rest! + cost!).toBe(lines.find(({ label }) => label === 'Needed when college begins')!.centavos);
    expect(drawing.rows.at(-1)!.amounts[0]).toBe(0);
  });

  it('costs more a month a year later', () => {
    fc.assert(
      fc.property(MONEY, RATE, RATE, fc.integer({ min: 0, max: 16 }), (yearly, rise, rate, age) => {
        const of = (entered: number) =>
          resultOf('education', {
            age: String(entered),
            yearly: inputText({ type: 'money', label: '', initial: 0 }, yearly + 100),
            rise: String(rise),
            rate: String(rate),
          }).lines;
        const monthly = (lines: ReturnType<typeof of>) =>
          lines.find(({ label }) => label === 'To save each month')!;
        const later = of(age).find(({ label }) => label === 'If you start a year later');
        if (later) expect(later.centavos).toBeGreaterThanOrEqual(monthly(of(age)).centavos);
      }),
      { numRuns: 50 },
    );
  });
});
