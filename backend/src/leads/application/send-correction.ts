import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { MailStates } from '../../mail/mail-states.js';
import { Conflict } from '../../platform/domain-error.js';
import { BookingMails } from './booking-mails.js';
import type { Actor } from '../domain/activity.js';
import type { Appointment } from '../domain/appointment.js';
import { assertUnconfirmed } from '../domain/visitor-mail.js';
import { LeadChanges } from './lead-changes.js';

const LOOKED_AT = 100;
/** What says last whether the visitor has a confirmation. */
const TELLING: readonly string[] = ['booking_confirmed', 'booking_rescheduled', 'booking_cancelled'];

/**
 * Takes back the confirmation that the visitor of a booking has by mail. Rejects a booking that does not exist, one that is
 * Confirmed, cancelled or over, and one whose visitor has no confirmation.
 */
@Injectable()
export class SendCorrection {
  constructor(
    private readonly changes: LeadChanges,
    private readonly bookingMails: BookingMails,
    private readonly mails: MailStates,
    private readonly time: BusinessTime,
  ) {}

  async execute(id: string, actor: Actor): Promise<Appointment> {
    const mails = await this.mails.ofLead({ leadType: 'appointment', leadId: id }, LOOKED_AT);
    const last = mails.find(
      ({ kind, state }) => TELLING.includes(kind) && state !== 'skipped' && state !== 'failed',
    );
    const [today, now] = [this.time.today(), this.time.timestamp()];
    return this.changes.appointment(
      id,
      actor,
      (lead) => {
        assertUnconfirmed(lead, today);
        if (!last || last.kind === 'booking_cancelled') throw new Conflict('booking.no-confirmation');
        return {
          lead,
          activity: {
            actionType: 'mail_sent_again',
            actionDetails: 'Correction sent: the booking is not confirmed',
          },
        };
      },
      (_, after) => this.bookingMails.correction(after, now),
    );
  }
}
