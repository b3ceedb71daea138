import { createHash, randomBytes } from 'node:crypto';

/** The secret of a link to the page of a booking: 256 random bits in base64url. */
export function newBookingToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether the text has the form of such a secret. */
export function isBookingToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** The hash that is stored: SHA-256 in hexadecimal. A random secret needs no salt. */
export function bookingTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
