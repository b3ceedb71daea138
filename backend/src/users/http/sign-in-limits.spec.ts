import { setImmediate } from 'node:timers/promises';
import { TooMany, Unavailable } from '../../platform/domain-error.js';
import { rateLimiters } from '../../platform/testing/rate-limiters.js';
import { SignInRejected } from '../domain/sign-in-errors.js';
import { type SignInAttempt, SignInLimits } from './sign-in-limits.js';

const limits = (env: Record<string, string> = {}) => new SignInLimits(rateLimiters(env));

async function times(count: number, act: (index: number) => Promise<unknown>): Promise<void> {
  for (let index = 0; index < count; index += 1) await act(index);
}

const ana = { account: 'ana', address: '203.0.113.7', knownBrowser: null };
const wrong = () => Promise.reject(new SignInRejected());
const right = () => Promise.resolve('in');

/** Attempts with a wrong password. */
const fail = (
  limited: SignInLimits,
  count: number,
  attempt: (index: number) => Partial<SignInAttempt> = () => ({}),
) =>
  times(count, (index) =>
    expect(limited.signIn({ ...ana, ...attempt(index) }, wrong)).rejects.toThrow(SignInRejected),
  );
const anywhere = (index: number) => ({ address: `198.51.${index >> 8}.${index & 255}` });

describe('failed sign-ins', () => {
  it('of an account from one address are rejected after five', async () => {
    const limited = limits();
    await fail(limited, 5);
    await expect(limited.signIn(ana, right)).rejects.toThrow(TooMany);
    await expect(limited.signIn({ ...ana, address: '203.0.113.8' }, right)).resolves.toBe('in');
    await expect(limited.signIn({ ...ana, account: 'ben' }, right)).resolves.toBe('in');
  });

  it('of an address are rejected after thirty for any accounts', async () => {
    const limited = limits();
    await fail(limited, 30, (index) => ({ account: `account-${index}` }));
    await expect(limited.signIn({ ...ana, account: 'another' }, right)).rejects.toThrow(TooMany);
  });

  it('of an account are rejected after twenty from any addresses, for at most 15 minutes', async () => {
    const limited = limits();
    await fail(limited, 20, anywhere);
    const rejection = await limited.signIn(ana, right).then(
      () => null,
      (error: unknown) => error as TooMany,
    );
    expect(rejection).toBeInstanceOf(TooMany);
    expect(rejection?.retryAfterSeconds).toBeLessThanOrEqual(15 * 60);
    await expect(limited.signIn({ ...ana, account: 'ben' }, right)).resolves.toBe('in');
  });

  it('of other browsers do not block a known browser', async () => {
    const limited = limits();
    await fail(limited, 5);
    await fail(limited, 15, anywhere);
    for (const address of [ana.address, '203.0.113.99'])
      await expect(limited.signIn({ ...ana, address, knownBrowser: 'office' }, right)).resolves.toBe('in');
  });

  it('of a known browser are rejected after five in that browser only', async () => {
    const limited = limits();
    await fail(limited, 5, () => ({ knownBrowser: 'stolen' }));
    await expect(limited.signIn({ ...ana, knownBrowser: 'stolen' }, right)).rejects.toThrow(TooMany);
    await expect(limited.signIn({ ...ana, knownBrowser: 'office' }, right)).resolves.toBe('in');
    await expect(limited.signIn(ana, right)).resolves.toBe('in');
  });

  it('of all known browsers of an account together are rejected after twenty, and those of others go on', async () => {
    const limited = limits();
    await fail(limited, 20, (index) => ({ knownBrowser: `collected-${index >> 2}` }));
    const collected = { ...ana, knownBrowser: 'collected-9' };
    await expect(limited.signIn(collected, right)).rejects.toThrow(TooMany);
    await expect(limited.signIn({ ...collected, account: 'ben' }, right)).resolves.toBe('in');
    await expect(limited.signIn(ana, right)).resolves.toBe('in');
  });

  it('are reset by signing in for the account and address, not for the address alone', async () => {
    const limited = limits();
    await fail(limited, 4);
    await limited.signIn(ana, right);
    await fail(limited, 4);
    await fail(limited, 22, (index) => ({ account: `account-${index}` }));
    await expect(limited.signIn({ ...ana, account: 'new' }, right)).rejects.toThrow(TooMany);
  });

  it('are counted exactly under concurrency, and successes are not counted', async () => {
    const limited = limits();
    let checked = 0;
    const guesses = Array.from({ length: 40 }, () =>
      limited.signIn(ana, () => {
        checked += 1;
        return wrong();
      }),
    );
    await Promise.allSettled(guesses);
    expect(checked).toBe(5);
    const many = Array.from({ length: 40 }, () => limited.signIn({ ...ana, address: '203.0.113.8' }, right));
    expect(new Set(await Promise.all(many))).toEqual(new Set(['in']));
  });

  it('are not counted if the password was not checked', async () => {
    const limited = limits();
    const away = () => Promise.reject(new Unavailable('sign-in.busy'));
    for (const knownBrowser of [null, 'office']) {
      const attempt = { ...ana, knownBrowser };
      await times(40, () => expect(limited.signIn(attempt, away)).rejects.toThrow(Unavailable));
      await expect(limited.signIn(attempt, right)).resolves.toBe('in');
    }
  });

  it('of an IPv6 /48 are rejected after 120', async () => {
    const limited = limits();
    const from = (network: string, part: number): SignInAttempt => ({
      account: `account-${part}`,
      address: `2001:db8:${network}:${part.toString(16)}::1`,
      knownBrowser: null,
    });
    await fail(limited, 120, (part) => from('1', part));
    await expect(limited.signIn(from('1', 120), right)).rejects.toThrow(TooMany);
    await expect(limited.signIn(from('2', 120), right)).resolves.toBe('in');
  });

  it('of unknown browsers are checked two at a time with fifty waiting; a known browser skips the queue', async () => {
    const limited = limits();
    let release = () => undefined as void;
    const held = new Promise<string>((resolve) => (release = () => resolve('in')));
    let checked = 0;
    const attempts = Array.from({ length: 60 }, (_, index) =>
      limited.signIn({ ...ana, account: `account-${index}` }, () => {
        checked += 1;
        return held;
      }),
    );
    const settled = Promise.allSettled(attempts);
    await setImmediate();
    await expect(limited.signIn({ ...ana, knownBrowser: 'office' }, right)).resolves.toBe('in');
    expect(checked).toBe(2);
    release();
    const rejected = (await settled).filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(rejected.length).toBeGreaterThanOrEqual(7);
    for (const { reason } of rejected) expect(reason).toBeInstanceOf(Unavailable);
    expect(checked).toBe(60 - rejected.length);
  });
});

it('is not applied with RATE_LIMITS=off', async () => {
  const limited = limits({ RATE_LIMITS: 'off' });
  await fail(limited, 100);
  await expect(limited.signIn(ana, right)).resolves.toBe('in');
});
