import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { isScheduled } from '../../calendar/domain/booking-options.js';
import type { Actor } from '../domain/activity.js';
import type { Appointment, Outcome } from '../domain/appointment.js';
import { recordOutcome } from '../domain/booking-outcome.js';
import { hasBegun } from './booking-mail-parts.js';
import { LeadChanges } from './lead-changes.js';

/**
 * Records whether a consultation took place (booking-outcome.ts), without a mail to the visitor. Rejects a booking that
 * does not exist, is cancelled or has not begun.
 */
@Injectable()
export class RecordOutcome {
  constructor(
    private readonly changes: LeadChanges,
    private readonly time: BusinessTime,
  ) {}

  execute(id: string, outcome: Outcome | null, actor: Actor): Promise<Appointment> {
    return this.changes.appointment(id, actor, (booking) =>
      recordOutcome(booking, outcome, isScheduled(booking) && hasBegun(booking, this.time)),
    );
  }
}
