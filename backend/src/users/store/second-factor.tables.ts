import { id, nullableText, text } from '../../platform/database/columns.js';
import { Table } from '../../platform/database/table.js';

/** The authenticator app of an account. The secret stays readable: codes are computed from it. */
export interface TotpRow {
  readonly userId: string;
  readonly secret: string | null;
  readonly since: string | null;
  readonly lastStep: number;
  readonly pendingSecret: string | null;
  /** When and in which session the pending secret was shown; null for one of an earlier version, which is not accepted. */
  readonly pendingSince: string | null;
  readonly pendingSession: string | null;
}

export interface PasskeyRow {
  readonly id: string;
  readonly userId: string;
  /** SHA-256 of the credential id, which is too long for an index. */
  readonly credentialHash: string;
  readonly credentialId: string;
  readonly publicKey: string;
  /** A text: MariaDB returns numbers above 2^31 of other columns as text, too. */
  readonly counter: string;
  /** Separated by commas. */
  readonly transports: string;
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

export interface RecoveryCodeRow {
  readonly userId: string;
  readonly codeHash: string;
}

export interface HalfSessionRow {
  /** SHA-256 of the secret in the browser's cookie. */
  readonly id: string;
  readonly userId: string;
  readonly passwordDigest: string;
  /** How many codes were tried. */
  readonly codes: number;
  readonly expiresAt: string;
}

export interface PasskeyChallengeRow {
  readonly id: string;
  readonly challenge: string;
  readonly expiresAt: string;
}

export const TotpFactors = new Table<TotpRow>({
  name: 'totp_factors',
  holds: { staff: 'second factors of accounts' },
  exported: { notExported: 'secrets' },
  columns: {
    userId: id,
    secret: nullableText,
    since: nullableText,
    lastStep: { type: 'int' },
    pendingSecret: nullableText,
    pendingSince: nullableText,
    pendingSession: nullableText,
  },
});

export const PasskeyTable = new Table<PasskeyRow>({
  name: 'passkeys',
  holds: { staff: 'second factors of accounts' },
  exported: { notExported: 'secrets' },
  columns: {
    id,
    userId: text,
    credentialHash: text,
    credentialId: { type: 'text' },
    publicKey: { type: 'text' },
    counter: text,
    transports: text,
    name: text,
    createdAt: text,
    lastUsedAt: nullableText,
  },
});

export const RecoveryCodes = new Table<RecoveryCodeRow>({
  name: 'recovery_codes',
  holds: { staff: 'second factors of accounts' },
  exported: { notExported: 'secrets' },
  columns: {
    userId: id,
    codeHash: { ...text, length: 64, primary: true },
  },
});

export const HalfSessions = new Table<HalfSessionRow>({
  name: 'half_sessions',
  holds: { staff: 'sign-ins that are not finished' },
  exported: { notExported: 'sign-ins that are not finished' },
  columns: {
    id: { ...text, length: 64, primary: true },
    userId: text,
    passwordDigest: text,
    codes: { type: 'int', default: 0 },
    expiresAt: text,
  },
});

export const PasskeyChallenges = new Table<PasskeyChallengeRow>({
  name: 'passkey_challenges',
  holds: { staff: 'sign-ins that are not finished' },
  exported: { notExported: 'sign-ins that are not finished' },
  columns: {
    id: { ...text, length: 64, primary: true },
    challenge: text,
    expiresAt: text,
  },
});
