import { Invalid, KeyReused, TooMany } from '../domain-error.js';
import { rateLimiters } from '../testing/rate-limiters.js';
import { FormLimits } from './form-limits.js';

const limits = (env: Record<string, string> = {}) => new FormLimits(rateLimiters(env));

async function times(count: number, act: (index: number) => Promise<unknown>): Promise<void> {
  for (let index = 0; index < count; index += 1) await act(index);
}

const stored = () => Promise.resolve();
const repeated = () => Promise.resolve({ repeated: true });

describe('the limit of forms', () => {
  it('is ten a minute from one address, then TooMany with the seconds to wait', async () => {
    const limited = limits();
    await times(10, () => limited.count('203.0.113.7', stored));
    const rejection = await limited.count('203.0.113.7', stored).then(
      () => null,
      (error: unknown) => error as TooMany,
    );
    expect(rejection).toBeInstanceOf(TooMany);
    expect(rejection?.message).toBe(
      'Too many forms came from your connection; please try again in a minute, or call us',
    );
    expect(rejection?.retryAfterSeconds).toBeGreaterThan(0);
    expect(rejection?.retryAfterSeconds).toBeLessThanOrEqual(60);
  });

  it('counts all spellings of an address together', async () => {
    const limited = limits();
    await times(10, (index) => limited.count(index % 2 ? '203.0.113.7' : '::ffff:203.0.113.7', stored));
    await expect(limited.count('203.0.113.7', stored)).rejects.toThrow(TooMany);
  });

  it('counts an IPv6 /64 together', async () => {
    const limited = limits();
    await times(10, (index) => limited.count(`2001:db8:1:2::${index}`, stored));
    await expect(limited.count('2001:db8:1:2:aaaa::1', stored)).rejects.toThrow(TooMany);
    await expect(limited.count('2001:db8:1:3::1', stored)).resolves.toBeUndefined();
  });

  it('is forty a minute from an IPv6 /48', async () => {
    const limited = limits();
    await times(40, (index) => limited.count(`2001:db8:1:${index}::1`, stored));
    await expect(limited.count('2001:db8:1:ffff::1', stored)).rejects.toThrow(TooMany);
    await expect(limited.count('2001:db8:2:1::1', stored)).resolves.toBeUndefined();
  });

  it('counts for the /48 neither forms rejected for one address nor repeated forms', async () => {
    const limited = limits();
    await times(10, () => limited.count('2001:db8:1:1::1', stored));
    await times(40, () => expect(limited.count('2001:db8:1:1::1', stored)).rejects.toThrow('Too many forms'));
    await times(40, (index) => limited.count(`2001:db8:1:a${index}::1`, repeated));
    await times(30, (index) => limited.count(`2001:db8:1:b${index}::1`, stored));
    await expect(limited.count('2001:db8:1:ffff::1', stored)).rejects.toThrow(TooMany);
  });

  it.each([new Invalid({ email: 'field.required' }), new KeyReused()])(
    'does not count a form rejected for its values (%s)',
    async (rejection) => {
      const limited = limits();
      const rejected = () => Promise.reject(rejection);
      await times(30, () => expect(limited.count('203.0.113.7', rejected)).rejects.toThrow(rejection));
      await times(10, () => limited.count('203.0.113.7', stored));
      await expect(limited.count('203.0.113.7', stored)).rejects.toThrow(TooMany);
    },
  );

  it('does not count a form that repeats an earlier one', async () => {
    const limited = limits();
    await times(30, () => limited.count('203.0.113.7', repeated));
    await times(10, () => limited.count('203.0.113.7', stored));
    await expect(limited.count('203.0.113.7', stored)).rejects.toThrow(TooMany);
  });

  it('counts each address separately', async () => {
    const limited = limits();
    await times(10, () => limited.count('203.0.113.7', stored));
    await expect(limited.count('203.0.113.8', stored)).resolves.toBeUndefined();
  });
});

it('is not applied with RATE_LIMITS=off', async () => {
  const limited = limits({ RATE_LIMITS: 'off' });
  await times(100, () => limited.count('203.0.113.7', stored));
});
