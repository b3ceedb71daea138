import { Invalid, TooMany } from '../domain-error.js';
import { Logger } from '../logger.js';
import { SharedRedis } from '../redis.js';
import { aConfig } from '../testing/config.js';
import { placeOf, RateLimits } from './rate-limits.js';

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

  it('do not count when they are refused for what is in them', async () => {
    const limited = limits();
    const refused = () => Promise.reject(new Invalid({ email: 'Email is required' }));
    await times(30, () => expect(limited.form('203.0.113.7', refused)).rejects.toThrow(Invalid));
    await times(10, () => limited.form('203.0.113.7', stored));
    await expect(limited.form('203.0.113.7', stored)).rejects.toThrow(TooMany);
  });

  it('do not count for another address', async () => {
    const limited = limits();
    await times(10, () => limited.form('203.0.113.7', stored));
    await expect(limited.form('203.0.113.8', stored)).resolves.toBeUndefined();
  });
});

describe('failed sign-ins', () => {
  const ana = { account: 'ana', address: '203.0.113.7' };

  it('of an account are refused from the sixth on, from that address alone', async () => {
    const limited = limits();
    await times(4, () => limited.countFailure(ana));
    await expect(limited.refuseManyFailures(ana)).resolves.toBeUndefined();
    await limited.countFailure(ana);
    await expect(limited.refuseManyFailures(ana)).rejects.toThrow(TooMany);
    await expect(limited.refuseManyFailures({ ...ana, address: '203.0.113.8' })).resolves.toBeUndefined();
    await expect(limited.refuseManyFailures({ ...ana, account: 'ben' })).resolves.toBeUndefined();
  });

  it('are not counted by asking', async () => {
    const limited = limits();
    await times(50, () => limited.refuseManyFailures(ana));
    await expect(limited.refuseManyFailures(ana)).resolves.toBeUndefined();
  });

  it('of an address are refused after thirty, whatever the accounts', async () => {
    const limited = limits();
    await times(30, (index) => limited.countFailure({ ...ana, account: `account-${index}` }));
    await expect(limited.refuseManyFailures({ ...ana, account: 'yet another' })).rejects.toThrow(TooMany);
  });

  it('are forgotten for the account, and not for the address, by signing in', async () => {
    const limited = limits();
    await times(5, () => limited.countFailure(ana));
    await limited.clearFailures(ana);
    await expect(limited.refuseManyFailures(ana)).resolves.toBeUndefined();
    await times(25, (index) => limited.countFailure({ ...ana, account: `account-${index}` }));
    await expect(limited.refuseManyFailures({ ...ana, account: 'new' })).rejects.toThrow(TooMany);
  });
});

describe('with RATE_LIMITS=off', () => {
  it('nothing is counted and nothing refused', async () => {
    const limited = limits({ RATE_LIMITS: 'off' });
    const attempt = { account: 'ana', address: '203.0.113.7' };
    await times(100, () => limited.form('203.0.113.7', stored));
    await times(100, () => limited.countFailure(attempt));
    await expect(limited.refuseManyFailures(attempt)).resolves.toBeUndefined();
    await expect(limited.clearFailures(attempt)).resolves.toBeUndefined();
  });
});
