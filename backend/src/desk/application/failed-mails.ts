import type { FailedMail, MailStates } from '../../mail/mail-states.js';
import { MOST_COUNTED } from './today.js';

const DAY = 86_400_000;

/** The time of `days` before `now`, both ISO 8601 UTC. */
export const daysBefore = (now: string, days: number) => new Date(Date.parse(now) - days * DAY).toISOString();

/** The failed mails that need a person: those about leads, and the others of the last week. */
export const failedMails = (mails: MailStates, now: string): Promise<FailedMail[]> =>
  mails.failed(daysBefore(now, 7), MOST_COUNTED);
