import { Injectable } from '@nestjs/common';
import type { Actor } from '../domain/activity.js';
import { type Appointment, type BookingStatus, changeBookingStatus } from '../domain/appointment.js';
import { LeadChanges } from './lead-changes.js';

/** Confirms a booking, puts it on hold, or sets it back to pending. Rejects a booking that does not exist. */
@Injectable()
export class ChangeBookingStatus {
  constructor(private readonly changes: LeadChanges) {}

  execute(id: string, bookingStatus: BookingStatus, actor: Actor): Promise<Appointment> {
    return this.changes.appointment(id, actor, (lead) => changeBookingStatus(lead, bookingStatus));
  }
}
