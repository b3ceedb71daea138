import fc from 'fast-check';
import { amountText, moneyText, readAmount } from './money.js';

describe('readAmount', () => {
  it.each([
    ['1,234.50', 123_450],
    ['1234.5', 123_450],
    ['12,500', 1_250_000],
    ['1.234,50', 123_450],
    ['1.234.567', 123_456_700],
    ['1500,75', 150_075],
    ['12,5', 1250],
    ['12 500,5', 1_250_050],
    ['1\u00a0234.50', 123_450],
    ["1'234'567.89", 123_456_789],
    ['12500.0000', 1_250_000],
    // 1.15 * 100 and 4.35 * 100 are no whole numbers to a computer
    ['1.15', 115],
    ['4.35', 435],
    ['1.', 100],
    [' 0.5 ', 50],
  ])('reads %s', (text, centavos) => {
    expect(readAmount(text)).toEqual({ centavos });
  });

  it.each([
    ['₱ 1,234', 123_400, 'PHP'],
    ['P1,500.75', 150_075, 'PHP'],
    ['Php. 1 234.50', 123_450, 'PHP'],
    ['1,500 pesos', 150_000, 'PHP'],
    ['₱1,234.50 PHP', 123_450, 'PHP'],
    ['US$100', 10_000, 'USD'],
    ['100 EUR', 10_000, 'EUR'],
  ])('reads the currency of %s', (text, centavos, currency) => {
    expect(readAmount(text)).toEqual({ centavos, currency });
  });

  it.each([
    ['₱25k', 2500, 'k'],
    ['₱1.5M', 150, 'M'],
    ['PHP 25K', 2500, 'K'],
    ['₱1,234.00-', 123_400, '-'],
    ['₱1,234.00 CR', 123_400, 'CR'],
    ['₱1,000.00)', 100_000, ')'],
    ['(1,000.00)', 100_000, '('],
    ['PHP12,000.00 USD', 1_200_000, 'USD'],
    ['NEG 500', 50_000, 'NEG'],
    ['12,500 monthly dues', 1_250_000, 'monthly dues'],
    ['-500', 50_000, '-'],
  ])('says what of %s it understood, and what it did not', (text, understood, unread) => {
    expect(readAmount(text)).toEqual({ understood, unread });
  });

  it.each([
    '',
    'free',
    '.5',
    '1e3',
    '1.2.3',
    '12,50,000',
    '1,234,50',
    '1,234.567,8',
    '12.345678',
    '12 50',
    // may be a thousand or a little more than one
    '1.234',
    '125.000',
    '1500,750',
    '0,500',
    '0.500.000',
    '1'.repeat(61),
  ])('understands nothing of %j', (text) => {
    expect(readAmount(text)).toMatchObject(text === '1e3' ? { unread: 'e3' } : { understood: null });
  });

  test('reads every amount that is written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 12 }),
        fc.constantFrom('PHP', 'USD', 'JPY'),
        (centavos, currency) => {
          expect(readAmount(amountText(centavos))).toEqual({ centavos });
          expect(readAmount(moneyText(centavos, currency))).toEqual({ centavos, currency });
        },
      ),
    );
  });
});

test('amounts are written with groups, two decimals and the sign of the currency', () => {
  expect(amountText(999_999_999_999)).toBe('9,999,999,999.99');
  expect([moneyText(1_250_050, 'PHP'), moneyText(-5, 'USD'), moneyText(100, 'JPY')]).toEqual([
    '₱12,500.50',
    '−$0.05',
    'JPY\u00a01.00',
  ]);
});
