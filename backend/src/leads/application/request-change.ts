import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { BookingMails } from './booking-mails.js';
import { WEBSITE } from '../domain/activity.js';
import type { Appointment } from '../domain/appointment.js';
import { requestChange, type VisitorWish } from '../domain/rescheduling.js';
import { LeadChanges } from './lead-changes.js';
import { LeadRepository } from './ports.js';

/**
 * Stores what a visitor asks for on the page of the booking; it waits for staff, who are notified (rescheduling.ts). The
 * booking was found by its link (open-booking.ts).
 */
@Injectable()
export class RequestChange {
  constructor(
    private readonly leads: LeadRepository,
    private readonly changes: LeadChanges,
    private readonly mails: BookingMails,
    private readonly time: BusinessTime,
  ) {}

  async execute(booking: Appointment, wish: VisitorWish): Promise<Appointment> {
    const { id } = booking;
    const otherBookings = await this.leads.otherBookings(id, 'preferredDate' in wish ? wish : booking);
    const [today, now] = [this.time.today(), this.time.timestamp()];
    return this.changes.appointment(
      id,
      WEBSITE,
      (lead) => requestChange(lead, wish, today, now),
      (_before, after) => this.mails.requested(after, otherBookings),
    );
  }
}
