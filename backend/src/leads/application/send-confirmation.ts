import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { isScheduled } from '../../calendar/domain/booking-options.js';
import { MailStates } from '../../mail/mail-states.js';
import type { NewMail } from '../../mail/outbox.js';
import { Conflict } from '../../platform/domain-error.js';
import { secretTokenHash } from '../../platform/secret-token.js';
import { mailboxKey } from '../../platform/values/email.js';
import { BookingMails } from './booking-mails.js';
import type { Actor } from '../domain/activity.js';
import type { Appointment, ScheduledBooking } from '../domain/appointment.js';
import { invitedElsewhere, WITHDRAWING } from '../domain/invited-addresses.js';
import { common, hasBegun, INVITED_AGAIN, withLink } from './booking-mail-parts.js';
import { LeadChanges } from './lead-changes.js';
import type { MailsAndLinks } from './lead-follow-ups.js';

const LOOKED_AT = 100;

/**
 * Mails the confirmation of a booking with a new link to the address of now, and withdraws the invitation at every other
 * address that has it. Rejects a booking that does not exist, one that is not Confirmed or cancelled, and one whose time has
 * passed.
 */
@Injectable()
export class SendConfirmation {
  constructor(
    private readonly changes: LeadChanges,
    private readonly bookingMails: BookingMails,
    private readonly mails: MailStates,
    private readonly time: BusinessTime,
  ) {}

  async execute(id: string, actor: Actor): Promise<Appointment> {
    const mails = await this.mails.recipients({ leadType: 'appointment', leadId: id }, LOOKED_AT);
    const now = this.time.timestamp();
    return this.changes.appointment(
      id,
      actor,
      (lead) => {
        this.assertComing(lead);
        const isElsewhere = invitedElsewhere(mails, lead.email).length > 0;
        const actionDetails = isElsewhere
          ? 'Confirmation sent, and withdrawn at the address of before'
          : 'Confirmation sent';
        return {
          // calendars take the later of an invitation and its withdrawal, if both reach the same one
          lead: { ...lead, calendarSequence: lead.calendarSequence + 2 },
          activity: { actionType: 'mail_sent_again', actionDetails },
        };
      },
      (_, after) =>
        isScheduled(after) ? this.mailsFor(after, invitedElsewhere(mails, after.email), now) : {},
    );
  }

  private mailsFor(booking: ScheduledBooking, elsewhere: readonly string[], now: string): MailsAndLinks {
    const { id: bookingId, preferredDate, preferredTime, meetingMinutes } = booking;
    const sequence = booking.calendarSequence - 1;
    const withdrawn = elsewhere.map((recipient): NewMail => ({
      ...common(booking, `withdrawn:${sequence}:${secretTokenHash(mailboxKey(recipient)).slice(0, 16)}`),
      kind: WITHDRAWING,
      data: { bookingId, preferredDate, preferredTime, meetingMinutes, sequence },
      recipient,
    }));
    return withLink(booking, now, (token) => {
      const confirmed = this.bookingMails.confirmed(booking, INVITED_AGAIN, token);
      return { ...confirmed, add: [...confirmed.add, ...withdrawn] };
    });
  }

  private assertComing(booking: Appointment): void {
    if (booking.cancelledAt !== null) throw new Conflict('booking.cancelled');
    if (booking.bookingStatus !== 'Confirmed' || !isScheduled(booking))
      throw new Conflict('booking.not-confirmed');
    if (hasBegun(booking, this.time)) throw new Conflict('booking.day-passed');
  }
}
