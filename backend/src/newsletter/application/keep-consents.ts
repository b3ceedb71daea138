import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { Consents, type NewsletterRequest, type SubscribedPerson } from '../consents.js';
import { leaveByFile } from '../domain/imported-subscriber.js';
import { correct, subscribe } from '../domain/subscriber.js';
import { NewConsents, SubscriberRepository } from './ports.js';
import { SubscriberChanges } from './subscriber-changes.js';

/** Consents of people who ask for the newsletter elsewhere. */
@Injectable()
export class KeepConsents extends Consents {
  constructor(
    private readonly subscribers: SubscriberRepository,
    private readonly changes: SubscriberChanges,
    private readonly newConsents: NewConsents,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async ask(unit: Unit, request: NewsletterRequest): Promise<void> {
    const { subscriptionId, form, mayMail } = request;
    const isKnown = await this.subscribers.exists(unit, subscriptionId);
    const current = isKnown ? await this.subscribers.lock(unit, subscriptionId) : null;
    const consent = this.newConsents.give(subscriptionId, form);
    const now = this.clock.timestamp();
    const change = subscribe(current?.subscriber ?? null, request, consent, { now, mayMail });
    if (change) await this.changes.store(unit, current, change, now);
  }

  override async correct(unit: Unit, { subscriptionId, ...person }: SubscribedPerson): Promise<void> {
    const current = await this.subscribers.lock(unit, subscriptionId);
    if (!current) return;
    const consent = this.newConsents.give(subscriptionId, current.consent.form);
    const now = this.clock.timestamp();
    const { isElsewhere, ...change } = correct(current, person, consent, now);
    if (isElsewhere) await this.changes.withdrawElsewhere(unit, subscriptionId);
    await this.changes.store(unit, current, change, now);
  }

  override async leaveByFile(unit: Unit, subscriptionId: string, leftAt: string | null): Promise<void> {
    const current = await this.subscribers.lock(unit, subscriptionId);
    const change = current && leaveByFile(current, leftAt);
    if (change) await this.changes.store(unit, current, change, this.clock.timestamp());
  }
}
