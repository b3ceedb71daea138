import { CALCULATORS } from '@contract';
import { sharedQuery } from './sharedQuery';

test('a link that is passed on has amounts of two digits, and all else as it is', () => {
  const { inputs } = CALCULATORS.mp2;
  expect(sharedQuery({ amount: '123,456.78', rate: '7.12', how: 'once' }, inputs)).toBe(
    'amount=120000&rate=7.12&how=once',
  );
  expect(sharedQuery({ amount: 'nonsense' }, inputs)).toBe('amount=nonsense');
});
