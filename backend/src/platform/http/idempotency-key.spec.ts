import { domainErrorOf } from '../testing/domain-errors.js';
import { idempotencyKeyOf } from './idempotency-key.js';

const SENTENCE = 'Idempotency-Key must be 1 to 255 visible ASCII characters';

describe('the Idempotency-Key header', () => {
  it('is null without the header', () => expect(idempotencyKeyOf(undefined)).toBeNull());

  it.each([
    ['a', 'a'],
    ['8e03978e-40d5-43dd-bc93-6894a57f9324', '8e03978e-40d5-43dd-bc93-6894a57f9324'],
    ['"8e03978e-40d5-43dd-bc93-6894a57f9324"', '8e03978e-40d5-43dd-bc93-6894a57f9324'],
    ['!#$%&()*+,-./:;<=>?@[]^_`{|}~', '!#$%&()*+,-./:;<=>?@[]^_`{|}~'],
    ["'quoted'", "'quoted'"],
    // an escaped quote or backslash, and the same bare
    [String.raw`"a\"b\\c"`, String.raw`a"b\c`],
    [String.raw`a"b\c`, String.raw`a"b\c`],
    ['x'.repeat(255), 'x'.repeat(255)],
    [`"${'x'.repeat(255)}"`, 'x'.repeat(255)],
    [`"${String.raw`\\`.repeat(255)}"`, '\\'.repeat(255)],
  ])('%s is %s', (header, key) => expect(idempotencyKeyOf(header)).toBe(key));

  it.each([
    '',
    '""',
    '"',
    '"open',
    '"a"b"',
    String.raw`"a\"`,
    String.raw`"a\b"`,
    '"a";parameter=1',
    '"a", "b"',
    'a, a',
    'a b',
    '"a b"',
    ' a',
    'a\t',
    'a\u0000',
    'a\n',
    'é',
    '"é"',
    '\u007f',
    'x'.repeat(256),
    `"${'x'.repeat(256)}"`,
    'x'.repeat(16_000),
  ])('is rejected when it is %j', (header) => {
    expect(domainErrorOf(() => idempotencyKeyOf(header))).toEqual({
      kind: 'Invalid',
      message: SENTENCE,
      errors: { 'Idempotency-Key': SENTENCE },
    });
  });
});
