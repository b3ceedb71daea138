import { Invalid } from '../../platform/domain-error.js';

/** bcrypt uses the first 72 bytes only. A longer password is rejected rather than truncated. */
export const PASSWORD_MAX_BYTES = 72;

/** The length limits of a new password; the minimum comes from the environment. */
export class PasswordPolicy {
  /** `minLength` counts characters (code points). */
  constructor(private readonly minLength: number) {}

  /** Rejects a password that is too short (characters) or too long (bytes). `field` is its name in the form. */
  assertAllowed(password: string, field: 'password' | 'newPassword' = 'password'): void {
    const hashed = password.normalize('NFC');
    if ([...hashed].length < this.minLength)
      throw new Invalid({ [field]: ['field.too-short', { min: this.minLength }] });
    if (Buffer.byteLength(hashed) > PASSWORD_MAX_BYTES)
      throw new Invalid({ [field]: ['field.too-many-bytes', { max: PASSWORD_MAX_BYTES }] });
  }
}
