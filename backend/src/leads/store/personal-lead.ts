import type { Appointment } from '../domain/appointment.js';
import { type Lead, LEAD_TYPES, type LeadType } from '../domain/lead.js';
import { fieldsWhere } from '../domain/lead-fields.js';
import type { RecordOfPerson } from '../../platform/personal-data.js';
import type { LeadContact, LeadOfPerson, PersonalLead } from '../personal-leads.js';
import { phoneTerm, type QueryWord } from '../domain/lead-terms.js';

/** By what a person is recognised, of a lead. */
export function contactOf(lead: Lead): LeadContact {
  const { leadType, id, firstName, lastName, email, clientId, createdAt } = lead;
  const phone = leadType === 'subscription' ? '' : lead.phone;
  return { leadType, id, firstName, lastName, email, phone, clientId, createdAt };
}

/** The order in which an export names what only a booking says; other fields follow. */
const FIRST_FIELDS: readonly (keyof PersonalLead)[] = [
  'dateOfBirth',
  'notes',
  'calculation',
  'visitorRequest',
  'bookingStatus',
  'preferredDate',
  'preferredTime',
  'meetingWay',
  'meetingMinutes',
  'serviceInterest',
  'visitorTimeZone',
];
const SALE_FIELDS = ['productPurchased', 'premiumFrequency', 'premiumRate', 'soldOn'];

const ofPersonAndCase = (leadType: LeadType) => fieldsWhere(leadType, ({ about }) => about !== 'office');
/** Those of a contact and of a sale have a place of their own in the record. */
const PLACED_FIELDS = [...ofPersonAndCase('subscription'), 'phone', ...SALE_FIELDS];
const BOOKING_FIELDS = [
  ...new Set<string>([
    ...FIRST_FIELDS,
    ...ofPersonAndCase('appointment').filter((name) => !PLACED_FIELDS.includes(name)),
  ]),
];

/** Everything that a lead says about the person and the case. */
export function personalLead(lead: Lead): PersonalLead {
  const values = lead as unknown as Readonly<Record<string, unknown>>;
  return {
    ...contactOf(lead),
    leadStatus: lead.leadStatus,
    ...Object.fromEntries(BOOKING_FIELDS.map((name) => [name, values[name] ?? null])),
    sale: lead.leadType === 'appointment' ? saleOf(lead) : null,
  } as PersonalLead;
}

function saleOf({
  productPurchased,
  premiumFrequency,
  premiumRate,
  soldOn,
}: Appointment): PersonalLead['sale'] {
  return productPurchased === null ? null : { productPurchased, premiumFrequency, premiumRate, soldOn };
}

/** Whether the phone number begins or ends with the digits of a query. */
export function hasPhone(lead: Lead, { beginning, lastDigits = '' }: QueryWord): boolean {
  if (lead.leadType === 'subscription') return false;
  return phoneTerm(lead.phone).startsWith(beginning) || phoneTerm(lead.phone).endsWith(lastDigits);
}

export function distinct(leads: readonly LeadOfPerson[]): LeadOfPerson[] {
  return [...new Map(leads.map((lead) => [`${lead.leadType}|${lead.id}`, lead])).values()];
}

export function idsOf(leads: readonly LeadOfPerson[], type: LeadType): string[] {
  return leads.filter(({ leadType }) => leadType === type).map(({ id }) => id);
}

/** Those of the records of a person that are leads. */
export function leadsAmong(records: readonly RecordOfPerson[]): LeadOfPerson[] {
  return records.flatMap(({ kind, id }) => {
    const leadType = LEAD_TYPES.find((type) => type === kind);
    return leadType ? [{ leadType, id }] : [];
  });
}

export function recordOf({ leadType, id, clientId }: LeadContact) {
  return { kind: leadType, id, clientId };
}
