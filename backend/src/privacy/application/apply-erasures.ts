import { Injectable } from '@nestjs/common';
import { type PersonalContact, PersonalData, type RecordOfPerson } from '../../platform/personal-data.js';
import type { LedgerEntry } from '../domain/erasure.js';
import { ErasureUnits } from './erasure-units.js';
import { PersonHashes } from './person-hashes.js';
import { type ErasureOrder, Erasures, Ledger } from './ports.js';
import { mailboxKey } from '../../platform/values/email.js';

/** There are erasures that cannot be applied again, because the key of their hashes is another one. */
export class LedgerKeyMissing extends Error {
  constructor() {
    super(
      'The ledger of erasures was written with another key, so erased people cannot be recognised: ' +
        'put back the file erasure-key, or set ERASURE_KEY_FILE to the key that was used',
    );
  }
}

/**
 * Erases people again who are back because the database was restored: those of the ledger, as far as their data is older
 * than their erasure. Who came again later is left alone.
 */
@Injectable()
export class ApplyErasures {
  constructor(
    private readonly units: ErasureUnits,
    private readonly erasures: Erasures,
    private readonly ledger: Ledger,
    private readonly data: PersonalData,
  ) {}

  /**
   * Adds what the database does not know, and applies what was not applied to it. Returns how many people were erased
   * again. Rejects with `LedgerKeyMissing`, and erases nothing, unless those without their key are to be left out.
   */
  async execute(entries: readonly LedgerEntry[], withoutKey = false): Promise<number> {
    await this.erasures.addMissing(entries);
    const open = await this.erasures.toApply();
    if (open.length === 0) return 0;
    const known = open.filter(({ keyId }) => this.ledger.hasKey(keyId));
    if (known.length < open.length && !withoutKey) throw new LedgerKeyMissing();
    const { key } = this.ledger.key();
    let people = 0;
    for (const order of await this.orders(new Recognition(known, new PersonHashes(key))))
      if (await this.units.eraseAgain(order)) people += 1;
    await this.units.applied(open, people);
    return people;
  }

  /** One for each address in the database that has something of an erased person. */
  private async orders(recognition: Recognition): Promise<ErasureOrder[]> {
    const orders = new Map<string, ErasureOrder & { candidates: RecordOfPerson[] }>();
    const order = (written: string) => {
      const [email, erasedAt] = [mailboxKey(written), recognition.ofEmail(written) ?? ''];
      const known = orders.get(email);
      // without a time, the mails to this address belong to another person
      const until = known && known.until! > erasedAt ? known.until! : erasedAt;
      const made = {
        email,
        candidates: known?.candidates ?? [],
        mentions: [],
        until,
        erasedAt: until || recognition.newest,
        contractsKept: null,
        isMeant: (contact: PersonalContact) => recognition.isErased(contact),
      };
      orders.set(email, made);
      return made;
    };
    for (const part of this.data.parts)
      for await (const people of part.everybody?.() ?? [])
        for (const { contact, record } of people)
          if (recognition.isErased(contact))
            order(contact.email).candidates.push(...(record ? [record] : []));
    return [...orders.values()];
  }
}

/** Recognises erased people by their hashes. */
class Recognition {
  /** The time of the last erasure, by hash. */
  private readonly times = new Map<string, string>();

  constructor(
    entries: readonly LedgerEntry[],
    private readonly hashes: PersonHashes,
  ) {
    for (const { hashes: stored, erasedAt } of entries)
      for (const hash of stored) if (erasedAt > (this.times.get(hash) ?? '')) this.times.set(hash, erasedAt);
  }

  get newest(): string {
    return [...this.times.values()].sort().at(-1) ?? '';
  }

  /** When the address was erased last; null never. */
  ofEmail(email: string): string | null {
    const times = this.hashes.everOfEmail(email).flatMap((hash) => this.times.get(hash) ?? []);
    return times.sort().at(-1) ?? null;
  }

  isErased(contact: PersonalContact): boolean {
    const byPhone = this.hashes.everOfPhone(contact).map((hash) => this.times.get(hash));
    const times = [this.ofEmail(contact.email), ...byPhone];
    return times.some((time) => contact.createdAt <= (time || ''));
  }
}
