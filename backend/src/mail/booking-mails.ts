import { Injectable } from '@nestjs/common';
import { PREFERRED_TIME_MINUTES, type PreferredTime } from '../calendar/domain/booking-options.js';
import { type CalendarDate, momentIn } from '../calendar/domain/calendar-date.js';
import { Clock } from '../platform/clock.js';
import { Config } from '../platform/config.js';
import { OfficeAddresses } from './office-addresses.js';
import { VISITOR_MAIL_KINDS } from './domain/mail-kinds.js';
import { type MailedBooking, staffData, visitorData } from './domain/mailed-booking.js';
import type { MailChanges, MailContent, NewMail, StaffRequestMail, VisitorMailKind } from './outbox.js';

/** After an outage a reminder is sent only when it still leaves that much time. */
const REMINDER_NOTICE_MS = 30 * 60_000;

export type { MailedBooking } from './domain/mailed-booking.js';

/** The mails that follow from what happens to a booking, for the outbox; the caller stores them with the change. */
@Injectable()
export class BookingMails {
  constructor(
    private readonly config: Config,
    private readonly addresses: OfficeAddresses,
    private readonly clock: Clock,
  ) {}

  /** Staff are always notified; the visitor when `token` is not null: the secret of the link to the booking's page. */
  booked(booking: MailedBooking, token: string | null, otherBookings: number): MailChanges {
    const { notes } = booking;
    const received =
      token &&
      this.toVisitor(booking, 'received', {
        kind: 'booking_received',
        data: { ...visitorData(booking, token), notes },
      });
    const staff = this.toStaff(booking, 'new', {
      kind: 'staff_new_booking',
      data: { ...staffData(booking, otherBookings), notes },
    });
    return { add: [...(received ? [received] : []), ...staff] };
  }

  /** The status became Confirmed. Sent once for each sequence, so confirming twice notifies the visitor once. */
  confirmed(
    booking: MailedBooking,
    token: string,
    tell: { confirmation: boolean; reminders: boolean },
  ): MailChanges {
    const confirmation = this.toVisitor(booking, `confirmed:${booking.calendarSequence}`, {
      kind: 'booking_confirmed',
      data: { ...visitorData(booking, token), sequence: booking.calendarSequence },
    });
    return {
      withdraw: withdrawal(booking, 'The booking is confirmed', ['booking_cancelled']),
      add: [
        ...(tell.confirmation ? [undoable(confirmation)] : []),
        ...(tell.reminders ? this.reminders(booking, token) : []),
      ],
    };
  }

  /**
   * A booking has another time; `booking` has the new one and, if it is Confirmed, the next sequence. Reminders belong to
   * Confirmed bookings.
   */
  rescheduled(
    booking: MailedBooking & { readonly confirmed: boolean },
    previous: { date: CalendarDate; time: PreferredTime },
    token: string,
    tell: { change: boolean; reminders: boolean },
  ): MailChanges {
    const change = this.toVisitor(booking, `rescheduled:${this.clock.timestamp()}`, {
      kind: 'booking_rescheduled',
      data: {
        ...visitorData(booking, token),
        sequence: booking.calendarSequence,
        previousDate: previous.date,
        previousTime: previous.time,
        confirmed: booking.confirmed,
      },
    });
    return {
      withdraw: withdrawal(booking, 'The booking has another time'),
      add: [
        ...(tell.change ? [undoable(change)] : []),
        ...(tell.reminders ? this.reminders(booking, token) : []),
      ],
    };
  }

  /** Staff accepted that the visitor cannot come; `invited` when the visitor has an invitation to withdraw. */
  cancelled(booking: MailedBooking, invited: boolean, tell: boolean): MailChanges {
    const goodbye = this.toVisitor(booking, `cancelled:${booking.calendarSequence}`, {
      kind: 'booking_cancelled',
      data: { ...visitorData(booking, null), sequence: booking.calendarSequence, invited },
    });
    return {
      withdraw: withdrawal(booking, 'The booking was cancelled'),
      add: tell ? [undoable(goodbye)] : [],
    };
  }

  /** Takes back a confirmation that the visitor has; once for each sequence. */
  correction(booking: MailedBooking, token: string): MailChanges {
    const correction = this.toVisitor(booking, `correction:${booking.calendarSequence}`, {
      kind: 'booking_cancelled',
      data: {
        ...visitorData(booking, token),
        sequence: booking.calendarSequence,
        invited: true,
        correction: true,
      },
    });
    return { add: [undoable(correction)] };
  }

  /** The booking is no longer Confirmed: its reminders are withdrawn. The visitor is not notified. */
  unconfirmed(booking: MailedBooking): MailChanges {
    return { withdraw: withdrawal(booking, 'The booking is no longer confirmed'), add: [] };
  }

