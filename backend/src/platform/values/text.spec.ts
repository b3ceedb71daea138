import fc from 'fast-check';
import { isBlank, readText } from './text.js';

const shown = (text: string) =>
  [...text].map((character) => character.codePointAt(0)!.toString(16)).join(' ');

describe('readText', () => {
  it.each([
    ['a zero-width space', 'le\u200bna', 'lena'],
    ['a soft hyphen', 'le\u00adna', 'lena'],
    ['a byte order mark', '\ufefflena', 'lena'],
    ['direction marks', '\u202d +63 917 \u202c\u200e', '+63 917'],
    ['controls', 'a\u0000b\u0007c\u007fd\u001be', 'abcde'],
    ['noncharacters', 'a\ufffe\u{1ffff}', 'a'],
    ['spaces of other widths', 'a\u00a0b\u3000c\u2009d', 'a b c d'],
    ['ends of lines', 'a\r\nb\u000bc\u2028d\te', 'a b c d e'],
    ['letters and marks', 'Pen\u0303a', 'Peña'],
    ['a joiner between letters', 'क्\u200dष', 'क्\u200dष'],
    ['a joiner elsewhere', 'a \u200db\u200d', 'a b'],
    ['joined pictures', '👩🏽\u200d👧', '👩🏽\u200d👧'],
    ['a variation selector after an emoji', '❤\ufe0f', '❤\ufe0f'],
    ['a variation selector elsewhere', 'a\ufe0f', 'a'],
    ['a flag with tags', '🏴\u{e0067}\u{e0062}\u{e007f}', '🏴\u{e0067}\u{e0062}\u{e007f}'],
    ['tags elsewhere', 'a\u{e0041}', 'a'],
  ])('reads %s in one line', (_, text, read) => {
    expect(shown(readText(text))).toBe(shown(read));
  });

  it.each([
    ['ends of lines', 'a\r\nb\rc\u000bd\u000ce\u2028f\u2029g\u0085h', 'a\nb\nc\nd\ne\nf\ng\nh'],
    ['tabs', 'a\tb', 'a\tb'],
    ['white space around it', '\n\n a \n', 'a'],
  ])('reads %s in several lines', (_, text, read) => {
    expect(shown(readText(text, { lines: true }))).toBe(shown(read));
  });

  it('changes nothing the second time, and loses no letter, digit or sign', () => {
    const text = fc.string({
      unit: fc.oneof(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
        fc.constantFrom(
          'a',
          'ñ',
          '\u0303',
          '\u200d',
          '\u200c',
          '\ufe0f',
          '❤',
          '🏴',
          '\u{e0067}',
          '\r',
          '\n',
          ' ',
        ),
      ),
    });
    const seen = (value: string) =>
      value.normalize('NFC').match(/(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{P}\p{S}]/gu);
    fc.assert(
      fc.property(text, fc.boolean(), (value, lines) => {
        const read = readText(value, { lines });
        expect(shown(readText(read, { lines }))).toBe(shown(read));
        expect(seen(read)?.length).toBe(seen(value)?.length);
      }),
      { numRuns: 2000 },
    );
  });
});

test.each(['', ' ', '\u3000\u00a0', '\u200b', ' \u2060 ', '\u{e0041}', '\u3164', '\u2800', '\n\t'])(
  '%j is blank',
  (text) => expect(isBlank(text)).toBe(true),
);
