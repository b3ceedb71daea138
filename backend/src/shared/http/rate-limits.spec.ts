import { setImmediate } from 'node:timers/promises';
import { UnauthorizedException } from '@nestjs/common';
import { Invalid, KeyReused, TooMany, Unavailable } from '../domain-error.js';
import { Logger } from '../logger.js';
import { SharedRedis } from '../redis.js';
import { aConfig } from '../testing/config.js';
import { BoundedLimiter } from './bounded-limiter.js';
import { placeOf, RateLimits, type SignInAttempt } from './rate-limits.js';

function limits(env: Record<string, string> = {}): RateLimits {
  const config = aConfig(env);
  return new RateLimits(config, new SharedRedis(config, new Logger(config)));
}

async function times(count: number, act: (index: number) => Promise<unknown>): Promise<void> {
  for (let index = 0; index < count; index += 1) await act(index);
}

const stored = () => Promise.resolve();

describe('one place for all spellings of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::6', '2001:db8:1:2'],
    ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8:0:0::1', '2001:db8:0:0'],
    ['2001:0db8:0000:0000:0000:0000:0000:0001', '2001:db8:0:0'],
    ['2001:db8::', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['0:0:0:0:0:0:0:1', '0:0:0:0'],
    ['::', '0:0:0:0'],
    ['::2:3:4:5:6:7', '0:0:2:3'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['fe80::1', 'fe80:0:0:0'],
    ['', ''],
  ])('%s is %s', (address, place) => expect(placeOf(address)).toBe(place));

  it('an address that is not known is a place too', () => expect(placeOf(undefined)).toBe(''));

  it.each([
    ['two IPv4 addresses', '203.0.113.7', '203.0.113.8'],
    ['two networks', '2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['an IPv4 address and loopback', '::ffff:203.0.113.7', '::1'],
  ])('keeps %s apart', (_, one, other) => expect(placeOf(one)).not.toBe(placeOf(other)));

  it('takes anything for an address without failing', () => {
    for (const text of [':', ':::', '1::2::3', 'garbage', '%', '999.1.1.1', 'x'.repeat(1000), '::ffff:1.2.3'])
      expect(typeof placeOf(text)).toBe('string');
  });
});

describe('forms of one address', () => {
  it('are taken ten times a minute, and then refused with the seconds to wait', async () => {
    const limited = limits();
    await times(10, () => limited.form('203.0.113.7', stored));
    const refusal = await limited.form('203.0.113.7', stored).then(
      () => null,
      (error: unknown) => error as TooMany,
    );
    expect(refusal).toBeInstanceOf(TooMany);
    expect(refusal?.message).toBe('Too many requests; please try again later');
    expect(refusal?.retryAfterSeconds).toBeGreaterThan(0);
    expect(refusal?.retryAfterSeconds).toBeLessThanOrEqual(60);
  });

  it('are counted together however the address is written', async () => {
    const limited = limits();
    await times(10, (index) => limited.form(index % 2 ? '203.0.113.7' : '::ffff:203.0.113.7', stored));
    await expect(limited.form('203.0.113.7', stored)).rejects.toThrow(TooMany);
  });

  it('are counted together for a whole IPv6 network', async () => {
    const limited = limits();
    await times(10, (index) => limited.form(`2001:db8:1:2::${index}`, stored));
    await expect(limited.form('2001:db8:1:2:aaaa::1', stored)).rejects.toThrow(TooMany);
    await expect(limited.form('2001:db8:1:3::1', stored)).resolves.toBeUndefined();
  });

  it.each([new Invalid({ email: 'Email is required' }), new KeyReused()])(
    'do not count when they are refused for what is in them (%s)',
    async (refusal) => {
      const limited = limits();
      const refused = () => Promise.reject(refusal);
      await times(30, () => expect(limited.form('203.0.113.7', refused)).rejects.toThrow(refusal));
      await times(10, () => limited.form('203.0.113.7', stored));
      await expect(limited.form('203.0.113.7', stored)).rejects.toThrow(TooMany);
    },
  );

  it('do not count when they only repeat what was stored before', async () => {
    const limited = limits();
    await times(30, () => limited.form('203.0.113.7', stored, () => true));
    await times(10, () => limited.form('203.0.113.7', stored, () => false));
    await expect(limited.form('203.0.113.7', stored)).rejects.toThrow(TooMany);
  });

  it('do not count for another address', async () => {
    const limited = limits();
    await times(10, () => limited.form('203.0.113.7', stored));
    await expect(limited.form('203.0.113.8', stored)).resolves.toBeUndefined();
  });
});

const ana = { account: 'ana', address: '203.0.113.7', knownBrowser: null };
const wrong = () => Promise.reject(new UnauthorizedException());
const right = () => Promise.resolve('in');

/** Fails that often, each time for the password. */
const fail = (
  limited: RateLimits,
  count: number,
  attempt: (index: number) => Partial<SignInAttempt> = () => ({}),
) =>
  times(count, (index) =>
    expect(limited.signIn({ ...ana, ...attempt(index) }, wrong)).rejects.toThrow(UnauthorizedException),
  );
const anywhere = (index: number) => ({ address: `198.51.${index >> 8}.${index & 255}` });

