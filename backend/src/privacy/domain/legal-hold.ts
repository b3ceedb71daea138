/** Why the data of a person must be kept, such as a lawsuit. Times are ISO 8601 UTC. */
export interface LegalHold {
  readonly id: string;
  /** For which it was placed, in lower case. */
  readonly email: string;
  readonly reason: string;
  readonly since: string;
  readonly byName: string;
}
