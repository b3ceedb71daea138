import type { LeadLiveMessage } from '../leads/live-updates.js';

/** Messages to the console over `/ws`: ids only, no personal data. */
export type LiveMessage =
  | LeadLiveMessage
  | {
      readonly type: 'mail_updated' | 'task_updated' | 'newsletter_updated';
      readonly data: { readonly id: string };
    };
