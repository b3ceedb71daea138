import { Injectable } from '@nestjs/common';
import { newId } from '../platform/clock.js';
import { affected, type Transaction } from '../platform/database/database.js';
import { placeholders } from '../platform/database/placeholders.js';
import { insertRows } from '../platform/database/store-rows.js';
import { Business } from '../settings/business.js';
import { importedSubscriber, type ImportedTerms, wantedSince } from './domain/imported-subscriber.js';
import type { Consent, SubscriberState } from './domain/subscriber.js';
import { subscriberRow } from './store/sql-subscribers.js';

/** A person of a file. */
interface ImportedPerson extends Pick<ImportedTerms, 'givenAt' | 'leftAt'> {
  readonly subscriptionId: string;
  readonly firstName: string;
  readonly email: string;
}

/** What an import has to know of somebody who asked for the newsletter. */
export interface KnownConsent {
  readonly state: SubscriberState;
  /** When they left; null for those who did not. */
  readonly leftAt: string | null;
  /** Since when they want it; null where nothing says that. */
  readonly wantedSince: string | null;
}

/** Consents to the newsletter of subscribers that are imported. Nothing is mailed. Everything joins the caller's unit of work. */
@Injectable()
export class ImportedConsents {
  constructor(private readonly business: Business) {}

  /** By subscription. */
  async known(reader: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, KnownConsent>> {
    if (ids.length === 0) return new Map();
    const rows = await reader.query<(Consent & { state: SubscriberState })[]>(
      `SELECT c.*, s.state FROM newsletter_subscribers s JOIN consents c ON c.id = s.consentId
       WHERE s.subscriptionId IN (${placeholders(ids)})`,
      [...ids],
    );
    return new Map(
      rows.map(({ state, ...consent }) => {
        const leftAt = state === 'left' ? (consent.withdrawnAt ?? consent.givenAt) : null;
        return [consent.subscriptionId, { state, leftAt, wantedSince: wantedSince(consent) }];
      }),
    );
  }

  /** Records the basis that staff have stated as the consent of each; only one with its time lets the newsletter be sent. */
  async add(tx: Transaction, people: readonly ImportedPerson[], basis: string, now: string): Promise<void> {
    const policyDate = this.business.current().legal.privacyPolicy.date;
    const added = people.map(({ givenAt, leftAt, ...person }) =>
      importedSubscriber(person, { basis, policyDate, givenAt, leftAt }, newId(), now),
    );
    const rows = added.map(({ subscriber }) => subscriberRow(subscriber));
    await insertRows(tx, 'newsletter_subscribers', rows);
    await insertRows(
      tx,
      'consents',
      added.flatMap(({ consents }) => consents),
    );
  }

  /** Those who got an issue or a confirmation, left here, or confirmed since: what is stored about them stays. */
  async used(tx: Transaction, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const places = placeholders(ids);
    const rows = await tx.query<{ id: string }[]>(
      `SELECT subscriptionId AS id FROM newsletter_deliveries WHERE subscriptionId IN (${places})
       UNION SELECT subscriptionId FROM newsletter_links WHERE subscriptionId IN (${places})
       UNION SELECT subscriptionId FROM consents WHERE subscriptionId IN (${places})
         AND (form <> 'import' OR withdrawnHow <> 'import' OR confirmedHow = 'link')`,
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
