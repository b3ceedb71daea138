import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { addDays, type CalendarDate } from '../../calendar/domain/calendar-date.js';
import { type NewMail, Outbox } from '../../mail/outbox.js';
import { portions } from '../../platform/portions.js';
import { Settings } from '../../settings/settings.js';
import { aboutPolicy, plannedFrom, POLICY_MAIL_KINDS, type PolicyMailKind } from '../domain/policy-mails.js';
import { mailAddressOf } from '../policy-queries.js';
import { contentOfMail, inMails, type PolicyOccasion, PolicyOccasions } from './policy-occasions.js';
import { MailedPolicies } from './ports.js';

const SENT_AT_MINUTE = 9 * 60;
/** Mails in one unit of work. */
const PORTION = 200;
const SAID_TOGETHER = 'In one message with another premium of the client';

/**
 * Plans the mails to clients about their policies; the premiums of a client that are reminded of on one day are in one mail,
 * which is filed under the policy of each. To whom each goes, and what is left of it, is decided when it is handed over.
 */
@Injectable()
export class PlanPolicyMails {
  constructor(
    private readonly occasions: PolicyOccasions,
    private readonly stored: MailedPolicies,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
    private readonly time: BusinessTime,
  ) {}

  /**
   * Adds the mails of the kinds that are on. Planning them again adds nothing for clients who have theirs of the day. Nothing
   * is on for an office that cannot send.
   */
  async plan(canSend: boolean): Promise<void> {
    const isOn = await this.settings.read('visitorMails');
    const today = this.time.today();
    const last = await this.stored.plans();
    const plans = POLICY_MAIL_KINDS.map((kind) => ({
      kind,
      ...plannedFrom(last.get(kind) ?? null, canSend && isOn[kind], today),
    }));
    const from = new Map<PolicyMailKind, CalendarDate>(
      plans.flatMap((plan) => (plan.from === null ? [] : [[plan.kind, plan.from]])),
    );
    const found: PolicyOccasion[] = [];
    for await (const piece of this.occasions.on(today, [...from.keys()]))
      found.push(...piece.filter(({ on, content: { kind } }) => on >= from.get(kind)!));
    const known = await this.outbox.known(found.map(({ dedupKey }) => dedupKey));
    const mails = inMails(found).filter((mail) => !mail.some(({ dedupKey }) => known.has(dedupKey)));
    for (const portion of portions(mails, PORTION)) {
      const add = portion.flatMap((mail) => this.mailFor(mail));
      if (add.length > 0) await this.outbox.store({ add });
    }
    await this.stored.planned(plans.map(({ kind, next }) => ({ kind, ...next })));
  }

  /** In the morning of the day, or now when that has passed. */
  private mailFor(mail: readonly PolicyOccasion[]): NewMail[] {
    const recipient = mailAddressOf(mail[0]!.client);
    if (recipient === null) return [];
    const dueAt = this.time.at(latest(mail.map(({ on }) => on)), SENT_AT_MINUTE);
    const usefulUntil = this.time.startOf(addDays(latest(mail.map(({ until }) => until)), 1));
    return mail.map(({ content, dedupKey }, index) => ({
      ...(index === 0 ? contentOfMail(mail) : content),
      recipient,
      lead: aboutPolicy(content.data.policyId),
      dedupKey,
      dueAt,
      usefulUntil,
      ...(index > 0 && { notSent: SAID_TOGETHER }),
    }));
  }
}

const latest = (days: readonly CalendarDate[]) => days.reduce((one, other) => (one > other ? one : other));
