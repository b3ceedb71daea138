import { figures, pesos, resultOf } from '../testing/results.js';
import { mp2Rates, type Mp2Saving, mp2Years } from './mp2.js';

describe('the MP2 calculator', () => {
  const saving: Mp2Saving = {
    amount: 50_000,
    isMonthly: true,
    start: '2026-01',
    isCompounded: false,
    years: 5,
  };
  const at = (rate: number) => () => ({ rate, isDeclared: false });
  const dividends = (its: Mp2Saving, rates: Parameters<typeof mp2Years>[1]) =>
    Math.round(mp2Years(its, rates).reduce((sum, { dividend }) => sum + dividend, 0));

  it('pays the dividends of ₱500 a month at 7.5 %', () => {
    expect(dividends(saving, at(7.5))).toBe(pesos(5_718.75));
    expect(dividends({ ...saving, isCompounded: true }, at(7.5))).toBe(pesos(6_266.14));
  });

  it('uses the declared rates of past years', () => {
    const declared = mp2Rates(figures, 0);
    const monthly = { ...saving, amount: pesos(1_000), start: '2021-01' };
    expect(dividends(monthly, declared)).toBe(pesos(10_738.7));
    expect(dividends({ ...monthly, isCompounded: true }, declared) + pesos(60_000)).toBe(pesos(71_689.53));
    const once = { ...monthly, amount: pesos(100_000), isMonthly: false, isCompounded: true };
    expect(dividends(once, declared) + pesos(100_000)).toBe(pesos(139_334.32));
  });

  it('counts of the first and the last year only the months of the account', () => {
    const years = mp2Years({ ...saving, amount: 1_200, isMonthly: false, start: '2026-07' }, at(10));
    expect(years.map(({ year, dividend }) => [year, dividend])).toEqual([
      [2026, 60],
      [2027, 120],
      [2028, 120],
      [2029, 120],
      [2030, 120],
      [2031, 60],
    ]);
    expect(mp2Years({ ...saving, start: '2026-12' }, at(10)).reduce((sum, { saved }) => sum + saved, 0)).toBe(
      60 * 50_000,
    );
  });

  it('says which rates are assumed', () => {
    expect(resultOf('mp2', { start: '2024-01' }).notes.join(' ')).toContain(
      'rates of 2026 to 2028: they are your 3 %',
    );
    expect(resultOf('mp2', { start: '2020-01' }).notes.join(' ')).toContain('All rates are declared ones.');
  });

  it('names pesos of today only for an account that matures later', () => {
    const together = (start: string) => resultOf('mp2', { start }).lines.at(-1);
    expect(together('2022-01')).toHaveProperty('today');
    for (const start of ['2010-01', '2021-06']) expect(together(start)).not.toHaveProperty('today');
  });
});
