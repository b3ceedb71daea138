import { aConfig } from '../../platform/testing/config.js';
import { rateLimiters } from '../../platform/testing/rate-limiters.js';
import { RecipientLimits } from './recipient-limits.js';

describe('the mails that the booking form sends to one address', () => {
  const limits = (RATE_LIMITS: string) => new RecipientLimits(rateLimiters({ RATE_LIMITS }), aConfig());
  const allowed = async (limit: RecipientLimits, emails: readonly string[]) => {
    const answers: boolean[] = [];
    for (const email of emails) answers.push(await limit.allow(email));
    return answers;
  };

  it('are three an hour, however the address is written', async () => {
    const one = ['ana@x.example', 'ANA@x.example', ' ana+a@x.example', 'ana+b+c@X.example', 'ana@x.example'];
    expect(await allowed(limits('on'), one)).toEqual([true, true, true, false, false]);
  });

  it('are eight a day', async () => {
    const limit = limits('on');
    const now = jest.spyOn(Date, 'now');
    const mailed: boolean[] = [];
    for (let hour = 0; hour < 5; hour += 1) {
      now.mockReturnValue(Date.UTC(2026, 10, 21, 8 + 2 * hour));
      mailed.push(...(await allowed(limit, ['ana@x.example', 'ana@x.example'])));
    }
    now.mockRestore();
    expect(mailed.map(Number).join('')).toBe('1111111100');
  });

  it('do not count those to another address', async () => {
    const limit = limits('on');
    await allowed(
      limit,
      Array.from({ length: 4 }, () => 'ana@x.example'),
    );
    expect(await limit.allow('bea@x.example')).toBe(true);
  });

  it('are not limited when limits are off', async () => {
    expect(
      await allowed(
        limits('off'),
        Array.from({ length: 10 }, () => 'ana@x.example'),
      ),
    ).not.toContain(false);
  });
});
