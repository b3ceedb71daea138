import {
  BOOKING_STATUSES,
  PREMIUM_FREQUENCIES,
  SERVICE_INTERESTS,
  SERVICE_LABELS,
  type CalendarDate,
} from '@contract';
import { formatShortDay } from '@/admin/ground/dates/dates';
import type { LeadFilter } from '@/admin/ground/api/requests';
import { LEAD_PERIODS, type LeadPeriod } from '@/admin/ground/api/leadPeriods';
import { FREQUENCY_LABELS } from '@/admin/ground/words/leadWords';

export interface Choice {
  readonly id: string;
  readonly name: string;
}

export const SOURCES: readonly Choice[] = [
  { id: 'appointment', name: 'Bookings' },
  { id: 'subscription', name: 'Subscriptions' },
];
export const SERVICES: readonly Choice[] = SERVICE_INTERESTS.map((id) => ({ id, name: SERVICE_LABELS[id] }));
export const BOOKINGS: readonly Choice[] = BOOKING_STATUSES.map((id) => ({ id, name: id }));
export const PREMIUMS: readonly Choice[] = PREMIUM_FREQUENCIES.map((id) => ({
  id,
  name: FREQUENCY_LABELS[id] ?? id,
}));

/** The value of the owner filter for leads without an owner. */
export const NO_OWNER = 'none';

export const PERIOD_LABELS: Record<LeadPeriod, string> = {
  'yesterday-on': 'Since yesterday',
  today: 'Today',
  tomorrow: 'Tomorrow',
  'this-week': 'This week',
  'next-week': 'Next week',
  'this-month': 'This month',
  dates: 'Between dates…',
};

const periods = (without: readonly LeadPeriod[]): readonly Choice[] =>
  LEAD_PERIODS.filter((period) => !without.includes(period)).map((id) => ({ id, name: PERIOD_LABELS[id] }));

export const CREATED = periods(['tomorrow', 'next-week']);
export const APPOINTMENTS = periods(['yesterday-on']);

export const SORTS = {
  'createdAt DESC': 'Newest first',
  'createdAt ASC': 'Oldest first',
  'preferredDate ASC': 'Appointment date',
  'nextTaskDue ASC': 'Next task',
  'firstName ASC': 'First name A–Z',
  'lastName ASC': 'Last name A–Z',
  'email ASC': 'E-mail A–Z',
};

/** A filter in words, and the fields that it sets. */
export interface FilterPart {
  readonly fields: readonly (keyof LeadFilter)[];
  readonly text: string;
}

const nameIn = (choices: readonly Choice[], id: string) =>
  choices.find((choice) => choice.id === id)?.name ?? id;

function periodText(period: LeadPeriod, from?: CalendarDate, to?: CalendarDate): string {
  if (period !== 'dates') return PERIOD_LABELS[period] ?? period;
  if (from && to) return `${formatShortDay(from)} – ${formatShortDay(to)}`;
  return from ? `from ${formatShortDay(from)}` : to ? `to ${formatShortDay(to)}` : 'any day';
}

/** The filters of the panel in words; the tab and the search have their own place. */
export function filterParts(filter: LeadFilter, ownerName: (id: string) => string): readonly FilterPart[] {
  const { leadType, serviceInterest, bookingStatus, premiumFrequency, ownerId } = filter;
  const { created, createdFrom, createdTo, appointment, preferredDateFrom, preferredDateTo } = filter;
  const parts: (FilterPart | undefined)[] = [
    leadType && { fields: ['leadType'], text: `Source: ${nameIn(SOURCES, leadType)}` },
    serviceInterest && { fields: ['serviceInterest'], text: `Service: ${nameIn(SERVICES, serviceInterest)}` },
    bookingStatus && { fields: ['bookingStatus'], text: `Booking status: ${bookingStatus}` },
    premiumFrequency && {
      fields: ['premiumFrequency'],
      text: `Premium frequency: ${nameIn(PREMIUMS, premiumFrequency)}`,
    },
    ownerId && {
      fields: ['ownerId'],
      text: `Looked after by: ${ownerId === NO_OWNER ? 'nobody' : ownerName(ownerId)}`,
    },
    created && {
      fields: ['created', 'createdFrom', 'createdTo'],
      text: `Created: ${periodText(created, createdFrom, createdTo)}`,
    },
    appointment && {
      fields: ['appointment', 'preferredDateFrom', 'preferredDateTo'],
      text: `Appointment: ${periodText(appointment, preferredDateFrom, preferredDateTo)}`,
    },
    filter.unanswered && { fields: ['unanswered'], text: 'Unanswered' },
    filter.visitorRequest && { fields: ['visitorRequest'], text: 'Visitor request' },
  ].map((part) => part || undefined) as (FilterPart | undefined)[];
  return parts.filter((part) => part !== undefined);
}
