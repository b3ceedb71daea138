import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { WEBSITE } from '../domain/activity.js';
import type { Appointment } from '../domain/appointment.js';
import { requestChange, type VisitorWish } from '../domain/rescheduling.js';
import { BookingMessages } from './booking-messages.js';
import { LeadChanges } from './lead-changes.js';

/**
 * Stores what a visitor asks for on the page of the booking; it waits for staff, who are notified (rescheduling.ts). The
 * booking was found by its link (open-booking.ts).
 */
@Injectable()
export class RequestChange {
  constructor(
    private readonly changes: LeadChanges,
    private readonly messages: BookingMessages,
    private readonly time: BusinessTime,
  ) {}

  execute({ id }: Appointment, wish: VisitorWish): Promise<Appointment> {
    const [today, now] = [this.time.today(), this.time.timestamp()];
    return this.changes.appointment(
      id,
      WEBSITE,
      (lead) => requestChange(lead, wish, today, now),
      (_before, after) => this.messages.requested(after),
    );
  }
}
