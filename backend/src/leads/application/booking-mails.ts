import { Injectable } from '@nestjs/common';
import { isScheduled } from '../../calendar/domain/booking-options.js';
import { MailAddresses } from '../../mail/mail-addresses.js';
import type { MailChanges } from '../../mail/outbox.js';
import { Clock } from '../../platform/clock.js';
import { newSecretToken } from '../../platform/secret-token.js';
import { Settings } from '../../settings/settings.js';
import {
  type Content,
  INVITED_AGAIN,
  type MailChoice,
  type Telling,
  linkTo,
  startOf,
  toStaff,
  toVisitor,
  undoable,
  withdrawal,
  withLink,
} from './booking-mail-parts.js';
import { OfficeTimes, passedMark, remindersOf, type SentAt } from './booking-times.js';
import type { MailsAndLinks } from './lead-follow-ups.js';
import type { Appointment, ScheduledBooking } from '../domain/appointment.js';
import {
  type BookingMailData,
  DATA_AGAIN,
  invitationData,
  staffData,
  unchangedData,
  VISITOR_MAIL_KINDS,
  visitorData,
  type VisitorMailKind,
} from '../domain/booking-mail-kinds.js';
import { isSameTime, wasInvited } from '../domain/rescheduling.js';
import { visitorMailAfter } from '../domain/visitor-mail.js';

