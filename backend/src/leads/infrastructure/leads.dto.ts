import {
  PREFERRED_TIMES,
  type PreferredTime,
  SERVICE_INTERESTS,
  type ServiceInterest,
} from '../../calendar/domain/booking-options.js';
import { EmailAddress, Label, OneOf, Phone, Text } from '../../platform/http/fields.js';
import { BOOKING_STATUSES, type BookingStatus } from '../domain/appointment.js';
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
  @Label('Product/Policy Purchased') @Text({ max: 200 }) productPurchased: string;
  @Label('Premium Frequency') @OneOf(PREMIUM_FREQUENCIES) premiumFrequency: PremiumFrequency;
  @Label('Premium Rate') @Text({ max: 50 }) premiumRate: string;
}

export class NoteBody {
  @Text({ max: 5000, lines: true }) note: string;
}
