import { Conflict, Invalid } from '../../platform/domain-error.js';
import {
  type Appointment,
  type BookingTime,
  type ScheduledBooking,
  type StoredTime,
  changeBookingStatus,
  type VisitorRequest,
} from './appointment.js';
import { preferredDateError } from './booking-dates.js';
import type { LeadChange } from './lead.js';

/** A request as the visitor states it. */
export type VisitorWish =
  | (BookingTime & { readonly type: 'move'; readonly message: string | null })
  | { readonly type: 'cancel'; readonly message: string | null };

/** Whether the visitor may have an invitation in the calendar: the booking is Confirmed, or was before. */
export function wasInvited({ bookingStatus, calendarSequence }: Appointment): boolean {
  return bookingStatus === 'Confirmed' || calendarSequence > 0;
}

/** Whether the day of the consultation has passed. */
export function isOver({ preferredDate }: Appointment, today: string): boolean {
  return preferredDate < today;
}

/**
 * Gives a booking another time, which staff and visitor agreed on. Rejects an impossible or past date. The same time
 * changes nothing. The booking is no longer cancelled and loses its outcome, and an open wish for another time is settled.
 */
export function reschedule(booking: Appointment, to: BookingTime, today: string): LeadChange<Appointment> {
  return isSameTime(booking, to) ? { lead: booking, activity: null } : moved(booking, to, today);
}

/** The same change, which also confirms the booking; one activity says both. */
export function alsoConfirmed({ lead, activity }: LeadChange<Appointment>): LeadChange<Appointment> {
  const confirmed = changeBookingStatus(lead, 'Confirmed');
  if (!activity || !confirmed.activity)
    return { lead: confirmed.lead, activity: activity ?? confirmed.activity };
  return {
    lead: confirmed.lead,
    activity: { ...activity, actionDetails: `${activity.actionDetails}, and confirmed` },
  };
}

/**
 * Stores what the visitor asks for. A later request replaces an earlier one; the same request again changes nothing.
 * Rejects an impossible or past date, a booking whose day has passed, and the cancellation of a cancelled booking.
 */
export function requestChange(
  booking: Appointment,
  wish: VisitorWish,
  today: string,
  requestedAt: string,
): LeadChange<Appointment> {
  if (isOver(booking, today)) throw new Conflict('booking.day-passed');
  if (wish.type === 'cancel' && booking.cancelledAt !== null) throw new Conflict('booking.cancelled');
  if (wish.type === 'move') assertPossible(wish, today);
  if (booking.visitorRequest && isSameWish(booking.visitorRequest, wish))
    return { lead: booking, activity: null };
  return {
    lead: { ...booking, visitorRequest: { ...wish, requestedAt } },
    activity: {
      actionType: 'visitor_request',
      actionDetails:
        wish.type === 'move'
          ? `The visitor asked for another time: ${timeText(wish)}`
          : 'The visitor asked to cancel the consultation',
    },
  };
}

/**
 * Does what the visitor asked for. A move gives the booking the wished time, also when it is the present one; a
 * cancellation keeps the booking and its status, and removes its outcome. Rejects a booking without an open request, and a wish for a day that
 * has passed since.
 */
export function acceptRequest(booking: Appointment, today: string, now: string): LeadChange<Appointment> {
  const request = openRequest(booking);
  if (request.type === 'move') return moved(booking, request, today);
  return {
    lead: {
      ...booking,
      visitorRequest: null,
      cancelledAt: now,
      outcome: null,
      calendarSequence: booking.calendarSequence + (wasInvited(booking) ? 1 : 0),
    },
    activity: {
      actionType: 'booking_cancelled',
      actionDetails: `Consultation of ${timeText(booking)} cancelled as the visitor asked`,
    },
  };
}

/** Leaves the booking as it is, without the request. Rejects a booking without an open request. */
export function dismissRequest(booking: Appointment): LeadChange<Appointment> {
  const { type } = openRequest(booking);
  return {
    lead: { ...booking, visitorRequest: null },
    activity: {
      actionType: 'visitor_request_dismissed',
      actionDetails:
        type === 'move'
          ? 'Request for another time dismissed'
          : 'Request to cancel the consultation dismissed',
    },
  };
}

/**
 * Takes back that a wish for another time was accepted: the booking has its earlier time, and the request is open again.
 * Rejects a booking that is Confirmed or cancelled, and one with another request.
 */
export function reopenRequest(
  booking: ScheduledBooking,
  { message, requestedAt, ...earlier }: BookingTime & Pick<VisitorRequest, 'message' | 'requestedAt'>,
): LeadChange<Appointment> {
  if (booking.bookingStatus === 'Confirmed') throw new Conflict('booking.confirmed');
  if (booking.cancelledAt !== null) throw new Conflict('booking.cancelled');
  if (booking.visitorRequest !== null) throw new Conflict('booking.has-request');
  const { preferredDate, preferredTime } = booking;
  return {
    lead: {
      ...booking,
      ...earlier,
      visitorRequest: { type: 'move', preferredDate, preferredTime, message, requestedAt },
    },
    activity: {
      actionType: 'booking_rescheduled',
      actionDetails: `Moved back from ${timeText(booking)} to ${timeText(earlier)}; the visitor still asks for another time`,
    },
  };
}

function moved(booking: Appointment, to: BookingTime, today: string): LeadChange<Appointment> {
  assertPossible(to, today);
  const { visitorRequest, calendarSequence, bookingStatus } = booking;
  return {
    lead: {
      ...booking,
      preferredDate: to.preferredDate,
      preferredTime: to.preferredTime,
      calendarSequence: calendarSequence + (bookingStatus === 'Confirmed' ? 1 : 0),
      visitorRequest: visitorRequest?.type === 'move' ? null : visitorRequest,
      cancelledAt: null,
      outcome: null,
    },
    activity: {
      actionType: 'booking_rescheduled',
      actionDetails: `Moved from ${timeText(booking)} to ${timeText(to)}`,
    },
  };
}

function assertPossible({ preferredDate }: BookingTime, today: string): void {
  const error = preferredDateError(preferredDate, today);
  if (error) throw new Invalid({ preferredDate: error });
}

function openRequest({ visitorRequest }: Appointment): VisitorRequest {
  if (!visitorRequest) throw new Conflict('booking.no-request');
  return visitorRequest;
}

export function isSameTime(one: StoredTime, other: StoredTime): boolean {
  return one.preferredDate === other.preferredDate && one.preferredTime === other.preferredTime;
}

function isSameWish(open: VisitorRequest, wish: VisitorWish): boolean {
  if (open.type !== wish.type || open.message !== wish.message) return false;
  return open.type === 'cancel' || (wish.type === 'move' && isSameTime(open, wish));
}

function timeText({ preferredDate, preferredTime }: StoredTime): string {
  return `${preferredDate}, ${preferredTime}`;
}
