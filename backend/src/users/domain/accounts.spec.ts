import { domainErrorOf } from '../../platform/testing/domain-errors.js';
import { aSuperadmin, aUser } from '../testing/builders.js';
import {
  type Accounts,
  assertActingSuperadmin,
  assertOtherAccount,
  assertSuperadminRemains,
  replaceOwnPassword,
} from './accounts.js';

const boss = { id: 'boss', session: 'session' };
const accounts = (changes: Partial<Accounts> = {}): Accounts => ({
  activeSuperadmins: new Set(['boss']),
  actorSignedIn: true,
  ...changes,
});

describe('an acting superadmin', () => {
  it('is accepted while active and signed in', () =>
    expect(() => assertActingSuperadmin(boss, accounts())).not.toThrow());

  it.each([
    ['without a session', { actorSignedIn: false }, 'NotSignedIn'],
    ['who is no longer an active superadmin', { activeSuperadmins: new Set(['other']) }, 'Forbidden'],
  ])('is rejected %s', (_, changes, kind) =>
    expect(domainErrorOf(() => assertActingSuperadmin(boss, accounts(changes)))).toMatchObject({ kind }),
  );
});

describe('the last active superadmin', () => {
  const active = aSuperadmin();
  const deactivated = { ...active, status: 'deactivated' } as const;

  it('cannot be deactivated', () =>
    expect(domainErrorOf(() => assertSuperadminRemains(active, deactivated, accounts()))).toEqual({
      kind: 'Conflict',
      message: 'The last active superadmin cannot be deactivated',
    }));

  it.each([
    ['one of two superadmins', active, deactivated, ['one', 'two']],
    ['an assistant', aUser(), aUser({ status: 'deactivated' }), ['one']],
    [
      'a superadmin who was deactivated before',
      deactivated,
      { ...active, status: 'removed' } as const,
      ['one'],
    ],
    ['a superadmin who stays active', active, { ...active, name: 'Other' }, ['one']],
  ])('is not affected by a change of %s', (_, before, after, superadmins) =>
    expect(() =>
      assertSuperadminRemains(before, after, accounts({ activeSuperadmins: new Set(superadmins) })),
    ).not.toThrow(),
  );
});

describe('the user’s own password', () => {
  const ana = aUser({ password: 'old hash' });

  it('is replaced', () =>
    expect(replaceOwnPassword(ana, 'old hash', 'new hash', accounts())).toEqual({
      ...ana,
      password: 'new hash',
    }));

  it.each([
    ['the session ended', ana, false, 'NotSignedIn'],
    ['the account is deactivated', { ...ana, status: 'deactivated' } as const, true, 'NotSignedIn'],
    ['the password changed since it was checked', { ...ana, password: 'reset' }, true, 'Conflict'],
  ])('is not replaced when %s', (_, user, actorSignedIn, kind) =>
    expect(
      domainErrorOf(() => replaceOwnPassword(user, 'old hash', 'new hash', accounts({ actorSignedIn }))),
    ).toMatchObject({ kind }),
  );
});

describe('a password reset', () => {
  it('is for other accounts only', () => {
    expect(() => assertOtherAccount('ana', boss)).not.toThrow();
    expect(domainErrorOf(() => assertOtherAccount('boss', boss))).toEqual({
      kind: 'Forbidden',
      message: 'You cannot reset the password of your own account',
    });
  });
});
