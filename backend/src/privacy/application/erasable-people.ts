import { Injectable } from '@nestjs/common';
import { Conflict, Invalid, NotFound } from '../../platform/domain-error.js';
import { periodWords, Settings } from '../../settings/settings.js';
import { LegalHolds } from './duty-ports.js';
import { PersonRecords } from './person-records.js';
import type { ErasureOrder, PersonRecord } from './ports.js';

/** Whom the duties of the office let it erase. */
@Injectable()
export class ErasablePeople {
  constructor(
    private readonly records: PersonRecords,
    private readonly legalHolds: LegalHolds,
    private readonly settings: Settings,
  ) {}

  /** What is held about the person, with the chosen mentions. Rejects under a legal hold, when nothing is held, and for mentions that are none. */
  async find(email: string, mentions: readonly string[]): Promise<PersonRecord> {
    if (await this.legalHolds.of(email)) throw new Conflict('hold.keeps-person');
    const [record] = await this.records.read([email], { withMentions: mentions.length > 0 });
    if (!record) throw new NotFound('person.nothing-held');
    const chosen = record.mentions.filter(({ id }) => mentions.includes(id));
    if (chosen.length < new Set(mentions).size) throw new Invalid({ mentions: 'erasure.mentions' });
    return { ...record, mentions: chosen };
  }

  /** How long contracts are kept after their end, in words; null when another legal ground erases those in force. */
  async contractsKept(legalGround: string | null): Promise<ErasureOrder['contractsKept']> {
    return legalGround === null ? periodWords((await this.settings.read('retention')).policyMonths) : null;
  }
}
