/** What the pages behind the links of newsletter mails say. `email` is masked. */
export interface LinkedSubscriber {
  readonly email: string;
  readonly firstName: string;
}

/**
 * The links of newsletter mails. Reading never changes anything: mail scanners follow links. Everything is null for a secret
 * that is malformed or unknown, and harmless when it is repeated.
 */
export abstract class SubscriptionLinks {
  abstract readConfirmation(
    token: string,
  ): Promise<(LinkedSubscriber & { readonly state: 'ask' | 'confirmed' | 'left' }) | null>;

  /** Proves the address; nothing happens when the subscriber has left since. */
  abstract confirm(token: string): ReturnType<SubscriptionLinks['readConfirmation']>;

  abstract readUnsubscription(
    token: string,
  ): Promise<(LinkedSubscriber & { readonly state: 'ask' | 'left' }) | null>;

  /** `one-click` when the mail program did it (RFC 8058). */
  abstract unsubscribe(
    token: string,
    how: 'link' | 'one-click',
  ): ReturnType<SubscriptionLinks['readUnsubscription']>;

  /**
   * Somebody who left asks to come back, and is mailed a confirmation as a new subscriber is: an issue may have been forwarded.
   */
  abstract comeBack(token: string): Promise<LinkedSubscriber | null>;
}
