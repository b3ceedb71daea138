import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { BookingMails } from './booking-mails.js';
import type { Actor } from '../domain/activity.js';
import type { Appointment, BookingTime } from '../domain/appointment.js';
import { alsoConfirmed, reschedule } from '../domain/rescheduling.js';
import type { Telling } from './booking-mail-parts.js';
import { LeadChanges } from './lead-changes.js';

/**
 * Gives a booking the time that was agreed on (rescheduling.ts), and confirms it in the same change if `confirm`. The
 * visitor of a booking that is Confirmed by then is notified; the decision of staff goes before the office's switch.
 * Rejects a booking that does not exist, and impossible or past dates.
 */
@Injectable()
export class RescheduleBooking {
  constructor(
    private readonly changes: LeadChanges,
    private readonly mails: BookingMails,
    private readonly time: BusinessTime,
  ) {}

  async execute(
    id: string,
    to: BookingTime,
    actor: Actor,
    { confirm = false, ...telling }: Telling & { readonly confirm?: boolean } = {},
  ): Promise<Appointment> {
    const choice = await this.mails.mailChoice(telling);
    const [today, now] = [this.time.today(), this.time.timestamp()];
    return this.changes.appointment(
      id,
      actor,
      (lead) => {
        const change = reschedule(lead, to, today);
        return confirm ? alsoConfirmed(change) : change;
      },
      (before, after) => this.mails.rescheduled(before, after, choice, now),
    );
  }
}
