import type { Passkey, SecondFactors } from '../domain/second-factors.js';
import type { User } from '../domain/user.js';

/** The account whose factors change, read and locked in the transaction of the change. */
export interface FactorOwner {
  readonly user: User;
  /** Whether the given session of the account still exists; false without one. */
  readonly signedIn: boolean;
}

/** Decides the factors after a change; it may throw, and null changes nothing. */
export type FactorChange = (before: SecondFactors, owner: FactorOwner) => SecondFactors | null;

/** One-time codes of authenticator apps: SHA-1, six digits, 30 seconds (RFC 6238). */
export abstract class OneTimeCodes {
  /** 160 random bits in base32. */
  abstract newSecret(): string;

  /** The `otpauth:` address that an authenticator app reads. */
  abstract uri(secret: string, username: string): string;

  /** The step of a code, at most one step from `now`; null when it does not fit. */
  abstract stepOf(secret: string, code: string, now: Date): number | null;
}

/** A browser that is between its first and its last step of signing in. */
export interface HalfSession {
  readonly userId: string;
  /** Hash of the password hash that was checked and of the factors: another password or factor ends the half session. */
  readonly passwordDigest: string;
}

/** The codes that may be tried in a half session; then it is over. */
export const MAX_CODES = 5;

/** The options that a browser gets, and the challenge in them. */
export interface Ceremony {
  readonly options: object;
  readonly challenge: string;
}

/** The ceremonies of WebAuthn for this site, with verification of the user by the authenticator. */
export abstract class Passkeys {
  abstract registration(user: User, existing: readonly Passkey[]): Promise<Ceremony>;

  /** The new credential; null when the response does not fit the challenge or this site. */
  abstract verifyRegistration(
    response: object,
    challenge: string,
  ): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'> | null>;

  /** For one of those passkeys; for any that the browser has of this site without them. */
  abstract signIn(allowed: readonly Passkey[]): Promise<Ceremony>;

  /** The new counter; null when the signature or anything in it does not fit. */
  abstract verifySignIn(
    response: object,
    challenge: string,
    owner: { readonly userId: string; readonly passkey: Passkey },
  ): Promise<number | null>;
}
