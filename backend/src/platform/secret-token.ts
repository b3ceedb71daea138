import { createHash, randomBytes } from 'node:crypto';

/** The secret of an address, such as that of a booking's page: 256 random bits in base64url. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether the text has the form of such a secret. */
export function isSecretToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** The hash that is stored: SHA-256 in hexadecimal. A random secret needs no salt. */
export function secretTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
