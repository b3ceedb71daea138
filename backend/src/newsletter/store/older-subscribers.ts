import type { EntityManager } from 'typeorm';
import { runAll, type Database } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { mailboxKey } from '../../platform/values/email.js';

/** The line beside the forms of versions that recorded no consent. */
const EARLIER_WORDING = 'We respect your privacy. Unsubscribe at any time.';

interface Subscribed {
  readonly id: string;
  readonly firstName: string;
  readonly email: string;
  readonly createdAt: string;
}

/** The subscriptions of the leads, and one of them in a unit of work that keeps it as it is; null once it is erased. */
export interface Subscriptions {
  readonly pages: AsyncIterable<readonly Subscribed[]>;
  readonly one: (tx: EntityManager, id: string) => Promise<Subscribed | null>;
}

/**
 * Makes unconfirmed subscribers of subscriptions that an older version stored, as the migration does with those of before.
 * Returns their number.
 */
export async function completeSubscribers(
  database: Database,
  read: <Row>(sql: string, parameters?: unknown[]) => Promise<Row[]>,
  { pages, one }: Subscriptions,
): Promise<number> {
  let completed = 0;
  for await (const page of pages) {
    const ids = page.map(({ id }) => id);
    const keys = page.map(({ email }) => mailboxKey(email));
    const known = await read<{ id: string; emailKey: string }>(
      `SELECT subscriptionId AS id, emailKey FROM newsletter_subscribers
       WHERE subscriptionId IN (${placeholders(ids)}) OR emailKey IN (${placeholders(keys)})`,
      [...ids, ...keys],
    );
    // a second subscription of a mailbox has no subscriber of its own
    const isKnown = new Set(known.flatMap(({ id, emailKey }) => [id, emailKey]));
    for (const [place, id] of ids.entries()) {
      if (isKnown.has(id) || isKnown.has(keys[place]!)) continue;
      completed += await database.write(async (tx) => {
        const person = await one(tx, id);
        if (person) await runAll(tx, additionOf(person, database));
        return person ? 1 : 0;
      });
    }
  }
  return completed;
}

function additionOf({ id, firstName, email, createdAt }: Subscribed, { dialect }: Database) {
  const insert = dialect === 'mysql' ? 'INSERT IGNORE' : 'INSERT OR IGNORE';
  return [
    {
      sql: `${insert} INTO consents (id, subscriptionId, purpose, wording, wordingVersion, policyDate, form, givenAt)
        VALUES (?, ?, 'newsletter', ?, 'before records', 'October 7, 2025', 'unknown', ?)`,
      parameters: [id, id, EARLIER_WORDING, createdAt],
    },
    {
      sql: `${insert} INTO newsletter_subscribers
          (subscriptionId, firstName, email, emailKey, state, consentId, hardFailures)
        VALUES (?, ?, ?, ?, 'unconfirmed', ?, 0)`,
      parameters: [id, firstName, email, mailboxKey(email), id],
    },
  ];
}
