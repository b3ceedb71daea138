import type { PageData } from '@contract';

export type ConfirmPageData = Extract<PageData, { page: 'newsletter-confirm' }>;
export type LeavePageData = Extract<PageData, { page: 'newsletter-leave' }>;

/** The texts of a page about a subscription. */
export interface SubscriptionWords {
  readonly title: string;
  readonly text: string;
  readonly note: string;
  /** The label of its button, if it has one. */
  readonly button?: string;
}

const WAY_OUT = 'Every issue has a link to unsubscribe.';

export function confirmWords({ state, name, email, business }: ConfirmPageData): SubscriptionWords {
  switch (state) {
    case 'ask':
      return {
        title: 'Confirm your subscription',
        text: `Hello ${name}. With this button you confirm that ${email} gets the newsletter of ${business.name}.`,
        button: 'Confirm my subscription',
        note: 'You did not subscribe? Then close this page; without your confirmation we send you no newsletter.',
      };
    case 'confirmed':
      return {
        title: 'Your subscription is confirmed',
        text: `Thank you, ${name}. The next letter goes to ${email}.`,
        note: WAY_OUT,
      };
    case 'left':
      return {
        title: 'You have unsubscribed',
        text: `${email} gets no newsletter from us, and this link can no longer be used.`,
        note: 'To get it again, subscribe once more on our home page.',
      };
  }
}

export function leaveWords({ state, email, business }: LeavePageData): SubscriptionWords {
  switch (state) {
    case 'ask':
      return {
        title: 'Unsubscribe from the newsletter?',
        text: `With this button ${email} gets no more letters from ${business.name}.`,
        button: 'Unsubscribe',
        note: 'You need not give a reason.',
      };
    case 'left':
      return {
        title: 'You are unsubscribed',
        text: `We send no more letters to ${email}.`,
        button: 'Subscribe again',
        note: 'Did you press it by mistake? We will mail you a link to come back.',
      };
    case 'returned':
      return {
        title: 'Please confirm your address',
        text: `Unless you have confirmed before, a message with a link goes to ${email}; the newsletter starts again once you open it and confirm.`,
        note: WAY_OUT,
      };
  }
}
