import type { Transaction } from '../platform/database/database.js';

/** The law says that the data must stay. */
export interface Hold {
  readonly id: string;
  readonly reason: string;
  readonly since: string;
  readonly byName: string;
}

/** What a person asked for. */
export interface PersonRequest {
  readonly id: string;
  readonly kind: string;
  readonly email: string;
  readonly receivedOn: string;
  readonly dueOn: string;
  readonly state: string;
  readonly outcome: string | null;
  readonly note: string | null;
  readonly doneAt: string | null;
  readonly doneByName: string | null;
}

/** An erasure, for the requests of the person. */
export interface Forgotten {
  readonly email: string;
  /** Later requests are another person's; null for all. */
  readonly until: string | null;
  readonly at: string;
  /** Null when an erasure is applied again. */
  readonly byName: string | null;
}

/** What the office owes the person by law. `email` is normalised. */
export abstract class Duties {
  abstract holdOf(email: string): Promise<Hold | null>;
  abstract requestsOf(email: string): Promise<readonly PersonRequest[]>;

  /** The requests keep kind, days and outcome without the person; open ones for erasure are done. */
  abstract forget(tx: Transaction, erased: Forgotten): Promise<void>;
}
