import { Injectable } from '@nestjs/common';
import { Invalid, NotFound } from '../../platform/domain-error.js';
import type { Erasure, LedgerEntry } from '../domain/erasure.js';
import { ErasablePeople } from './erasable-people.js';
import { ErasureCertificates } from './erasure-certificates.js';
import { ErasureUnits } from './erasure-units.js';
import { ErasureUpkeep } from './erasure-upkeep.js';
import { mailboxKey } from '../../platform/values/email.js';

export interface ErasureRequest {
  readonly email: string;
  /** Kept in the certificate, so it must not say whose it is. */
  readonly reason: string;
  /** Why a policy in force is erased all the same; kept in the certificate. Null keeps such a person. */
  readonly legalGround?: string | null;
  /** Ids of notes and tasks of other leads that mention the person, to be deleted too. */
  readonly mentions?: readonly string[];
}

/** The record of an erasure for the person. The address is only here: it is not stored. */
export interface ErasureCertificate extends Erasure {
  readonly email: string;
}

/** Characters that a certificate keeps of reason and legal ground together. */
const MOST_IN_REASON = 500;

/**
 * Erases a person for good: everything with the e-mail address, all or nothing. Rejects when nothing is held, under a
 * legal hold, while a policy of the person is in force and no legal ground is given, a reason or ground that names the person, and mentions that are none. A person who comes again later is a new one.
 */
@Injectable()
export class ErasePerson {
  constructor(
    private readonly units: ErasureUnits,
    private readonly people: ErasablePeople,
    private readonly certificates: ErasureCertificates,
    private readonly upkeep: ErasureUpkeep,
  ) {}

  /** `actor.id` is null for what the rules of the office erase by themselves. */
  async execute(
    { email: written, reason: asked, legalGround = null, mentions = [] }: ErasureRequest,
    actor: { readonly id: string | null; readonly name: string },
  ): Promise<ErasureCertificate> {
    const email = mailboxKey(written);
    const reason =
      legalGround === null
        ? asked
        : // eslint-disable-next-line regexp/no-super-linear-move -- a reason has at most MOST_IN_REASON characters
          `${asked.replace(/[.\s]+$/, '')}. Legal ground for policies in force: ${legalGround}`;
    if (reason.length > MOST_IN_REASON)
      throw new Invalid({ legalGround: ['field.too-long', { max: MOST_IN_REASON }] });
    const person = await this.people.find(email, mentions);
    const certificate = await this.certificates.prepare(
      { email, firstSeen: person.firstSeen },
      reason,
      actor,
    );
    let entry: LedgerEntry | undefined;
    const erased = await this.units.erase(
      {
        email,
        candidates: null,
        until: null,
        mentions: person.mentions,
        erasedAt: certificate.erasedAt,
        contractsKept: await this.people.contractsKept(legalGround),
        isMeant: (contact) => mailboxKey(contact.email) === email,
      },
      (removed) => {
        entry = certificate.of(removed);
        const records = Object.values<number>({ ...entry.counts }).reduce((sum, count) => sum + count, 0);
        const details = { id: entry.id, records };
        return { entry, audit: { action: 'privacy.erasure', userId: actor.id, details } };
      },
    );
    if (!erased || !entry) throw new NotFound('person.nothing-held');
    await this.upkeep.afterErasure(entry);
    const { keyId: _, hashes: __, ...known } = entry;
    return { ...known, email };
  }
}
