import type { ConsentForm } from './consent-wording.js';
import { mailboxKey } from '../../platform/values/email.js';

/** Three refusals in a row by the mail server end the newsletter for an address. */
export const MAX_HARD_FAILURES = 3;

/**
 * unconfirmed: asked for the newsletter, but the address is not proven. confirmed: gets every issue. left: unsubscribed.
 * failing: confirmed, but the mail server refused the last mails.
 */
export const SUBSCRIBER_STATES = ['unconfirmed', 'confirmed', 'left', 'failing'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];

/** A person who subscribed to the newsletter. Times are ISO 8601 UTC. */
export interface Subscriber {
  readonly subscriptionId: string;
  readonly firstName: string;
  readonly email: string;
  readonly state: SubscriberState;
  /** The newest consent. */
  readonly consentId: string;
  /** When the last confirmation was mailed to this address, or will be; null never. */
  readonly confirmationSentAt: string | null;
  /** Refusals by the mail server in a row. */
  readonly hardFailures: number;
}

/** How somebody left: by a link's page, a mail program's button (RFC 8058), asking staff, or elsewhere, as a file says. */
export type Withdrawal = 'link' | 'one-click' | 'staff' | 'address-changed' | 'import';

/** The record of a consent; it is kept after the withdrawal. Times are ISO 8601 UTC. */
export interface Consent {
  readonly id: string;
  readonly subscriptionId: string;
  readonly purpose: 'newsletter';
  /** The sentence that was shown, word for word. */
  readonly wording: string;
  readonly wordingVersion: string;
  /** The date of the Privacy Policy that it refers to. */
  readonly policyDate: string;
  readonly form: ConsentForm;
  readonly givenAt: string;
  readonly confirmedAt: string | null;
  /** `return`: by the page after an unsubscription, enough in earlier versions. `import`: before, as the imported file says. */
  readonly confirmedHow: 'link' | 'return' | 'import' | null;
  readonly withdrawnAt: string | null;
  readonly withdrawnHow: Withdrawal | null;
  /** The member of staff who withdrew it. */
  readonly withdrawnBy: string | null;
}

/** The wording of a new consent. */
export type ConsentTerms = Pick<Consent, 'wording' | 'wordingVersion' | 'policyDate'>;

/** A subscriber after a change, with the consents that changed or are new. */
export interface SubscriberChange {
  readonly subscriber: Subscriber;
  readonly consents: readonly Consent[];
  /** Mails the confirmation of the newest consent at that time (ISO 8601 UTC). */
  readonly mailConfirmationAt?: string;
}

const HOUR_MS = 3_600_000;

/** When the next confirmation may be mailed to the address: at most one an hour. */
export function nextConfirmationAt({ confirmationSentAt }: Subscriber, now: string): string {
  if (confirmationSentAt === null) return now;
  const next = new Date(Date.parse(confirmationSentAt) + HOUR_MS).toISOString();
  return next > now ? next : now;
}

/** A consent that is neither confirmed nor withdrawn. */
export function giveConsent(
  subscriptionId: string,
  form: ConsentForm,
  terms: ConsentTerms,
  id: string,
  givenAt: string,
): Consent {
  return {
    id,
    subscriptionId,
    purpose: 'newsletter',
    ...terms,
    form,
    givenAt,
    confirmedAt: null,
    confirmedHow: null,
    withdrawnAt: null,
    withdrawnHow: null,
    withdrawnBy: null,
  };
}

export function newSubscriber(
  person: Pick<Subscriber, 'subscriptionId' | 'firstName' | 'email'>,
  consent: Consent,
): SubscriberChange {
  const { subscriptionId, firstName, email } = person;
  const subscriber: Subscriber = {
    subscriptionId,
    firstName,
    email,
    state: 'unconfirmed',
    consentId: consent.id,
    confirmationSentAt: null,
    hardFailures: 0,
  };
  return { subscriber, consents: [consent] };
}

/**
 * A subscriber who left, or whose address failed, asks again: everything begins anew. Null for others: the consent that they
 * gave stands.
 */
export function askAgain(subscriber: Subscriber, consent: Consent): SubscriberChange | null {
  if (subscriber.state !== 'left' && subscriber.state !== 'failing') return null;
  return {
    subscriber: { ...subscriber, state: 'unconfirmed', consentId: consent.id, hardFailures: 0 },
    consents: [consent],
  };
}

