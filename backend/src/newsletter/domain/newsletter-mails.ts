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
  /** Of the reader; empty, or missing in mails of earlier versions, when it is not known. */
  readonly firstName?: string;
}

/** The reminder of a confirmation, which is sent once while the consent awaits it. */
export interface SubscriptionReminderMail extends SubscriptionMail {
  readonly subscriptionId: string;
  readonly consentId: string;
}

export interface NewsletterMailData {
  readonly subscription_confirmation: SubscriptionMail;
  readonly subscription_reminder: SubscriptionReminderMail;
  readonly newsletter: NewsletterMail;
}

export const NEWSLETTER_MAILS = {
  subscription_confirmation: { label: 'Confirmation of a subscription', audience: 'visitor' },
  subscription_reminder: {
    label: 'Reminder to confirm a subscription',
    audience: 'visitor',
    when: 'Once, a week after the confirmation was asked for, unless the subscription was confirmed.',
  },
  newsletter: { label: 'Newsletter', audience: 'visitor', bulk: true },
} as const satisfies Record<keyof NewsletterMailData, object>;
