/** How a change of an account affects its sessions. */
export interface SessionEnd {
  /** Whether all sessions and standing access (standing-access.ts) end, in the same transaction. */
  readonly end: boolean;
  /** The session that does not end; its key changes from `from` to `to`. */
  readonly renewed?: { readonly from: string; readonly to: string };
}

/** Limits mails about an account, so that others cannot flood its owner with them. */
export abstract class AccountMailAllowance {
  /** Counts a mail; false above the limit. */
  abstract take(kind: 'password-reset' | 'new-sign-in', userId: string): Promise<boolean>;
}

/** Hashes passwords one way. */
export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;

  /** Takes the same time for `null` (unknown username) as for a real hash. */
  abstract matches(password: string, hash: string | null): Promise<boolean>;
}
