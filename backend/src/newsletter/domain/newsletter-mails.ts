/** Asks the recipient to confirm the address that was entered for the newsletter. */
export interface SubscriptionMail {
  readonly firstName: string;
  /** The secret of the page `/newsletter/confirm/{token}`; null once the mail needs it no more. */
  readonly token: string | null;
}

/** An issue of the newsletter. The text is read from the issue when the mail is sent. */
export interface NewsletterMail {
  readonly issueId: string;
  readonly subject: string;
  /** Null for a copy that staff test with. */
  readonly subscriptionId: string | null;
  /** The secret of the page `/newsletter/unsubscribe/{token}`; null for a test copy. */
  readonly token: string | null;
}

export interface NewsletterMailData {
  readonly subscription_confirmation: SubscriptionMail;
  readonly newsletter: NewsletterMail;
}

export const NEWSLETTER_MAILS = {
  subscription_confirmation: { label: 'Confirmation of a subscription', audience: 'visitor' },
  newsletter: { label: 'Newsletter', audience: 'visitor', bulk: true },
} as const satisfies Record<keyof NewsletterMailData, object>;