describe('failed sign-ins', () => {
  it('of an account are refused from the sixth on, from that address alone', async () => {
    const limited = limits();
    await fail(limited, 5);
    await expect(limited.signIn(ana, right)).rejects.toThrow(TooMany);
    await expect(limited.signIn({ ...ana, address: '203.0.113.8' }, right)).resolves.toBe('in');
    await expect(limited.signIn({ ...ana, account: 'ben' }, right)).resolves.toBe('in');
  });

  it('of an address are refused after thirty, whatever the accounts', async () => {
    const limited = limits();
    await fail(limited, 30, (index) => ({ account: `account-${index}` }));
    await expect(limited.signIn({ ...ana, account: 'another' }, right)).rejects.toThrow(TooMany);
  });

  it('of an account are refused after twenty, wherever they come from, for a quarter of an hour at most', async () => {
    const limited = limits();
    await fail(limited, 20, anywhere);
    const refusal = await limited.signIn(ana, right).then(
      () => null,
      (error: unknown) => error as TooMany,
    );
    expect(refusal).toBeInstanceOf(TooMany);
    expect(refusal?.retryAfterSeconds).toBeLessThanOrEqual(15 * 60);
    await expect(limited.signIn({ ...ana, account: 'ben' }, right)).resolves.toBe('in');
  });

  it('of strangers, however many, do not shut out a browser that the account knows', async () => {
    const limited = limits();
    await fail(limited, 5);
    await fail(limited, 15, anywhere);
    for (const address of [ana.address, '203.0.113.99'])
      await expect(limited.signIn({ ...ana, address, knownBrowser: 'office' }, right)).resolves.toBe('in');
  });

  it('of a browser that is known are refused from the sixth on, in that browser alone', async () => {
    const limited = limits();
    await fail(limited, 5, () => ({ knownBrowser: 'stolen' }));
    await expect(limited.signIn({ ...ana, knownBrowser: 'stolen' }, right)).rejects.toThrow(TooMany);
    await expect(limited.signIn({ ...ana, knownBrowser: 'office' }, right)).resolves.toBe('in');
    await expect(limited.signIn(ana, right)).resolves.toBe('in');
  });

  it('are forgotten for the account there, and not for the address, by signing in', async () => {
    const limited = limits();
    await fail(limited, 4);
    await limited.signIn(ana, right);
    await fail(limited, 4);
    await fail(limited, 22, (index) => ({ account: `account-${index}` }));
    await expect(limited.signIn({ ...ana, account: 'new' }, right)).rejects.toThrow(TooMany);
  });

  it('are counted once, and successes never, however many come at once', async () => {
    const limited = limits();
    let looked = 0;
    const guesses = Array.from({ length: 40 }, () =>
      limited.signIn(ana, () => {
        looked += 1;
        return wrong();
      }),
    );
    await Promise.allSettled(guesses);
    expect(looked).toBe(5);
    const many = Array.from({ length: 40 }, () => limited.signIn({ ...ana, address: '203.0.113.8' }, right));
    expect(new Set(await Promise.all(many))).toEqual(new Set(['in']));
  });

  it('are not counted when the password was not looked at', async () => {
    const limited = limits();
    const away = () => Promise.reject(new Unavailable('Please try again'));
    for (const knownBrowser of [null, 'office']) {
      const attempt = { ...ana, knownBrowser };
      await times(40, () => expect(limited.signIn(attempt, away)).rejects.toThrow(Unavailable));
      await expect(limited.signIn(attempt, right)).resolves.toBe('in');
    }
  });

  it('of strangers are looked at two at a time, with fifty waiting; a known browser goes ahead', async () => {
    const limited = limits();
    let letGo = () => undefined as void;
    const held = new Promise<string>((resolve) => (letGo = () => resolve('in')));
    let looked = 0;
    const attempts = Array.from({ length: 60 }, (_, index) =>
      limited.signIn({ ...ana, account: `account-${index}` }, () => {
        looked += 1;
        return held;
      }),
    );
    const settled = Promise.allSettled(attempts);
    await setImmediate();
    await expect(limited.signIn({ ...ana, knownBrowser: 'office' }, right)).resolves.toBe('in');
    expect(looked).toBe(2);
    letGo();
    const refused = (await settled).filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused.length).toBeGreaterThanOrEqual(7);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(Unavailable);
    expect(looked).toBe(60 - refused.length);
  });
});

describe('guesses at one’s own current password', () => {
  const wrongOne = () => Promise.reject(new Invalid({ currentPassword: 'Current password is wrong' }));
  const done = () => Promise.resolve();

  it('are refused from the sixth on, to that session alone', async () => {
    const limited = limits();
    await times(5, () => expect(limited.ownPassword('one', wrongOne)).rejects.toThrow(Invalid));
    await expect(limited.ownPassword('one', done)).rejects.toThrow(TooMany);
    await expect(limited.ownPassword('other', done)).resolves.toBeUndefined();
  });

  it('do not count when something else was wrong', async () => {
    const limited = limits();
    const short = () => Promise.reject(new Invalid({ newPassword: 'New password is too short' }));
    await times(20, () => expect(limited.ownPassword('one', short)).rejects.toThrow(Invalid));
    await expect(limited.ownPassword('one', done)).resolves.toBeUndefined();
  });
});

describe('counts in memory', () => {
  it('forget whoever was counted longest ago, and nobody else, when too many are counted', async () => {
    const limiter = new BoundedLimiter({ points: 5, duration: 60 }, 3);
    for (const key of ['a', 'b', 'c', 'a', 'd']) await limiter.consume(key);
    const counted = async (key: string) => (await limiter.get(key))?.consumedPoints;
    expect([await counted('a'), await counted('b'), await counted('c'), await counted('d')]).toEqual([
      2,
      undefined,
      1,
      1,
    ]);
  });
});

describe('with RATE_LIMITS=off', () => {
  it('nothing is counted and nothing refused', async () => {
    const limited = limits({ RATE_LIMITS: 'off' });
    await times(100, () => limited.form('203.0.113.7', stored));
    await fail(limited, 100);
    await expect(limited.signIn(ana, right)).resolves.toBe('in');
    await times(20, () => limited.ownPassword('one', () => Promise.resolve()));
  });
});
