import { attention, type Finding, good, unknown } from './check.js';
import { daysSince } from './moments.js';
import { CONNECT_MAIL } from './server-steps.js';

export interface MailFacts {
  readonly server: boolean;
  /** The last mail that the mail server accepted. */
  readonly lastSentAt: string | null;
  readonly lastFailure: { readonly at: string; readonly reply: string | null } | null;
  /** The last test mail that the mail server accepted. */
  readonly lastTestAt: string | null;
  readonly held: number;
}

const SETTINGS = '/admin/settings/mail';
const MESSAGES = '/admin/messages';
const RECENT_DAYS = 30;

/** Whether mails leave the office. */
export function mailCheck(
  { server, lastSentAt, lastFailure, lastTestAt, held }: MailFacts,
  now: Date,
): Finding {
  if (!server)
    return attention(
      `No mail server is connected: messages are written and kept, not sent${held > 0 ? ` (${held} are waiting)` : ''}, and nobody can reset a forgotten password by mail.`,
      'Have the mail account of your office connected; then send a test message.',
      { technical: CONNECT_MAIL },
    );
  if (lastFailure && (!lastSentAt || lastFailure.at > lastSentAt))
    return attention(
      `The last message could not be delivered${lastFailure.reply ? `; the mail server said: ${lastFailure.reply}` : ''}.`,
      'Read what the mail server said. If the address is wrong, correct it and send the message again.',
      {
        technical:
          'If the mail server cannot be reached or rejects the password: correct SMTP_URL and restart the server.',
        link: MESSAGES,
      },
    );
  if (!lastSentAt)
    return unknown('A mail server is connected, but nothing has been sent yet.', 'Send a test message.', {
      link: SETTINGS,
    });
  if (daysSince(lastSentAt, now) > RECENT_DAYS)
    return unknown(
      `The last message was sent more than ${RECENT_DAYS} days ago.`,
      'Send a test message to see whether the mail server still accepts them.',
      { link: SETTINGS },
    );
  return good(
    lastTestAt === lastSentAt
      ? 'The mail server accepted the last message, a test.'
      : 'The mail server accepted the last message.',
  );
}
