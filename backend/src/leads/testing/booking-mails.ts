import { MailAddresses } from '../../mail/mail-addresses.js';
import type { Clock } from '../../platform/clock.js';
import { aConfig } from '../../platform/testing/config.js';
import { portWith } from '../../platform/testing/port-with.js';
import { type Settings, SETTINGS, type StoredSection } from '../../settings/settings.js';
import { FixedBusiness } from '../../settings/testing/fixed-business.js';
import { BookingMails } from '../application/booking-mails.js';
import type { VisitorMailKind } from '../domain/booking-mail-kinds.js';

/** The mails of bookings of an office in Manila whose switches are on, except for these kinds. */
export function bookingMails(clock: Clock, off: readonly VisitorMailKind[] = []): BookingMails {
  const config = aConfig({ TIME_ZONE: 'Asia/Manila', BUSINESS_EMAIL: 'office@sample.example' });
  const settings = portWith<Settings>({ read: () => Promise.resolve(switches(off) as never) });
  return new BookingMails(config, new MailAddresses(config, new FixedBusiness()), settings, clock);
}

/** The setting of an office in which these mails are turned off. */
export function switches(off: readonly VisitorMailKind[]): StoredSection<'visitorMails'> {
  const turnedOff = Object.fromEntries(off.map((kind) => [kind, false]));
  return { ...SETTINGS.visitorMails, ...turnedOff, updatedAt: null, updatedByName: null };
}
