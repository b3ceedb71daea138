import { Injectable } from '@nestjs/common';
import { BookingMails, type MailedBooking } from '../../mail/booking-mails.js';
import {
  type MailChanges,
  type MailContent,
  type VisitorMailKind,
  VisitorMailSwitches,
} from '../../mail/outbox.js';
import type { Appointment } from '../domain/appointment.js';
import { bookingReference } from '../domain/booking-reference.js';
import { wasInvited } from '../domain/rescheduling.js';
import { visitorMailAfter } from '../domain/visitor-mail.js';
import { secretTokenHash, newSecretToken } from '../../platform/secret-token.js';
import type { CountedMails, Enclosed } from './ports.js';

/** Which mails visitors get for one change. */
export interface Telling {
  readonly change: boolean;
  readonly reminders: boolean;
}

/** The mails that follow from a change of a booking, with the link that they carry. */
@Injectable()
export class BookingMessages {
  constructor(
    private readonly mails: BookingMails,
    private readonly switches: VisitorMailSwitches,
  ) {}

  /** The decision of the member of staff for one kind of mail, without one that of the office. Asked before a unit of work. */
  async telling(kind: VisitorMailKind, choice: boolean | undefined): Promise<Telling> {
    const isOn = await this.switches.read();
    return { change: choice ?? isOn[kind], reminders: isOn.booking_reminder };
  }

  /** A new booking: staff are notified, and the visitor if `tell`. */
  booked(booking: Appointment, tell: boolean): Enclosed {
    const token = tell ? newSecretToken() : null;
    const mails: CountedMails = {
      time: booking,
      mails: (otherBookings) => this.mails.booked(mailed(booking), token, otherBookings),
    };
    return { mails, ...(token && { link: linkTo(booking, token, booking.createdAt) }) };
  }

  /** Another booking status: a booking that is Confirmed is announced, one that no longer is has its mails withdrawn. */
  statusChanged(before: Appointment, after: Appointment, telling: Telling, now: string): Enclosed {
    if (after.bookingStatus === 'Confirmed') {
      const { reminders } = telling;
      return withLink(after, now, (token) =>
        this.mails.confirmed(mailed(after), token, { confirmation: telling.change, reminders }),
      );
    }
    return before.bookingStatus === 'Confirmed' ? { mails: this.mails.unconfirmed(mailed(after)) } : {};
  }

  /**
   * Another time; `asked` when it is the one that the visitor asked for. visitor-mail.ts says whether the visitor hears of
   * it.
   */
  rescheduled(
    before: Appointment,
    after: Appointment,
    telling: Telling,
    now: string,
    asked = false,
  ): Enclosed {
    if (!visitorMailAfter(asked ? 'accept-move' : 'move', after)) return {};
    const confirmed = after.bookingStatus === 'Confirmed';
    const previous = { date: before.preferredDate, time: before.preferredTime };
    const reminders = confirmed && telling.reminders;
    return withLink(after, now, (token) =>
      this.mails.rescheduled({ ...mailed(after), confirmed }, previous, token, { ...telling, reminders }),
    );
  }

  /**
   * Corrected details: what waits for the visitor follows, and a changed invitation is sent again if `tell`. With another
   * address the links that went to the old one stop working.
   */
  corrected(before: Appointment, after: Appointment, tell: boolean, now: string): Enclosed {
    const isElsewhere = after.email !== before.email;
    const isInvitedAgain = tell && after.calendarSequence !== before.calendarSequence;
    const token = isElsewhere || isInvitedAgain ? newSecretToken() : null;
    const mails = this.mails.corrected(mailed(after), isElsewhere ? token : null);
    if (token === null) return { mails };
    const telling = { confirmation: true, reminders: false };
    return {
      mails: isInvitedAgain ? { ...mails, ...this.mails.confirmed(mailed(after), token, telling) } : mails,
      ...(isElsewhere && { endsLinks: true }),
      link: linkTo(after, token, now),
    };
  }

  /** Cancelled as the visitor asked. */
  cancelled(before: Appointment, after: Appointment, { change }: Telling): Enclosed {
    return { mails: this.mails.cancelled(mailed(after), wasInvited(before), change) };
  }

  /** Takes back the confirmation that the visitor of a booking has, which is not Confirmed any more. */
  correction(booking: Appointment, now: string): Enclosed {
    return withLink(booking, now, (token) => this.mails.correction(mailed(booking), token));
  }

  /** A message to the visitor once more; null when it makes no sense any more. */
  again(booking: Appointment, original: MailContent, dedupKey: string, now: string): Enclosed | null {
    const token = newSecretToken();
    const state = {
      confirmed: booking.bookingStatus === 'Confirmed',
      cancelled: booking.cancelledAt !== null,
    };
    const mail = this.mails.again({ ...mailed(booking), ...state }, original, token, dedupKey);
    return mail && { mails: { add: [mail] }, link: linkTo(booking, token, now) };
  }

  /** The visitor sent a request: staff are notified, with the number of other bookings for the wished time. */
  requested(booking: Appointment): Enclosed {
    const { visitorRequest: request } = booking;
    if (!request) return {};
    return {
      mails: {
        time: request.type === 'move' ? request : booking,
        mails: (otherBookings) =>
          this.mails.requested(mailed(booking), request, request.requestedAt, otherBookings),
      },
    };
  }
}

function mailed(booking: Appointment): MailedBooking {
  return { ...booking, reference: bookingReference(booking.id) };
}

function linkTo({ id }: Appointment, token: string, createdAt: string) {
  return { tokenHash: secretTokenHash(token), appointmentId: id, createdAt };
}

/** A link is stored only for a mail that carries it. */
function withLink(booking: Appointment, now: string, mailsFor: (token: string) => MailChanges): Enclosed {
  const token = newSecretToken();
  const mails = mailsFor(token);
  return { mails, ...(mails.add.length > 0 && { link: linkTo(booking, token, now) }) };
}
