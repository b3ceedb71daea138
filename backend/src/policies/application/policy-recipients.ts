import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { ClientRecords } from '../../clients/client-records.js';
import type { HandedOver, MailEnd, MailRules } from '../../mail/mail-kinds.js';
import { Settings } from '../../settings/settings.js';
import {
  type AnniversaryMail,
  mailEvent,
  type PolicyMailKind,
  type PremiumMail,
  type PremiumMailKind,
} from '../domain/policy-mails.js';
import { anniversaryNow, premiumNow } from '../domain/policy-recipients.js';
import { MailedPolicies } from './ports.js';

/** Looks up to whom a mail about a policy goes when it is handed over, and what it says. */
@Injectable()
export class PolicyRecipients {
  constructor(
    private readonly stored: MailedPolicies,
    private readonly clients: ClientRecords,
    private readonly settings: Settings,
    private readonly time: BusinessTime,
  ) {}

  /** What becomes of a mail stands in the timeline of the client. */
  rules(): { readonly [K in PolicyMailKind]: MailRules<K> } {
    const common = (kind: PolicyMailKind) => ({
      isRationed: true as const,
      ended: (_: string, { clientId, policyId }: PremiumMail | AnniversaryMail, end: MailEnd) => [
        this.clients.automaticActivity(clientId, mailEvent(kind, end), this.time.timestamp(), policyId),
      ],
    });
    const premium = <K extends PremiumMailKind>(kind: K) => ({
      ...common(kind),
      recipient: (mail: PremiumMail) => this.ofPremium(kind, mail),
    });
    return {
      premium_due: premium('premium_due'),
      premium_in_grace: premium('premium_in_grace'),
      policy_anniversary: {
        ...common('policy_anniversary'),
        recipient: (mail) => this.ofAnniversary(mail),
      },
    };
  }

  async ofPremium<K extends PremiumMailKind>(kind: K, mail: PremiumMail): Promise<HandedOver<K>> {
    const { howToPay, ...isOn } = await this.settings.read('visitorMails');
    if (!isOn[kind]) return SWITCHED_OFF;
    const stored = await this.stored.find(mail.policyId, mail.dueDate);
    const now = premiumNow(kind, mail, stored, this.time.today());
    return 'refusal' in now ? now : { ...now, data: { ...now.data, howToPay } };
  }

  async ofAnniversary(mail: AnniversaryMail): Promise<HandedOver<'policy_anniversary'>> {
    const { policy_anniversary: isOn } = await this.settings.read('visitorMails');
    if (!isOn) return SWITCHED_OFF;
    return anniversaryNow(mail, await this.stored.find(mail.policyId, null), this.time.today());
  }
}

const SWITCHED_OFF = { refusal: 'The office has switched it off' };
