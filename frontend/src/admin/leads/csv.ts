import { csvCell, PREFERRED_TIME_LABELS, SERVICE_LABELS } from '@contract';
import type { Lead } from '../../shared/api-types';
import { formatIsoDateTime } from '../dates';
import { officeSettings } from '../providers/officeSettings';
import { LEAD_SOURCE_LABELS } from './leadWords';

const HEADINGS = [
  'First Name',
  'Last Name',
  'Email',
  'Phone',
  'Date of Birth',
  'Preferred Date',
  'Preferred Time',
  'Service of Interest',
  'Notes',
  'Booking Status',
  'Lead Status',
  'Lead Source',
  'Product Purchased',
  'Premium Frequency',
  'Premium Rate',
  `Created (${officeSettings.timeZone})`,
];

// the server's rule for phone numbers
const PHONE = /^(?=.*\d)[+0-9 ()\-.]{7,20}$/;

/**
 * Encodes a phone number without the apostrophe, which would break imports. Without letters, `=`, `@` or a separator it
 * can neither call a function nor refer to a cell; at worst a spreadsheet shows a number. Other text is escaped as in
 * every cell.
 */
function phoneCell(phone: string): string {
  return PHONE.test(phone) ? phone : csvCell(phone);
}

/** The header line of the file. The BOM marks it as UTF-8 for spreadsheets. */
export const CSV_HEADER = `\uFEFF${HEADINGS.join(',')}\r\n`;

/** A lead as one line of the file. */
export function csvLine(lead: Lead): string {
  const booking = lead.leadType === 'appointment' ? lead : null;
  const cells = [
    ...[lead.firstName, lead.lastName, lead.email].map(csvCell),
    phoneCell(booking?.phone ?? ''),
    ...[
      booking?.dateOfBirth,
      booking?.preferredDate,
      booking && (PREFERRED_TIME_LABELS[booking.preferredTime] ?? booking.preferredTime),
      booking && (SERVICE_LABELS[booking.serviceInterest] ?? booking.serviceInterest),
      booking?.notes,
      booking?.bookingStatus,
      lead.leadStatus,
      LEAD_SOURCE_LABELS[lead.leadSource],
      booking?.productPurchased,
      booking?.premiumFrequency,
      booking?.premiumRate,
      formatIsoDateTime(lead.createdAt),
    ].map(csvCell),
  ];
  return `${cells.join(',')}\r\n`;
}
