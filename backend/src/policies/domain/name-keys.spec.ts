import { nameKeyOf, numberKeyOf } from './name-keys.js';

test.each([
  ['Sun  Life', 'sun life'],
  ['SÚN-LIFE', 'sun life'],
  [' ★★ ', '★★'],
  ['x'.repeat(300), 'x'.repeat(240)],
  ['𝔛'.repeat(300), 'x'.repeat(240)],
])('the name %s is compared as %s', (name, key) => expect(nameKeyOf(name)).toBe(key));

test.each([
  ['P-1 23', 'p123'],
  ['p.123', 'p123'],
  ['0012', '0012'],
  ['--', '--'],
  ['1'.repeat(200), '1'.repeat(120)],
])('the policy number %s is compared as %s', (number, key) => expect(numberKeyOf(number)).toBe(key));
