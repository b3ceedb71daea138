import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import type { ContentOf } from '../../mail/mail-kinds.js';
import { portions } from '../../platform/portions.js';
import {
  anniversaryData,
  type PolicyMailKind,
  PREMIUM_MAIL_KINDS,
  type PremiumMailKind,
  premiumData,
  premiumMailKey,
  reminderOn,
} from '../domain/policy-mails.js';
import { type PolicyDay, PolicyDays, type PolicyPremium } from '../policy-days.js';

/** Premiums or policies of a piece. */
const PIECE = 200;
/** More than any office has on one day. */
const MOST = 100_000;

/** A mail that a premium or a policy in force calls for. */
export interface PolicyOccasion {
  readonly content: ContentOf<PolicyMailKind>;
  /** Who gets it. */
  readonly client: PolicyPremium['client'];
  readonly product: string;
  /** The day that the mail is for, and the last one on which it makes sense. */
  readonly on: CalendarDate;
  readonly until: CalendarDate;
  readonly dedupKey: string;
}

/** The occasions of mails to clients. */
@Injectable()
export class PolicyOccasions {
  constructor(private readonly days: PolicyDays) {}

  /** Those of these kinds that make sense on a day, in pieces; also of days before it. */
  async *on(today: CalendarDate, kinds: readonly PolicyMailKind[]): AsyncGenerator<PolicyOccasion[]> {
    if (PREMIUM_MAIL_KINDS.some((kind) => kinds.includes(kind)))
      for (const ids of portions(await this.days.duePremiums(today, MOST), PIECE)) {
        const premiums = await this.days.premiums(ids, today);
        yield premiums
          .flatMap((premium) => ofPremium(premium, today))
          .filter(({ content: { kind } }) => kinds.includes(kind));
      }
    if (kinds.includes('policy_anniversary'))
      for (const days of portions(await this.days.days([today], MOST), PIECE)) yield days.flatMap(ofDay);
  }
}

/** Those that are told in one mail: all premiums of a client, those in grace first; each anniversary alone. */
export function inMails(occasions: readonly PolicyOccasion[]): PolicyOccasion[][] {
  const mails = new Map<string, PolicyOccasion[]>();
  for (const occasion of occasions) {
    const { content, client, dedupKey } = occasion;
    const together = content.kind === 'policy_anniversary' ? dedupKey : client.id;
    mails.set(together, [...(mails.get(together) ?? []), occasion]);
  }
  const isDue = ({ content: { kind } }: PolicyOccasion) => Number(kind === 'premium_due');
  return [...mails.values()].map((mail) => mail.sort((one, other) => isDue(one) - isDue(other)));
}

/** What that mail says. */
export function contentOfMail([first, ...others]: readonly PolicyOccasion[]): ContentOf<PolicyMailKind> {
  const { content } = first!;
  if (others.length === 0) return content;
  const data = { ...content.data, others: others.map((other) => other.content.data) };
  return { kind: content.kind, data } as ContentOf<PremiumMailKind>;
}

function ofPremium(premium: PolicyPremium, today: CalendarDate): PolicyOccasion[] {
  const reminder = reminderOn(premium, today);
  if (!reminder || !premium.isInForce) return [];
  const { kind, occasion, on, until } = reminder;
  const { client: owner, payor, product } = premium;
  const client = payor ?? owner;
  return [
    {
      content: { kind, data: premiumData(premium, client, { occasion, owner }) },
      client,
      product,
      on,
      until,
      dedupKey: premiumMailKey(premium, occasion),
    },
  ];
}

function ofDay(day: PolicyDay): PolicyOccasion[] {
  const { kind, date, years, policyId, client, product } = day;
  if (kind !== 'anniversary') return [];
  return [
    {
      content: { kind: 'policy_anniversary', data: anniversaryData(day, client, { date, years }) },
      client,
      product,
      on: date,
      until: date,
      dedupKey: `anniversary:${policyId}:${date}`,
    },
  ];
}
