import { rejectionOf } from '../../shared/testing/refusals.js';
import { BcryptPasswordHasher } from './bcrypt-password-hasher.js';

describe('hashing passwords', () => {
  const hasher = new BcryptPasswordHasher(4);

  it('gives a hash that only the same password matches', async () => {
    const hash = await hasher.hash('ñ secret 😀');
    expect(await hasher.matches('ñ secret 😀', hash)).toBe(true);
    for (const other of ['Ñ secret 😀', 'ñ secret', 'ñ secret 😀 ', '', hash])
      expect(await hasher.matches(other, hash)).toBe(false);
  });

  it('gives another hash each time', async () => {
    expect(await hasher.hash('secret')).not.toBe(await hasher.hash('secret'));
  });

  it('costs what it is told, and twelve in the application', async () => {
    expect(await hasher.hash('secret')).toMatch(/^\$2b\$04\$/);
    expect(await new BcryptPasswordHasher().hash('secret')).toMatch(/^\$2b\$12\$/);
  });

  it.each(['', 'secret', 'nobody'])('matches %j with no account, after the same work', async (password) => {
    expect(await hasher.matches(password, null)).toBe(false);
  });

  it('refuses more than fifty that wait, and takes others later', async () => {
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
