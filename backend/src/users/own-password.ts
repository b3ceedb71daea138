import type { Unit } from '../platform/unit-of-work.js';
import type { Actor } from './domain/accounts.js';

export type { Actor } from './domain/accounts.js';

/**
 * Rejects, in the unit of work of a change, when the session has ended, the account is no longer active, or the password
 * is no longer the one that was checked.
 */
export type StillOwn = (unit: Unit) => Promise<void>;

/** Asks signed-in users for their password before they get something that outlasts the session. */
export abstract class OwnPassword {
  /** Rejects a wrong password with `Invalid`, and with `TooMany` after five wrong ones in the session. */
  abstract confirm(actor: Actor, password: string): Promise<StillOwn>;
}
