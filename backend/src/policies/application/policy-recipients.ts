import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { ClientRecords } from '../../clients/client-records.js';
import type { HandedOver, MailEnd, MailRules } from '../../mail/mail-kinds.js';
import { Settings } from '../../settings/settings.js';
import {
  type AnniversaryMail,
  kindOfReminder,
  mailEvent,
  type PolicyMailKind,
  type PremiumMail,
  type PremiumMailKind,
  premiumsOf,
  type RemindedPremium,
} from '../domain/policy-mails.js';
import { anniversaryNow, mailNow, premiumNow } from '../domain/policy-recipients.js';
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

  /** What becomes of a mail stands in the timelines of the client and of each policy. */
  rules(): { readonly [K in PolicyMailKind]: MailRules<K> } {
    const premium = <K extends PremiumMailKind>(kind: K) => ({
      isRationed: true as const,
      recipient: (mail: PremiumMail) => this.ofPremiums(kind, mail),
      ended: (_: string, mail: PremiumMail, end: MailEnd) => [
        ...premiumsOf(mail).map((one) => this.line(kindOfReminder(one) ?? kind, one, end)),
        ...(mail.dropped ?? []).map(({ premium: one, reason }) =>
          this.line(kindOfReminder(one) ?? kind, one, { state: 'skipped', reason }),
        ),
      ],
    });
    return {
      premium_due: premium('premium_due'),
      premium_in_grace: premium('premium_in_grace'),
      policy_anniversary: {
        isRationed: true,
        recipient: (mail) => this.ofAnniversary(mail),
        ended: (_, mail, end) => [this.line('policy_anniversary', mail, end)],
      },
    };
  }

  async ofPremiums<K extends PremiumMailKind>(kind: K, mail: PremiumMail): Promise<HandedOver<K>> {
    const { howToPay, ...isOn } = await this.settings.read('visitorMails');
    const today = this.time.today();
    const ofOne = async (premium: RemindedPremium) => {
      const itsKind = kindOfReminder(premium) ?? kind;
      if (!isOn[itsKind]) return SWITCHED_OFF;
      return premiumNow(itsKind, premium, await this.stored.find(premium.policyId, premium.dueDate), today);
    };
    const now = mailNow(mail, await Promise.all(premiumsOf(mail).map(ofOne)));
    return 'refusal' in now ? now : { ...now, data: { ...now.data, howToPay, today } };
  }

  async ofAnniversary(mail: AnniversaryMail): Promise<HandedOver<'policy_anniversary'>> {
    const { policy_anniversary: isOn } = await this.settings.read('visitorMails');
    if (!isOn) return SWITCHED_OFF;
    return anniversaryNow(mail, await this.stored.find(mail.policyId, null), this.time.today());
  }

  private line(
    kind: PolicyMailKind,
    { clientId, policyId }: RemindedPremium | AnniversaryMail,
    end: Pick<MailEnd, 'state' | 'reason'>,
  ) {
    return this.clients.automaticActivity(clientId, mailEvent(kind, end), this.time.timestamp(), policyId);
  }
}

const SWITCHED_OFF = { refusal: 'The office has switched it off' };
