import type { Unit } from '../../platform/unit-of-work.js';
import type { Passkey, SecondFactors } from '../domain/second-factors.js';
import type { User } from '../domain/user.js';

export interface PasskeyOwner {
  readonly user: User;
  readonly passkey: Passkey;
}

/** The second factors of accounts. */
export abstract class SecondFactorRepository {
  /** Nothing set for an unknown id. */
  abstract find(userId: string): Promise<SecondFactors>;

  /** Of an account that is locked in the unit of work. */
  abstract read(unit: Unit, userId: string): Promise<SecondFactors>;

  /** Stores the differences. Rejects with `Conflict` when another account has the credential of a new passkey. */
  abstract update(unit: Unit, userId: string, before: SecondFactors, after: SecondFactors): Promise<void>;

  /** The account with that credential; null when there is none. */
  abstract ownerOfCredential(credentialId: string): Promise<PasskeyOwner | null>;

  /** Those of the active accounts that have a factor in force. */
  abstract activeUsersWithFactor(): Promise<ReadonlySet<string>>;

  /** Whether the account has a factor in force. */
  abstract hasFactor(userId: string): Promise<boolean>;
}

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

/** Half sessions and the challenges of passkeys. Their keys are hashes of secrets that only the browser has. */
export abstract class SignInSteps {
  abstract open(key: string, half: HalfSession, expiresAt: string): Promise<void>;

  /** Null when there is none, it expired, or `MAX_CODES` were tried. */
  abstract find(key: string, now: string): Promise<HalfSession | null>;

  /** Counts a code before it is checked, so that concurrent ones cannot exceed `MAX_CODES`; false above. */
  abstract takeCode(key: string): Promise<boolean>;

  /** Ends the half session, and its challenge. */
  abstract close(key: string): Promise<void>;

  /** Replaces the challenge of that key. */
  abstract putChallenge(key: string, challenge: string, expiresAt: string): Promise<void>;

  /** Removes the challenge and returns it, once; null when there is none, or it expired. */
  abstract takeChallenge(key: string, now: string): Promise<string | null>;

  abstract prune(now: string): Promise<void>;
}

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
  abstract verifySignIn(response: object, challenge: string, owner: PasskeyOwner): Promise<number | null>;
}
