import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { BookingMails } from './booking-mails.js';
import type { Actor } from '../domain/activity.js';
import { type Appointment, type BookingStatus, changeBookingStatus } from '../domain/appointment.js';
import type { Telling } from './booking-mail-parts.js';
import { LeadChanges } from './lead-changes.js';

/**
 * Confirms a booking, puts it on hold, or sets it back to pending. The visitor is notified of a confirmation;
 * `telling` decides otherwise than the office's switch. `onChange` gets the status before. Rejects a booking
 * that does not exist.
 */
@Injectable()
export class ChangeBookingStatus {
  constructor(
    private readonly changes: LeadChanges,
    private readonly mails: BookingMails,
    private readonly clock: Clock,
  ) {}

  async execute(
    id: string,
    bookingStatus: BookingStatus,
    actor: Actor,
    telling?: Telling,
    onChange: (before: BookingStatus) => void = () => {},
  ): Promise<Appointment> {
    const choice = await this.mails.mailChoice(telling);
    const now = this.clock.timestamp();
    return this.changes.appointment(
      id,
      actor,
      (lead) => {
        onChange(lead.bookingStatus);
        return changeBookingStatus(lead, bookingStatus);
      },
      (before, after) => this.mails.statusChanged(before, after, choice, now),
    );
  }
}
