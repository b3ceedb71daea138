import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PREFERRED_TIMES } from '../../calendar/domain/booking-options.js';
import { isCalendarDate } from '../../calendar/domain/calendar-date.js';
import { calendarFeed, type FeedEntry } from '../../mail/calendar-feed.js';
import { Clock } from '../../platform/clock.js';
import { Config } from '../../platform/config.js';
import { Business } from '../../settings/business.js';
import { CalendarWriter, type FeedBooking } from '../application/calendar-feed.ports.js';
import type { BookingTime } from '../domain/appointment.js';
import { bookingReference } from '../domain/booking-reference.js';

/** Part of each version: another number when the text of the same bookings becomes another one. */
const FORM = 1;

@Injectable()
export class IcalWriter extends CalendarWriter {
  constructor(
    private readonly config: Config,
    private readonly business: Business,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async version(bookings: readonly FeedBooking[]): Promise<string> {
    const { timeZone, publicUrl } = this.config;
    const { identity, hours } = await this.business.latest();
    const office = [identity.name, identity.address, hours.meeting];
    const content = JSON.stringify([FORM, timeZone, publicUrl, ...office, bookings]);
    return createHash('sha256').update(content).digest('base64url').slice(0, 22);
  }

  override async write(bookings: readonly FeedBooking[]): Promise<string> {
    const { timeZone, publicUrl: baseUrl } = this.config;
    const { identity: business, hours } = await this.business.latest();
    const stamp = this.clock.now();
    return calendarFeed(bookings.filter(isPossible).map(feedEntry), {
      business,
      meeting: hours.meeting,
      timeZone,
      baseUrl,
      stamp,
    });
  }
}

/** A row that another program changed must not make the whole feed unreadable. */
function isPossible(booking: FeedBooking): booking is FeedBooking & BookingTime {
  const times: readonly string[] = PREFERRED_TIMES;
  return isCalendarDate(booking.preferredDate) && times.includes(booking.preferredTime);
}

function feedEntry(booking: FeedBooking & BookingTime): FeedEntry {
  const { id, calendarSequence, bookingStatus, ...shown } = booking;
  return {
    ...shown,
    bookingId: id,
    reference: bookingReference(id),
    confirmed: bookingStatus === 'Confirmed',
    sequence: calendarSequence,
  };
}
