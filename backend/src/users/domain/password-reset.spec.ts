import { domainErrorOf } from '../../platform/testing/domain-errors.js';
import { aUser } from '../testing/builders.js';
import { assertResetLink, canResetByMail, resetLinkEnd, withResetLink } from './password-reset.js';
import { changeUserStatus, withEmail, withPassword } from './user.js';

const NOW = new Date('2026-11-22T09:00:00.000Z');
const link = { recipient: 'ana@office.example', hash: 'hash', until: resetLinkEnd(NOW) };
const ana = aUser({ email: link.recipient });
const linked = withResetLink(ana, link);

describe('a link for a forgotten password', () => {
  it.each([
    ['an active account with an address', ana, true],
    ['an account without one', aUser(), false],
    ['a deactivated account', { ...ana, status: 'deactivated' } as const, false],
    ['a removed account', { ...ana, status: 'removed' } as const, false],
  ])('is for %s: %#', (_, user, expected) => {
    expect(canResetByMail(user)).toBe(expected);
    if (!expected)
      expect(domainErrorOf(() => withResetLink(user, link))).toMatchObject({ kind: 'LinkExpired' });
  });

  it('is not for an account that got another address meanwhile', () => {
    const moved = { ...ana, email: 'other@office.example' };
    expect(domainErrorOf(() => withResetLink(moved, link))).toMatchObject({ kind: 'LinkExpired' });
  });

  it('works for 30 minutes', () => {
    expect(link.until).toBe('2026-11-22T09:30:00.000Z');
    const works = (at: string) => () => assertResetLink(linked, 'hash', new Date(at));
    expect(works('2026-11-22T09:29:59.999Z')).not.toThrow();
    expect(works('2026-11-22T09:30:00.000Z')).toThrow('does not work any more');
  });

  it.each([
    ['nobody has', null],
    ['a later one replaced', withResetLink(linked, { ...link, hash: 'later' })],
    ['was used, because the password changed', withPassword(linked, 'new hash')],
    ['was mailed to an address before', withEmail(linked, 'new@office.example')],
    ['belongs to an account that was deactivated', { ...linked, status: 'deactivated' } as const],
    [
      'belongs to an account that was deactivated and restored',
      changeUserStatus(
        changeUserStatus(linked, { status: 'deactivated', note: null, by: 'boss', at: 'now' }),
        { status: 'active', note: null, by: 'boss', at: 'now' },
      ),
    ],
  ])('that %s is rejected in the same words', (_, user) => {
    expect(domainErrorOf(() => assertResetLink(user, 'hash', NOW))).toMatchObject({
      message: 'This link does not work any more. Ask for a new one.',
    });
  });
});
