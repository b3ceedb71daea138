/** Marks for the lists of leads. */
export abstract class FailedMails {
  /** Those of the leads that have a failed mail, unless a later one of the same kind replaces it. */
  abstract among(leadIds: readonly string[]): Promise<ReadonlySet<string>>;
}
