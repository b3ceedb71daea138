import { figures } from '../testing/results.js';
import { CALCULATORS } from './calculators.js';
import { readInputs } from './inputs.js';

describe('what a visitor enters', () => {
  const read = (entered: Record<string, string>) => readInputs(CALCULATORS.mp2, entered, figures);

  it.each([
    ['₱1,500.75', 150_075],
    ['1500,75', 150_075],
    ['PHP 1 500.75', 150_075],
    ['', 100_000],
  ])('as an amount %j is %d centavos', (text, centavos) => {
    expect(read({ amount: text }).values.amount).toBe(centavos);
  });

  it.each([
    [{ amount: '25k' }, 'amount'],
    [{ amount: '-5' }, 'amount'],
    [{ amount: '$100' }, 'amount'],
    [{ amount: '0' }, 'amount'],
    [{ amount: '99999999999999' }, 'amount'],
    [{ rate: '15.01' }, 'rate'],
    [{ rate: 'NaN' }, 'rate'],
    [{ start: '2026-13' }, 'start'],
    [{ how: 'constructor' }, 'how'],
  ])('is an error when it is %j, and its text stays', (entered, field) => {
    const { errors, texts } = read(entered);
    expect(Object.keys(errors)).toEqual([field]);
    expect(texts[field]).toBe(Object.values(entered)[0]);
  });

  it('may be a percentage with its sign', () => {
    expect(read({ rate: '7.12 %' }).values.rate).toBe(7.12);
  });
});
