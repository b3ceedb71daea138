import { setImmediate } from 'node:timers/promises';
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { NOT_SET, SERVICE_LABELS } from '../calendar/domain/booking-options.js';
import { meetingOf, type MeetingSetting } from '../calendar/domain/meeting.js';
import type { BusinessIdentity } from '../settings/business.js';
import { type Consultation, eventTimes } from './calendar-entry.js';
import { oneLine } from './domain/clean-text.js';
import { vtimezone } from './domain/vtimezone.js';
import { leadUrl, nameOf } from './blocks.js';

const PRODUCT = { company: 'office', product: 'consultations', language: 'EN' };
const FIRST_EVENT = 'BEGIN:VEVENT\r\n';
const END = 'END:VCALENDAR';

/** How often calendars are asked to fetch the feed again. */
const REFRESH_SECONDS = 3_600;

/** Events that are written at once; a thousand would hold the event loop for most of a second. */
const PIECE = 20;

/**
 * What staff see of a consultation in their calendar: enough to know who comes for what. A calendar passes it on to its
 * provider and to every device, so it has no phone number or address; the link leads to them.
 */
export type FeedEntry = Consultation['booking'] & {
  readonly confirmed: boolean;
  readonly sequence: number;
};

/**
 * An iCalendar file for subscribing to the consultations, which are in the order of their days. It is written in pieces,
 * between which other work runs.
 */
export async function calendarFeed(
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
): Promise<string> {
  const { business, timeZone } = office;
  const [first, last] = [entries[0], entries.at(-1)];
  const head = new ICalCalendar({
    prodId: PRODUCT,
    method: ICalCalendarMethod.PUBLISH,
    name: `Consultations, ${oneLine(business.name, 80)}`,
    ttl: REFRESH_SECONDS,
    timezone: {
      name: null,
      generator: (tzid) =>
        first && last ? vtimezone(timeZone, tzid, first.preferredDate, last.preferredDate) : null,
    },
  });
  let text = withoutEnd(head, entries.slice(0, PIECE), office);
  for (let start = PIECE; start < entries.length; start += PIECE) {
    await setImmediate();
    const piece = withoutEnd(
      new ICalCalendar({ prodId: PRODUCT }),
      entries.slice(start, start + PIECE),
      office,
    );
    text += piece.slice(piece.indexOf(FIRST_EVENT));
  }
  return `${text}${END}\r\n`;
}

/** The text of a calendar with these events, up to its end. */
function withoutEnd(
  calendar: ICalCalendar,
  entries: readonly FeedEntry[],
  { business, meeting: setting, timeZone, baseUrl, stamp }: Parameters<typeof calendarFeed>[1],
): string {
  for (const entry of entries) {
    const url = leadUrl(baseUrl, entry.bookingId);
    const meeting = meetingOf(setting, entry, business.address);
    calendar.createEvent({
      id: oneLine(entry.bookingId),
      sequence: entry.sequence,
      stamp,
      ...eventTimes(entry, meeting, timeZone),
      summary: [
        nameOf(entry),
        ...(entry.serviceInterest === NOT_SET ? [] : [SERVICE_LABELS[entry.serviceInterest]]),
      ].join(', '),
      location: oneLine(meeting.place, 300),
      description: [
        meeting.summary,
        `Reference: ${oneLine(entry.reference, 80)}`,
        ...(entry.confirmed ? [] : ['Not confirmed yet']),
        `Lead: ${url}`,
      ].join('\n'),
      url,
      status: entry.confirmed ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    });
  }
  return calendar.toString().slice(0, -END.length);
}
