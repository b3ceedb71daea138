import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail.js';
import { BusinessTime } from '../../calendar/business-time.js';
import { DueRecords } from './due-records.js';
import type { Staff } from './duty-ports.js';
import { EraseDuePeople } from './erase-due-people.js';

/** What one call erased; `more` when there is more to do. */
export interface ErasedDue {
  /** People with bookings, and people who left the newsletter. */
  readonly bookings: number;
  readonly leavers: number;
  /** Mails whose content was removed. */
  readonly mails: number;
  readonly policies: number;
  readonly more: boolean;
}

/** Who erases when the office does it by itself. */
const BY_ITSELF = { id: null, name: 'By itself, as the settings say' };
/** One call ends after so many people or mails, or this time. */
const PEOPLE = 200;
const MAILS = 5_000;
const LONGEST_MS = 10_000;
/** Mails of one unit of work. */
const PORTION = 200;

/**
 * Erases a portion of what is due, each person in a unit of work of their own with a certificate; so a call that is
 * interrupted has erased each person completely or not at all, and the next one goes on. People under a legal hold and
 * those who have been in contact meanwhile are left.
 */
@Injectable()
export class EraseDue {
  constructor(
    private readonly people: EraseDuePeople,
    private readonly records: DueRecords,
    private readonly audit: AuditTrail,
    private readonly time: BusinessTime,
  ) {}

  /** `by` is null when the office does it by itself. */
  async execute(by: Staff | null, isStopped = () => false): Promise<ErasedDue> {
    const now = () => Date.parse(this.time.timestamp());
    const until = now() + LONGEST_MS;
    let left = PEOPLE;
    const isOver = () => left <= 0 || isStopped() || now() > until;
    const erased = { bookings: 0, leavers: 0, mails: 0, policies: 0 };
    for (const kind of ['bookings', 'leavers'] as const)
      for await (const erase of this.people.all(kind, by ?? BY_ITSELF)) {
        if (isOver()) break;
        const outcome = await erase();
        if (outcome !== 'not due') left -= 1;
        if (outcome === 'erased') erased[kind] += 1;
      }
    for await (const erase of this.records.policies()) {
      if (isOver()) break;
      left -= 1;
      if (await erase()) erased.policies += 1;
    }
    let removed = PORTION;
    while (removed === PORTION && erased.mails < MAILS && !isStopped()) {
      removed = await this.records.removeMails(PORTION);
      erased.mails += removed;
    }
    const { bookings, leavers, mails, policies } = erased;
    if (bookings + leavers + mails + policies > 0)
      await this.audit.record({ action: 'privacy.due.erase', userId: by?.id ?? null, details: erased });
    return { ...erased, more: isOver() || removed === PORTION };
  }
}
