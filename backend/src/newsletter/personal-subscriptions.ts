import type { Consent, SubscriberState } from './domain/subscriber.js';

export interface PersonalSubscription {
  readonly subscriptionId: string;
  readonly state: SubscriberState;
  /** Newest first. */
  readonly consents: readonly Pick<Consent, 'wording' | 'form' | 'givenAt' | 'confirmedAt' | 'withdrawnAt'>[];
}

declare module '../platform/personal-data.js' {
  interface PersonalLists {
    readonly subscriptions: readonly PersonalSubscription[];
  }
  interface PersonalCounts {
    readonly consents: number;
  }
}
