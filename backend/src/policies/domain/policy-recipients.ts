import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { recurringOn, yearsBetween } from '../../calendar/domain/recurring-days.js';
import type { Policy } from './policy.js';
import {
  type AnniversaryMail,
  anniversaryData,
  type MailedClient,
  type PremiumMail,
  type PremiumMailKind,
  premiumData,
  reminderOn,
} from './policy-mails.js';
import { type DatedPremium, premiumState } from './premium-state.js';

/** A policy as a mail about it finds it. */
export interface MailedPolicy extends Pick<
  Policy,
  'insurer' | 'policyNumber' | 'startsOn' | 'endsOn' | 'force' | 'application'
> {
  readonly policyId: string;
  /** The owner. */
  readonly client: MailedClient | null;
  /** The premium with the due date that was asked for. */
  readonly premium: (DatedPremium & { readonly currency: string }) | null;
}

type Now<D> = { readonly recipient: string; readonly data: D } | { readonly refusal: string };

/** To whom a reminder goes and what it says; `policy` is null when there is none any more. */
export function premiumNow(
  kind: PremiumMailKind,
  { occasion }: PremiumMail,
  policy: MailedPolicy | null,
  today: CalendarDate,
): Now<PremiumMail> {
  const owner = ownerOf(policy);
  if ('refusal' in owner) return owner;
  const { premium } = owner.policy;
  if (!premium) return { refusal: 'The premiums of the policy changed' };
  if (premiumState(premium, today) === 'paid') return { refusal: 'The premium is paid' };
  const reminder = reminderOn(premium, today);
  if (reminder?.kind !== kind || (occasion && reminder.occasion !== occasion)) return TOO_LATE;
  const { recipient, client } = owner;
  return { recipient, data: premiumData({ ...owner.policy, ...premium }, client, reminder.occasion) };
}

/** The same of an anniversary, which is that day or not at all. */
export function anniversaryNow(
  { date }: AnniversaryMail,
  policy: MailedPolicy | null,
  today: CalendarDate,
): Now<AnniversaryMail> {
  const owner = ownerOf(policy);
  if ('refusal' in owner) return owner;
  if (date !== today) return TOO_LATE;
  const { startsOn, endsOn } = owner.policy;
  const isToday = startsOn < today && recurringOn(today, 12).includes(startsOn.slice(5)) && endsOn !== today;
  if (!isToday) return { refusal: 'The policy has no anniversary on that day' };
  const { recipient, client } = owner;
  return {
    recipient,
    data: anniversaryData(owner.policy, client, { date, years: yearsBetween(startsOn, today) }),
  };
}

const TOO_LATE = { refusal: 'It is too late for it' };

function ownerOf(
  policy: MailedPolicy | null,
): { recipient: string; client: MailedClient; policy: MailedPolicy } | { refusal: string } {
  if (!policy?.client) return { refusal: 'The policy or its policyholder was deleted' };
  const { client, force, application } = policy;
  if (force !== 'in force' || application !== 'issued')
    return {
      refusal:
        force === 'in force' || force === 'not yet' ? 'The policy is not in force' : `The policy is ${force}`,
    };
  if (!client.email) return { refusal: 'The client has no e-mail address' };
  return { recipient: client.email, client, policy };
}
