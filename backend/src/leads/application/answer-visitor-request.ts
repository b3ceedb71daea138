import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { BookingMails } from '../booking-mails.js';
import type { Actor } from '../domain/activity.js';
import type { Appointment } from '../domain/appointment.js';
import { acceptRequest, dismissRequest } from '../domain/rescheduling.js';
import { LeadChanges } from './lead-changes.js';

/**
 * Does what the visitor asked for, or dismisses it (rescheduling.ts). The visitor is notified of what was done;
 * `tellVisitor` decides otherwise than the office's switches. Rejects a booking that does not exist or has no open
 * request, and a wish for a day that has passed since.
 */
@Injectable()
export class AnswerVisitorRequest {
  constructor(
    private readonly changes: LeadChanges,
    private readonly mails: BookingMails,
    private readonly time: BusinessTime,
  ) {}

  async execute(id: string, accept: boolean, actor: Actor, tellVisitor?: boolean): Promise<Appointment> {
    if (!accept) return this.changes.appointment(id, actor, dismissRequest);
    const moving = await this.mails.mailChoice('booking_rescheduled', tellVisitor);
    const cancelling = await this.mails.mailChoice('booking_cancelled', tellVisitor);
    const [today, now] = [this.time.today(), this.time.timestamp()];
    return this.changes.appointment(
      id,
      actor,
      (lead) => acceptRequest(lead, today, now),
      (before, after) =>
        before.visitorRequest?.type === 'move'
          ? this.mails.rescheduled(before, after, moving, now, true)
          : this.mails.cancelled(before, after, cancelling),
    );
  }
}
