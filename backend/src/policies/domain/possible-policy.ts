import { type CalendarDate, isCalendarDate } from '../../calendar/domain/calendar-date.js';
import { Invalid, type Said } from '../../platform/domain-error.js';
import type { Field } from '../../platform/fields/fields.js';
import { assertBeneficiaries } from './beneficiaries.js';
import type { PolicyDetails } from './policy.js';
import { POLICY_FIELDS } from './policy-fields.js';
import { assertRows } from './policy-rows.js';

/** The days of the contract; the insurer's act has a rule of its own. */
const DAYS = Object.entries<Field>(POLICY_FIELDS).flatMap(([name, { type, label, apart }]) =>
  type === 'date' && label !== undefined && !apart ? [name] : [],
);
/** Of them those of what has happened, before the start or after it. */
const PAST_DAYS: readonly string[] = ['issuedOn', 'deliveredOn', 'fundValueOn'];

/** Rejects impossible dates, those before the start, those in the future of what has happened, and what is listed twice. */
export function assertPossible(details: PolicyDetails, today: CalendarDate): void {
  const { startsOn, beneficiaries, riders, cheques, paymentMethod, cardExpires } = details;
  const problems: Record<string, Said> = {};
  const limitOf = (field: string, date: CalendarDate): Said | null => {
    if (PAST_DAYS.includes(field)) return date > today ? 'policy.since-in-future' : null;
    return field !== 'startsOn' && date <= startsOn ? 'policy.before-start' : null;
  };
  for (const field of DAYS) {
    const date = details[field as 'endsOn'];
    const problem = date !== null && (dateProblem(date) ?? limitOf(field, date));
    if (problem) problems[field] = problem;
  }
  if (cardExpires !== null && paymentMethod !== 'card') problems.cardExpires = 'policy.no-card';
  assertRows(riders, cheques);
  if (Object.keys(problems).length > 0) throw new Invalid(problems);
  assertBeneficiaries(beneficiaries);
}

/** What is wrong with a date; null for an existing day that is no typing error. */
export function dateProblem(date: string): Said | null {
  if (!isCalendarDate(date)) return 'field.real-date';
  return date < '1900-01-01' || date > '2199-12-31' ? 'policy.date-range' : null;
}
