import type { Unit } from '../platform/unit-of-work.js';

/** Access to data that needs no session, such as the secret address of a calendar. It ends with the sessions of its user. */
export abstract class StandingAccess {
  /** Ends all that the user has, in the unit of work that ends the sessions. */
  abstract end(unit: Unit, userId: string): Promise<void>;
}