/**
 * Applies a request for the newsletter. A new subscriber, one who left and one whose address failed start unconfirmed with
 * `consent`; an unconfirmed one keeps the earlier consent. At most one confirmation an hour is mailed to an address: that of a
 * new consent is delayed until then, that of an earlier consent is not repeated before then. With `mayMail` false nothing is
 * mailed. Null, and nothing changes, for a confirmed subscriber.
 */
export function subscribe(
  current: Subscriber | null,
  person: Pick<Subscriber, 'subscriptionId' | 'firstName' | 'email'>,
  consent: Consent,
  { now, mayMail }: { readonly now: string; readonly mayMail: boolean },
): SubscriberChange | null {
  if (current?.state === 'confirmed') return null;
  const begun = current ? askAgain(current, consent) : newSubscriber(person, consent);
  const subscriber = begun?.subscriber ?? current!;
  const mailConfirmationAt = nextConfirmationAt(subscriber, now);
  const isMailed = mayMail && (begun !== null || mailConfirmationAt === now);
  return { subscriber, consents: begun?.consents ?? [], ...(isMailed && { mailConfirmationAt }) };
}

/** The address is proven. Null when the consent was confirmed before or is withdrawn. */
export function confirm(subscriber: Subscriber, consent: Consent, at: string): SubscriberChange | null {
  if (consent.id !== subscriber.consentId || consent.confirmedAt !== null || consent.withdrawnAt !== null)
    return null;
  return {
    subscriber: { ...subscriber, state: 'confirmed', hardFailures: 0 },
    consents: [{ ...consent, confirmedAt: at, confirmedHow: 'link' }],
  };
}

/** The consent is withdrawn. Null when the subscriber has left already. */
export function leave(
  subscriber: Subscriber,
  consent: Consent,
  how: Withdrawal,
  at: string,
  by: string | null = null,
): SubscriberChange | null {
  if (subscriber.state === 'left') return null;
  return {
    subscriber: { ...subscriber, state: 'left' },
    consents: [{ ...consent, withdrawnAt: at, withdrawnHow: how, withdrawnBy: by }],
  };
}

/**
 * A subscriber who left wants to come back by the link of an issue, which may have been forwarded: everything begins anew.
 * Null for one who has not left.
 */
export function comeBack(subscriber: Subscriber, consent: Consent): SubscriberChange | null {
  return subscriber.state === 'left' ? askAgain(subscriber, consent) : null;
}

/**
 * Staff corrected the address. Nobody has proven the new one, so the old consent is withdrawn and `consent` replaces it;
 * somebody who left stays so.
 */
export function changeAddress(
  subscriber: Subscriber,
  email: string,
  old: Consent,
  consent: Consent,
  at: string,
): SubscriberChange {
  if (subscriber.state === 'left') return { subscriber: { ...subscriber, email }, consents: [] };
  const changed = { ...subscriber, email, consentId: consent.id, confirmationSentAt: null, hardFailures: 0 };
  return {
    subscriber: { ...changed, state: 'unconfirmed' },
    consents: [{ ...old, withdrawnAt: at, withdrawnHow: 'address-changed' }, consent],
  };
}

/**
 * Staff corrected name or address. The new address is asked to confirm `consent` at once; an address that differs in case
 * only is the same.
 */
export function correct(
  { subscriber, consent: old }: { readonly subscriber: Subscriber; readonly consent: Consent },
  { firstName, email }: Pick<Subscriber, 'firstName' | 'email'>,
  consent: Consent,
  at: string,
): SubscriberChange & { readonly isElsewhere: boolean } {
  const named = { ...subscriber, firstName };
  if (mailboxKey(email) === mailboxKey(subscriber.email))
    return { subscriber: { ...named, email }, consents: [], isElsewhere: false };
  const change = changeAddress(named, email, old, consent, at);
  const isMailed = change.subscriber.state === 'unconfirmed';
  return { ...change, ...(isMailed && { mailConfirmationAt: at }), isElsewhere: true };
}

/** What other software hears of a change of a subscriber. */
export function subscriberNews(
  before: SubscriberState | undefined,
  { state, subscriptionId: id }: Subscriber,
) {
  if (state === before || (state !== 'confirmed' && state !== 'left')) return [];
  return [{ type: `subscription.${state}`, id, leadType: 'subscription' }] as const;
}

/** `l••••@example.com`: enough for its owner to recognise it. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}••••${email.slice(at)}`;
}
