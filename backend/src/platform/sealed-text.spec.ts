import { SealedTexts } from './sealed-text.js';
import { aConfig } from './testing/config.js';

const PURPOSE = 'addresses of a test';
const texts = new SealedTexts(aConfig());

describe('a sealed text', () => {
  it.each(['', 'https://calendar.example/secret.ics', 'Señor 😀 \0 end', 'x'.repeat(10_000)])(
    'opens as it was: %j',
    (text) => expect(texts.open(texts.seal(text, PURPOSE), PURPOSE)).toBe(text),
  );

  it('is different each time and shows nothing of the text', () => {
    const sealed = Array.from({ length: 50 }, () => texts.seal('a-secret', PURPOSE));
    expect(new Set(sealed).size).toBe(50);
    for (const text of sealed) {
      expect(text).toMatch(/^[\w-]+$/);
      expect(Buffer.from(text, 'base64url').toString('latin1')).not.toContain('secret');
    }
  });

  it('sealed alike is the same for the same text only, and opens', () => {
    const [one, again, other] = ['123456789', '123456789', '123456780'].map((text) =>
      texts.sealAlike(text, PURPOSE),
    ) as [string, string, string];
    expect(one).toBe(again);
    expect(texts.open(one, PURPOSE)).toBe('123456789');
    expect(other.slice(0, 16)).not.toBe(one.slice(0, 16));
    expect(texts.sealAlike('123456789', 'another purpose')).not.toBe(one);
  });

  it('does not open for another purpose or with another session secret', () => {
    const sealed = texts.seal('a-secret', PURPOSE);
    expect(texts.open(sealed, 'another purpose')).toBeNull();
    const other = new SealedTexts(aConfig({ SESSION_SECRET: 'another secret that is long enough for it' }));
    expect(other.open(sealed, PURPOSE)).toBeNull();
  });

  it('does not open after a change of any byte, shortened or as another text', () => {
    const sealed = Buffer.from(texts.seal('a-secret', PURPOSE), 'base64url');
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at]! ^= 1;
      expect(texts.open(changed.toString('base64url'), PURPOSE)).toBeNull();
      expect(texts.open(sealed.subarray(0, at).toString('base64url'), PURPOSE)).toBeNull();
    }
    for (const text of ['', 'a', 'no base64: ñ', '\0']) expect(texts.open(text, PURPOSE)).toBeNull();
  });
});
