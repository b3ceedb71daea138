import { Injectable } from '@nestjs/common';
import { Settings } from '../../settings/settings.js';
import { type DuePerson, DuePeople } from './due-people.js';
import { DueRecords } from './due-records.js';

interface DueRows {
  readonly total: number;
  readonly rows: readonly DuePerson[];
}

/** What is due for erasure under the settings of today. */
export interface DueList {
  readonly automatic: boolean;
  readonly bookingMonths: number;
  readonly mailMonths: number;
  readonly policyMonths: number;
  readonly bookings: DueRows;
  readonly leavers: DueRows;
  /** Mails whose content is due. */
  readonly mails: { readonly total: number };
  /** Policies that ended so long ago. */
  readonly policies: { readonly total: number };
  /** People who are due but under a legal hold; the lists leave them out. */
  readonly heldBack: number;
}

const LISTED = 50;

/** Lists what is due: at most 50 people of each kind, and the number of all. */
@Injectable()
export class ListDue {
  constructor(
    private readonly people: DuePeople,
    private readonly records: DueRecords,
    private readonly settings: Settings,
  ) {}

  async execute(): Promise<DueList> {
    const { automatic, bookingMonths, mailMonths, policyMonths } = await this.settings.read('retention');
    const bookings = await listed(this.people.bookings(bookingMonths));
    const leavers = await listed(this.people.leavers());
    const counts = await this.records.count();
    return {
      automatic,
      bookingMonths,
      mailMonths,
      policyMonths,
      bookings: bookings.due,
      leavers: leavers.due,
      mails: { total: counts.mails },
      policies: { total: counts.policies },
      heldBack: bookings.held + leavers.held,
    };
  }
}

async function listed(parts: ReturnType<DuePeople['leavers']>): Promise<{ due: DueRows; held: number }> {
  const rows: DuePerson[] = [];
  let [total, held] = [0, 0];
  for await (const part of parts) {
    const due = part.filter(({ isHeld }) => !isHeld);
    held += part.length - due.length;
    total += due.length;
    rows.push(...due.slice(0, LISTED - rows.length).map(({ email: _, isHeld: __, ...row }) => row));
  }
  return { due: { total, rows }, held };
}
