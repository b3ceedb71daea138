export interface SignedInEvent {
  readonly userId: string;
  /** The key of the new session. */
  readonly session: string;
  /** Such as `Chrome on Windows`. */
  readonly browser: string;
  /** Whether this browser had signed in to the account before. */
  readonly knownBrowser: boolean;
}

/** Hears of sign-ins and forgotten passwords; the implementations never throw and never delay the response. */
export abstract class SignInEvents {
  abstract signedIn(event: SignedInEvent): void;

  /** `userId` is null where no account is known. */
  abstract failed(event: {
    readonly userId: string | null;
    readonly step: 'password' | 'second-factor';
  }): void;

  /** By the link of a mail. */
  abstract passwordReset(event: { readonly userId: string }): void;
}
