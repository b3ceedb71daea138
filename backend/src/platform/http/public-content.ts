/** Announces changes of public content, so that every replica clears its caches of it. */
export abstract class PublicContent {
  /** Call after the commit. Never throws. */
  abstract changed(): void;

  /** Calls `clear` whenever the content has changed, here or on another replica. */
  abstract onChange(clear: () => void): void;
}
