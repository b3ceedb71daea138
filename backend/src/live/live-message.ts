import type { ClientMessage } from '../clients/domain/client.js';
import type { ImportMessage } from '../imports/domain/import.js';
import type { LeadMessage } from '../leads/lead-message.js';
import type { MailMessage } from '../mail/domain/mail-state.js';
import type { NewsletterMessage } from '../newsletter/domain/issue.js';
import type { InsurerMessage } from '../policies/domain/insurer.js';
import type { PolicyMessage } from '../policies/domain/policy.js';
import type { ErasureMessage } from '../privacy/domain/erasure.js';
import type { SettingsMessage } from '../settings/settings.js';
import type { TaskMessage } from '../tasks/domain/task.js';

/** The messages to the console over `/ws`; areas cannot publish one that is missing here (live.module.ts). */
export type LiveMessage =
  | LeadMessage
  | ClientMessage
  | PolicyMessage
  | InsurerMessage
  | MailMessage
  | TaskMessage
  | NewsletterMessage
  | ImportMessage
  | ErasureMessage
  | SettingsMessage;
