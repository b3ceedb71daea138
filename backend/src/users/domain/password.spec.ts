import { domainErrorOf } from '../../platform/testing/domain-errors.js';
import { PasswordPolicy } from './password.js';

const policy = new PasswordPolicy(6);

describe('a password', () => {
  it.each([
    ['of the minimum length', '123456'],
    ['of spaces', '      '],
    ['of six emoji', '😀😀😀😀😀😀'],
    ['of 72 bytes', 'a'.repeat(72)],
    ['of 18 emoji, which are 72 bytes', '😀'.repeat(18)],
  ])('%s is accepted', (_, password) => expect(() => policy.assertAllowed(password)).not.toThrow());

  it.each([
    ['one character too short', '12345', 'Password must be at least 6 characters long'],
    ['of five emoji', '😀'.repeat(5), 'Password must be at least 6 characters long'],
    ['without characters', '', 'Password must be at least 6 characters long'],
    ['of 73 bytes', 'a'.repeat(73), 'Password must be at most 72 bytes long'],
    ['of 37 letters of two bytes', 'ñ'.repeat(37), 'Password must be at most 72 bytes long'],
  ])('%s is rejected', (_, password, sentence) => {
    expect(domainErrorOf(() => policy.assertAllowed(password))).toEqual({
      kind: 'Invalid',
      message: sentence,
      errors: { password: sentence },
    });
  });

  it('is rejected under the name of its form field', () => {
    expect(domainErrorOf(() => new PasswordPolicy(12).assertAllowed('short', 'newPassword')).errors).toEqual({
      newPassword: 'New password must be at least 12 characters long',
    });
  });
});
