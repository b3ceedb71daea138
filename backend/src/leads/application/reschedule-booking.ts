import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { BookingMails } from '../booking-mails.js';
import type { Actor } from '../domain/activity.js';
import type { Appointment, BookingTime } from '../domain/appointment.js';
import { reschedule } from '../domain/rescheduling.js';
import { LeadChanges } from './lead-changes.js';

/**
 * Gives a booking the time that was agreed on (rescheduling.ts). The visitor of a Confirmed booking is notified;
 * `tellVisitor` decides otherwise than the office's switch. Rejects a booking that does not exist, and impossible or
 * past dates.
 */
@Injectable()
export class RescheduleBooking {
  constructor(
    private readonly changes: LeadChanges,
    private readonly mails: BookingMails,
    private readonly time: BusinessTime,
  ) {}

  async execute(id: string, to: BookingTime, actor: Actor, tellVisitor?: boolean): Promise<Appointment> {
    const choice = await this.mails.mailChoice('booking_rescheduled', tellVisitor);
    const [today, now] = [this.time.today(), this.time.timestamp()];
    return this.changes.appointment(
      id,
      actor,
      (lead) => reschedule(lead, to, today),
      (before, after) => this.mails.rescheduled(before, after, choice, now),
    );
  }
}
