import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { addDays, type CalendarDate } from '../../calendar/domain/calendar-date.js';
import { nameOf } from '../../clients/client-queries.js';
import { POLICY_MAIL_KINDS, type PolicyMailKind } from '../domain/policy-mails.js';
import { policyName } from '../domain/policy.js';
import { mailAddressOf } from '../policy-queries.js';
import { type PolicyOccasion, PolicyOccasions } from './policy-occasions.js';

/** More of a kind are counted, not listed. */
const MOST_LISTED = 50;

export interface PlannedPolicyMail {
  readonly clientId: string;
  readonly clientName: string;
  readonly policyId: string;
  readonly policy: string;
  /** When the premium is due, or the anniversary. */
  readonly date: CalendarDate;
}

/** The mails of a kind on one day. */
export interface PlannedPolicyMails {
  readonly kind: PolicyMailKind;
  readonly count: number;
  /** Clients who would get one, but have no e-mail address. */
  readonly withoutAddress: number;
  /** The first of them. */
  readonly mails: readonly PlannedPolicyMail[];
}

/** Says which mails about policies clients get tomorrow, of each kind as if it were on. */
@Injectable()
export class PreviewPolicyMails {
  constructor(
    private readonly occasions: PolicyOccasions,
    private readonly time: BusinessTime,
  ) {}

  async execute(): Promise<{ readonly date: CalendarDate; readonly kinds: PlannedPolicyMails[] }> {
    const date = addDays(this.time.today(), 1);
    const found = new Map(
      POLICY_MAIL_KINDS.map((kind) => [
        kind,
        { count: 0, withoutAddress: 0, mails: [] as PlannedPolicyMail[] },
      ]),
    );
    for await (const piece of this.occasions.on(date, POLICY_MAIL_KINDS))
      for (const occasion of piece.filter(({ on }) => on === date)) {
        const ofKind = found.get(occasion.content.kind)!;
        if (mailAddressOf(occasion.client) === null) ofKind.withoutAddress += 1;
        else {
          ofKind.count += 1;
          if (ofKind.count <= MOST_LISTED) ofKind.mails.push(listed(occasion));
        }
      }
    return { date, kinds: [...found].map(([kind, mails]) => ({ kind, ...mails })) };
  }
}

function listed({ content: { data }, client, product }: PolicyOccasion): PlannedPolicyMail {
  return {
    clientId: client.id,
    clientName: nameOf(client),
    policyId: data.policyId,
    policy: policyName({ ...data, product }),
    date: 'dueDate' in data ? data.dueDate : data.date,
  };
}
