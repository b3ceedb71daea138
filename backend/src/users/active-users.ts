import type { Role } from './domain/role.js';

/** A member of staff who can be given work. */
export interface ActiveUser {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
}

/** Looks up the users whose account is active. */
export abstract class ActiveUsers {
  /** Null for an unknown id and for a user who is deactivated or removed. */
  abstract byId(id: string): Promise<ActiveUser | null>;

  /** The e-mail address of the account; null without one, and for a user whom `byId` does not find. */
  abstract emailOf(id: string): Promise<string | null>;

  /** The name and address of the account whose forgotten password a link with this hash sets; null for a link without use. */
  abstract byResetLink(resetHash: string): Promise<{ readonly name: string; readonly email: string } | null>;

  /** The e-mail addresses of the superadmins who have one. */
  abstract superadminEmails(): Promise<string[]>;

  /** In the order of their names. */
  abstract all(): Promise<ActiveUser[]>;
}
