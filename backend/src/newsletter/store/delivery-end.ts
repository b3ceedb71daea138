import type { MailEnd } from '../../mail/mail-kinds.js';
import type { Statement } from '../../platform/database/database.js';
import { deliveryEnd, REFUSALS } from '../domain/delivery-end.js';
import type { NewsletterMail } from '../domain/newsletter-mails.js';

/** Stores what follows when a mail of an issue ends: in its delivery, the counter of the issue, and the subscriber. */
export function deliveryEnded(mailId: string, mail: NewsletterMail, end: MailEnd): Statement[] {
  const delivery = deliveryEnd(mail, end);
  if (!delivery) return [];
  const { issueId, subscriptionId, address } = delivery;
  const { state, reply, reason, sentAt } = end;
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
    ...(address === 'reached' ? [reached(subscriptionId)] : []),
    ...(address === 'refused' ? [refused(subscriptionId)] : []),
  ];
}

function reached(subscriptionId: string): Statement {
  const sql =
    'UPDATE newsletter_subscribers SET hardFailures = 0 WHERE subscriptionId = ? AND hardFailures > 0';
  return { sql, parameters: [subscriptionId] };
}

// the state first: MariaDB assigns in this order and would use the new count
function refused(subscriptionId: string): Statement {
  const { inARow, from, to } = REFUSALS;
  const sql = `UPDATE newsletter_subscribers
    SET state = CASE WHEN state = ? AND hardFailures + 1 >= ? THEN ? ELSE state END, hardFailures = hardFailures + 1
    WHERE subscriptionId = ?`;
  return { sql, parameters: [from, inARow, to, subscriptionId] };
}
