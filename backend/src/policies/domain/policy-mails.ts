import { addDays, type CalendarDate } from '../../calendar/domain/calendar-date.js';
import { nameOf } from '../../platform/values/name.js';
import type { PolicyEvent } from './policy-event.js';
import { type DatedPremium, graceDaysLeft, premiumState } from './premium-state.js';

/** What a mail to a client says about the policy. Nothing about who is insured and against what: it may be about health. */
interface PolicyMail {
  readonly policyId: string;
  /** Who gets it. */
  readonly clientId: string;
  readonly firstName: string;
  readonly insurer: string;
  readonly policyNumber: string | null;
}

/** A premium is found by its policy and due date: a change of terms makes its row anew. */
export interface RemindedPremium extends PolicyMail {
  /** The name of the policyholder, in a mail to another client who pays. */
  readonly owner?: string;
  readonly dueDate: CalendarDate;
  /** Missing in mails of earlier versions. */
  readonly occasion?: Occasion;
  /** The last of the grace days; the due date without any. */
  readonly graceEndsOn: CalendarDate;
  /** What is still to be paid, in whole centavos. */
  readonly owed: number;
  readonly currency: string;
}

/** One premium, or all premiums that a client is reminded of on a day. */
export interface PremiumMail extends RemindedPremium {
  /** Missing in a mail about one. */
  readonly others?: readonly RemindedPremium[];
  /** The mail was written about these too, but they need no reminder any more; why, in words for staff. */
  readonly dropped?: readonly { readonly premium: RemindedPremium; readonly reason: string }[];
  /** In the words of the owner; missing until the mail is handed over, and '' without any. */
  readonly howToPay?: string;
  /** The day on which it is handed over; missing until then. */
  readonly today?: CalendarDate;
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
    when: 'To clients, on the first of the grace days of an unpaid premium and, when these are more than fourteen, seven days before they end.',
  },
  policy_anniversary: {
    label: 'Policy anniversary',
    audience: 'visitor',
    when: 'To clients, on each anniversary of a policy in force.',
  },
} as const satisfies Record<keyof PolicyMailData, object>;

export type PolicyMailKind = keyof PolicyMailData;
// a pure call, so that the bundle of the site leaves it out
export const POLICY_MAIL_KINDS = /* @__PURE__ */ Object.keys(POLICY_MAILS) as PolicyMailKind[];
export const PREMIUM_MAIL_KINDS = ['premium_due', 'premium_in_grace'] as const;
export type PremiumMailKind = (typeof PREMIUM_MAIL_KINDS)[number];

/** On what a premium is reminded of, each once. */
type Occasion = 'due' | 'grace begins' | 'grace ends';

/** The kind of mail about a premium; null for one of earlier versions, which does not say. */
export function kindOfReminder({ occasion }: Pick<RemindedPremium, 'occasion'>): PremiumMailKind | null {
  if (occasion === undefined) return null;
  return occasion === 'due' ? 'premium_due' : 'premium_in_grace';
}

/** The premiums of a mail. */
export function premiumsOf({ others = [], ...first }: PremiumMail): RemindedPremium[] {
  return [first, ...others];
}

/** What the mails about a policy are filed under. */
export const aboutPolicy = (policyId: string) => ({ leadType: 'policy', leadId: policyId });

export const premiumMailKey = (
  { policyId, dueDate }: { readonly policyId: string; readonly dueDate: CalendarDate },
  occasion: Occasion,
) => `premium:${policyId}:${dueDate}:${occasion}`;

/** A reminder that a premium calls for. */
export interface PremiumReminder {
  readonly kind: PremiumMailKind;
  readonly occasion: Occasion;
  /** The day that it is for. */
  readonly on: CalendarDate;
  /** The last day on which it makes sense. */
  readonly until: CalendarDate;
}

export const REMINDED_DAYS_BEFORE = 7;

