import {
  NOT_SET,
  type NotSet,
  SERVICE_LABELS,
  type ServiceInterest,
} from '../../calendar/domain/booking-options.js';
import { type CalendarDate, isCalendarDate } from '../../calendar/domain/calendar-date.js';
import { yearsBetween } from '../../calendar/domain/recurring-days.js';

const DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' });

/** A day on which to get in touch with a client, as far as its words need it. */
export interface ReasonToCall {
  readonly kind: 'birthday' | 'anniversary' | 'premium';
  readonly date: CalendarDate;
  readonly client: {
    readonly dateOfBirth: string | null;
    readonly soldOn?: string | null;
    readonly productPurchased?: string | null;
    readonly premiumFrequency?: string | null;
    readonly premiumRate?: string | null;
  };
}

/** What the day is about: `turns 42`, `2 years, Term life`, `Term life, monthly, $120`. Empty when nothing is known. */
export function reasonToCall({ kind, date, client }: ReasonToCall): string {
  if (kind === 'birthday') {
    const age = ageOn(client.dateOfBirth, date);
    return age === null ? '' : `turns ${age}`;
  }
  const { productPurchased, premiumFrequency, premiumRate, soldOn = null } = client;
  const years = ageOn(soldOn, date);
  const parts =
    kind === 'anniversary'
      ? [years === null ? '' : yearsWords(years), productPurchased]
      : [productPurchased, premiumFrequency, premiumRate && `$${premiumRate}`];
  return parts.filter(Boolean).join(', ');
}

/** `3 years`. */
export function yearsWords(years: number): string {
  return `${years} ${years === 1 ? 'year' : 'years'}`;
}

/** Completed years on a date; null when the first one is missing or no real date. */
export function ageOn(from: string | null, date: string): number | null {
  return from !== null && isCalendarDate(from) && isCalendarDate(date) ? yearsBetween(from, date) : null;
}

/** What a lead asks for: `Retirement Planning, Nov 25, 2026`; `Newsletter` for one that is no booking. */
export function wish(
  booking: { readonly serviceInterest: ServiceInterest | NotSet; readonly preferredDate: string } | null,
): string {
  if (!booking) return 'Newsletter';
  const { serviceInterest, preferredDate } = booking;
  if (serviceInterest === NOT_SET && preferredDate === NOT_SET) return NOT_SET;
  const day = isCalendarDate(preferredDate)
    ? DAY.format(new Date(`${preferredDate}T00:00:00Z`))
    : preferredDate;
  return `${SERVICE_LABELS[serviceInterest] ?? serviceInterest}, ${day}`;
}
