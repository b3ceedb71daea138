import { assert, property, string } from 'fast-check';
import { isShortened, readCode, readPhone } from './code.js';

describe('a number that names something', () => {
  it.each([
    ['="00012"', '00012'],
    ["'00012", '00012'],
    ['\'="00012"', '00012'],
    ['12345.0', '12345'],
    ['="12345.0 "', '12345'],
    ['A\u2013100\u20117', 'A-100-7'],
    ['\u202d\u00a0P 12\u202c', 'P 12'],
    ['1.0.0', '1.0.0'],
  ])('is read from %j as %j', (text, code) => expect(readCode(text)).toBe(code));

  it('is the same when it is read again', () => {
    const parts = string({ unit: 'grapheme' }).map((text) => text.replaceAll('="', ''));
    assert(property(parts, (text) => readCode(readCode(text)) === readCode(text)));
  });

  it.each(['1.2E+11', '9E+15', '1,2E+9'])('has lost digits in %s', (text) =>
    expect(isShortened(text)).toBe(true),
  );
});

describe('a telephone number', () => {
  it.each([
    ['tel:+63 917 555 0101', '+63 917 555 0101'],
    ['\u202d+63\u00a0917\u00a0555\u00a00177\u202c', '+63 917 555 0177'],
    ['0917\u2011555\u20110101', '0917-555-0101'],
    ["'09175550101", '09175550101'],
    ['9175550101.0', '9175550101'],
  ])('is read from %j as %j', (text, phone) => expect(readPhone(text)).toBe(phone));
});
