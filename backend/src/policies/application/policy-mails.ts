import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { addDays, type CalendarDate } from '../../calendar/domain/calendar-date.js';
import { isPlaceholderAddress, type NewMail, Outbox } from '../../mail/outbox.js';
import { Settings } from '../../settings/settings.js';
import {
  aboutPolicy,
  type AnniversaryMail,
  type PremiumMail,
  type PremiumMailKind,
  premiumMailKey,
  reminderOn,
} from '../domain/policy-mails.js';
import { type PolicyDay, PolicyDays, type PolicyPremium } from '../policy-days.js';

type Checked<T> = { readonly data: T } | { readonly refusal: string };

const SENT_AT_MINUTE = 9 * 60;
/** Premiums or policies of a piece. */
const PIECE = 200;
/** More than any office has on one day. */
const MOST = 100_000;
const SWITCHED_OFF = 'The office has switched it off';

/** The mails to clients about their policies: planned each day, and checked once more when they are sent. */
@Injectable()
export class PolicyMails {
  constructor(
    private readonly days: PolicyDays,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
    private readonly time: BusinessTime,
  ) {}

  /** Adds the mails of today of those kinds that are switched on; planning them again adds nothing. */
  async plan(): Promise<void> {
    const isOn = await this.settings.read('visitorMails');
    const today = this.time.today();
    if (isOn.premium_due || isOn.premium_in_grace)
      for (const ids of pieces(await this.days.duePremiums(today, MOST))) {
        const premiums = await this.days.premiums(ids, today);
        await this.add(
          premiums.flatMap((premium) => this.premiumMail(premium, today)).filter(({ kind }) => isOn[kind]),
        );
      }
    if (isOn.policy_anniversary)
      for (const days of pieces(await this.days.days([today], MOST)))
        await this.add(days.flatMap((day) => this.anniversaryMail(day)));
  }

  /** A reminder as it is right now, or why it is not sent: paid, no longer in force, no longer that day, or switched off. */
  async premium(kind: PremiumMailKind, { premiumId }: PremiumMail): Promise<Checked<PremiumMail>> {
    if (!(await this.settings.read('visitorMails'))[kind]) return { refusal: SWITCHED_OFF };
    const today = this.time.today();
    const [premium] = await this.days.premiums([premiumId], today);
    if (!premium?.isInForce) return { refusal: 'The policy is not in force, or its premiums changed' };
    if (premium.state === 'paid') return { refusal: 'The premium is paid' };
    if (reminderOn(premium, today)?.kind !== kind) return { refusal: 'It is too late for it' };
    return { data: premiumData(premium) };
  }

  async anniversary(mail: AnniversaryMail): Promise<Checked<AnniversaryMail>> {
    const { policy_anniversary: isOn } = await this.settings.read('visitorMails');
    return isOn ? { data: mail } : { refusal: SWITCHED_OFF };
  }

  private async add(mails: readonly NewMail[]): Promise<void> {
    if (mails.length > 0) await this.outbox.store({ add: mails });
  }

  private premiumMail(premium: PolicyPremium, today: CalendarDate): (NewMail & { kind: PremiumMailKind })[] {
    const reminder = reminderOn(premium, today);
    const recipient = addressOf(premium);
    if (!reminder || !recipient || !premium.isInForce) return [];
    const { kind, occasion, until } = reminder;
    return [
      {
        ...{ kind, data: premiumData(premium), recipient, lead: aboutPolicy(premium.policyId) },
        ...{ dedupKey: premiumMailKey(premium.id, occasion), ...this.times(today, until) },
      },
    ];
  }

  private anniversaryMail(day: PolicyDay): NewMail[] {
    const { kind, date, years, policyId } = day;
    const recipient = addressOf(day);
    if (kind !== 'anniversary' || !recipient) return [];
    return [
      {
        ...{ kind: 'policy_anniversary', data: { ...policyData(day), date, years } },
        ...{ recipient, lead: aboutPolicy(policyId) },
        ...{ dedupKey: `anniversary:${policyId}:${date}`, ...this.times(date, date) },
      },
    ];
  }

  /** In the morning of the day, or now when that has passed. */
  private times(date: CalendarDate, until: CalendarDate): Pick<NewMail, 'dueAt' | 'usefulUntil'> {
    return {
      dueAt: this.time.at(date, SENT_AT_MINUTE),
      usefulUntil: this.time.startOf(addDays(until, 1)),
    };
  }
}

/** Null for a client without an address. */
function addressOf({ client: { email } }: { readonly client: PolicyPremium['client'] }): string | null {
  return email && !isPlaceholderAddress(email) ? email : null;
}

function policyData({ policyId, insurer, policyNumber, client }: PolicyPremium | PolicyDay) {
  return { policyId, clientId: client.id, firstName: client.firstName, insurer, policyNumber };
}

function premiumData(premium: PolicyPremium): PremiumMail {
  const { id, dueDate, graceEndsOn, amount, paidAmount, currency } = premium;
  return {
    ...{ ...policyData(premium), premiumId: id, dueDate, graceEndsOn },
    ...{ owed: amount - paidAmount, currency },
  };
}

function* pieces<T>(all: readonly T[]): Generator<T[]> {
  for (let start = 0; start < all.length; start += PIECE) yield all.slice(start, start + PIECE);
}
