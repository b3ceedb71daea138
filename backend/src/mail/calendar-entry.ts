import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import {
  PREFERRED_TIME_MINUTES,
  NOT_SET,
  type NotSet,
  type PreferredTime,
  SERVICE_LABELS,
  type ServiceInterest,
} from '../calendar/domain/booking-options.js';
import { type CalendarDate, momentIn } from '../calendar/domain/calendar-date.js';
import { type Meeting, meetingOf, type MeetingSetting, type OwnMeeting } from '../calendar/domain/meeting.js';
import type { BusinessIdentity } from '../settings/business.js';
import { vtimezone } from './domain/vtimezone.js';
import { oneLine } from './domain/clean-text.js';

/** What a calendar shows of a consultation. */
export interface Consultation {
  readonly booking: OwnMeeting & {
    readonly bookingId: string;
    /** Left out when empty. */
    readonly reference: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly preferredDate: CalendarDate;
    readonly preferredTime: PreferredTime;
    readonly serviceInterest: ServiceInterest | NotSet;
  };
  readonly business: BusinessIdentity;
  /** How consultations take place as a rule. */
  readonly meeting: MeetingSetting;
  /** The office's time zone (IANA name). */
  readonly timeZone: string;
  /** The visitor's page; null leaves the link out. */
  readonly url: string | null;
}

export interface CalendarEntry extends Consultation {
  /** REQUEST invites and moves, CANCEL withdraws, PUBLISH is for a download. */
  readonly method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  /** The time awaits confirmation: calendars show the entry as a possible one until an invitation replaces it. */
  readonly isTentative?: boolean;
  readonly booking: Consultation['booking'] & { readonly sequence: number };
  /** When the entry was written. */
  readonly stamp: Date;
  readonly organizerEmail: string;
  /** The visitor's address; not used by PUBLISH (RFC 5546 §3.2.1). */
  readonly attendeeEmail: string;
}

/** An iCalendar file with one event. Calendars know the event again by the booking's id. Equal input gives equal text. */
export function calendarEntry(entry: CalendarEntry): string {
  const {
    method,
    isTentative = false,
    booking,
    business,
    timeZone,
    organizerEmail,
    attendeeEmail,
    url,
  } = entry;
  const words = wordsOf(entry);
  const calendar = new ICalCalendar({
    prodId: { company: 'office', product: 'bookings', language: 'EN' },
    method: ICalCalendarMethod[method],
    // without a name, which would turn DTSTAMP into local time
    timezone: { name: null, generator: (tzid) => vtimezone(timeZone, tzid, booking.preferredDate) },
  });
  const event = calendar.createEvent({
    id: oneLine(booking.bookingId),
    sequence: booking.sequence,
    stamp: entry.stamp,
    ...eventTimes(booking, words.meeting, timeZone),
    summary: isTentative ? `${words.summary} (not confirmed yet)` : words.summary,
    location: words.location,
    description: words.description,
    url,
    status: statusOf(method, isTentative),
    organizer: { name: parameter(business.name) || organizerEmail, email: organizerEmail },
  });
  if (method !== 'PUBLISH')
    event.createAttendee({
      name: parameter(`${booking.firstName} ${booking.lastName}`) || attendeeEmail,
      email: attendeeEmail,
      role: ICalAttendeeRole.REQ,
      type: ICalAttendeeType.INDIVIDUAL,
      status: ICalAttendeeStatus.NEEDSACTION,
      rsvp: false,
    });
  return `${calendar.toString()}\r\n`;
}

function statusOf(method: CalendarEntry['method'], isTentative: boolean): ICalEventStatus {
  if (method === 'CANCEL') return ICalEventStatus.CANCELLED;
  return isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

/** The times of an event in the office's time zone, whose definition the calendar needs (vtimezone.ts). */
export function eventTimes(
  { preferredDate, preferredTime }: Pick<Consultation['booking'], 'preferredDate' | 'preferredTime'>,
  { minutes }: Pick<Meeting, 'minutes'>,
  timeZone: string,
) {
  const minute = PREFERRED_TIME_MINUTES[preferredTime];
  return {
    timezone: tzidOf(timeZone),
    // as text without a zone, which the library copies: from a Date it takes the parts of this machine's time zone
    start: localText(preferredDate, minute),
    end: localText(preferredDate, minute + minutes),
  };
}

/** A link that adds the consultation to a Google calendar. */
export function googleCalendarUrl(consultation: Consultation): string {
  const { summary, location, description, meeting } = wordsOf(consultation);
  const { start, end } = momentsOf(consultation, meeting);
  const compact = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');
  return linkTo('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: summary,
    dates: `${compact(start)}/${compact(end)}`,
    ctz: consultation.timeZone,
    location,
    details: description,
  });
}

/** A link that adds the consultation to an Outlook calendar. */
export function outlookCalendarUrl(consultation: Consultation): string {
  const { summary, location, description, meeting } = wordsOf(consultation);
  const { start, end } = momentsOf(consultation, meeting);
  return linkTo('https://outlook.live.com/calendar/0/action/compose', {
    rru: 'addevent',
    subject: summary,
    startdt: start.toISOString(),
    enddt: end.toISOString(),
    location,
    body: description,
  });
}

function wordsOf({ booking, business, meeting: setting, url }: Consultation) {
  const meeting = meetingOf(setting, booking, business.address);
  return {
    meeting,
    summary: `Consultation with ${oneLine(business.name, 80)}`,
    location: oneLine(meeting.place, 300),
    description: [
      `${booking.serviceInterest === NOT_SET ? 'Consultation' : SERVICE_LABELS[booking.serviceInterest]}, with ${oneLine(business.advisor, 80)}`,
      `${oneLine([meeting.how, meeting.link].filter(Boolean).join(': '), 340)} (${meeting.length})`,
      `Our phone: ${oneLine(business.phone, 80)}`,
      ...(booking.reference === '' ? [] : [`Reference: ${oneLine(booking.reference, 80)}`]),
      ...(url === null ? [] : [`Ask for another time: ${url}`]),
    ].join('\n'),
  };
}

function momentsOf({ booking, timeZone }: Consultation, { minutes }: Meeting): { start: Date; end: Date } {
  const start = momentIn(timeZone, booking.preferredDate, PREFERRED_TIME_MINUTES[booking.preferredTime]);
  return { start, end: new Date(start.getTime() + minutes * 60_000) };
}

function localText(date: CalendarDate, minute: number): string {
  return `${date}T${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`;
}

/** The zone's name for the file, which defines it. */
function tzidOf(timeZone: string): string {
  // for UTC the library would leave the zone out and read the times as those of this machine
  if (timeZone.toUpperCase() === 'UTC') return 'Etc/UTC';
  // an offset as a name, such as +08:00, contains a separator
  return timeZone.replace(/[^\w+/-]/g, '');
}

/** A parameter's value: quotes, backslashes and carets have no portable escape there. */
function parameter(text: string): string {
  return oneLine(text.replace(/["\\^]/g, ''), 100);
}

function linkTo(address: string, values: Readonly<Record<string, string>>): string {
  // Outlook shows a plus sign as it is
  return `${address}?${new URLSearchParams(values).toString().replaceAll('+', '%20')}`;
}