  /**
   * Staff corrected the person, the service or how we meet: waiting messages to the visitor follow. With `token` their link
   * is another one.
   */
  corrected(booking: MailedBooking, token: string | null): MailChanges {
    const { id, email, firstName, lastName, serviceInterest, phone, meetingWay, meetingMinutes } = booking;
    return {
      correct: {
        lead: { leadType: 'appointment', leadId: id },
        kinds: VISITOR_MAIL_KINDS,
        recipient: email,
        data: { firstName, lastName, serviceInterest, phone, meetingWay, meetingMinutes },
        ...(token !== null && { token }),
      },
      add: [],
    };
  }

  /** The visitor asked for another time or cannot come. `requestedAt` tells one request from the next. */
  requested(
    booking: MailedBooking,
    request: StaffRequestMail['request'],
    requestedAt: string,
    otherBookings: number,
  ): MailChanges {
    const data = { ...staffData(booking, otherBookings), request };
    return { add: this.toStaff(booking, `request:${requestedAt}`, { kind: 'staff_visitor_request', data }) };
  }

  /**
   * A message to the visitor once more, about the booking as it is now; null when it makes no sense any more: the time has
   * passed, or the booking is no longer what the message says.
   */
  again(
    booking: MailedBooking & { readonly confirmed: boolean; readonly cancelled: boolean },
    original: MailContent,
    token: string,
    dedupKey: string,
  ): NewMail | null {
    const { confirmed, cancelled } = booking;
    const upcoming = this.startOf(booking) > this.clock.now().getTime();
    const invitation = { ...visitorData(booking, token), sequence: booking.calendarSequence };
    const content = ((): MailContent | null => {
      switch (original.kind) {
        case 'booking_received':
          return { kind: original.kind, data: { ...visitorData(booking, token), notes: booking.notes } };
        case 'booking_confirmed':
          return confirmed ? { kind: original.kind, data: invitation } : null;
        case 'booking_rescheduled': {
          const { previousDate, previousTime } = original.data;
          return { kind: original.kind, data: { ...invitation, previousDate, previousTime, confirmed } };
        }
        case 'booking_reminder':
          return confirmed ? { kind: original.kind, data: visitorData(booking, token) } : null;
        case 'booking_cancelled': {
          const { invited, correction } = original.data;
          if (correction)
            return confirmed ? null : { kind: original.kind, data: { ...invitation, invited, correction } };
          return { kind: original.kind, data: { ...invitation, token: null, invited } };
        }
        default:
          return null;
      }
    })();
    const isGoodbye = original.kind === 'booking_cancelled' && !original.data.correction;
    const makesSense = upcoming && cancelled === isGoodbye;
    return content && makesSense ? { ...this.toVisitor(booking, '', content), dedupKey } : null;
  }

  private reminders(booking: MailedBooking, token: string): NewMail[] {
    const start = this.startOf(booking);
    const now = this.clock.now().getTime();
    return this.config.reminders
      .map((before) => ({ before, dueAt: start - before }))
      .filter(({ dueAt }) => dueAt > now)
      .map(({ before, dueAt }) => ({
        ...this.toVisitor(booking, `reminder:${booking.calendarSequence}:${before / 60_000}`, {
          kind: 'booking_reminder',
          data: visitorData(booking, token),
        }),
        dueAt: new Date(dueAt).toISOString(),
        usefulUntil: new Date(start - REMINDER_NOTICE_MS).toISOString(),
      }));
  }

  private toVisitor(booking: MailedBooking, event: string, content: MailContent): NewMail {
    return { ...content, ...common(booking, event), recipient: booking.email };
  }

  private toStaff(booking: MailedBooking, event: string, content: MailContent): NewMail[] {
    return this.addresses.staffTo.map((recipient, index) => ({
      ...content,
      ...common(booking, `${event}:${index}`),
      recipient,
    }));
  }

  private startOf({ preferredDate, preferredTime }: MailedBooking): number {
    return momentIn(this.config.timeZone, preferredDate, PREFERRED_TIME_MINUTES[preferredTime]).getTime();
  }
}

function common({ id }: MailedBooking, event: string) {
  const lead = { leadType: 'appointment', leadId: id };
  return { lead, dedupKey: `booking:${id}:${event}`, dueAt: null, usefulUntil: null };
}

const OF_A_TIME = [
  'booking_confirmed',
  'booking_rescheduled',
  'booking_reminder',
  'booking_cancelled',
] as const;

function withdrawal({ id }: MailedBooking, reason: string, kinds: readonly VisitorMailKind[] = OF_A_TIME) {
  return { lead: { leadType: 'appointment', leadId: id }, kinds, reason };
}

const undoable = (mail: NewMail): NewMail => ({ ...mail, undoable: true });
