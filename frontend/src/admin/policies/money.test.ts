import { MOST_CENTAVOS } from '@contract';
import { amountText, centavosOf, moneyText } from './money';

test.each([
  ['12,500.00', 1_250_000],
  ['12500', 1_250_000],
  ['₱ 1,234.5', 123_450],
  ['0.29', 29],
  // 1.15 * 100 and 4.35 * 100 are no whole numbers to a computer
  ['1.15', 115],
  ['4.35', 435],
  ['1.', 100],
  ['9,999,999,999.99', 999_999_999_999],
  ['10,000,000,000.00', MOST_CENTAVOS],
])('%s is %i centavos', (text, centavos) => {
  expect(centavosOf(text)).toBe(centavos);
});

test.each(['', '0', '0.00', '-5', '1.234', '1e3', 'abc', '.5', '10,000,000,000.01', '1.2.3'])(
  '%j is no amount',
  (text) => {
    expect(centavosOf(text)).toBeNull();
  },
);

test('amounts are written with groups and two decimals, and are read again', () => {
  for (const centavos of [1, 99, 100, 12_345, 1_250_050, 999_999_999_999, MOST_CENTAVOS])
    expect(centavosOf(amountText(centavos))).toBe(centavos);
  expect(amountText(999_999_999_999)).toBe('9,999,999,999.99');
  expect([moneyText(1_250_050, 'PHP'), moneyText(-5, 'USD'), moneyText(100, 'JPY')]).toEqual([
    ...['₱12,500.50', '−$0.05', 'JPY\u00a01.00'],
  ]);
});
