import {
  PREFERRED_TIMES,
  type PreferredTime,
  SERVICE_INTERESTS,
  type ServiceInterest,
} from '../../calendar/domain/booking-options.js';
import { isCalendarDate } from '../../calendar/domain/calendar-date.js';
import { knownTimeZone } from '../../calendar/domain/known-time-zone.js';
import { MEETING_WAYS, type MeetingWay } from '../../calendar/domain/meeting.js';
import { MeetingMinutes } from '../../calendar/meeting-minutes.js';
import {
  EmailAddress,
  Flag,
  Label,
  List,
  OneOf,
  OrNull,
  Password,
  Phone,
  Text,
  UnlessSent,
  WhenSent,
} from '../../platform/http/fields.js';
import { Invalid } from '../../platform/domain-error.js';
import { parseMoment } from '../../platform/http/moment.js';
import {
  BOOKING_STATUSES,
  type BookingRequest,
  type BookingStatus,
  ENTERED_SOURCES,
  type EnteredBooking,
  type Outcome,
  OUTCOMES,
} from '../domain/appointment.js';
import { LEAD_STATUSES, type LeadStatus } from '../domain/lead.js';
import { type BookingDetails, LEAD_LENGTHS, type SubscriptionDetails } from '../domain/lead-fields.js';
import { CONTACT_CHANNELS, type ContactChannel } from '../domain/lead-note.js';
import { PREMIUM_FREQUENCIES, type PremiumFrequency } from '../domain/sale.js';
import { MOST_WORD_CHARACTERS } from '../domain/visitor-mail.js';
import { LEAD_ID } from '../domain/lead-ref.js';

// the fields below screen robots; they are not stored, and idempotency keys ignore them
/** Hidden on the site, so only a robot fills it in. */
const Subject = () => Text({ max: 2000, optional: true, lines: true });
/** The solution of a challenge of GET /api/challenge. */
const Proof = () => Text({ max: 2000, optional: true });

/** Request bodies of the leads' routes. Other fields are rejected. */
export class SentBookingBody {
  @Text({ max: LEAD_LENGTHS.name }) firstName: string;
  @Text({ max: LEAD_LENGTHS.name }) lastName: string;
  @EmailAddress() email: string;
  @Phone() phone: string;
  @Text({ max: 10, tooLong: 'field.real-date' }) dateOfBirth: string;
  @Text({ max: 10, tooLong: 'field.real-date' }) preferredDate: string;
  @OneOf(PREFERRED_TIMES) preferredTime: PreferredTime;
  @Label('Service') @OneOf(SERVICE_INTERESTS) serviceInterest: ServiceInterest;
  @Text({ max: LEAD_LENGTHS.notes, optional: true, lines: true }) notes?: string | null;
  /** The IANA name that the visitor's browser states. */
  @Text({ max: 64, optional: true }) timeZone?: string | null;
}

export class BookingBody extends SentBookingBody {
  /** What the visitor calculated: a calculator and its inputs, such as `mp2?amount=1000`. */
  @Text({ max: 1000, optional: true }) calculation?: string | null;
  @Subject() subject?: string | null;
  @Proof() proof?: string | null;
}

/** The booking of a form, and the visitor's time zone if the server knows it. */
export function bookingOf({
  timeZone,
  calculation: _calculation,
  subject: _subject,
  proof: _proof,
  ...body
}: BookingBody): {
  request: BookingRequest;
  timeZone: string | null;
} {
  return {
    request: { ...body, notes: body.notes ?? null },
    timeZone: timeZone ? knownTimeZone(timeZone) : null,
  };
}

/** A booking that staff enter. */
export class EnteredBookingBody {
  @Text({ max: LEAD_LENGTHS.name }) firstName: string;
  @Text({ max: LEAD_LENGTHS.name }) lastName: string;
  @EmailAddress() email: string;
  @Phone() phone: string;
  @Text({ max: 10, tooLong: 'field.real-date', optional: true }) dateOfBirth?: string | null;
  @Text({ max: 10, tooLong: 'field.real-date' }) preferredDate: string;
  @OneOf(PREFERRED_TIMES) preferredTime: PreferredTime;
  @Label('Service') @OneOf(SERVICE_INTERESTS) serviceInterest: ServiceInterest;
  @Text({ max: LEAD_LENGTHS.notes, optional: true, lines: true }) notes?: string | null;
  @Label('Source') @OneOf(ENTERED_SOURCES) leadSource: EnteredBooking['leadSource'];
  @Flag({ optional: true }) tellVisitor?: boolean | null;
}

export class SubscriptionBody {
  @Text({ max: LEAD_LENGTHS.name }) firstName: string;
  @EmailAddress() email: string;
  /** Where the form is on the site. */
  @OneOf(['newsletter', 'footer'], { optional: true }) form?: 'newsletter' | 'footer' | null;
  @Subject() subject?: string | null;
  @Proof() proof?: string | null;
}

export function subscriptionOf({ firstName, email, form }: SubscriptionBody) {
  return { request: { firstName, email }, form: form ?? 'unknown' } as const;
}

/** The fields that are corrected; one that is missing does not compile. */
type Corrections<Details> = Readonly<Record<keyof Details, unknown>>;

