import { MOST_CENTAVOS } from '@contract';
import { enteredAmount } from './enteredAmount';

test.each([
  ['12,500.00', 1_250_000],
  ['1500,75', 150_075],
  ['₱ 1,234.5', 123_450],
  ['1.', 100],
  ['10,000,000,000.00', MOST_CENTAVOS],
])('%s can be sent', (text, centavos) => {
  expect(enteredAmount(text, 'PHP')).toEqual({ centavos, problem: null });
});

test.each([
  ['0', 'Amount must be above 0.00, up to 10,000,000,000.00'],
  ['10,000,000,000.01', 'Amount must be above 0.00, up to 10,000,000,000.00'],
  ['1.234', 'Amount must be a number such as 1,500.75'],
  ['25k', 'Amount must be a number such as 1,500.75; “k” beside 25.00 cannot be read'],
  ['$100', 'Amount is in USD, and the currency here is PHP'],
])('%s cannot, and the reason is named', (text, problem) => {
  expect(enteredAmount(text, 'PHP')).toEqual({ centavos: null, problem });
});

test('nothing entered is no problem yet', () => {
  expect(enteredAmount(' ', 'PHP')).toEqual({ centavos: null, problem: null });
});
