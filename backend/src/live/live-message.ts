import type { LeadLiveMessage } from '../leads/live-updates.js';
import type { SettingsSection } from '../settings/settings.js';

/** Messages to the console over `/ws`: ids and names of sections only, no personal data. */
export type LiveMessage =
  | LeadLiveMessage
  | {
      readonly type: 'mail_updated' | 'task_updated' | 'newsletter_updated' | 'person_erased';
      readonly data: { readonly id: string };
    }
  | { readonly type: 'settings_updated'; readonly data: { readonly section: SettingsSection } };
