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
  premiumsOf,
  type RemindedPremium,
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
  /** A client who pays for the owner, and whom mails reach. */
  readonly payor: MailedClient | null;
  /** The premium with the due date that was asked for. */
  readonly premium: (DatedPremium & { readonly currency: string }) | null;
}

/** As many as have a place where the end of a mail is stored. */
const MOST_REASONS = 3;

type Now<D> = { readonly recipient: string; readonly data: D } | { readonly refusal: string };

/** To whom the reminder of a premium goes and what it says; `policy` is null when there is none any more. */
export function premiumNow(
  kind: PremiumMailKind,
  { occasion }: RemindedPremium,
  policy: MailedPolicy | null,
  today: CalendarDate,
): Now<RemindedPremium> {
  const reminded = policy?.client && { ...policy, client: policy.payor ?? policy.client };
  const owner = ownerOf(reminded ?? policy);
  if ('refusal' in owner) return owner;
  const { premium } = owner.policy;
  if (!premium) return { refusal: 'The premiums of the policy changed' };
  if (premiumState(premium, today) === 'paid') return { refusal: 'The premium is paid' };
  const reminder = reminderOn(premium, today);
  if (reminder?.kind !== kind || (occasion && reminder.occasion !== occasion)) return TOO_LATE;
  const { recipient, client } = owner;
  return {
    recipient,
    data: premiumData({ ...owner.policy, ...premium }, client, {
      occasion: reminder.occasion,
      owner: policy!.client!,
    }),
  };
}

/**
 * To whom a mail about premiums goes, which are `now` like that, and what is left of it: the premiums of its client, or when
 * all of them have moved, of the first owner. Nothing is sent when none is left.
 */
export function mailNow(mail: PremiumMail, now: readonly Now<RemindedPremium>[]): Now<PremiumMail> {
  const left = now.flatMap((one) => ('data' in one ? [one] : []));
  const sent = left.find(({ data }) => data.clientId === mail.clientId) ?? left[0];
  if (!sent) {
    const reasons = new Set(now.map((one) => ('refusal' in one ? one.refusal : '')));
    return { refusal: [...reasons].slice(0, MOST_REASONS).join('; ') };
  }
  const { clientId } = sent.data;
  const [first, ...others] = left.map(({ data }) => data).filter((data) => data.clientId === clientId);
  const dropped = premiumsOf(mail).flatMap((premium, index) => {
    const one = now[index]!;
    if ('refusal' in one) return [{ premium, reason: one.refusal }];
    return one.data.clientId === clientId ? [] : [{ premium, reason: 'The policy has another policyholder' }];
  });
  const allDropped = [...(mail.dropped ?? []), ...dropped];
  return {
    recipient: sent.recipient,
    data: {
      ...first!,
      ...(others.length > 0 && { others }),
      ...(allDropped.length > 0 && { dropped: allDropped }),
    },
  };
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
