import { pesos, resultOf } from '../testing/results.js';
import { lostIncome } from './protection.js';

describe('the protection gap', () => {
  it('is the income of the family, discounted year by year', () => {
    const income = { income: 1_200, ownShare: 25, years: 3, rise: 5, rate: 10 };
    expect(lostIncome(income)).toBeCloseTo(900 / 1.1 + 945 / 1.21 + 992.25 / 1.331, 9);
    expect(lostIncome({ ...income, years: 0 })).toBe(0);
  });

  it('is drawn as what is needed beside what is there and what is not covered', () => {
    const { drawing } = resultOf('protection', { savings: '132038.83', cover: '1000000' });
    expect(
      drawing.rows.map(({ label, amounts }) => [label, amounts.reduce((sum, one) => sum + one, 0)]),
    ).toEqual([
      ['Needed', pesos(4_132_038.83)],
      ['There', pesos(4_132_038.83)],
    ]);
  });

  it('is never negative, and says what is left', () => {
    const { headline, lines } = resultOf('protection', { cover: '₱100,000,000' });
    expect(headline).toBe('What is there covers what your family would need');
    expect(lines.at(-1)).toMatchObject({ label: 'More than needed' });
    expect(lines.at(-1)!.centavos).toBeGreaterThan(0);
  });
});
