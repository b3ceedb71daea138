import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../../platform/clock.js';
import { LiveUpdates } from '../../platform/live-updates.js';
import { Conflict, Invalid, NotFound } from '../../platform/domain-error.js';
import { type Erasure, type ErasureMessage, type LedgerEntry, namedIn } from '../domain/erasure.js';
import { periodWords, Settings } from '../../settings/settings.js';
import { ErasureUpkeep } from './erasure-upkeep.js';
import { PersonHashes } from './person-hashes.js';
import { PersonRecords } from './person-records.js';
import { LegalHolds } from './duty-ports.js';
import { BackupFolder, type ErasedPerson, Erasures, Ledger } from './ports.js';
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

const KEPT = [
  'Of bookings and subscriptions: status, dates, service and sale, without anything that says whose they were.',
  'A keyed hash of the e-mail address and phone numbers, with the time, so that a restored backup is erased again.',
];

/**
 * Erases a person for good: everything with the e-mail address, all or nothing. Rejects when nothing is held, under a
 * legal hold, while a policy of the person is in force and no legal ground is given, a reason or ground that names the person, and mentions that are none. A person who comes again later is a new one.
 */
@Injectable()
export class ErasePerson {
  constructor(
    private readonly erasures: Erasures,
    private readonly records: PersonRecords,
    private readonly legalHolds: LegalHolds,
    private readonly settings: Settings,
    private readonly ledger: Ledger,
    private readonly backups: BackupFolder,
    private readonly live: LiveUpdates<ErasureMessage>,
    private readonly upkeep: ErasureUpkeep,
    private readonly clock: Clock,
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
    if (await this.legalHolds.of(email)) throw new Conflict('hold.keeps-person');
    const [record] = await this.records.read([email], { withMentions: mentions.length > 0 });
    if (!record) throw new NotFound('person.nothing-held');
    const { key, keyId } = this.ledger.key();
    const chosen = record.mentions.filter(({ id }) => mentions.includes(id));
    if (chosen.length < new Set(mentions).size) throw new Invalid({ mentions: 'erasure.mentions' });
    const [id, erasedAt] = [newId(), this.clock.timestamp()];
    const backups = await this.backups.since(record.firstSeen);
    const entryOf = ({ person, counts }: ErasedPerson): LedgerEntry => {
      const named = namedIn(reason, person);
      if (named) throw new Invalid({ reason: ['erasure.names-person', { named }] });
      return {
        ...{ id, reason, erasedAt, erasedBy: actor.id, erasedByName: actor.name, counts },
        kept: [...KEPT, ...this.erasures.kept],
        ...{ backups, keyId, hashes: new PersonHashes(key).of(email, person.contacts) },
      };
    };
    let entry: LedgerEntry | undefined;
    const erased = await this.erasures.erase(
      {
        ...{ email, candidates: null, until: null, mentions: chosen, erasedAt },
        contractsKept:
          legalGround === null ? periodWords((await this.settings.read('retention')).policyMonths) : null,
        isMeant: (contact) => mailboxKey(contact.email) === email,
      },
      (removed) => {
        entry = entryOf(removed);
        const records = Object.values<number>({ ...entry.counts }).reduce((sum, count) => sum + count, 0);
        const details = { id, records };
        return { entry, audit: { action: 'privacy.erasure', userId: actor.id, details } };
      },
    );
    if (!erased || !entry) throw new NotFound('person.nothing-held');
    await this.upkeep.afterErasure(entry);
    this.live.publish({ type: 'person_erased', data: { id } });
    const { keyId: _, hashes: __, ...certificate } = entry;
    return { ...certificate, email };
  }
}
