import { addDays, type CalendarDate } from '../../calendar/domain/calendar-date.js';
import { Conflict, Invalid } from '../../platform/domain-error.js';
import { pick } from '../../platform/fields/fields.js';
import type { Beneficiary } from './beneficiaries.js';
import { assertPlainNames } from './plain-names.js';
import { EMPTY_POLICY, type LeftOut, POLICY_DETAILS, type PolicyDetail } from './policy-fields.js';
import { POLICY_PARTIES, type PolicyParty } from './policy-party-fields.js';
import {
  type ApplicationState,
  type ForceState,
  type PaymentMethod,
  type PolicyLine,
} from './policy-choices.js';
import type { Cheque, Rider } from './policy-rows.js';
import { assertPossible, dateProblem } from './possible-policy.js';
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
  /** Who pays, as `insured`. */
  readonly payor: string | null;
  /** Who owns it after the owner; the id of a client, or a name. */
  readonly contingentOwner: string | null;
  /** To whom it is assigned, such as a bank; the id of a client, or a name. */
  readonly assignee: string | null;
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
  readonly issuedOn: CalendarDate | null;
  /** When the policyholder got it: the free look counts from then. */
  readonly deliveredOn: CalendarDate | null;
  /** The end or maturity. */
  readonly endsOn: CalendarDate | null;
  /** The sum assured, as all amounts in whole centavos of the currency of the premium. */
  readonly faceAmount: number | null;
  readonly paymentMethod: PaymentMethod | null;
  /** `YYYY-MM`, of the card by which it is paid. */
  readonly cardExpires: string | null;
  /** Premiums due before that day were paid before the office kept them, so there are none. Null: from the start. */
  readonly paidBefore: CalendarDate | null;
  readonly reinstateUntil: CalendarDate | null;
  readonly fundValue: number | null;
  /** The day of the fund value; null where it is not known. */
  readonly fundValueOn: CalendarDate | null;
  /** Of policy loans, and of premiums that the insurer advanced. */
  readonly loanBalance: number | null;
  readonly remarks: string | null;
  /** The booking whose sale it came from. */
  readonly saleId: string | null;
  readonly riders: readonly Rider[];
  readonly cheques: readonly Cheque[];
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

/**
 * A new policy. Rejects impossible dates, those before its start, those in the future of what has happened, and what
 * `assertBeneficiaries` and `assertRows` do.
 */
export function createPolicy(details: NewPolicy, id: string, at: string): Policy {
  const filled = filledIn({ ...EMPTY_POLICY, graceDays: null, ...details }, HOME_CURRENCY);
  // no day of any time zone that has not begun
  assertPossible(filled, addDays(at.slice(0, 10), 1));
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
  const changed = { ...policy, ...filled, ...leftBehind(policy, change) };
  const isSame = JSON.stringify(detailsOf(changed)) === JSON.stringify(detailsOf(policy));
  if (isSame && !mayStateTerms(policy, change)) return policy;
  if (ifUpdatedAt !== null && ifUpdatedAt !== policy.updatedAt)
    throw new Conflict('policy.changed', { ...detailsOf(policy), ...stampOf(policy) });
  assertPossible(changed, today);
  if (change.forceSince) assertSince(change.forceSince, changed, today);
  assertPlainNames(changed, policy);
  return { ...changed, updatedAt: at };
}

/** What was known of a payment method or a fund value that is now another one, and is not stated anew. */
function leftBehind(policy: Policy, change: PolicyChange): Partial<Policy> {
  const isOther = (name: 'paymentMethod' | 'fundValue') => (change[name] ?? policy[name]) !== policy[name];
  return {
    ...(isOther('paymentMethod') && { cardExpires: change.cardExpires ?? null }),
    ...(isOther('fundValue') && { fundValueOn: change.fundValueOn ?? null }),
  };
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

/** Whom a policy names: the ids of clients, of whom some may be gone, and names. */
export function peopleIn(policy: Pick<Policy, 'clientId' | PolicyParty>): string[] {
  return [...new Set([policy.clientId, ...POLICY_PARTIES.flatMap((party) => policy[party] ?? [])])];
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

/** Tells the consoles that a policy was added or changed, or one of its premiums paid. */
export interface PolicyMessage {
  readonly type: 'policy_updated';
  readonly data: { readonly id: string };
}
