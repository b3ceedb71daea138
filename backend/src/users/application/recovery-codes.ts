import { createHash, randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '../domain/second-factors.js';

/** Without letters and digits that look alike. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** Recovery codes as they are shown once, and their hashes. */
export interface NewRecoveryCodes {
  readonly codes: string[];
  readonly hashes: string[];
}

/** Ten codes of 80 random bits, such as `ABCD-EFGH-JKLM-NPQR`. */
export function newRecoveryCodes(): NewRecoveryCodes {
  const codes = Array.from({ length: RECOVERY_CODES }, () => {
    // 32 letters, so each byte gives one without a bias
    const letters = [...randomBytes(GROUPS * GROUP_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
    return letters.join('').match(/.{4}/g)!.join('-');
  });
  return { codes, hashes: codes.map((code) => recoveryCodeHash(code)!) };
}

/** SHA-256 in hexadecimal, in every spelling; null for what is no recovery code. A random secret needs no salt. */
export function recoveryCodeHash(code: string): string | null {
  const letters = code.toUpperCase().replace(/[\s-]/g, '');
  if (letters.length !== GROUPS * GROUP_LENGTH || ![...letters].every((one) => ALPHABET.includes(one)))
    return null;
  return createHash('sha256').update(letters).digest('hex');
}
