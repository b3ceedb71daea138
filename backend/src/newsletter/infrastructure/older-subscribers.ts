import { runAll, type Database } from '../../platform/database/database.js';

/** The line beside the forms of versions that recorded no consent. */
const EARLIER_WORDING = 'We respect your privacy. Unsubscribe at any time.';

/**
 * Makes unconfirmed subscribers of subscriptions that an older version stored, as the migration does with those of before.
 * Returns their number.
 */
export async function completeSubscribers(
  database: Database,
  read: <Row>(sql: string) => Promise<Row[]>,
): Promise<number> {
  const missing = await read<{ id: string }>(
    `SELECT id FROM subscriptions WHERE erasedAt IS NULL
     AND NOT EXISTS (SELECT 1 FROM newsletter_subscribers s WHERE s.subscriptionId = subscriptions.id)`,
  );
  const insert = database.dialect === 'mysql' ? 'INSERT IGNORE' : 'INSERT OR IGNORE';
  for (const { id } of missing)
    await database.write((tx) =>
      runAll(tx, [
        {
          sql: `${insert} INTO consents (id, subscriptionId, purpose, wording, wordingVersion, policyDate, form, givenAt)
            SELECT id, id, 'newsletter', ?, 'before records', 'October 7, 2025', 'unknown', createdAt
            FROM subscriptions WHERE id = ? AND erasedAt IS NULL`,
          parameters: [EARLIER_WORDING, id],
        },
        {
          sql: `${insert} INTO newsletter_subscribers
              (subscriptionId, firstName, email, emailKey, state, consentId, hardFailures)
            SELECT id, firstName, email, LOWER(email), 'unconfirmed', id, 0
            FROM subscriptions WHERE id = ? AND erasedAt IS NULL`,
          parameters: [id],
        },
      ]),
    );
  return missing.length;
}
