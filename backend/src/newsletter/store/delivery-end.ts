import type { MailEnd } from '../../mail/mail-kinds.js';
import type { Statement } from '../../platform/database/database.js';
import type { NewsletterMail } from '../domain/newsletter-mails.js';
import { MAX_HARD_FAILURES } from '../domain/subscriber.js';

/**
 * What follows when a mail of an issue ends: the state of its delivery and the counter of the issue; an address that
 * the mail server refused several times in a row is no longer written to.
 */
export function deliveryEnded(
  mailId: string,
  { issueId, subscriptionId }: NewsletterMail,
  { state, refused, reply, reason, sentAt }: MailEnd,
): Statement[] {
  // a test copy
  if (subscriptionId === null) return [];
  return [
    {
      sql: `UPDATE newsletter_issues SET ${state} = ${state} + 1 WHERE id = ? AND EXISTS (
              SELECT 1 FROM newsletter_deliveries
              WHERE issueId = ? AND subscriptionId = ? AND mailId = ? AND state = 'handed')`,
      parameters: [issueId, issueId, subscriptionId, mailId],
    },
    {
      sql: `UPDATE newsletter_deliveries SET state = ?, reply = ?, reason = ?, sentAt = ?
            WHERE issueId = ? AND subscriptionId = ? AND mailId = ? AND state = 'handed'`,
      parameters: [state, reply, reason, sentAt, issueId, subscriptionId, mailId],
    },
    ...(state === 'sent' ? [reached(subscriptionId)] : []),
    ...(refused ? [hardFailure(subscriptionId)] : []),
  ];
}

function reached(subscriptionId: string): Statement {
  const sql =
    'UPDATE newsletter_subscribers SET hardFailures = 0 WHERE subscriptionId = ? AND hardFailures > 0';
  return { sql, parameters: [subscriptionId] };
}

// the state first: MariaDB assigns in this order and would use the new count
function hardFailure(subscriptionId: string): Statement {
  const sql = `UPDATE newsletter_subscribers
    SET state = CASE WHEN state = 'confirmed' AND hardFailures + 1 >= ${MAX_HARD_FAILURES} THEN 'failing' ELSE state END,
        hardFailures = hardFailures + 1
    WHERE subscriptionId = ?`;
  return { sql, parameters: [subscriptionId] };
}
