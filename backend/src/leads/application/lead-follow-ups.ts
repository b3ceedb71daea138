import { Injectable } from '@nestjs/common';
import { type MailChanges, Outbox } from '../../mail/outbox.js';
import { type ConsentForm, Consents } from '../../newsletter/consents.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { OutboundEvents } from '../../webhooks/outbound-events.js';
import type { BookingLink } from '../domain/booking-link.js';
import type { Lead } from '../domain/lead.js';
import { type LeadChanged, leadNews } from '../domain/lead-news.js';
import type { Subscription } from '../domain/subscription.js';
import { LeadRepository } from './ports.js';

/** Stored in the unit of work of a booking or of its change. */
export interface MailsAndLinks {
  readonly mails?: MailChanges;
  /** The links that the booking had stop working. */
  readonly endsLinks?: boolean;
  /** The link in these mails. */
  readonly link?: BookingLink;
}

/** The consent that comes with a subscription. */
export interface GivenConsent {
  readonly form: ConsentForm;
  /** False when too many confirmations were asked for from one place. */
  readonly mayMail: boolean;
}

/** What follows from an act on a lead, in its unit of work: mails with their links, consent, and news for other programs. */
@Injectable()
export class LeadFollowUps {
  constructor(
    private readonly leads: LeadRepository,
    private readonly outbox: Outbox,
    private readonly consents: Consents,
    private readonly events: OutboundEvents,
  ) {}

  async booked(unit: Unit, { id, leadType }: Lead, mailsAndLinks: MailsAndLinks): Promise<void> {
    await this.mail(unit, id, mailsAndLinks);
    await this.events.publish(unit, [{ type: 'booking.created', id, leadType }]);
  }

  async subscribed(
    unit: Unit,
    { id: subscriptionId, firstName, email }: Pick<Subscription, 'id' | 'firstName' | 'email'>,
    { form, mayMail }: GivenConsent = { form: 'unknown', mayMail: false },
  ): Promise<void> {
    await this.consents.ask(unit, { subscriptionId, firstName, email, form, mayMail });
  }

  async changed(unit: Unit, changes: readonly (LeadChanged & MailsAndLinks)[]): Promise<void> {
    for (const change of changes) {
      await this.correctSubscriber(unit, change);
      await this.mail(unit, change.after.id, change);
    }
    await this.events.publish(unit, changes.flatMap(leadNews));
  }

  /** Called after the commit: delivery begins at once. */
  wake(): void {
    this.outbox.wake();
  }

  private async mail(unit: Unit, id: string, { mails, link, endsLinks }: MailsAndLinks): Promise<void> {
    if (endsLinks) await this.leads.endLinks(unit, id);
    if (link) await this.leads.addLink(unit, link);
    if (mails) await this.outbox.apply(unit, mails);
  }

  private async correctSubscriber(unit: Unit, { before, after }: LeadChanged): Promise<void> {
    const { leadType, id: subscriptionId, firstName, email } = after;
    if (leadType === 'subscription' && (firstName !== before.firstName || email !== before.email))
      await this.consents.correct(unit, { subscriptionId, firstName, email });
  }
}
