import {
  PREFERRED_TIMES,
  type PreferredTime,
  SERVICE_INTERESTS,
  type ServiceInterest,
} from '../../calendar/domain/booking-options.js';
import { knownTimeZone } from '../../calendar/domain/known-time-zone.js';
import { EmailAddress, Label, OneOf, Phone, Text, Flag } from '../../platform/http/fields.js';
import { BOOKING_STATUSES, type BookingRequest, type BookingStatus } from '../domain/appointment.js';
import { LEAD_STATUSES, type LeadStatus } from '../domain/lead.js';
import { PREMIUM_FREQUENCIES, type PremiumFrequency } from '../domain/sale.js';

/** Request bodies of the leads' routes. Other fields are rejected. */
export class BookingBody {
  @Text({ max: 100 }) firstName: string;
  @Text({ max: 100 }) lastName: string;
  @EmailAddress() email: string;
  @Phone() phone: string;
  @Text({ max: 10, tooLong: 'must be a real date' }) dateOfBirth: string;
  @Text({ max: 10, tooLong: 'must be a real date' }) preferredDate: string;
  @OneOf(PREFERRED_TIMES) preferredTime: PreferredTime;
  @Label('Service') @OneOf(SERVICE_INTERESTS) serviceInterest: ServiceInterest;
  @Text({ max: 2000, optional: true, lines: true }) notes?: string | null;
  /** The IANA name that the visitor's browser states. */
  @Text({ max: 64, optional: true }) timeZone?: string | null;
}

/** The booking of a form, and the visitor's time zone if the server knows it. */
export function bookingOf({ timeZone, ...body }: BookingBody): {
  request: BookingRequest;
  timeZone: string | null;
} {
  return {
    request: { ...body, notes: body.notes ?? null },
    timeZone: timeZone ? knownTimeZone(timeZone) : null,
  };
}

export class SubscriptionBody {
  @Text({ max: 100 }) firstName: string;
  @EmailAddress() email: string;
}

export class LeadStatusBody {
  @OneOf(LEAD_STATUSES) leadStatus: LeadStatus;
}

export class BookingStatusBody {
  @OneOf(BOOKING_STATUSES) bookingStatus: BookingStatus;
  @Flag({ optional: true }) tellVisitor?: boolean | null;
}

export class ScheduleBody {
  @Text({ max: 10, tooLong: 'must be a real date' }) preferredDate: string;
  @OneOf(PREFERRED_TIMES) preferredTime: PreferredTime;
  @Flag({ optional: true }) tellVisitor?: boolean | null;
}

export class RequestAnswerBody {
  @Flag() accept: boolean;
  @Flag({ optional: true }) tellVisitor?: boolean | null;
}

/** The two forms on the page of a booking. */
export class MoveBody {
  @OneOf(['move', 'cancel']) request: 'move';
  @Text({ max: 10, tooLong: 'must be a real date' }) preferredDate: string;
  @OneOf(PREFERRED_TIMES) preferredTime: PreferredTime;
  @Text({ max: 1000, optional: true, lines: true }) message?: string | null;
}

export class CancelBody {
  @OneOf(['cancel']) request: 'cancel';
  @Label('Reason') @Text({ max: 1000, optional: true, lines: true }) message?: string | null;
}

export class SaleBody {
  @Label('Product/Policy Purchased') @Text({ max: 200 }) productPurchased: string;
  @Label('Premium Frequency') @OneOf(PREMIUM_FREQUENCIES) premiumFrequency: PremiumFrequency;
  @Label('Premium Rate') @Text({ max: 50 }) premiumRate: string;
}

export class NoteBody {
  @Text({ max: 5000, lines: true }) note: string;
}
