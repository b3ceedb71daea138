import { Injectable } from '@nestjs/common';
import { transactionOf } from '../platform/database/database.js';
import { placeholders } from '../platform/database/placeholders.js';
import type { Said } from '../platform/domain-error.js';
import type { ImportedBy, ImportedPerson } from '../platform/import-target.js';
import type { Unit } from '../platform/unit-of-work.js';
import { splitSuffix } from '../platform/values/name.js';
import { IMPORTED, ImportedClients } from './store/imported-clients.js';

/** A client whom a row about something of theirs makes, such as a policy. */
interface NewOwner {
  readonly id: string;
  readonly person: ImportedPerson;
}

/** Clients whom rows of other kinds make. */
@Injectable()
export class ImportedOwners {
  constructor(private readonly clients: ImportedClients) {}

  /** What is wrong with the person as a client, by the fields of a client; a first name is needed. Pure. */
  problems(person: ImportedPerson, by: ImportedBy): Readonly<Record<string, Said>> {
    if (person.firstName === '') return { firstName: 'import.owner-without-name' };
    const decided = this.clients.decide(null, fieldsOf(person), {}, by);
    return decided.problems ?? {};
  }

  async create(unit: Unit, owners: readonly NewOwner[], by: ImportedBy): Promise<void> {
    if (owners.length === 0) return;
    const records = owners.map(({ id, person }) => {
      const decided = this.clients.decide(null, fieldsOf(person), {}, by);
      if (!decided.after) throw new Error('The row of a new client was not checked');
      return { id, fields: decided.after, links: {} };
    });
    await this.clients.create(unit, records, by);
  }

  /** Deletes those of the clients with whom nothing has happened since an import made them. */
  async removeUnused(unit: Unit, ids: readonly string[]): Promise<void> {
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
