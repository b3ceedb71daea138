import { domainErrorOf } from '../../platform/testing/domain-errors.js';
import { aUser } from '../testing/builders.js';
import {
  changeUserStatus,
  createUser,
  isUnchanged,
  normaliseUsername,
  USER_STATUSES,
  type UserStatus,
} from './user.js';

describe('a username', () => {
  it.each([
    ['admin', 'admin'],
    ['ADMIN', 'admin'],
    [' Admin ', 'admin'],
    ['\u3000admin\u3000', 'admin'],
    ['\u00a0admin', 'admin'],
    ['ａｄｍｉｎ', 'admin'],
    ['ＡＤＭＩＮ', 'admin'],
    ['ﬁona', 'fiona'],
    ['ñora', 'ñora'],
    ['n\u0303ora', 'ñora'],
    ['ÑORA', 'ñora'],
    ['\u212aim', 'kim'],
    ['①②③', '123'],
    ['ana cruz', 'ana cruz'],
  ])('%j is stored as %j', (typed, kept) => expect(normaliseUsername(typed)).toBe(kept));

  it('does not change when it is normalised again', () => {
    const changing = Array.from({ length: 0x10000 }, (_, code) =>
      normaliseUsername(String.fromCharCode(code)),
    ).filter((kept) => normaliseUsername(kept) !== kept);
    expect(changing).toEqual([]);
  });
});

describe('a new account', () => {
  const account = {
    username: ' Ana ',
    password: 'a hash',
    name: 'Ana Cruz',
    role: 'admin_assistant',
    email: ' Ana@Office.example',
  } as const;

  it('is active, with a normalised username and address', () => {
    const stored = { id: 'id', username: 'ana', password: 'a hash', name: 'Ana Cruz', createdAt: 'now' };
    expect(createUser(account, 'id', 'now')).toEqual(aUser({ ...stored, email: 'ana@office.example' }));
    expect(createUser({ ...account, email: null }, 'id', 'now')).toEqual(aUser(stored));
  });

  it.each(['ab', '  ab  ', 'a'.repeat(51), 'ﷺ'.repeat(10), '     ', ''])(
    'is rejected with the username %j, whose stored form is not 3 to 50 characters',
    (username) => {
      expect(domainErrorOf(() => createUser({ ...account, username }, 'id', 'now'))).toMatchObject({
        kind: 'Invalid',
        errors: { username: 'Username must be 3 to 50 characters long' },
      });
    },
  );

  it.each(['abc', 'a'.repeat(50), 'ﬃ', '😀😀😀'])('is created with the username %j', (username) => {
    expect(createUser({ ...account, username }, 'id', 'now').username).toBe(normaliseUsername(username));
  });
});

describe('the status of an account', () => {
  const by = 'the-superadmin';
  const at = '2026-11-21T00:00:00.000Z';
  const become = (status: UserStatus, from: UserStatus) =>
    changeUserStatus(aUser({ status: from }), { status, note: null, by, at });

  const steps = USER_STATUSES.flatMap((from) => USER_STATUSES.map((to) => [from, to] as const));
  const known = new Set([
    'active deactivated',
    'deactivated removed',
    'deactivated active',
    'removed active',
  ]);

  it.each(steps.filter(([from, to]) => known.has(`${from} ${to}`)))('goes from %s to %s', (from, to) => {
    expect(become(to, from).status).toBe(to);
  });

  it.each(steps.filter(([from, to]) => !known.has(`${from} ${to}`)))(
    'does not go from %s to %s',
    (from, to) => {
      expect(domainErrorOf(() => become(to, from))).toEqual({
        kind: 'Conflict',
        message: `A user who is ${from} cannot become ${to}`,
      });
    },
  );

  it.each(steps)('of the user’s own account does not go from %s to %s', (from, status) => {
    const user = aUser({ status: from });
    expect(domainErrorOf(() => changeUserStatus(user, { status, note: null, by: user.id, at }))).toEqual({
      kind: 'Forbidden',
      message: 'You cannot change the status of your own account',
    });
  });

  it('records actor, time and note of a deactivation and of a removal', () => {
    const user = aUser();
    const deactivated = changeUserStatus(user, { status: 'deactivated', note: 'On leave', by, at });
    expect(deactivated).toEqual({
      ...user,
      status: 'deactivated',
      deactivationNote: 'On leave',
      deactivatedBy: by,
      deactivatedAt: at,
    });
    expect(
      changeUserStatus(deactivated, { status: 'removed', note: null, by: 'other', at: 'later' }),
    ).toEqual({
      ...deactivated,
      status: 'removed',
      removalNote: null,
      removedBy: 'other',
      removedAt: 'later',
    });
  });

  it('clears them when the account is restored', () => {
    const user = aUser();
    const step = (before: typeof user, status: UserStatus) =>
      changeUserStatus(before, { status, note: 'A note', by, at });
    const removed = step(step(user, 'deactivated'), 'removed');
    expect(step(removed, 'active')).toEqual(user);
  });
});

describe('what was checked of an account', () => {
  const account = aUser({ factorsChangedAt: '2026-11-21T01:00:00.000Z' });
  it.each([
    ['counts while nothing has changed', {}, true],
    ['counts after another name', { name: 'Ana Reyes' }, true],
    ['is void after another password', { password: 'another hash' }, false],
    ['is void after another second factor', { factorsChangedAt: '2026-11-21T02:00:00.000Z' }, false],
    ['is void once the account is deactivated', { status: 'deactivated' }, false],
    ['is void once the account is removed', { status: 'removed' }, false],
  ] as const)('%s', (_, changes, expected) =>
    expect(isUnchanged({ ...account, ...changes }, account)).toBe(expected),
  );
});
