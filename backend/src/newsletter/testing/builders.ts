import { newId } from '../../platform/clock.js';
import { draftIssue, type Issue } from '../domain/issue.js';
import { type Consent, giveConsent, type Subscriber } from '../domain/subscriber.js';
import { columnsOf, type IssueRow } from '../store/issue-rows.js';
import type { DeliveryRow, SubscriberRow } from '../store/newsletter.tables.js';
import { mailboxKey } from '../../platform/values/email.js';

const CREATED = '2026-11-21T02:00:00.000Z';
const TERMS = { wording: 'You agree.', wordingVersion: '2026-11', policyDate: 'October 7, 2025' };

/** A confirmed subscriber. */
export function aSubscriber(changes: Partial<Subscriber> = {}): Subscriber {
  const subscriptionId = newId();
  return {
    subscriptionId,
    firstName: 'Rosa',
    email: `${subscriptionId}@sample.example`,
    state: 'confirmed',
    consentId: newId(),
    confirmationSentAt: null,
    hardFailures: 0,
    ...changes,
  };
}

export function aSubscriberRow(changes: Partial<Subscriber> = {}): SubscriberRow {
  const subscriber = aSubscriber(changes);
  return { ...subscriber, emailKey: mailboxKey(subscriber.email) };
}

/** A consent that is neither confirmed nor withdrawn. */
export function aConsent(changes: Partial<Consent> = {}): Consent {
  return { ...giveConsent(newId(), 'newsletter', TERMS, newId(), CREATED), ...changes };
}

/** A draft. */
export function anIssue(changes: Partial<Issue> = {}): Issue {
  const text = { subject: 'Three questions', preheader: 'Before you buy', content: 'Read.', isPublic: true };
  return { ...draftIssue(text, newId(), newId(), CREATED), ...changes };
}

export function anIssueRow(changes: Partial<Issue & Pick<IssueRow, 'chosenUntil'>> = {}): IssueRow {
  const { chosenUntil = '', ...issue } = changes;
  return { ...columnsOf(anIssue(issue)), chosenUntil };
}

/** A delivery that was sent. */
export function aDelivery(changes: Partial<DeliveryRow> = {}): DeliveryRow {
  const ids = { issueId: newId(), subscriptionId: newId(), mailId: newId() };
  return { ...ids, state: 'sent', reply: '250 OK', reason: null, sentAt: CREATED, ...changes };
}
