import { Injectable } from '@nestjs/common';
import { newId } from '../platform/clock.js';
import { affected, type Transaction } from '../platform/database/database.js';
import { placeholders } from '../platform/database/placeholders.js';
import { insertRows } from '../platform/database/store-rows.js';
import { Business } from '../settings/business.js';
import { importedSubscriber } from './domain/imported-subscriber.js';
import type { SubscriberState } from './domain/subscriber.js';
import { subscriberRow } from './infrastructure/sql-subscribers.js';

/** A person of a file, and when the consent was given; null when the file does not say it. */
interface ImportedPerson {
  readonly subscriptionId: string;
  readonly firstName: string;
  readonly email: string;
  readonly givenAt: string | null;
}

/** Consents to the newsletter of subscribers that are imported. Nothing is mailed. Everything joins the caller's unit of work. */
@Injectable()
export class ImportedConsents {
  constructor(private readonly business: Business) {}

  /** By subscription. */
  async states(reader: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, SubscriberState>> {
    if (ids.length === 0) return new Map();
    const rows = await reader.query<{ id: string; state: SubscriberState }[]>(
      `SELECT subscriptionId AS id, state FROM newsletter_subscribers WHERE subscriptionId IN (${placeholders(ids)})`,
      [...ids],
    );
    return new Map(rows.map(({ id, state }) => [id, state]));
  }

  /** Records the basis that staff have stated as the consent of each; only one with its time lets the newsletter be sent. */
  async add(tx: Transaction, people: readonly ImportedPerson[], basis: string, now: string): Promise<void> {
    const policyDate = this.business.current().legal.privacyPolicy.date;
    const added = people.map(({ givenAt, ...person }) =>
      importedSubscriber(person, { basis, policyDate, givenAt }, newId(), now),
    );
    const rows = added.map(({ subscriber }) => subscriberRow(subscriber));
    await insertRows(tx, 'newsletter_subscribers', rows);
    await insertRows(
      tx,
      'consents',
      added.flatMap(({ consents }) => consents),
    );
  }

  /** Those who got an issue or a confirmation, left, or confirmed since: what is stored about them stays. */
  async used(tx: Transaction, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const places = placeholders(ids);
    const rows = await tx.query<{ id: string }[]>(
      `SELECT subscriptionId AS id FROM newsletter_deliveries WHERE subscriptionId IN (${places})
       UNION SELECT subscriptionId FROM newsletter_links WHERE subscriptionId IN (${places})
       UNION SELECT subscriptionId FROM consents WHERE subscriptionId IN (${places})
         AND (form <> 'import' OR withdrawnAt IS NOT NULL OR confirmedHow = 'link')`,
      [...ids, ...ids, ...ids],
    );
    return rows.map(({ id }) => id);
  }

  async remove(tx: Transaction, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    for (const table of ['newsletter_subscribers', 'consents'])
      await affected(tx, `DELETE FROM ${table} WHERE subscriptionId IN (${placeholders(ids)})`, ids);
  }
}
