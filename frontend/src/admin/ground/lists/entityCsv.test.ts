import type { Field } from '@contract';
import { csvColumns } from './entityCsv';

const fieldOf = (type: Field['type']): Field => ({
  about: 'office',
  type,
  files: { everything: null, list: 'Cell' },
});

test.each<[Field['type'], unknown, string | null]>([
  ['centavos', 125_050, '1250.50'],
  ['centavos', -5, '-0.05'],
  ['centavos', 0, '0.00'],
  ['money', { amount: 1_250_050, currency: 'PHP' }, '12500.50'],
  ['number', 125_050, '125050'],
  ['list', ['VIP', 'family'], 'VIP; family'],
  ['text', null, null],
])('writes a cell of the type %s: %j', (type, value, text) => {
  const [column] = csvColumns<{ value: unknown }>({ value: fieldOf(type) }, {});
  expect(column?.[1]({ value })).toBe(text);
});
