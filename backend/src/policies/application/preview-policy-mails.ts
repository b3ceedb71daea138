import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { addDays, type CalendarDate } from '../../calendar/domain/calendar-date.js';
import { nameOf } from '../../clients/client-queries.js';
import { type ContentOf, type MailPreview, MailPreviews } from '../../mail/mail-kinds.js';
import { Settings } from '../../settings/settings.js';
import {
  anniversaryData,
  POLICY_MAIL_KINDS,
  type PolicyMailKind,
  premiumData,
  REMINDED_DAYS_BEFORE,
} from '../domain/policy-mails.js';
import { policyName } from '../domain/policy.js';
import { mailAddressOf } from '../policy-queries.js';
import { contentOfMail, inMails, type PolicyOccasion, PolicyOccasions } from './policy-occasions.js';

/** More of a kind are counted, not listed. */
const MOST_LISTED = 50;

export interface PlannedPolicyMail {
  readonly clientId: string;
  readonly clientName: string;
  readonly policies: readonly NamedOccasion[];
}

interface NamedOccasion {
  readonly policyId: string;
  readonly policy: string;
  /** When the premium is due, or the anniversary. */
  readonly date: CalendarDate;
}

/** The mails of a kind on one day. */
export interface PlannedPolicyMails {
  readonly kind: PolicyMailKind;
  readonly count: number;
  /** How many of them also tell of premiums of the other kind, when that is on too. */
  readonly mixed: number;
  /** Clients who would get one, but have no e-mail address. */
  readonly withoutAddress: number;
  /** The first of them. */
  readonly mails: readonly PlannedPolicyMail[];
  /** The first of them as it would be sent, or one to nobody when there is none. */
  readonly example: MailPreview;
}

/** Says which mails about policies clients get tomorrow, of each kind as if it were on. */
@Injectable()
export class PreviewPolicyMails {
  constructor(
    private readonly occasions: PolicyOccasions,
    private readonly previews: MailPreviews,
    private readonly settings: Settings,
    private readonly time: BusinessTime,
  ) {}

  async execute(): Promise<{ readonly date: CalendarDate; readonly kinds: PlannedPolicyMails[] }> {
    const date = addDays(this.time.today(), 1);
    const found: PolicyOccasion[] = [];
    for await (const piece of this.occasions.on(date, POLICY_MAIL_KINDS))
      found.push(...piece.filter(({ on }) => on === date));
    const ofTwoKinds = inMails(found).filter(
      (mail) => new Set(mail.map(({ content }) => content.kind)).size > 1,
    );
    const mixed = new Set(ofTwoKinds.map(([first]) => first!.client.id));
    const { howToPay } = await this.settings.read('visitorMails');
    const kinds = POLICY_MAIL_KINDS.map(async (kind): Promise<PlannedPolicyMails> => {
      const mails = inMails(found.filter(({ content }) => content.kind === kind));
      const sent = mails.filter(([first]) => mailAddressOf(first!.client) !== null);
      const content = sent[0] ? contentOfMail(sent[0]) : exampleOf(kind, date);
      const asSent = { ...content, data: { ...content.data, howToPay, today: date } } as typeof content;
      return {
        kind,
        count: sent.length,
        mixed:
          kind === 'policy_anniversary' ? 0 : sent.filter(([first]) => mixed.has(first!.client.id)).length,
        withoutAddress: mails.length - sent.length,
        mails: sent.slice(0, MOST_LISTED).map(listed),
        example: await this.previews.preview(asSent, null),
      };
    });
    return { date, kinds: await Promise.all(kinds) };
  }
}

/** A mail of a kind that nobody gets on that day. */
function exampleOf(kind: PolicyMailKind, on: CalendarDate): ContentOf<PolicyMailKind> {
  const client = { id: '', firstName: 'Maria', email: null };
  const policy = { policyId: '', insurer: 'Example Life', policyNumber: '12-345' };
  if (kind === 'policy_anniversary')
    return { kind, data: anniversaryData(policy, client, { date: on, years: 1 }) };
  const isDue = kind === 'premium_due';
  const dueDate = addDays(on, isDue ? REMINDED_DAYS_BEFORE : -1);
  const premium = {
    dueDate,
    graceEndsOn: addDays(dueDate, 31),
    amount: 250_000,
    paidAmount: 0,
    currency: 'PHP',
  };
  const occasion = isDue ? 'due' : 'grace begins';
  return { kind, data: premiumData({ ...policy, ...premium }, client, { occasion, owner: client }) };
}

function listed(mail: readonly PolicyOccasion[]): PlannedPolicyMail {
  const { client } = mail[0]!;
  return {
    clientId: client.id,
    clientName: nameOf(client),
    policies: mail.map(({ content: { data }, product }) => ({
      policyId: data.policyId,
      policy: policyName({ ...data, product }),
      date: 'dueDate' in data ? data.dueDate : data.date,
    })),
  };
}
