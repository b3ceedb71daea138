import bcrypt from 'bcrypt';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { BcryptPasswordHasher } from './bcrypt-password-hasher.js';

describe('hashing passwords', () => {
  const hasher = new BcryptPasswordHasher(4);

  it('returns a hash that only the same password matches', async () => {
    const hash = await hasher.hash('ñ secret 😀');
    expect(await hasher.matches('ñ secret 😀', hash)).toBe(true);
    for (const other of ['Ñ secret 😀', 'ñ secret', 'ñ secret 😀 ', '', hash])
      expect(await hasher.matches(other, hash)).toBe(false);
  });

  it('matches a password in whichever Unicode form a keyboard writes it', async () => {
    const [composed, decomposed] = ['Peña'.normalize('NFC'), 'Peña'.normalize('NFD')];
    for (const password of [composed, decomposed]) {
      const hash = await hasher.hash(password);
      expect(await hasher.matches(composed, hash)).toBe(true);
      expect(await hasher.matches(decomposed, hash)).toBe(true);
    }
    const earlier = await bcrypt.hash(decomposed, 4);
    expect(await hasher.matches(decomposed, earlier)).toBe(true);
    expect(await hasher.matches('Pena', earlier)).toBe(false);
  });

  it('returns a new hash each time', async () => {
    expect(await hasher.hash('secret')).not.toBe(await hasher.hash('secret'));
  });

  it('uses the given cost, by default 12', async () => {
    expect(await hasher.hash('secret')).toMatch(/^\$2b\$04\$/);
    expect(await new BcryptPasswordHasher().hash('secret')).toMatch(/^\$2b\$12\$/);
  });

  it.each(['', 'secret', 'nobody'])('matches %j with no account, after the same work', async (password) => {
    expect(await hasher.matches(password, null)).toBe(false);
  });

  it('rejects more than fifty queued passwords, and accepts more later', async () => {
    const waiting = Array.from({ length: 80 }, () => hasher.hash('secret').then(() => true));
    const results = await Promise.allSettled(waiting);
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(50);
    expect(results.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(25);
    expect(await rejectionOf(waiting.at(-1)!)).toEqual({
      kind: 'Unavailable',
      message: 'Too many people are signing in at once; please try again in a moment',
    });
    expect(await hasher.hash('secret')).toMatch(/^\$2b\$/);
  });
});
