import { aPasskey, aUser } from '../testing/builders.js';
import { accountNews, factorNews } from './account-news.js';
import { NO_FACTORS, type SecondFactors } from './second-factors.js';

const AT = '2026-11-21T02:00:00.000Z';

describe('the owner of an account', () => {
  const ana = aUser({ email: 'ana@office.example' });
  const mail = (recipient: string, news: string) => ({ recipient, name: ana.name, news });

  it.each<[string, Partial<typeof ana>, object[]]>([
    ['another password', { password: 'hash of another' }, [mail('ana@office.example', 'password')]],
    [
      'another address, at both',
      { email: 'new@office.example' },
      [mail('ana@office.example', 'email'), mail('new@office.example', 'email')],
    ],
    ['a removed address, there', { email: null }, [mail('ana@office.example', 'email')]],
    ['nothing else', { status: 'deactivated', resetHash: 'x', name: 'Ana Cruz' }, []],
  ])('is told of %s', (_, changes, mails) => {
    expect(accountNews(ana, { ...ana, ...changes })).toEqual(mails);
  });

  it('gets nothing without an address, and a first one is told itself', () => {
    const nowhere = { ...ana, email: null };
    expect(accountNews(nowhere, { ...nowhere, password: 'hash of another' })).toEqual([]);
    expect(accountNews(nowhere, ana)).toEqual([mail('ana@office.example', 'email')]);
  });
});

describe('news of second factors', () => {
  const [phone, key] = [aPasskey(), aPasskey()];
  const app = { secret: 'S', since: AT, lastStep: 1 };
  const both: SecondFactors = {
    ...NO_FACTORS,
    totp: app,
    passkeys: [phone],
    recoveryCodes: ['a', 'b'],
    wrongCodes: 9,
  };

  it.each<[string | null, string, Partial<SecondFactors>]>([
    ['factor_added', 'a passkey', { passkeys: [phone, key] }],
    ['factor_added', 'another app, with new codes', { totp: { ...app, secret: 'T' }, recoveryCodes: ['c'] }],
    ['factor_removed', 'one passkey less', { passkeys: [] }],
    ['factor_removed', 'no factor any more', NO_FACTORS],
    ['recovery_codes', 'new recovery codes', { recoveryCodes: ['c'] }],
    ['wrong_codes', 'the tenth wrong code', { wrongCodes: 10 }],
    [null, 'a used code of the app', { totp: { ...app, lastStep: 2 }, wrongCodes: 0 }],
    [null, 'a used recovery code', { recoveryCodes: ['b'] }],
    [null, 'a used and renamed passkey', { passkeys: [{ ...phone, counter: 3, name: 'Tablet' }] }],
    [null, 'an app that is not confirmed', { pending: { secret: 'T', since: AT, session: 's' } }],
  ])('are %p for %s', (news, _, changes) => {
    expect(factorNews(both, { ...both, ...changes })).toBe(news);
  });

  it('tell of wrong codes once', () => {
    expect(factorNews({ ...both, wrongCodes: 10 }, { ...both, wrongCodes: 11 })).toBeNull();
  });
});
