import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { BookingMails } from './booking-mails.js';
import type { Actor } from '../domain/activity.js';
import type { Appointment } from '../domain/appointment.js';
import { acceptRequest, alsoConfirmed, dismissRequest } from '../domain/rescheduling.js';
import type { Telling } from './booking-mail-parts.js';
import { LeadChanges } from './lead-changes.js';

/**
 * Does what the visitor asked for, or dismisses it (rescheduling.ts); `confirm` also confirms a booking that is moved. The
 * visitor is notified of what was done, of a dismissal only by a word of staff; their decision goes before the office's
 * switches. Rejects a booking that does not exist or has no open request, and a wish for a day that has passed since.
 */
@Injectable()
export class AnswerVisitorRequest {
  constructor(
    private readonly changes: LeadChanges,
    private readonly mails: BookingMails,
    private readonly time: BusinessTime,
  ) {}

  async execute(
    id: string,
    accept: boolean,
    actor: Actor,
    { confirm = false, ...telling }: Telling & { readonly confirm?: boolean } = {},
  ): Promise<Appointment> {
    const choice = await this.mails.mailChoice(telling);
    const [today, now] = [this.time.today(), this.time.timestamp()];
    if (!accept)
      return this.changes.appointment(id, actor, dismissRequest, (before, after) =>
        this.mails.dismissed(before, after, choice, now),
      );
    return this.changes.appointment(
      id,
      actor,
      (lead) => {
        const change = acceptRequest(lead, today, now);
        return confirm && lead.visitorRequest?.type === 'move' ? alsoConfirmed(change) : change;
      },
      (before, after) =>
        before.visitorRequest?.type === 'move'
          ? this.mails.rescheduled(before, after, choice, now, true)
          : this.mails.cancelled(before, after, choice),
    );
  }
}
