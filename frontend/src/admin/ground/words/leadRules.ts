import { LEAD_TYPES, type LeadStatus } from '@contract';
import type { Appointment, Lead, LeadRef } from '@/shared/api-types';
import type { LeadFilter } from '../api/requests';

/** Reference to a lead, as the API of notes and activity takes it. */
export function leadRef({ leadType, id }: Lead): LeadRef {
  return { leadType, leadId: id };
}

/** Closing a booking opens the sale dialog; its status changes when the sale is saved (spec §4). */
export function needsSale({ leadType }: Pick<Lead, 'leadType'>, status: LeadStatus): boolean {
  return leadType === 'appointment' && status === 'Closed Sale';
}

/** Whether there is something to confirm, wherever that is offered. */
export const canBeConfirmed = ({
  bookingStatus,
  cancelledAt,
  erasedAt,
}: Pick<Appointment, 'bookingStatus' | 'cancelledAt' | 'erasedAt'>) =>
  bookingStatus !== 'Confirmed' && !cancelledAt && !erasedAt;

const OLDEST_FIRST = Object.entries({ sort: 'createdAt', order: 'ASC' });

/** URL of the lead list with the given filter, in react-admin's format; in the order of the list unless it is given. */
export function leadListLink(filter: LeadFilter, oldestFirst = false): string {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), page: '1' });
  if (oldestFirst) for (const [name, value] of OLDEST_FIRST) query.set(name, value);
  return `/admin/leads?${query.toString()}`;
}

/** The element id of the list of leads. */
export const LEAD_PANEL_ID = 'lead-panel';

/** URL of the page of a lead. */
export const leadPath = (leadType: string, id: string) => `/admin/leads/${leadType}/${id}`;

/** URL of the page of a referenced lead. */
export const leadLink = ({ leadType, leadId }: { leadType: string; leadId: string }) =>
  leadPath(leadType, leadId);

/** Text that is different for each lead. */
export const leadKey = ({ leadType, leadId }: LeadRef) => `${leadType}:${leadId}`;

/** Of the link in the mail about a new booking (`&focus=confirm`), and of the page that it opens. */
export const CONFIRM_FOCUS = 'confirm';

/** Of a link to the page of a lead, with the field for a new task in focus. */
export const TASK_FOCUS = 'task';

/** The lead named in a `lead` parameter, such as `appointment:…`; null if it names none. */
export function linkedLead(text: string): LeadRef | null {
  const [type, leadId] = text.split(':');
  const leadType = LEAD_TYPES.find((candidate) => candidate === type);
  return leadType && leadId ? { leadType, leadId } : null;
}

/** The page of the lead named in a `lead` parameter; one that says that there is no lead if it names none. */
export function leadAddress(text: string): string {
  const ref = linkedLead(text);
  return ref ? leadLink(ref) : leadPath('unknown', 'unknown');
}
