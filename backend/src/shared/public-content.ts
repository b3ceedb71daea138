/** What visitors see. Whoever changes it says so, and every copy kept in memory, on every replica, is thrown away. */
export abstract class PublicContent {
  /** Called after the commit, and never throws. */
  abstract changed(): void;

  /** Calls `forget` whenever the content has changed, here or on another replica. */
  abstract onChange(forget: () => void): void;
}
