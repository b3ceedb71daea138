import {
  type CalendarDate,
  daysPastGrace,
  moneyText,
  type ApplicationState,
  type ForceState,
  type PaymentMethod,
  type PolicyLine,
  type PolicyParty,
  type PremiumMode,
  type PremiumState,
} from '@contract';
import type { Policy, PremiumToday } from '@/shared/api-types';
import { formatDate } from '../dates/dates';

export const LINE_LABELS: Readonly<Record<PolicyLine, string>> = {
  life: 'Life',
  health: 'Health',
  accident: 'Accident',
  'non-life': 'Non-life',
};

export const APPLICATION_LABELS: Readonly<Record<ApplicationState, string>> = {
  applied: 'Applied for',
  issued: 'Issued',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

export const FORCE_LABELS: Readonly<Record<ForceState, string>> = {
  'not yet': 'Not yet in force',
  'in force': 'In force',
  lapsed: 'Lapsed',
  surrendered: 'Surrendered',
  matured: 'Matured',
  claimed: 'Claimed',
  cancelled: 'Cancelled',
};

export const MODE_LABELS: Readonly<Record<PremiumMode, string>> = {
  single: 'Single',
  annual: 'Annual',
  'semi-annual': 'Semi-annual',
  quarterly: 'Quarterly',
  monthly: 'Monthly',
};

export const PAYMENT_METHOD_LABELS: Readonly<Record<PaymentMethod, string>> = {
  'auto-debit': 'Auto-debit from a bank account',
  card: 'Card',
  'post-dated cheques': 'Post-dated cheques',
  'bills payment': 'Bills payment or online',
  counter: 'Over the counter',
};

/** The words of the choices of a policy, by field. */
export const POLICY_WORDS = {
  line: LINE_LABELS,
  application: APPLICATION_LABELS,
  force: FORCE_LABELS,
  mode: MODE_LABELS,
  paymentMethod: PAYMENT_METHOD_LABELS,
};

export const PREMIUM_STATE_LABELS: Readonly<Record<PremiumState, string>> = {
  upcoming: 'Upcoming',
  due: 'Due today',
  'in grace': 'In grace',
  'past grace': 'Past grace',
  paid: 'Paid',
};

export const policyPath = (id: string) => `/admin/policies/${id}`;

/** The page of the policy, with the question whether it lapsed. */
export const lapsePath = (id: string) => `${policyPath(id)}?act=lapse`;

/** The list of policies with that filter. */
export const policyListLink = (filter: object) =>
  `/admin/policies?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** `Sun Life Term 20`. */
export const policyTitle = ({ insurer, product }: Pick<Policy, 'insurer' | 'product'>) =>
  `${insurer} ${product}`;

/** `₱12,500.00, quarterly`. */
export const premiumText = ({ premium, mode }: Pick<Policy, 'premium' | 'mode'>) =>
  `${moneyText(premium.amount, premium.currency)}, ${MODE_LABELS[mode].toLowerCase()}`;

/** The name of a party of a policy; null where none is stored. */
export const partyText = (policy: Policy, party: PolicyParty) => policy[`${party}Name`] ?? policy[party];

const EACH: Readonly<Record<PremiumMode, string>> = {
  single: 'once',
  annual: 'a year',
  'semi-annual': 'each half-year',
  quarterly: 'a quarter',
  monthly: 'a month',
};

/** `From Dec 10, 2026: ₱17,000.00 a year`, with the grace days where those change; null while no change is known. */
export function upcomingText({
  upcomingTerms: terms,
  graceDays,
}: Pick<Policy, 'upcomingTerms' | 'graceDays'>): string | null {
  if (!terms) return null;
  const { premium, mode, effectiveOn } = terms;
  const grace = terms.graceDays === graceDays ? '' : `, ${daysText(terms.graceDays)} of grace`;
  return `From ${formatDate(effectiveOn)}: ${moneyText(premium.amount, premium.currency)} ${EACH[mode]}${grace}`;
}

export const daysText = (days: number) => (days === 1 ? '1 day' : `${days} days`);

/** Of an ended policy nothing is owed. */
export const isEnded = ({ application, force }: Pick<Policy, 'application' | 'force'>) =>
  application === 'declined' || application === 'withdrawn' || (force !== 'not yet' && force !== 'in force');

/** Whether the next premium of a policy is to be paid by now. */
export function isOwed({ nextPremium }: Pick<Policy, 'nextPremium'>): boolean {
  const state = nextPremium?.state;
  return state === 'due' || state === 'in grace' || state === 'past grace';
}

/** `Lapsed since Nov 10, 2026`. */
export function forceText({ force, forceSince }: Pick<Policy, 'force' | 'forceSince'>): string {
  return forceSince ? `${FORCE_LABELS[force]} since ${formatDate(forceSince)}` : FORCE_LABELS[force];
}

/** `In grace, 5 days left`; nothing for what is not paid of a policy that is not in force. */
export function premiumStateText({ state, daysLeft }: Pick<PremiumToday, 'state' | 'daysLeft'>): string {
  if (state === null) return '';
  if (daysLeft === null) return PREMIUM_STATE_LABELS[state];
  if (daysLeft === 0) return 'In grace, last day';
  return `In grace, ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left`;
}

/** `Cover unclear for 3 days`, of a premium past grace: only the insurer says whether the policy lapsed. */
export function unclearText(premium: Omit<PremiumToday, 'daysLeft'>, today: CalendarDate): string {
  const days = daysPastGrace(premium, today) ?? 0;
  return `Cover unclear for ${days.toLocaleString('en-US')} ${days === 1 ? 'day' : 'days'}`;
}
