import {
  type CalendarDate,
  daysPastGrace,
  moneyText,
  type ApplicationState,
  type ForceState,
  type PolicyLine,
  type PremiumMode,
  type PremiumState,
} from '@contract';
import type { Policy, PremiumToday } from '../../shared/api-types';

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

/** Whoever is insured; null for the owner. */
export const insuredText = ({ insured, insuredName }: Pick<Policy, 'insured' | 'insuredName'>) =>
  insuredName ?? insured;

/** `In grace, 5 days left`. */
export function premiumStateText({ state, daysLeft }: Pick<PremiumToday, 'state' | 'daysLeft'>): string {
  if (daysLeft === null) return PREMIUM_STATE_LABELS[state];
  if (daysLeft === 0) return 'In grace, last day';
  return `In grace, ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left`;
}

/** `Cover unclear for 3 days`, of a premium past grace: only the insurer says whether the policy lapsed. */
export function unclearText(premium: Omit<PremiumToday, 'daysLeft'>, today: CalendarDate): string {
  const days = daysPastGrace(premium, today) ?? 0;
  return `Cover unclear for ${days.toLocaleString('en-US')} ${days === 1 ? 'day' : 'days'}`;
}
