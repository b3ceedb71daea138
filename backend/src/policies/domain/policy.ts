import { type CalendarDate, isCalendarDate } from '../../calendar/domain/calendar-date.js';
import { Conflict, Invalid, type Said } from '../../platform/domain-error.js';
import { type Field, pick } from '../../platform/fields/fields.js';
import { assertBeneficiaries, type Beneficiary } from './beneficiaries.js';
import { assertPlainNames } from './plain-names.js';
import {
  EMPTY_POLICY,
  type LeftOut,
  POLICY_DETAILS,
  POLICY_FIELDS,
  type PolicyDetail,
} from './policy-fields.js';
import { type ApplicationState, type ForceState, type PolicyLine } from './policy-choices.js';
import { type Terms, TERMS, type TermsChange } from './premium-schedule.js';

const HOME_CURRENCY = 'PHP';
/** Filled in where the contract is not known to say otherwise. */
export const USUAL_GRACE_DAYS: Readonly<Record<PolicyLine, number>> = {
  life: 31,
  health: 0,
  accident: 0,
  'non-life': 0,
};

/** policy-fields.ts says more about each field. Its terms are those of today; what is not known is null. Times are ISO 8601 UTC. */
export interface Policy extends Terms {
  readonly id: string;
  /** The client who owns it. */
  readonly clientId: string;
  /** The id of another client, or a name; null for the owner. */
  readonly insured: string | null;
  readonly insurer: string;
  readonly product: string;
  readonly line: PolicyLine;
  /** Unique among those of the insurer. */
  readonly policyNumber: string | null;
  readonly application: ApplicationState;
  readonly force: ForceState;
  /** The day since which it is, as the insurer says; null for a policy that was added as such. */
  readonly forceSince: CalendarDate | null;
  readonly startsOn: CalendarDate;
  /** The end or maturity. */
  readonly endsOn: CalendarDate | null;
  /** Premiums due before that day were paid before the office kept them, so there are none. Null: from the start. */
  readonly paidBefore: CalendarDate | null;
  readonly reinstateUntil: CalendarDate | null;
  readonly remarks: string | null;
  /** The booking whose sale it came from. */
  readonly saleId: string | null;
  readonly beneficiaries: readonly Beneficiary[];
  /** The day since which the terms are as they are; null from the start. */
  readonly termsSince: CalendarDate | null;
  /** As `PremiumSchedule` says. */
  readonly planFrom: CalendarDate | null;
  readonly upcoming: readonly TermsChange[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What staff write about a policy. */
export type PolicyDetails = Pick<Policy, PolicyDetail>;

/** An earlier state of a policy, and who changed it then. */
export interface PolicyVersion {
  readonly id: string;
  readonly policy: PolicyDetails;
  /** The terms of a day that was in the future; null while none were known, and in versions of before they were kept. */
  readonly upcomingTerms: (Terms & { readonly effectiveOn: CalendarDate }) | null;
  readonly reason: string | null;
  readonly changedBy: string;
  readonly changedByName: string;
  readonly changedAt: string;
}

/** What may be left out of a policy is null, and filled in. */
type WrittenDetails = Omit<PolicyDetails, 'premium' | 'graceDays'> & {
  readonly premium: { readonly amount: number; readonly currency: string | null };
  readonly graceDays: number | null;
};
export type NewPolicy = Omit<WrittenDetails, LeftOut> & Partial<WrittenDetails>;
export type PolicyChange = Partial<WrittenDetails>;

/** A new policy. Rejects impossible dates, those before its start, and impossible shares of beneficiaries. */
export function createPolicy(details: NewPolicy, id: string, at: string): Policy {
  const filled = filledIn({ ...EMPTY_POLICY, graceDays: null, ...details }, HOME_CURRENCY);
  assertPossible(filled);
  assertPlainNames(filled);
  return { ...EMPTY_POLICY, ...filled, id, createdAt: at, updatedAt: at };
}

/**
 * The policy with all that is stated, as if it held at once; what is left out stays. The same object when it states nothing
 * else, and no terms while others are known for later. Rejects what a new policy rejects, a day in the future or before the
 * start for what the insurer did, and a change of an earlier state: `ifUpdatedAt` is the time of the last change that its
 * author has seen, null for any.
 */
export function changePolicy(
  policy: Policy,
  change: PolicyChange,
  at: string,
  { ifUpdatedAt = null, today }: { readonly ifUpdatedAt?: string | null; readonly today: CalendarDate },
): Policy {
  const { forceSince = policy.forceSince, force = policy.force } = change;
  const since = force === policy.force || change.forceSince ? forceSince : today;
  const filled = filledIn({ ...policy, ...change, forceSince: since }, policy.premium.currency);
  const changed = { ...policy, ...filled };
  const isSame = JSON.stringify(detailsOf(changed)) === JSON.stringify(detailsOf(policy));
  if (isSame && !mayStateTerms(policy, change)) return policy;
  if (ifUpdatedAt !== null && ifUpdatedAt !== policy.updatedAt)
    throw new Conflict('policy.changed', { ...detailsOf(policy), ...stampOf(policy) });
  assertPossible(changed);
  if (change.forceSince) assertSince(change.forceSince, changed, today);
  assertPlainNames(changed, policy);
  return { ...changed, updatedAt: at };
}

/** The terms that a change states. */
export function statedTerms(change: PolicyChange): (keyof Terms)[] {
  return TERMS.filter((key) => change[key] !== undefined);
}

/** Whether terms that are as before can mean another plan: that of what was known, or of what was due. */
function mayStateTerms({ upcoming, termsSince }: Policy, change: PolicyChange): boolean {
  return statedTerms(change).length > 0 && (upcoming.length > 0 || termsSince !== null);
}

function assertSince(forceSince: CalendarDate, { startsOn }: Policy, today: CalendarDate): void {
  const isBefore = forceSince < startsOn && startsOn <= today;
  const limit = forceSince > today ? 'policy.since-in-future' : isBefore ? 'policy.before-start' : null;
  const problem = dateProblem(forceSince) ?? limit;
  if (problem) throw new Invalid({ forceSince: problem });
}

function stampOf({ id, createdAt, updatedAt }: Policy) {
  return { id, createdAt, updatedAt };
}

/** As people speak of it. */
export function policyName({
  insurer,
  product,
  policyNumber,
}: Pick<PolicyDetails, 'insurer' | 'product' | 'policyNumber'>): string {
  return [insurer, product, policyNumber].filter(Boolean).join(' ');
}

export function detailsOf(policy: PolicyDetails): PolicyDetails {
  return pick(policy, POLICY_DETAILS);
}

/** The states of policies for which premiums fall due. */
export const PAYING = {
  force: ['not yet', 'in force'],
  application: ['applied', 'issued'],
} as const satisfies { force: readonly ForceState[]; application: readonly ApplicationState[] };

/** The states of policies whose unpaid premiums are owed: without cover there is no grace to keep it. */
export const OWED = { force: ['in force'], application: PAYING.application } as const;

/** Whether an unpaid premium is owed, with a state, grace days and reminders. */
export function isOwed({ application, force }: Pick<PolicyDetails, 'application' | 'force'>): boolean {
  return isOwing({ application }) && OWED.force.some((owed) => owed === force);
}

/** Whether premiums fall due in the future. */
export function isPaying(policy: Pick<PolicyDetails, 'application' | 'force'>): boolean {
  return isOwing(policy) && PAYING.force.some((force) => force === policy.force);
}

/** Whether premiums that were due before stay due. */
export function isOwing({ application }: Pick<PolicyDetails, 'application'>): boolean {
  return PAYING.application.some((state) => state === application);
}

function filledIn({ premium, graceDays, ...details }: WrittenDetails, currency: string): PolicyDetails {
  return {
    ...details,
    premium: { amount: premium.amount, currency: premium.currency ?? currency },
    graceDays: graceDays ?? USUAL_GRACE_DAYS[details.line],
  };
}

/** The days of the contract; the insurer's act has a rule of its own. */
const DAYS = Object.entries<Field>(POLICY_FIELDS).flatMap(([name, { type, label, apart }]) =>
  type === 'date' && label !== undefined && !apart ? [name] : [],
);

function assertPossible(details: PolicyDetails): void {
  const { startsOn, beneficiaries } = details;
  const problems: Record<string, Said> = {};
  for (const field of DAYS) {
    const date = details[field as 'endsOn'];
    const problem =
      date !== null &&
      (dateProblem(date) ?? (field !== 'startsOn' && date <= startsOn && 'policy.before-start'));
    if (problem) problems[field] = problem;
  }
  if (Object.keys(problems).length > 0) throw new Invalid(problems);
  assertBeneficiaries(beneficiaries);
}

/** What is wrong with a date; null for an existing day that is no typing error. */
export function dateProblem(date: string): Said | null {
  if (!isCalendarDate(date)) return 'field.real-date';
  return date < '1900-01-01' || date > '2199-12-31' ? 'policy.date-range' : null;
}

/** Tells the consoles that a policy was added or changed, or one of its premiums paid. */
export interface PolicyMessage {
  readonly type: 'policy_updated';
  readonly data: { readonly id: string };
}
