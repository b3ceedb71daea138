/** The names of users, whatever the status of their account. */
export abstract class UserNames {
  /** The names of those of the users that exist, by id; in one statement. */
  abstract of(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
