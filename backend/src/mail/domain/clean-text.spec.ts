import fc from 'fast-check';
import { hasWords, linesOf, oneLine } from './clean-text.js';

const anyText = fc.string({ unit: 'binary', maxLength: 300 });

describe('a text as a single line', () => {
  it.each([
    ['line breaks', 'Liza\r\nBcc: all@example.ph', 'Liza Bcc: all@example.ph'],
    ['other separators of lines', 'a\u0085b\u2028c\u2029d\ve\ff', 'a b c d e f'],
    ['null characters and escapes', 'a\u0000b\u001b[31mc', 'a b [31mc'],
    ['controls of the writing direction', 'abc\u202Efdp.exe\u2066', 'abcfdp.exe'],
    ['characters without width', 'a\u200Bb\uFEFFc\u00ADd', 'abcd'],
    ['half characters', 'a\uD83Db', 'ab'],
    ['space around and within', '  Maria \t  Clara ', 'Maria Clara'],
  ])('loses %s', (_, text, line) => expect(oneLine(text)).toBe(line));

  it.each(['Ñoño Dela Cruz', 'Nguyễn Văn A', '山田太郎', 'محمد', 'O’Brien-Smith', '😀'])('keeps %s', (text) =>
    expect(oneLine(text)).toBe(text),
  );

  it('ends with an ellipsis when it is too long', () => expect(oneLine('Wolfeschlegel', 8)).toBe('Wolfesc…'));

  it('is whole when it is as long as allowed, and cut without a space before the ellipsis', () => {
    expect(oneLine('Maria', 5)).toBe('Maria');
    expect(oneLine('Maria Clara', 7)).toBe('Maria…');
  });

  it('never has more characters than allowed, nor half of one', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 2, max: 50 }), (text, max) => {
        const line = oneLine(text, max);
        expect(line.length).toBeLessThanOrEqual(max);
        expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      }),
    );
  });
});

describe('the lines of a text', () => {
  it('are kept, without control characters', () =>
    expect(linesOf('one\r\ntwo\u0000\n\nthree\r')).toEqual(['one', 'two', '', 'three']));

  it('are at most 100, and 5,000 characters', () => {
    expect(linesOf('x\n'.repeat(200))).toEqual([...Array<string>(100).fill('x'), '…']);
    expect(linesOf('x\n'.repeat(100))).toHaveLength(100);
    expect(linesOf('x'.repeat(10_000)).join('\n')).toHaveLength(5_000);
    expect(linesOf('x'.repeat(3_000)).join('\n')).toHaveLength(3_000);
  });
});

it.each([
  [null, false],
  ['', false],
  [' \u200B\r\n\u2066', false],
  ['\n\n a', true],
])('whether %j has words is %s', (text, expected) => expect(hasWords(text)).toBe(expected));
