import { refusalOf } from '../../shared/testing/refusals.js';
import { checkPassword } from './password.js';

describe('a password', () => {
  it.each([
    ['as long as it must be', '123456'],
    ['of spaces', '      '],
    ['of six emoji', '😀😀😀😀😀😀'],
    ['of 72 bytes', 'a'.repeat(72)],
    ['of 18 emoji, which are 72 bytes', '😀'.repeat(18)],
  ])('%s is taken', (_, password) => expect(() => checkPassword(password, 6)).not.toThrow());

  it.each([
    ['one character short', '12345', 'Password must be at least 6 characters long'],
    ['of five emoji', '😀'.repeat(5), 'Password must be at least 6 characters long'],
    ['of nothing', '', 'Password must be at least 6 characters long'],
    ['of 73 bytes', 'a'.repeat(73), 'Password must be at most 72 bytes long'],
    ['of 37 letters of two bytes', 'ñ'.repeat(37), 'Password must be at most 72 bytes long'],
  ])('%s is refused', (_, password, sentence) => {
    expect(refusalOf(() => checkPassword(password, 6))).toEqual({
      kind: 'Invalid',
      message: sentence,
      errors: { password: sentence },
    });
  });

  it('is refused under the name of its field', () => {
    expect(refusalOf(() => checkPassword('short', 12, 'newPassword')).errors).toEqual({
      newPassword: 'New password must be at least 12 characters long',
    });
  });
});
