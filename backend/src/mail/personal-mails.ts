import type { MailKind } from './mail-kinds.js';
import type { MailState } from './domain/mail-state.js';

export interface PersonalMail {
  readonly id: string;
  readonly kind: MailKind;
  readonly subject: string;
  readonly state: MailState;
  readonly createdAt: string;
  readonly sentAt: string | null;
}

declare module '../platform/personal-data.js' {
  interface PersonalLists {
    readonly mails: readonly PersonalMail[];
  }
  interface PersonalCounts {
    readonly mails: number;
  }
}
