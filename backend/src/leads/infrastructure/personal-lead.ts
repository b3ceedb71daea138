import type { ListedLead } from '../application/ports.js';
import type { Lead, LeadType } from '../domain/lead.js';
import type { LeadContact, PersonalLead } from '../personal-leads.js';
import { phoneTerm, type QueryWord } from './lead-terms.js';

/** By what a person is recognised, of a lead. */
export function contactOf(leadType: LeadType, lead: Lead): LeadContact {
  const { id, firstName, lastName, email, createdAt } = lead;
  const phone = lead.leadSource === 'subscription' ? '' : lead.phone;
  return { leadType, id, firstName, lastName, email, phone, createdAt };
}

/** Everything that a lead says about the person. */
export function personalLead({ leadType, ...lead }: ListedLead): PersonalLead {
  const { leadStatus } = lead;
  const contact = { ...contactOf(leadType, lead), leadStatus };
  if (lead.leadSource === 'subscription')
    return {
      ...contact,
      ...{ dateOfBirth: null, notes: null, visitorRequest: null, bookingStatus: null, preferredDate: null },
      ...{ preferredTime: null, meetingWay: null, meetingMinutes: null, serviceInterest: null },
      ...{ visitorTimeZone: null, sale: null },
    };
  const { dateOfBirth, notes, visitorRequest, bookingStatus, preferredDate, preferredTime } = lead;
  const { serviceInterest, visitorTimeZone, productPurchased, premiumFrequency, premiumRate, soldOn } = lead;
  const { meetingWay, meetingMinutes } = lead;
  return {
    ...contact,
    ...{ dateOfBirth, notes, visitorRequest, bookingStatus, preferredDate, preferredTime },
    ...{ meetingWay, meetingMinutes },
    ...{ serviceInterest, visitorTimeZone },
    sale: productPurchased === null ? null : { productPurchased, premiumFrequency, premiumRate, soldOn },
  };
}

/** Whether the phone number begins or ends with the digits of a query. */
export function hasPhone(lead: ListedLead, { beginning, lastDigits = '' }: QueryWord): boolean {
  if (lead.leadSource === 'subscription') return false;
  return phoneTerm(lead.phone).startsWith(beginning) || phoneTerm(lead.phone).endsWith(lastDigits);
}
