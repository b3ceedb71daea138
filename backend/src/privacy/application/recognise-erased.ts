import { Injectable } from '@nestjs/common';
import type { Reading } from '../../platform/unit-of-work.js';
import { ErasedPeople } from '../erased-people.js';
import { PersonHashes } from './person-hashes.js';
import { Erasures, type HashesOfErasure, Ledger } from './ports.js';

@Injectable()
export class RecogniseErased extends ErasedPeople {
  private known = { stored: [] as readonly HashesOfErasure[], hashes: new Set<string>() };

  constructor(
    private readonly erasures: Erasures,
    private readonly ledger: Ledger,
  ) {
    super();
  }

  override async among(reading: Reading, people: Parameters<ErasedPeople['among']>[1]): Promise<boolean[]> {
    const hashes = await this.hashes(reading);
    if (hashes.size === 0) return people.map(() => false);
    const hashesOf = new PersonHashes(this.ledger.key().key);
    return people.map((person) => {
      const byEmail = person.email === '' ? [] : hashesOf.everOfEmail(person.email);
      return [...byEmail, ...hashesOf.everOfPhone(person)].some((hash) => hashes.has(hash));
    });
  }

  private async hashes(reading: Reading): Promise<ReadonlySet<string>> {
    const stored = await this.erasures.hashes(reading);
    if (stored !== this.known.stored) {
      const ours = stored.filter(({ keyId }) => this.ledger.hasKey(keyId));
      this.known = { stored, hashes: new Set(ours.flatMap(({ hashes }) => hashes)) };
    }
    return this.known.hashes;
  }
}