/** A field that is not sent stays. */
export class BookingDetailsBody implements Corrections<BookingDetails> {
  @WhenSent() @Text({ max: LEAD_LENGTHS.name }) firstName: string | undefined;
  @WhenSent() @Text({ max: LEAD_LENGTHS.name }) lastName: string | undefined;
  @WhenSent() @EmailAddress() email: string | undefined;
  @WhenSent() @Phone() phone: string | undefined;
  @Text({ max: 10, tooLong: 'field.real-date', optional: true }) dateOfBirth: string | null | undefined;
  @Label('Service') @WhenSent() @OneOf(SERVICE_INTERESTS) serviceInterest: ServiceInterest | undefined;
  @Text({ max: LEAD_LENGTHS.notes, optional: true, lines: true }) notes: string | null | undefined;
  /** Null: as usual. */
  @Label('How we meet') @OneOf(MEETING_WAYS, { optional: true }) meetingWay: MeetingWay | null | undefined;
  /** Null: as long as usual. */
  @Label('Length') @WhenSent() @OrNull() @MeetingMinutes() meetingMinutes: number | null | undefined;
}

export class SubscriptionDetailsBody implements Corrections<SubscriptionDetails> {
  @WhenSent() @Text({ max: LEAD_LENGTHS.name }) firstName: string | undefined;
  @Text({ max: LEAD_LENGTHS.name, optional: true }) lastName: string | null | undefined;
  @WhenSent() @EmailAddress() email: string | undefined;
}

export class OwnerBody {
  @Label('Looked after by') @OrNull() @Text({ max: 36 }) ownerId: string | null;
}

/** Either a status or an owner for all of the leads. */
export class BulkBody {
  @List({ max: 100, form: LEAD_ID, said: ['field.leads', { max: 100, example: 'appointment:{id}' }] })
  ids: string[];
  @UnlessSent('ownerId') @OneOf(LEAD_STATUSES) leadStatus?: LeadStatus;
  @Label('Looked after by') @WhenSent() @OrNull() @Text({ max: 36 }) ownerId?: string | null;
}

export class LeadStatusBody {
  @OneOf(LEAD_STATUSES) leadStatus: LeadStatus;
}

/** What goes to the visitor with a change of a booking. */
class TellingBody {
  @Flag({ optional: true }) tellVisitor?: boolean | null;
  /** Goes with the mail, which is then sent in any case. */
  @Label('A word to the visitor') @Text({ max: MOST_WORD_CHARACTERS, optional: true, lines: true }) message?:
    string | null;
  /** Mails the visitor also about a time that has passed, without an invitation; by itself only a word is mailed. */
  @Flag({ optional: true }) evenPast?: boolean | null;
}

export class BookingStatusBody extends TellingBody {
  @OneOf(BOOKING_STATUSES) bookingStatus: BookingStatus;
}

export class OutcomeBody {
  /** Null takes the outcome back. */
  @OrNull() @OneOf(OUTCOMES) outcome: Outcome | null;
}

export class ScheduleBody extends TellingBody {
  @Text({ max: 10, tooLong: 'field.real-date' }) preferredDate: string;
  @OneOf(PREFERRED_TIMES) preferredTime: PreferredTime;
  /** Also confirms the booking. */
  @Flag({ optional: true }) confirm?: boolean | null;
}

export class RequestAnswerBody extends TellingBody {
  @Flag() accept: boolean;
  /** Also confirms a booking that is moved. */
  @Flag({ optional: true }) confirm?: boolean | null;
}

/** The earlier time of a booking, and the request that was accepted. */
export class ReopenedRequestBody {
  @Text({ max: 10, tooLong: 'field.real-date' }) preferredDate: string;
  @OneOf(PREFERRED_TIMES) preferredTime: PreferredTime;
  @Text({ max: 1000, optional: true, lines: true }) message?: string | null;
  @Label('Time of the request') @Text({ max: 40 }) requestedAt: string;
}

/** Rejects an impossible date or time. */
export function reopenedRequestOf({
  preferredDate,
  preferredTime,
  message,
  requestedAt,
}: ReopenedRequestBody) {
  if (!isCalendarDate(preferredDate)) throw new Invalid({ preferredDate: 'field.real-date' });
  const asked = parseMoment('requestedAt', 'Time of the request', requestedAt);
  return { preferredDate, preferredTime, message: message ?? null, requestedAt: asked };
}

/** The decisions of a body, without the fields that were not sent. */
export function tellingOf({
  tellVisitor,
  message,
  evenPast,
  confirm,
}: TellingBody & Pick<ScheduleBody, 'confirm'>) {
  return {
    tellVisitor: tellVisitor ?? undefined,
    message: message ?? null,
    evenPast: evenPast ?? false,
    confirm: confirm ?? false,
  };
}

/** The two forms on the page of a booking. */
export class MoveBody {
  @OneOf(['move', 'cancel']) request: 'move';
  @Text({ max: 10, tooLong: 'field.real-date' }) preferredDate: string;
  @OneOf(PREFERRED_TIMES) preferredTime: PreferredTime;
  @Text({ max: 1000, optional: true, lines: true }) message?: string | null;
}

export class CancelBody {
  @OneOf(['cancel']) request: 'cancel';
  @Label('Reason') @Text({ max: 1000, optional: true, lines: true }) message?: string | null;
}

export class SaleBody {
  @Label('Product/Policy Purchased') @Text({ max: LEAD_LENGTHS.productPurchased }) productPurchased: string;
  @Label('Premium Frequency') @OneOf(PREMIUM_FREQUENCIES) premiumFrequency: PremiumFrequency;
  @Label('Premium Rate') @Text({ max: LEAD_LENGTHS.premiumRate }) premiumRate: string;
}

export class NoteBody {
  @Text({ max: 5000, lines: true }) note: string;
  @OneOf(CONTACT_CHANNELS, { optional: true }) channel?: ContactChannel | null;
}

export class NewCalendarFeedBody {
  @Password() password: string;
}
