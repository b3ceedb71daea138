import { Injectable } from '@nestjs/common';
import { newId } from '../../platform/clock.js';
import { affected, transactionOf } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { insertRows } from '../../platform/database/store-rows.js';
import type { Reading, Unit } from '../../platform/unit-of-work.js';
import { Business } from '../../settings/business.js';
import { importedSubscriber, wantedSince } from '../domain/imported-subscriber.js';
import type { Consent, SubscriberState } from '../domain/subscriber.js';
import { ImportedConsents, type ImportedPerson, type KnownConsent } from '../imported-consents.js';
import { subscriberRow } from './sql-subscribers.js';

@Injectable()
export class SqlImportedConsents extends ImportedConsents {
  constructor(private readonly business: Business) {
    super();
  }

  override async known(reading: Reading, ids: readonly string[]): Promise<ReadonlyMap<string, KnownConsent>> {
    if (ids.length === 0) return new Map();
    const rows = await transactionOf(reading).query<(Consent & { state: SubscriberState })[]>(
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

  override async add(
    unit: Unit,
    people: readonly ImportedPerson[],
    basis: string,
    now: string,
  ): Promise<void> {
    const tx = transactionOf(unit);
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

  override async used(reading: Reading, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const places = placeholders(ids);
    const rows = await transactionOf(reading).query<{ id: string }[]>(
      `SELECT subscriptionId AS id FROM newsletter_deliveries WHERE subscriptionId IN (${places})
       UNION SELECT subscriptionId FROM newsletter_links WHERE subscriptionId IN (${places})
       UNION SELECT subscriptionId FROM consents WHERE subscriptionId IN (${places})
         AND (form <> 'import' OR withdrawnHow <> 'import' OR confirmedHow = 'link')`,
      [...ids, ...ids, ...ids],
    );
    return rows.map(({ id }) => id);
  }

  override async remove(unit: Unit, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    for (const table of ['newsletter_subscribers', 'consents'])
      await affected(
        transactionOf(unit),
        `DELETE FROM ${table} WHERE subscriptionId IN (${placeholders(ids)})`,
        ids,
      );
  }
}
