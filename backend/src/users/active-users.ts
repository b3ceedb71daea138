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

  /** In the order of their names. */
  abstract all(): Promise<ActiveUser[]>;
}
