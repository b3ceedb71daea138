import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail.js';
import { BusinessTime } from '../../calendar/business-time.js';
import { addMonths } from '../../calendar/domain/calendar-date.js';
import { RetainedMails } from '../../mail/retained-mails.js';
import { Clock } from '../../platform/clock.js';
import { Conflict, NotFound } from '../../platform/domain-error.js';
import { Settings } from '../../settings/settings.js';
import { DuePeople } from './due-people.js';
import { DuePolicies } from './due-policies.js';
import type { Staff } from './duty-ports.js';
import { ErasePerson } from './erase-person.js';

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

const REASON = 'retention';
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
    private readonly people: DuePeople,
    private readonly erasePerson: ErasePerson,
    private readonly mails: RetainedMails,
    private readonly policies: DuePolicies,
    private readonly settings: Settings,
    private readonly audit: AuditTrail,
    private readonly time: BusinessTime,
    private readonly clock: Clock,
  ) {}

  /** `by` is null when the office does it by itself. */
  async execute(by: Staff | null, isStopped = () => false): Promise<ErasedDue> {
    const { bookingMonths, mailMonths, policyMonths } = await this.settings.read('retention');
    const until = this.clock.now().getTime() + LONGEST_MS;
    let left = PEOPLE;
    const isOver = () => left <= 0 || isStopped() || this.clock.now().getTime() > until;
    const erased = { bookings: 0, leavers: 0, mails: 0, policies: 0 };
    const walk = async (kind: 'bookings' | 'leavers', parts: ReturnType<DuePeople['leavers']>) => {
      for await (const part of parts)
        for (const { email, isHeld } of part) {
          if (isHeld) continue;
          if (isOver()) return;
          if (kind === 'bookings' && !(await this.people.isDue(email, bookingMonths))) continue;
          left -= 1;
          if (await this.erase(email, by ?? BY_ITSELF)) erased[kind] += 1;
        }
    };
    await walk('bookings', this.people.bookings(bookingMonths));
    await walk('leavers', this.people.leavers());
    for await (const id of this.policies.all(policyMonths)) {
      if (isOver()) break;
      left -= 1;
      if (await this.policies.erase(id, policyMonths)) erased.policies += 1;
    }
    const before = this.time.startOf(addMonths(this.time.today(), -mailMonths));
    let removed = PORTION;
    while (removed === PORTION && erased.mails < MAILS && !isStopped()) {
      removed = await this.mails.removeContent(before, this.clock.timestamp(), PORTION);
      erased.mails += removed;
    }
    const { bookings, leavers, mails, policies } = erased;
    if (bookings + leavers + mails + policies > 0)
      await this.audit.record({ action: 'privacy.due.erase', userId: by?.id ?? null, details: erased });
    return { ...erased, more: isOver() || removed === PORTION };
  }

  /** False when the person was erased concurrently, or a legal hold was placed. */
  private async erase(email: string, by: Staff | typeof BY_ITSELF): Promise<boolean> {
    try {
      await this.erasePerson.execute({ email, reason: REASON }, by);
      return true;
    } catch (error) {
      if (error instanceof NotFound || error instanceof Conflict) return false;
      throw error;
    }
  }
}
