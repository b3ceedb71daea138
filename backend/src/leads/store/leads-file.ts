import { column, CREATED, type RowsInFile, NAME_OF_USER } from '../../platform/fields/rows-in-file.js';
import { DAY, TIME } from '../../platform/fields/file-columns.js';
import { LEAD_FIELDS } from '../domain/lead-fields.js';
import type { LeadType } from '../domain/lead.js';

export const LEAD_ID = column('Lead ID', 'leadId', 'of leads.csv');

/** The headings are those by which an import knows them. */
const COLUMNS = [
  column('First Name', 'firstName', 'text'),
  column('Last Name', 'lastName', 'text'),
  column('Email', 'email', 'address'),
  column('Phone', 'phone', 'as people write it'),
  column('Date of Birth', 'dateOfBirth', DAY),
  column('Preferred Date', 'preferredDate', `${DAY}, of the consultation`),
  column('Preferred Time', 'preferredTime', 'such as 9am'),
  column('Service of Interest', 'serviceInterest', 'word'),
  column('Notes', 'notes', 'what the visitor wrote'),
  column('Calculation', 'calculation', 'what the visitor calculated, text'),
  column('Booking Status', 'bookingStatus', 'word'),
  column('Outcome', 'outcome', 'word: whether the consultation took place'),
  column('Lead Status', 'leadStatus', 'word'),
  column('Lead Source', 'leadSource', 'word; subscription for a subscriber'),
  column('Product Purchased', 'productPurchased', 'text, of a sale'),
  column('Premium Frequency', 'premiumFrequency', 'word, of a sale'),
  column('Premium Rate', 'premiumRate', 'text, of a sale'),
  column('Sold On', 'soldOn', DAY),
  column('Meeting Way', 'meetingWay', 'word'),
  column('Meeting Minutes', 'meetingMinutes', 'number'),
  column('Visitor Time Zone', 'visitorTimeZone', 'IANA name'),
  column('Visitor Request', 'visitorRequest', 'JSON: what the visitor asked for and nobody answered'),
  column('Cancelled (UTC)', 'cancelledAt', TIME),
  column('Answered (UTC)', 'answeredAt', TIME),
  column('Looked After By', 'ownerId', 'name of the member of staff', NAME_OF_USER),
  CREATED,
  column('Client ID', 'clientId', 'of clients.csv'),
  column('Lead ID', 'id', 'id'),
];

/** Bookings and subscriptions are in one file. */
export const leadsFileOf = (leadType: LeadType): RowsInFile => ({
  file: 'leads.csv',
  about: 'Bookings, and people who subscribed to the newsletter. Can be imported. Erased leads are left out.',
  where: 'erasedAt IS NULL',
  columns: COLUMNS.filter(({ from }) => from in LEAD_FIELDS[leadType]),
});
