import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { IdempotencyToken } from '../../platform/idempotency-token.js';
import { type Unit, UnitOfWork } from '../../platform/unit-of-work.js';
import { type SuspectedSubmission, SuspectedSubmissions } from '../../screening/suspected-submissions.js';
import type { ActivityEntry } from '../domain/activity.js';
import type { Appointment } from '../domain/appointment.js';
import { assertNotErased } from '../domain/erasure.js';
import { afterActivity } from '../domain/first-answer.js';
import type { Lead, LeadRef } from '../domain/lead.js';
import type { LeadNote } from '../domain/lead-note.js';
import type { Subscription } from '../domain/subscription.js';
import { type GivenConsent, LeadFollowUps, type MailsAndLinks } from './lead-follow-ups.js';
import { LeadRepository, type StoredResult } from './ports.js';

/** Another attempt succeeds when a concurrent request used the key first, or subscribed the address. */
const ATTEMPTS = 3;

interface HowStored {
  readonly token?: IdempotencyToken | null;
  /** It was suspected, and is no more: rejected when the submission is gone. */
  readonly isReleased?: boolean;
}

/** The result of a change: the new lead and its activity, or null when nothing changed; then nothing is stored. */
export interface RecordedChange<L extends Lead> extends MailsAndLinks {
  readonly lead: L;
  readonly activity: ActivityEntry | null;
}

/**
 * Runs acts on leads, each in a unit of work with its activity and what follows from it; the delivery of mails is started
 * after the commit. A change or note of an erased lead is rejected.
 *
 * With an idempotency token a lead is stored once: repeated and concurrent requests within 24 hours get the result of
 * the first. Null, and nothing is stored, when the key was used with other values.
 */
@Injectable()
export class LeadUnits {
  constructor(
    private readonly units: UnitOfWork,
    private readonly leads: LeadRepository,
    private readonly followUps: LeadFollowUps,
    private readonly submissions: SuspectedSubmissions,
  ) {}

  async addAppointment(
    booking: Appointment,
    activity: ActivityEntry,
    { token = null, isReleased, ...mailsAndLinks }: HowStored & MailsAndLinks = {},
  ): Promise<StoredResult | null> {
    const result = resultOf(booking);
    const stored = await this.once(token, async (unit) => {
      if (isReleased) await this.submissions.take(unit, booking.id);
      if (token) await this.leads.addResult(unit, token, result);
      await this.leads.add(unit, booking, activity);
      await this.followUps.booked(unit, booking, mailsAndLinks);
      return result;
    });
    if (mailsAndLinks.mails && stored === result) this.followUps.wake();
    return stored;
  }

  /**
   * Stores the subscription unless its e-mail address is already subscribed (case-insensitive), and in both cases the
   * consent to the newsletter. Without a consent the form is unknown and no confirmation is mailed.
   */
  async addSubscription(
    subscription: Subscription,
    activity: ActivityEntry,
    { token = null, isReleased, consent }: HowStored & { readonly consent?: GivenConsent | undefined } = {},
  ): Promise<StoredResult | null> {
    const stored = await this.once(token, async (unit) => {
      if (isReleased) await this.submissions.take(unit, subscription.id);
      const subscribed = await this.leads.lockSubscribed(unit, subscription.email);
      const result = resultOf(subscription, !subscribed);
      // a write in every case: the shorter time of an empty commit would disclose that the address is subscribed
      const written = token ?? (subscribed && randomToken(subscription.createdAt));
      if (written) await this.leads.addResult(unit, written, result);
      await this.followUps.subscribed(unit, subscribed ?? subscription, consent);
      if (!subscribed) await this.leads.add(unit, subscription, activity);
      return result;
    });
    if (stored && !stored.repeated) this.followUps.wake();
    return stored;
  }

  /** Stores a submission apart from the leads, and the token as for a lead. */
  addSuspected(
    submission: SuspectedSubmission,
    token: IdempotencyToken | null,
  ): Promise<StoredResult | null> {
    return this.once(token, async (unit) => {
      const result = resultOf(submission);
      if (token) await this.leads.addResult(unit, token, result);
      await this.submissions.hold(unit, submission);
      return result;
    });
  }

  /** Applies `change` to the locked, current lead; null when there is no such booking. */
  async changeAppointment(
    leadId: string,
    change: (booking: Appointment) => RecordedChange<Appointment>,
  ): Promise<RecordedChange<Appointment> | null> {
    const [made = null] = (await this.change([{ leadType: 'appointment', leadId }], change)) ?? [];
    if (made?.activity && made.mails) this.followUps.wake();
    return made;
  }

  /** The same for a subscription. Rejects an e-mail address that another subscription has (case-insensitive). */
  async changeSubscription(
    leadId: string,
    change: (subscription: Subscription) => RecordedChange<Subscription>,
  ): Promise<RecordedChange<Subscription> | null> {
    const [made = null] = (await this.change([{ leadType: 'subscription', leadId }], change)) ?? [];
    if (made?.activity) this.followUps.wake();
    return made;
  }

  /**
   * Applies `change` to each of the leads in one unit of work. Null, and nothing is stored, when one does not exist. The
   * leads are different ones; the changes have no mails.
   */
  changeLeads(
    leads: readonly LeadRef[],
    change: (lead: Lead) => RecordedChange<Lead>,
  ): Promise<RecordedChange<Lead>[] | null> {
    return this.change(leads, change);
  }

  /**
   * Stores a note with its activity, which answers the lead (first-answer.ts); false, and nothing is stored, when there is
   * no such lead.
   */
  addNote(note: LeadNote, activity: ActivityEntry): Promise<boolean> {
    return this.units.run(async (unit) => {
      const [before] = await this.leads.lock(unit, [note]);
      if (!before) return false;
      assertNotErased(before);
      await this.leads.save(unit, [{ before, after: afterActivity(before, activity), activity }]);
      await this.leads.addNote(unit, note);
      return true;
    });
  }

  private once(
    token: IdempotencyToken | null,
    add: (unit: Unit) => Promise<StoredResult>,
  ): Promise<StoredResult | null> {
    return this.units.run(async (unit) => {
      const earlier = token && (await this.leads.earlierResult(unit, token));
      if (!earlier) return add(unit);
      return earlier.fingerprint === token.fingerprint ? earlier.result : null;
    }, ATTEMPTS);
  }

  private change<L extends Lead>(
    refs: readonly (LeadRef & Pick<L, 'leadType'>)[],
    decide: (lead: L) => RecordedChange<L>,
  ): Promise<RecordedChange<L>[] | null> {
    return this.units.run(async (unit) => {
      const leads = await this.leads.lock(unit, refs);
      if (leads.length < refs.length) return null;
      const made = leads.map((before) => {
        assertNotErased(before);
        return { before, ...decide(before as L) };
      });
      const changes = made.flatMap(({ lead: after, activity, ...change }) =>
        activity ? [{ ...change, after, activity }] : [],
      );
      await this.leads.save(unit, changes);
      await this.followUps.changed(unit, changes);
      return made;
    });
  }
}

/** The result for a lead that was just stored or found. */
function resultOf({ id, createdAt }: Pick<Lead, 'id' | 'createdAt'>, isNew = true): StoredResult {
  return { leadId: id, createdAt, isNew, repeated: false };
}

/** A token that matches no request. */
function randomToken(sentAt: string): IdempotencyToken {
  return { key: randomBytes(32).toString('hex'), fingerprint: '', sentAt };
}
