import { rateLimiters } from '../../platform/testing/rate-limiters.js';
import { ConfirmationLimits } from './confirmation-limits.js';

describe('the limit of confirmations', () => {
  const allowed = async (limits: ConfirmationLimits, addresses: readonly string[]) => {
    const answers = [];
    for (const address of addresses) answers.push(await limits.allow(address));
    return answers.filter(Boolean).length;
  };
  const on = () => new ConfirmationLimits(rateLimiters({ RATE_LIMITS: 'on' }));

  it('is ten an hour for each address', async () => {
    const limits = on();
    expect(await allowed(limits, Array<string>(15).fill('198.51.100.1'))).toBe(10);
    expect(await allowed(limits, ['198.51.100.2'])).toBe(1);
  });

  it('is one for all addresses of an IPv6 /64, and four times as high for a /48', async () => {
    const limits = on();
    const oneNetwork = Array.from({ length: 15 }, (_, index) => `2001:db8:1:1::${index + 1}`);
    expect(await allowed(limits, oneNetwork)).toBe(10);
    const oneSite = Array.from({ length: 60 }, (_, index) => `2001:db8:2:${index + 1}::1`);
    expect(await allowed(limits, oneSite)).toBe(40);
    expect(await allowed(limits, ['2001:db8:3:1::1'])).toBe(1);
  });

  it('is off with RATE_LIMITS=off', async () => {
    const limits = new ConfirmationLimits(rateLimiters({ RATE_LIMITS: 'off' }));
    expect(await allowed(limits, Array<string>(50).fill('198.51.100.1'))).toBe(50);
  });
});
