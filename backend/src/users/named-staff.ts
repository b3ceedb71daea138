import type { Reading } from '../platform/unit-of-work.js';

/** Members of staff by the names that other programs have for them. */
export abstract class NamedStaff {
  /**
   * The ids of the members of staff by those of these names and user names that they have; of two with one name the first.
   * Only active ones unless it says otherwise.
   */
  abstract ids(
    reading: Reading,
    names: readonly string[],
    options?: { readonly active?: boolean },
  ): Promise<ReadonlyMap<string, string>>;

  /** The names of users by id. */
  abstract names(reading: Reading, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
