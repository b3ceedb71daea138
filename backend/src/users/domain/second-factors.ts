import { Conflict, Invalid, NotFound } from '../../platform/domain-error.js';

/** A secret shared with an authenticator app, in base32. */
export interface Totp {
  readonly secret: string;
  readonly since: string;
  /** The last used 30-second step since 1970: a code of this or an earlier step is not accepted again. */
  readonly lastStep: number;
}

/** A WebAuthn credential. Binary values are base64url. */
export interface Passkey {
  readonly id: string;
  readonly credentialId: string;
  readonly publicKey: string;
  /** The authenticator's signature counter; 0 for authenticators that do not count. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

/** A secret that was shown, and is not in force before a code of it was entered in the session that began. */
export interface PendingTotp {
  readonly secret: string;
  /** ISO 8601 UTC. */
  readonly since: string;
  /** The key of the session. */
  readonly session: string;
}

/** What an account asks for besides its password. */
export interface SecondFactors {
  readonly totp: Totp | null;
  readonly pending: PendingTotp | null;
  readonly passkeys: readonly Passkey[];
  /** SHA-256 hashes of the codes that are still good. */
  readonly recoveryCodes: readonly string[];
  /** How many wrong codes in a row followed a right password. Only a right second step begins anew. */
  readonly wrongCodes: number;
}

export const FACTOR_KINDS = ['totp', 'passkey'] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

export const NO_FACTORS: SecondFactors = {
  totp: null,
  pending: null,
  passkeys: [],
  recoveryCodes: [],
  wrongCodes: 0,
};

export const RECOVERY_CODES = 10;
export const MAX_PASSKEYS = 20;
/** The codes that may be tried in a half session; then it is over. */
export const MAX_CODES = 5;
/** After so many wrong codes in a row the owner is told, once. */
export const WRONG_CODES_TO_TELL = 10;
const PENDING_MS = 10 * 60_000;

/** The kinds of factors in force; recovery codes alone are none. */
export function factorKinds({ totp, passkeys }: SecondFactors): FactorKind[] {
  return FACTOR_KINDS.filter((kind) => (kind === 'totp' ? totp !== null : passkeys.length > 0));
}

export function hasFactor(factors: SecondFactors): boolean {
  return factorKinds(factors).length > 0;
}

/**
 * Puts the pending secret in force, with new recovery codes. `stepOf` is the step of the entered code for a secret, or
 * null. Rejects a code that does not fit; with `Conflict` when nothing is pending, another session began it, or ten
 * minutes have passed.
 */
export function confirmTotp(
  before: SecondFactors,
  stepOf: (secret: string) => number | null,
  { session, now }: { readonly session: string; readonly now: string },
  recoveryCodes: readonly string[],
): SecondFactors {
  const { pending } = before;
  if (pending?.session !== session || Date.parse(now) - Date.parse(pending.since) > PENDING_MS)
    throw new Conflict('second-factor.app-gone');
  const step = stepOf(pending.secret);
  if (step === null) throw new Invalid({ code: 'second-factor.code' });
  return {
    ...before,
    totp: { secret: pending.secret, since: now, lastStep: step },
    pending: null,
    recoveryCodes,
  };
}

/** Uses a code of the authenticator app. Null for a code that does not fit, and for a step that is not later than the last. */
export function useTotp(
  before: SecondFactors,
  stepOf: (secret: string) => number | null,
): SecondFactors | null {
  if (!before.totp) return null;
  const step = stepOf(before.totp.secret);
  if (step === null || step <= before.totp.lastStep) return null;
  return { ...before, totp: { ...before.totp, lastStep: step }, wrongCodes: 0 };
}

/** Uses up a recovery code. Null unless it is still good. */
export function useRecoveryCode(before: SecondFactors, hash: string): SecondFactors | null {
  if (!hasFactor(before) || !before.recoveryCodes.includes(hash)) return null;
  return { ...before, recoveryCodes: before.recoveryCodes.filter((code) => code !== hash), wrongCodes: 0 };
}

/** Counts a wrong code after a right password. */
export function countWrongCode(before: SecondFactors): SecondFactors {
  return { ...before, wrongCodes: before.wrongCodes + 1 };
}

/**
 * Uses a passkey whose signature was verified. Null when it was removed, and when its counter did not grow: then the
 * authenticator may have been copied.
 */
export function usePasskey(
  before: SecondFactors,
  { id, counter, now }: { readonly id: string; readonly counter: number; readonly now: string },
): SecondFactors | null {
  const passkey = before.passkeys.find((one) => one.id === id);
  if (!passkey) return null;
  const counts = counter > 0 || passkey.counter > 0;
  if (counts && counter <= passkey.counter) return null;
  return { ...withPasskey(before, { ...passkey, counter, lastUsedAt: now }), wrongCodes: 0 };
}

/**
 * Adds a passkey; the codes become the recovery codes if there were none, and an app that is not confirmed yet has to be
 * begun again. Rejects the twenty-first.
 */
export function addPasskey(
  before: SecondFactors,
  passkey: Passkey,
  recoveryCodes: readonly string[],
): SecondFactors {
  if (before.passkeys.length >= MAX_PASSKEYS)
    throw new Conflict(['second-factor.too-many-passkeys', { max: MAX_PASSKEYS }]);
  return {
    ...before,
    pending: null,
    passkeys: [...before.passkeys, passkey],
    recoveryCodes: before.recoveryCodes.length > 0 ? before.recoveryCodes : recoveryCodes,
  };
}

/** Rejects an unknown id with `NotFound`. */
export function renamePasskey(before: SecondFactors, id: string, name: string): SecondFactors {
  return withPasskey(before, { ...passkeyOf(before, id), name });
}

/**
 * Removes a passkey, and the recovery codes with the last factor. Rejects an unknown id with `NotFound`, and the last
 * factor with `Conflict` where one is required.
 */
export function removePasskey(before: SecondFactors, id: string, required: boolean): SecondFactors {
  passkeyOf(before, id);
  const after = { ...before, passkeys: before.passkeys.filter((passkey) => passkey.id !== id) };
  if (hasFactor(after)) return after;
  if (required) throw lastFactor();
  return { ...after, recoveryCodes: [] };
}

/** Removes everything. Rejects it with `Conflict` where a factor is required and one is set. */
export function removeFactors(before: SecondFactors, required: boolean): SecondFactors {
  if (required && hasFactor(before)) throw lastFactor();
  return NO_FACTORS;
}

/** Replaces the recovery codes. Rejects it with `Conflict` without a factor. */
export function renewRecoveryCodes(before: SecondFactors, recoveryCodes: readonly string[]): SecondFactors {
  if (!hasFactor(before)) throw new Conflict('second-factor.recovery-codes');
  return { ...before, recoveryCodes };
}

function passkeyOf({ passkeys }: SecondFactors, id: string): Passkey {
  const passkey = passkeys.find((one) => one.id === id);
  if (!passkey) throw new NotFound('second-factor.passkey-unknown');
  return passkey;
}

function withPasskey(before: SecondFactors, changed: Passkey): SecondFactors {
  return {
    ...before,
    passkeys: before.passkeys.map((passkey) => (passkey.id === changed.id ? changed : passkey)),
  };
}

function lastFactor(): Conflict {
  return new Conflict('second-factor.last');
}
