import { secretTokenHash, isSecretToken, newSecretToken } from './secret-token.js';

describe('the secret of a link to a booking', () => {
  it('is 256 bits in characters that a URL needs not escape, and different each time', () => {
    const tokens = Array.from({ length: 200 }, newSecretToken);
    expect(new Set(tokens).size).toBe(200);
    for (const token of tokens) {
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      expect([isSecretToken(token), encodeURIComponent(token)]).toEqual([true, token]);
    }
  });

  it('is stored as its SHA-256 only', () => {
    expect(secretTokenHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it.each(['', 'a', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}.`, `${'a'.repeat(43)}\n`])(
    '%j has not its form',
    (text) => expect(isSecretToken(text)).toBe(false),
  );
});
