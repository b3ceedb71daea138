import { Injectable } from '@nestjs/common';
import { transactionOf } from '../platform/database/database.js';
import type { Reading } from '../platform/unit-of-work.js';
import { PersonHashes } from './application/person-hashes.js';
import { Ledger } from './application/ports.js';

/** Recognises erased people by the keyed hashes of the ledger. */
@Injectable()
export class ErasedPeople {
  private known = { state: '', hashes: new Set<string>() };

  constructor(private readonly ledger: Ledger) {}

  /** Which of the people were erased, in their order; those that were erased with another key are not recognised. */
  async among(
    reading: Reading,
    people: readonly {
      readonly email: string;
      readonly phone: string;
      readonly firstName: string;
      readonly lastName: string;
      readonly suffix: string;
    }[],
  ): Promise<boolean[]> {
    const hashes = await this.hashes(reading);
    if (hashes.size === 0) return people.map(() => false);
    const hashesOf = new PersonHashes(this.ledger.key().key);
    return people.map((person) => {
      const byEmail = person.email === '' ? [] : hashesOf.everOfEmail(person.email);
      return [...byEmail, ...hashesOf.everOfPhone(person)].some((hash) => hashes.has(hash));
    });
  }

  /** Read again when there are more. */
  private async hashes(reading: Reading): Promise<ReadonlySet<string>> {
    const reader = transactionOf(reading);
    const [row] = await reader.query<{ erasures: number | string; last: string | null }[]>(
      'SELECT COUNT(*) AS erasures, MAX(id) AS last FROM erasures',
    );
    const state = `${row?.erasures} ${row?.last}`;
    if (state === this.known.state) return this.known.hashes;
    const stored = await reader.query<{ keyId: string; hashes: string }[]>(
      'SELECT keyId, hashes FROM erasures',
    );
    const hashes = stored
      .filter(({ keyId }) => this.ledger.hasKey(keyId))
      .flatMap((erasure) => JSON.parse(erasure.hashes) as string[]);
    this.known = { state, hashes: new Set(hashes) };
    return this.known.hashes;
  }
}
