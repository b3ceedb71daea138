import type { MeetingSetting } from '../../calendar/domain/meeting.js';
import type { BusinessIdentity } from '../../settings/business.js';
import type { Letter } from '../letters.js';
import type { MailData, MailKind } from '../domain/mail-kinds.js';
import type { MailBody } from './blocks.js';

/** What mails need to know about the office. */
export interface MailContext {
  readonly business: BusinessIdentity;
  /** How consultations take place as a rule. */
  readonly meeting: MeetingSetting;
  /** The public address of the site, without a slash at the end. */
  readonly baseUrl: string;
  /** The office's time zone (IANA name). */
  readonly timeZone: string;
  /** The address that mails come from; the organizer of invitations. */
  readonly senderAddress: string;
  /** The words of the issue, for a newsletter whose issue exists. */
  readonly letter?: Letter | null;
}

/** The words of one kind of mail. */
export interface Template<K extends MailKind> {
  subject(data: MailData[K], business: BusinessIdentity): string;
  body(data: MailData[K], context: MailContext): MailBody;
}
