import { OfficeAddresses } from '../../mail/office-addresses.js';
import { FixedBusiness } from '../../settings/testing/fixed-business.js';
import { BookingMails } from '../../mail/booking-mails.js';
import type { VisitorMailKind } from '../../mail/outbox.js';
import { FixedSwitches } from '../../mail/testing/recording-outbox.js';
import type { Clock } from '../../platform/clock.js';
import { aConfig } from '../../platform/testing/config.js';
import { BookingMessages } from '../application/booking-messages.js';

/** The mails of bookings of an office in Manila whose switches are on, except for these kinds. */
export function bookingMessages(clock: Clock, off: readonly VisitorMailKind[] = []): BookingMessages {
  const config = aConfig({ TIME_ZONE: 'Asia/Manila', BUSINESS_EMAIL: 'office@sample.example' });
  return new BookingMessages(
    new BookingMails(config, new OfficeAddresses(config, new FixedBusiness()), clock),
    new FixedSwitches(off),
  );
}
