import { addDays, type CalendarDate } from '../../calendar/domain/calendar-date.js';
import { type DatedPremium, graceDaysLeft, premiumState } from './premium-state.js';

/** What a mail to a client says about the policy. Nothing about who is insured and against what: it may be about health. */
interface PolicyMail {
  readonly policyId: string;
  readonly clientId: string;
  readonly firstName: string;
  readonly insurer: string;
  readonly policyNumber: string | null;
}

export interface PremiumMail extends PolicyMail {
  readonly premiumId: string;
  readonly dueDate: CalendarDate;
  /** The last of the grace days; the due date without any. */
  readonly graceEndsOn: CalendarDate;
  /** What is still to be paid, in whole centavos. */
  readonly owed: number;
  readonly currency: string;
}

export interface AnniversaryMail extends PolicyMail {
  readonly date: CalendarDate;
  /** Complete on that day. */
  readonly years: number;
}

export interface PolicyMailData {
  readonly premium_due: PremiumMail;
  readonly premium_in_grace: PremiumMail;
  readonly policy_anniversary: AnniversaryMail;
}

/** The mails that clients get about their policies, as the console names them. All are off until the owner turns them on. */
export const POLICY_MAILS = {
  premium_due: {
    label: 'Premium due',
    audience: 'visitor',
    when: 'To clients, seven days before a premium of a policy is due.',
  },
  premium_in_grace: {
    label: 'Premium in grace',
    audience: 'visitor',
    when: 'To clients, on the first of the grace days of an unpaid premium, and seven days before they end.',
  },
  policy_anniversary: {
    label: 'Policy anniversary',
    audience: 'visitor',
    when: 'To clients, on each anniversary of a policy.',
  },
} as const satisfies Record<keyof PolicyMailData, object>;

export const PREMIUM_MAIL_KINDS = ['premium_due', 'premium_in_grace'] as const;
export type PremiumMailKind = (typeof PREMIUM_MAIL_KINDS)[number];

/** On what a premium is reminded of, each once. */
export const REMINDED = ['due', 'grace begins', 'grace ends'] as const;

/** What the mails about a policy are filed under. */
export const aboutPolicy = (policyId: string) => ({ leadType: 'policy', leadId: policyId });

export const premiumMailKey = (premiumId: string, occasion: (typeof REMINDED)[number]) =>
  `premium:${premiumId}:${occasion}`;

/** A reminder that a premium calls for. */
export interface PremiumReminder {
  readonly kind: PremiumMailKind;
  readonly occasion: (typeof REMINDED)[number];
  /** The last day on which it makes sense. */
  readonly until: CalendarDate;
}

export const REMINDED_DAYS_BEFORE = 7;

/**
 * The reminder that a premium calls for on a day; null for none. Each occasion lasts some days, so that a day without the
 * software brings the reminder later, and not never.
 */
export function reminderOn(premium: DatedPremium, today: CalendarDate): PremiumReminder | null {
  const { dueDate, graceEndsOn } = premium;
  const state = premiumState(premium, today);
  if (state === 'due' || (state === 'upcoming' && dueDate <= addDays(today, REMINDED_DAYS_BEFORE)))
    return { kind: 'premium_due', occasion: 'due', until: dueDate };
  const daysLeft = graceDaysLeft(premium, today);
  if (daysLeft === null) return null;
  // of a short grace period the first reminder is enough
  const isEnding =
    daysLeft <= REMINDED_DAYS_BEFORE && addDays(dueDate, 2 * REMINDED_DAYS_BEFORE) < graceEndsOn;
  return { kind: 'premium_in_grace', occasion: isEnding ? 'grace ends' : 'grace begins', until: graceEndsOn };
}
