import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { BusinessTime } from '../../calendar/business-time.js';
import { SERVICE_LABELS } from '../../calendar/domain/booking-options.js';
import {
  type Consultation,
  calendarEntry,
  googleCalendarUrl,
  outlookCalendarUrl,
} from '../../mail/calendar-entry.js';
import { beforeConfirmation, meetingOf } from '../../calendar/domain/meeting.js';
import { timeWords, visitorTimeLines } from '../../calendar/domain/consultation-time.js';
import { Config } from '../../platform/config.js';
import { Business } from '../../settings/business.js';
import type { BookingPage, ReturnedRequest } from '../../site/page-data.js';
import { PrivatePages, setPrivate } from '../../site/private-pages.js';
import type { Appointment, BookingTime, ScheduledBooking } from '../domain/appointment.js';
import { bookingDateLimits } from '../domain/booking-dates.js';
import { bookingReference } from '../domain/booking-reference.js';
import { isOver } from '../domain/rescheduling.js';

/** The page of a booking, and its file for calendars. */
@Injectable()
export class BookingPages {
  constructor(
    private readonly config: Config,
    private readonly business: Business,
    private readonly time: BusinessTime,
    private readonly pages: PrivatePages,
  ) {}

  send(
    booking: ScheduledBooking,
    token: string,
    response: Response,
    status = 200,
    returned?: ReturnedRequest,
  ): void {
    const content = {
      page: 'booking',
      details: this.content(booking, token),
      ...(returned && { returned }),
    } as const;
    this.pages.send(content, status, response);
  }

  /**
   * The consultation as an iCalendar file, tentative until it is Confirmed; false, and nothing is sent, when it is cancelled.
   */
  sendCalendarFile(booking: ScheduledBooking, response: Response): boolean {
    if (booking.cancelledAt !== null) return false;
    const consultation = this.consultation(booking);
    const file = calendarEntry({
      ...consultation,
      method: 'PUBLISH',
      isTentative: !isConfirmed(booking),
      booking: { ...consultation.booking, sequence: booking.calendarSequence },
      stamp: new Date(this.time.timestamp()),
      organizerEmail: this.business.current().identity.email,
      attendeeEmail: booking.email,
    });
    setPrivate(response);
    response.setHeader('Content-Disposition', 'attachment; filename="consultation.ics"');
    response.type('text/calendar; charset=utf-8').send(file);
    return true;
  }

  notFound(response: Response): void {
    this.pages.notFound(response);
  }

  private content(booking: ScheduledBooking, token: string): BookingPage {
    const today = this.time.today();
    const { visitorRequest: request, cancelledAt, bookingStatus } = booking;
    const consultation = this.consultation(booking);
    const { how, link, length } = meetingOf(
      consultation.meeting,
      consultation.booking,
      consultation.business.address,
    );
    return {
      reference: bookingReference(booking.id),
      service: SERVICE_LABELS[booking.serviceInterest],
      meeting: { how, link, length },
      state: cancelledAt === null ? bookingStatus : 'Cancelled',
      ...this.timeOf(booking, booking),
      isOver: isOver(booking, today),
      request: request && {
        type: request.type,
        message: request.message,
        wished: request.type === 'move' ? this.timeOf(request, booking) : null,
      },
      dates: bookingDateLimits(today).preferredDate,
      calendar:
        cancelledAt === null && !isOver(booking, today)
          ? { file: `/booking/${token}.ics`, web: isConfirmed(booking) ? webCalendars(consultation) : null }
          : null,
    };
  }

  private timeOf({ preferredDate, preferredTime }: BookingTime, { visitorTimeZone }: Appointment) {
    const { timeZone } = this.config;
    return {
      time: timeWords(preferredDate, preferredTime, timeZone),
      visitorTime:
        visitorTimeLines(preferredDate, preferredTime, timeZone, visitorTimeZone)?.join(', ') ?? null,
    };
  }

  /**
   * Without the address of the page, which is no business of the makers of calendars, and without the visitor's phone
   * number: the secret address may have been passed on.
   */
  private consultation({ phone: _, ...booking }: ScheduledBooking): Consultation {
    const { timeZone } = this.config;
    const { identity: business, hours } = this.business.current();
    const reference = bookingReference(booking.id);
    const meeting = isConfirmed(booking) ? hours.meeting : beforeConfirmation(hours.meeting);
    return {
      booking: { ...booking, bookingId: booking.id, reference },
      business,
      meeting,
      timeZone,
      url: null,
    };
  }
}

function isConfirmed({ bookingStatus }: Pick<Appointment, 'bookingStatus'>): boolean {
  return bookingStatus === 'Confirmed';
}

/** Entries that no later invitation replaces: a link cannot say which event it is. */
function webCalendars(consultation: Consultation) {
  return { google: googleCalendarUrl(consultation), outlook: outlookCalendarUrl(consultation) };
}
