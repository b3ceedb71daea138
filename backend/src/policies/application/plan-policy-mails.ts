import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { addDays, type CalendarDate } from '../../calendar/domain/calendar-date.js';
import { type NewMail, Outbox } from '../../mail/outbox.js';
import { Settings } from '../../settings/settings.js';
import { aboutPolicy, plannedFrom, POLICY_MAIL_KINDS, type PolicyMailKind } from '../domain/policy-mails.js';
import { mailAddressOf } from '../policy-queries.js';
import { type PolicyOccasion, PolicyOccasions } from './policy-occasions.js';
import { MailedPolicies } from './ports.js';

const SENT_AT_MINUTE = 9 * 60;

/** Plans the mails to clients about their policies. To whom each goes is decided when it is handed over. */
@Injectable()
export class PlanPolicyMails {
  constructor(
    private readonly occasions: PolicyOccasions,
    private readonly stored: MailedPolicies,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
    private readonly time: BusinessTime,
  ) {}

  /** Adds the mails of the kinds that are on; planning them again adds nothing. Nothing is on for an office that cannot send. */
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
    for await (const piece of this.occasions.on(today, [...from.keys()])) {
      const add = piece
        .filter(({ on, content: { kind } }) => on >= from.get(kind)!)
        .flatMap((occasion) => this.mailFor(occasion));
      if (add.length > 0) await this.outbox.store({ add });
    }
    await this.stored.planned(plans.map(({ kind, next }) => ({ kind, ...next })));
  }

  /** In the morning of the day, or now when that has passed. */
  private mailFor(occasion: PolicyOccasion): NewMail[] {
    const { content, on, until, dedupKey } = occasion;
    const recipient = mailAddressOf(occasion.client);
    if (recipient === null) return [];
    return [
      {
        ...content,
        recipient,
        lead: aboutPolicy(content.data.policyId),
        dedupKey,
        dueAt: this.time.at(on, SENT_AT_MINUTE),
        usefulUntil: this.time.startOf(addDays(until, 1)),
      },
    ];
  }
}
