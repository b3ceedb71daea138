/** Tells every signed-in console what changed: ids only. Does not throw. */
export abstract class NewsletterUpdates {
  abstract issueChanged(id: string): void;

  /** The consent of a subscription changed. */
  abstract subscriberChanged(subscriptionId: string): void;
}
