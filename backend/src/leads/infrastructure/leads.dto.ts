import {
  PREFERRED_TIMES,
  type PreferredTime,
  SERVICE_INTERESTS,
  type ServiceInterest,
} from '../../calendar/domain/booking-options.js';
import { EmailAddress, OneOf, Phone, Text } from '../../shared/http/fields.js';
import { BOOKING_STATUSES, type BookingStatus } from '../domain/appointment.js';
import { LEAD_STATUSES, type LeadStatus } from '../domain/lead.js';
import { PREMIUM_FREQUENCIES, type PremiumFrequency } from '../domain/sale.js';

/** Bodies of the leads' routes. What is not named here is refused. */
export class BookingBody {
  @Text({ max: 100 }) firstName: string;
  @Text({ max: 100 }) lastName: string;
  @EmailAddress() email: string;
  @Phone() phone: string;
  @Text({ max: 10 }) dateOfBirth: string;
  @Text({ max: 10 }) preferredDate: string;
  @OneOf(PREFERRED_TIMES) preferredTime: PreferredTime;
  @OneOf(SERVICE_INTERESTS) serviceInterest: ServiceInterest;
  @Text({ max: 2000, optional: true, lines: true }) notes?: string | null;
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
}

export class SaleBody {
  @Text({ max: 200 }) productPurchased: string;
  @OneOf(PREMIUM_FREQUENCIES) premiumFrequency: PremiumFrequency;
  @Text({ max: 50 }) premiumRate: string;
}

export class NoteBody {
  @Text({ max: 5000, lines: true }) note: string;
}
