import { Injectable } from '@nestjs/common';
import { transactionOf } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import type { Said } from '../../platform/domain-error.js';
import type { ImportedBy, ImportedPerson } from '../../platform/import-target.js';
import type { Reading, Unit } from '../../platform/unit-of-work.js';
import { splitSuffix } from '../../platform/values/name.js';
import {
  type ClientDescription,
  type DescribedClient,
  ImportedOwners,
  type NewOwner,
} from '../imported-owners.js';
import { describedClients, namesOfClients, survivorsOf } from './described-clients.js';
import { IMPORTED, ImportedClients } from './imported-clients.js';

@Injectable()
export class SqlImportedOwners extends ImportedOwners {
  constructor(private readonly clients: ImportedClients) {
    super();
  }

  override describe(reading: Reading, described: readonly ClientDescription[]): Promise<DescribedClient[]> {
    return describedClients(transactionOf(reading), described);
  }

  override names(reading: Reading, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return namesOfClients(transactionOf(reading), ids);
  }

  override survivors(reading: Reading, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return survivorsOf(reading, ids);
  }

  override problems(person: ImportedPerson, by: ImportedBy): Readonly<Record<string, Said>> {
    if (person.firstName === '') return { firstName: 'import.owner-without-name' };
    const decided = this.clients.decide(null, fieldsOf(person), {}, by);
    return decided.problems ?? {};
  }

  override async create(unit: Unit, owners: readonly NewOwner[], by: ImportedBy): Promise<void> {
    if (owners.length === 0) return;
    const records = owners.map(({ id, person }) => {
      const decided = this.clients.decide(null, fieldsOf(person), {}, by);
      if (!decided.after) throw new Error('The row of a new client was not checked');
      return { id, fields: decided.after, links: {} };
    });
    await this.clients.create(unit, records, by);
  }

  override async removeUnused(unit: Unit, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const changed = await transactionOf(unit).query<{ id: string }[]>(
      `SELECT clientId AS id FROM client_activity WHERE clientId IN (${placeholders(ids)}) AND actionType <> ?`,
      [...ids, IMPORTED],
    );
    const kept = await this.clients.kept(unit, ids);
    const unused = ids.filter((id) => !kept.has(id) && !changed.some((one) => one.id === id));
    await this.clients.remove(unit, unused);
  }
}

function fieldsOf({ firstName, lastName: written, suffix: own, ...person }: ImportedPerson) {
  const { lastName, suffix } = splitSuffix(written);
  const fields = { firstName, lastName, suffix: own || suffix, ...person };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}
