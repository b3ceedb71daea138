/** The account with which the office began. */
export abstract class FirstAccount {
  abstract readonly username: string;

  /** Whether its first password is still in use; null when the environment does not contain that. */
  abstract hasFirstPassword(): Promise<boolean | null>;

  /** When the oldest account that is in use was created; null without one. */
  abstract officeBeganAt(): Promise<string | null>;
}
