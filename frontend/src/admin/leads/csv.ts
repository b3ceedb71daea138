import { PREFERRED_TIME_LABELS, SERVICE_LABELS } from '@contract';
import type { Lead } from '../../shared/api-types';
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
  'Created',
];

/** How a formula begins (CWE-1236), also after what a spreadsheet skips and in the wide signs of East Asia. */
const FORMULA = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n\0]/;

/**
 * A value as a CSV cell. What a spreadsheet would take for a formula gets an apostrophe in front, so that text from the
 * public form is never run when the file is opened.
 */
export function csvCell(value: string | null | undefined): string {
  const text = value ?? '';
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\t\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The heading line of a file of leads. The mark in front tells spreadsheets that it is UTF-8. */
export const CSV_HEADER = `\uFEFF${HEADINGS.join(',')}\r\n`;

/** A lead as a line of the file. */
export function csvLine(lead: Lead): string {
  const booking = lead.leadType === 'appointment' ? lead : null;
  const cells = [
    lead.firstName,
    lead.lastName,
    lead.email,
    booking?.phone,
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
    lead.createdAt,
  ];
  return `${cells.map(csvCell).join(',')}\r\n`;
}
