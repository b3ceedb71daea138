import type { Visit } from '../domain/visit.js';

/** The last visit of each user. */
export abstract class DeskVisits {
  /** Null before the first one. */
  abstract find(userId: string): Promise<Visit | null>;

  /**
   * Stores a visit unless another request replaced `before` in the meantime. Does not throw: the desk can be read
   * without it.
   */
  abstract record(userId: string, visit: Visit, before: Visit | null): Promise<void>;
}
