import type { MailKind } from './mail-kinds.js';
import type { MailState } from './domain/mail-state.js';

export { MAIL_STATES } from './domain/mail-state.js';

/** What became of a mail. Times are ISO 8601 UTC. */
export interface MailOfLead {
  readonly id: string;
  readonly kind: MailKind;
  readonly state: MailState;
  readonly subject: string;
  readonly createdAt: string;
  readonly sentAt: string | null;
}

/** A mail about a lead that was handed to the mail server. */
export interface SentMail extends Pick<MailOfLead, 'id' | 'subject'> {
  readonly leadType: string;
  readonly leadId: string;
  readonly sentAt: string;
}

/** A mail that did not arrive. */
export interface FailedMail extends Omit<MailOfLead, 'state' | 'sentAt'> {
  /** Null, together with `leadId`, for a mail without a lead, such as the morning's to staff. */
  readonly leadType: string | null;
  readonly leadId: string | null;
  /** The mail server's own words. */
  readonly lastReply: string | null;
}

/** What became of mails, for other areas. */
export abstract class MailStates {
  /** The newest mails about a lead, newest first. */
  abstract ofLead(
    lead: { readonly leadType: string; readonly leadId: string },
    limit: number,
  ): Promise<MailOfLead[]>;

  /** The newest mails about these leads that were sent, newest first. */
  abstract sentAbout(
    leads: readonly { readonly leadType: string; readonly leadId: string }[],
    limit: number,
  ): Promise<SentMail[]>;

  /** To whom the newest mails about a lead go or went, newest first. */
  abstract recipients(
    lead: { readonly leadType: string; readonly leadId: string },
    limit: number,
  ): Promise<(Pick<MailOfLead, 'kind' | 'state'> & { readonly recipient: string })[]>;

  /**
   * The newest failed mails that no later one of the same kind about the same lead replaces, newest first; without a
   * lead, those added after `recent`. Looks at the newest 200 failed mails.
   */
  abstract failed(recent: string, limit: number): Promise<FailedMail[]>;

  /** The number of mails that are kept until a mail server is connected. */
  abstract held(): Promise<number>;
}
