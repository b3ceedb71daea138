import type { AccountNews } from './account-news.js';

/** What the mails to the owner of an account say. */
export interface AccountMailData {
  /** A sign-in with a new browser. `at` is ISO 8601 UTC. */
  readonly staff_new_sign_in: { readonly name: string; readonly browser: string; readonly at: string };
  /** Lets the owner set a new password: the secret of the page `/admin/reset-password`; null once it is needed no more. */
  readonly password_reset: { readonly name: string; readonly token: string | null };
  /** What happened to the account. */
  readonly account_news: { readonly name: string; readonly news: AccountNews; readonly at: string };
}

export const ACCOUNT_MAILS = {
  staff_new_sign_in: { label: 'To staff: new browser', audience: 'account' },
  password_reset: { label: 'To staff: forgotten password', audience: 'account' },
  account_news: { label: 'To staff: news of their account', audience: 'account' },
} as const satisfies Record<keyof AccountMailData, object>;
