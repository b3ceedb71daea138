import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { SERVICE_LABELS } from '../calendar/domain/booking-options.js';
import { meetingOf, type MeetingSetting } from '../calendar/domain/meeting.js';
import type { BusinessIdentity } from '../settings/business.js';
import { type Consultation, eventTimes } from './calendar-entry.js';
import { oneLine } from './domain/clean-text.js';
import { vtimezone } from './domain/vtimezone.js';
import { leadUrl, nameOf } from './templates/staff-booking.js';

/** How often calendars are asked to fetch the feed again. */
const REFRESH_SECONDS = 3_600;

/** What staff see of a consultation in their calendar. */
export type FeedEntry = Consultation['booking'] & {
  readonly phone: string;
  readonly confirmed: boolean;
  readonly sequence: number;
};

/** An iCalendar file for subscribing to the consultations, which are in the order of their days. */
export function calendarFeed(
  entries: readonly FeedEntry[],
  office: {
    readonly business: BusinessIdentity;
    /** How consultations take place as a rule. */
    readonly meeting: MeetingSetting;
    /** IANA name. */
    readonly timeZone: string;
    /** Of the site, for links to the leads. */
    readonly baseUrl: string;
    /** When the file was written. */
    readonly stamp: Date;
  },
): string {
  const { business, meeting: setting, timeZone, baseUrl, stamp } = office;
  const [first, last] = [entries[0], entries.at(-1)];
  const calendar = new ICalCalendar({
    prodId: { company: 'office', product: 'consultations', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    name: `Consultations, ${oneLine(business.name, 80)}`,
    ttl: REFRESH_SECONDS,
    timezone: {
      name: null,
      generator: (tzid) =>
        first && last ? vtimezone(timeZone, tzid, first.preferredDate, last.preferredDate) : null,
    },
  });
  for (const entry of entries) {
    const url = leadUrl(baseUrl, entry.bookingId);
    const meeting = meetingOf(setting, entry, business.address);
    calendar.createEvent({
      id: oneLine(entry.bookingId),
      sequence: entry.sequence,
      stamp,
      ...eventTimes(entry, meeting, timeZone),
      summary: `${nameOf(entry)}, ${SERVICE_LABELS[entry.serviceInterest]}`,
      location: oneLine(meeting.place, 300),
      description: [
        meeting.summary,
        `Phone: ${oneLine(entry.phone, 80)}`,
        `Reference: ${oneLine(entry.reference, 80)}`,
        ...(entry.confirmed ? [] : ['Not confirmed yet']),
        `Lead: ${url}`,
      ].join('\n'),
      url,
      status: entry.confirmed ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    });
  }
  return `${calendar.toString()}\r\n`;
}
