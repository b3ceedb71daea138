import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../../platform/clock.js';
import { Invalid } from '../../platform/domain-error.js';
import { type LedgerEntry, namedIn } from '../domain/erasure.js';
import { PersonHashes } from './person-hashes.js';
import { BackupFolder, type ErasedPerson, Erasures, Ledger, type PersonRecord } from './ports.js';

const KEPT = [
  'Of bookings and subscriptions: status, dates, service and sale, without anything that says whose they were.',
  'A keyed hash of the e-mail address and phone numbers, with the time, so that a restored backup is erased again.',
];

/** A record that is made of an erasure. */
export interface Certificate {
  readonly erasedAt: string;
  /** Rejects a reason that names the person. */
  of(erased: ErasedPerson): LedgerEntry;
}

/** Prepares the records of erasures: with hashes of the person, and the backups that may still have them. */
@Injectable()
export class ErasureCertificates {
  constructor(
    private readonly erasures: Erasures,
    private readonly ledger: Ledger,
    private readonly backups: BackupFolder,
    private readonly clock: Clock,
  ) {}

  /** `by.id` is null for what the rules of the office erase by themselves. */
  async prepare(
    { email, firstSeen }: Pick<PersonRecord, 'email' | 'firstSeen'>,
    reason: string,
    by: { readonly id: string | null; readonly name: string },
  ): Promise<Certificate> {
    const { key, keyId } = this.ledger.key();
    const [id, erasedAt] = [newId(), this.clock.timestamp()];
    const backups = await this.backups.since(firstSeen);
    return {
      erasedAt,
      of: ({ person, counts }) => {
        const named = namedIn(reason, person);
        if (named) throw new Invalid({ reason: ['erasure.names-person', { named }] });
        return {
          id,
          reason,
          erasedAt,
          erasedBy: by.id,
          erasedByName: by.name,
          counts,
          kept: [...KEPT, ...this.erasures.kept],
          backups,
          keyId,
          hashes: new PersonHashes(key).of(email, person.contacts),
        };
      },
    };
  }
}
