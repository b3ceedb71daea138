import { Injectable } from '@nestjs/common';
import { isScheduled } from '../../calendar/domain/booking-options.js';
import { Conflict } from '../../platform/domain-error.js';
import type { Actor } from '../domain/activity.js';
import type { Appointment } from '../domain/appointment.js';
import { reopenRequest } from '../domain/rescheduling.js';
import { LeadChanges } from './lead-changes.js';

/**
 * Reverts the acceptance of a visitor's request for another time (rescheduling.ts), without a mail to the visitor. Rejects
 * a booking that does not exist, is Confirmed or cancelled, or has another request.
 */
@Injectable()
export class ReopenRequest {
  constructor(private readonly changes: LeadChanges) {}

  execute(id: string, earlier: Parameters<typeof reopenRequest>[1], actor: Actor): Promise<Appointment> {
    return this.changes.appointment(id, actor, (booking) => {
      if (!isScheduled(booking)) throw new Conflict('booking.no-request');
      return reopenRequest(booking, earlier);
    });
  }
}