/** The mails that follow from what happens to a booking, with the link that they carry; stored with the change. */
@Injectable()
export class BookingMails {
  constructor(
    private readonly config: OfficeTimes,
    private readonly addresses: MailAddresses,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** The decision of the member of staff, without one that of the office. Asked before a unit of work. */
  async mailChoice({ tellVisitor, message, evenPast = false }: Telling = {}): Promise<MailChoice> {
    const isOn = await this.settings.read('visitorMails');
    return {
      tells: (kind) => Boolean(message) || (kind !== 'booking_unchanged' && (tellVisitor ?? isOn[kind])),
      reminders: isOn.booking_reminder,
      evenPast: evenPast || Boolean(message),
      message: message || null,
    };
  }

  /** A new booking: staff are notified, and the visitor if `tell`. */
  booked(booking: Appointment, tell: boolean, otherBookings: number): MailsAndLinks {
    if (!isScheduled(booking)) return {};
    const { notes, calculation, createdAt } = booking;
    const staff = toStaff(this.addresses.staffTo, booking, 'new', {
      kind: 'staff_new_booking',
      data: { ...staffData(booking, otherBookings), notes, calculation },
    });
    if (!tell) return { mails: { add: staff } };
    return withLink(booking, createdAt, (token) => {
      const own = booking.leadSource === 'booking' ? notes : null;
      const data = { ...visitorData(booking, token), notes: own };
      return { add: [toVisitor(booking, 'received', { kind: 'booking_received', data }), ...staff] };
    });
  }

  /**
   * Another booking status: a booking that is Confirmed is announced, once for each sequence, so that confirming twice
   * notifies the visitor once, and one whose time has passed only if staff want it; one that no longer is has its mails withdrawn, and the visitor is not notified.
   */
  statusChanged(before: Appointment, after: Appointment, choice: MailChoice, now: string): MailsAndLinks {
    if (!isScheduled(after)) return {};
    if (after.bookingStatus === 'Confirmed')
      return withLink(after, now, (token) => this.confirmed(after, choice, token));
    if (before.bookingStatus !== 'Confirmed') return {};
    return { mails: { withdraw: withdrawal(after, 'The booking is no longer confirmed'), add: [] } };
  }

  /**
   * Another time, perhaps with the confirmation of the booking; `asked` when it is the one that the visitor asked for.
   * visitor-mail.ts says whether the visitor hears of it. Reminders belong to Confirmed bookings.
   */
  rescheduled(
    before: Appointment,
    after: Appointment,
    choice: MailChoice,
    now: string,
    asked = false,
  ): MailsAndLinks {
    if (!isScheduled(after)) return {};
    const confirmed = after.bookingStatus === 'Confirmed';
    const confirms = confirmed && before.bookingStatus !== 'Confirmed';
    const act = confirms ? 'move-and-confirm' : asked ? 'accept-move' : 'move';
    if (!visitorMailAfter(act, before, choice.message !== null)) return {};
    if (!isScheduled(before)) return withLink(after, now, (token) => this.confirmed(after, choice, token));
    const previous = { previousDate: before.preferredDate, previousTime: before.preferredTime };
    if (confirms)
      return withLink(after, now, (token) => ({
        ...this.confirmed(after, choice, token, isSameTime(before, after) ? {} : previous),
        withdraw: withdrawal(after, 'The booking has another time'),
      }));
    return withLink(after, now, (token) => {
      const past = passedMark(after, this.at());
      const data = {
        ...invitationData(after, token),
        ...previous,
        ...past,
        confirmed,
        message: choice.message,
      };
      const event = `rescheduled:${this.clock.timestamp()}`;
      const change = undoable(toVisitor(after, event, { kind: 'booking_rescheduled', data }));
      return {
        withdraw: withdrawal(after, 'The booking has another time'),
        add: [
          ...(choice.tells('booking_rescheduled') && (choice.evenPast || !past) ? [change] : []),
          ...(confirmed && choice.reminders ? remindersOf(after, token, this.at()) : []),
        ],
      };
    });
  }

  /**
   * Corrected details: what waits for the visitor follows, and a changed invitation is sent again if `tell`. With another
   * address the links that went to the old one stop working.
   */
  corrected(before: Appointment, after: Appointment, tell: boolean, now: string): MailsAndLinks {
    const { id, email, firstName, lastName, serviceInterest, phone, meetingWay, meetingMinutes } = after;
    const isElsewhere = email !== before.email;
    const isInvitedAgain = tell && after.calendarSequence !== before.calendarSequence;
    const token = isElsewhere || isInvitedAgain ? newSecretToken() : null;
    const correct = {
      lead: { leadType: 'appointment', leadId: id },
      kinds: VISITOR_MAIL_KINDS,
      recipient: email,
      data: { firstName, lastName, serviceInterest, phone, meetingWay, meetingMinutes },
      ...(isElsewhere && token !== null && { token }),
    };
    if (token === null) return { mails: { correct, add: [] } };
    const invited =
      isInvitedAgain && isScheduled(after) ? this.confirmed(after, INVITED_AGAIN, token) : { add: [] };
    return {
      mails: { correct, ...invited },
      ...(isElsewhere && { endsLinks: true }),
      link: linkTo(after, token, now),
    };
  }

  /** Cancelled as the visitor asked; the mail withdraws the invitation, if there was one. */
  cancelled(before: Appointment, after: Appointment, { tells, message }: MailChoice): MailsAndLinks {
    if (!isScheduled(after)) return {};
    const data = { ...invitationData(after, null), invited: wasInvited(before), message };
    const event = `cancelled:${after.calendarSequence}`;
    const goodbye = undoable(toVisitor(after, event, { kind: 'booking_cancelled', data }));
    return {
      mails: {
        withdraw: withdrawal(after, 'The booking was cancelled'),
        add: tells('booking_cancelled') ? [goodbye] : [],
      },
    };
  }

  /** A dismissed request: the visitor hears of it by the word of staff only. */
  dismissed(before: Appointment, after: Appointment, { message }: MailChoice, now: string): MailsAndLinks {
    if (!isScheduled(after) || !visitorMailAfter('dismiss', before, message !== null)) return {};
    return withLink(after, now, (token) => {
      const data = unchangedData(after, message, token);
      const event = `dismissed:${now}`;
      return { add: [undoable(toVisitor(after, event, { kind: 'booking_unchanged', data }))] };
    });
  }

  /** Takes back the confirmation that the visitor of a booking has, which is not Confirmed any more; once for each sequence. */
  correction(booking: Appointment, now: string): MailsAndLinks {
    if (!isScheduled(booking)) return {};
    return withLink(booking, now, (token) => {
      const data = { ...invitationData(booking, token), invited: true, correction: true as const };
      const event = `correction:${booking.calendarSequence}`;
      return { add: [undoable(toVisitor(booking, event, { kind: 'booking_cancelled', data }))] };
    });
  }

  /**
   * A mail to the visitor once more, about the booking as it is now; null when it makes no sense any more: the time has
   * passed, or the booking is no longer what the mail says.
   */
  again<K extends VisitorMailKind>(
    booking: Appointment,
    { kind, data: said }: { readonly kind: K; readonly data: BookingMailData[K] },
    dedupKey: string,
    now: string,
  ): MailsAndLinks | null {
    if (!isScheduled(booking)) return null;
    const token = newSecretToken();
    const data = DATA_AGAIN[kind](booking, said, token);
    if (!data || startOf(booking, this.config.timeZone) <= this.clock.now().getTime()) return null;
    const mail = toVisitor(booking, '', { kind, data } as unknown as Content);
    return { mails: { add: [{ ...mail, dedupKey }] }, link: linkTo(booking, token, now) };
  }

  /** The visitor sent a request: staff are notified, with the number of other bookings for the wished time. */
  requested(booking: Appointment, otherBookings: number): MailsAndLinks {
    const { visitorRequest: request } = booking;
    if (!request || !isScheduled(booking)) return {};
    const data = { ...staffData(booking, otherBookings), request };
    const event = `request:${request.requestedAt}`;
    return {
      mails: {
        add: toStaff(this.addresses.staffTo, booking, event, { kind: 'staff_visitor_request', data }),
      },
    };
  }

  confirmed(
    booking: ScheduledBooking,
    { tells, reminders, evenPast, message }: MailChoice,
    token: string,
    previous: Partial<BookingMailData['booking_confirmed']> = {},
  ): MailChanges {
    const event = `confirmed:${booking.calendarSequence}`;
    const past = passedMark(booking, this.at());
    const data = { ...invitationData(booking, token), ...previous, ...past, message };
    const confirmation = undoable(toVisitor(booking, event, { kind: 'booking_confirmed', data }));
    return {
      withdraw: withdrawal(booking, 'The booking is confirmed', ['booking_cancelled']),
      add: [
        ...(tells('booking_confirmed') && (evenPast || !past) ? [confirmation] : []),
        ...(reminders ? remindersOf(booking, token, this.at()) : []),
      ],
    };
  }

  private at(): SentAt {
    return { now: this.clock.now().getTime(), config: this.config };
  }
}
