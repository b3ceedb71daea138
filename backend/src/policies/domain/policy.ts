import { type CalendarDate, isCalendarDate } from '../../calendar/domain/calendar-date.js';
import { Conflict, Invalid, type Said } from '../../platform/domain-error.js';
import { assertBeneficiaries, type Beneficiary } from './beneficiaries.js';
import { assertPlainNames } from './plain-names.js';
import { type Terms, TERMS, type TermsChange } from './premium-schedule.js';

export const POLICY_LINES = ['life', 'health', 'accident', 'non-life'] as const;
export type PolicyLine = (typeof POLICY_LINES)[number];

/** What became of the application for the policy. */
export const APPLICATION_STATES = ['applied', 'issued', 'declined', 'withdrawn'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** Whether the policy covers anybody, as the insurer says. Staff set it: nothing lapses by itself. */
export const FORCE_STATES = [
  'not yet',
  'in force',
  'lapsed',
  'surrendered',
  'matured',
  'claimed',
  'cancelled',
] as const;
export type ForceState = (typeof FORCE_STATES)[number];

/** Most centavos of a premium or a payment. */
export const MOST_CENTAVOS = 1_000_000_000_000;
export const MOST_GRACE_DAYS = 366;
/** Characters. */
export const POLICY_LENGTHS = {
  insured: 200,
  insurer: 120,
  product: 120,
  policyNumber: 60,
  remarks: 5000,
} as const;

const HOME_CURRENCY = 'PHP';
/** Filled in where the contract is not known to say otherwise. */
export const USUAL_GRACE_DAYS: Readonly<Record<PolicyLine, number>> = {
  life: 31,
  health: 0,
  accident: 0,
  'non-life': 0,
};

/** What staff write about a policy. What is not known is null. */
export interface PolicyDetails extends Terms {
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
}

/** Its terms are those of today. Times are ISO 8601 UTC. */
export interface Policy extends PolicyDetails {
  readonly id: string;
  /** The day since which the terms are as they are; null from the start. */
  readonly termsSince: CalendarDate | null;
  /** As `PremiumSchedule` says. */
  readonly planFrom: CalendarDate | null;
  readonly upcoming: readonly TermsChange[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

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
type Optional = keyof typeof EMPTY;
export type NewPolicy = Omit<WrittenDetails, Optional> & Partial<WrittenDetails>;
export type PolicyChange = Partial<WrittenDetails>;

const EMPTY = {
  insured: null,
  policyNumber: null,
  forceSince: null,
  endsOn: null,
  graceDays: null,
  paidBefore: null,
  reinstateUntil: null,
  remarks: null,
  saleId: null,
  beneficiaries: [],
};

/** A new policy. Rejects impossible dates, those before its start, and impossible shares of beneficiaries. */
export function createPolicy(details: NewPolicy, id: string, at: string): Policy {
  const filled = filledIn({ ...EMPTY, ...details }, HOME_CURRENCY);
  assertPossible(filled);
  assertPlainNames(filled);
  return { ...filled, id, termsSince: null, planFrom: null, upcoming: [], createdAt: at, updatedAt: at };
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

export function detailsOf({
  id: _,
  termsSince: __,
  planFrom: ___,
  upcoming: ____,
  createdAt: _____,
  updatedAt: ______,
  ...details
}: Policy): PolicyDetails {
  return details;
}

/** The states of policies for which premiums fall due. */
export const PAYING = {
  force: ['not yet', 'in force'],
  application: ['applied', 'issued'],
} as const satisfies { force: readonly ForceState[]; application: readonly ApplicationState[] };

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

function assertPossible({
  startsOn,
  endsOn,
  paidBefore,
  reinstateUntil,
  beneficiaries,
}: PolicyDetails): void {
  const problems: Record<string, Said> = {};
  for (const [field, date] of Object.entries({ startsOn, endsOn, paidBefore, reinstateUntil })) {
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
