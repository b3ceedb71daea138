import { Invalid } from '../../shared/domain-error.js';

/** bcrypt looks at no more than 72 bytes; a longer password is refused rather than cut off in silence. */
export const PASSWORD_MAX_BYTES = 72;

/** Refuses a password that is too short (characters) or too long (bytes); `field` is the form's name for it. */
export function checkPassword(password: string, minLength: number, field = 'password'): void {
  const label = field === 'newPassword' ? 'New password' : 'Password';
  if ([...password].length < minLength)
    throw new Invalid({ [field]: `${label} must be at least ${minLength} characters long` });
  if (Buffer.byteLength(password) > PASSWORD_MAX_BYTES)
    throw new Invalid({ [field]: `${label} must be at most ${PASSWORD_MAX_BYTES} bytes long` });
}
