import type { Unit } from '../platform/unit-of-work.js';

/** What an area keeps for a member of staff alone, such as the addresses of their private calendars. */
export abstract class AccountData {
  /** Deletes all of it, in the unit of work that deactivates or removes the account. */
  abstract delete(unit: Unit, userId: string): Promise<void>;
}