/** The reminder that a premium calls for on a day, that of the last occasion that has come; null for none. */
export function reminderOn(premium: DatedPremium, today: CalendarDate): PremiumReminder | null {
  const { dueDate, graceEndsOn } = premium;
  const state = premiumState(premium, today);
  if (state === 'due' || (state === 'upcoming' && dueDate <= addDays(today, REMINDED_DAYS_BEFORE)))
    return {
      kind: 'premium_due',
      occasion: 'due',
      on: addDays(dueDate, -REMINDED_DAYS_BEFORE),
      until: dueDate,
    };
  if (graceDaysLeft(premium, today) === null) return null;
  // of a short grace period the first reminder is enough
  const isLong = addDays(dueDate, 2 * REMINDED_DAYS_BEFORE) < graceEndsOn;
  const endsSoonOn = addDays(graceEndsOn, -REMINDED_DAYS_BEFORE);
  const kind = 'premium_in_grace';
  if (isLong && today >= endsSoonOn)
    return { kind, occasion: 'grace ends', on: endsSoonOn, until: graceEndsOn };
  const until = isLong ? addDays(endsSoonOn, -1) : graceEndsOn;
  return { kind, occasion: 'grace begins', on: addDays(dueDate, 1), until };
}

/** What is remembered of a kind from one planning to the next. */
export interface PlannedKind {
  readonly plannedOn: CalendarDate;
  readonly wasOn: boolean;
}

/**
 * The first day whose occasions are planned today, null for none, and what to remember. Occasions of today are planned, and
 * those of the days on which nothing was planned because the software did not run; but never those of a day on which the
 * kind was off, and none on the day on which it is turned on.
 */
export function plannedFrom(
  last: PlannedKind | null,
  isOn: boolean,
  today: CalendarDate,
): { readonly from: CalendarDate | null; readonly next: PlannedKind } {
  const next = { plannedOn: today, wasOn: isOn };
  if (!isOn) return { from: null, next };
  if (last && !last.wasOn && last.plannedOn >= today) return { from: null, next: last };
  return { from: last && last.plannedOn < today ? addDays(last.plannedOn, 1) : today, next };
}

/** What the timeline of a client says about a mail that ended; the reason where it was not sent. */
export function mailEvent(
  kind: PolicyMailKind,
  { state, reason }: { readonly state: 'sent' | 'failed' | 'skipped'; readonly reason: string | null },
): PolicyEvent {
  const { label } = POLICY_MAILS[kind];
  if (state === 'sent') return { actionType: 'mail_sent', actionDetails: `Message sent: ${label}` };
  const why = reason === null ? '' : ` (${reason})`;
  return { actionType: 'mail_not_sent', actionDetails: `Message not sent: ${label}${why}` };
}

/** Who gets a mail about a policy. */
export interface MailedClient {
  readonly id: string;
  readonly firstName: string;
  readonly lastName?: string | null;
  readonly email: string | null;
}

type NamedPolicy = Pick<PolicyMail, 'policyId' | 'insurer' | 'policyNumber'>;

function policyData({ policyId, insurer, policyNumber }: NamedPolicy, client: MailedClient): PolicyMail {
  return { policyId, clientId: client.id, firstName: client.firstName, insurer, policyNumber };
}

/** What a reminder to that client says about a premium. */
export function premiumData(
  premium: NamedPolicy & DatedPremium & { readonly currency: string },
  client: MailedClient,
  { occasion, owner }: { readonly occasion: Occasion; readonly owner: MailedClient },
): RemindedPremium {
  const { dueDate, graceEndsOn, amount, paidAmount, currency } = premium;
  return {
    ...policyData(premium, client),
    ...(owner.id !== client.id && { owner: nameOf(owner) }),
    dueDate,
    graceEndsOn,
    occasion,
    owed: amount - paidAmount,
    currency,
  };
}

export function anniversaryData(
  policy: NamedPolicy,
  client: MailedClient,
  anniversary: Pick<AnniversaryMail, 'date' | 'years'>,
): AnniversaryMail {
  return { ...policyData(policy, client), ...anniversary };
}
