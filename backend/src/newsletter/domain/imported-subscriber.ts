import {
  type Consent,
  giveConsent,
  leave,
  MAX_HARD_FAILURES,
  newSubscriber,
  type Subscriber,
  type SubscriberChange,
} from './subscriber.js';

/** What a file says of a subscriber. Times are ISO 8601 UTC. */
export interface ImportedTerms {
  /** Why the office may write to them, as staff have stated. */
  readonly basis: string;
  readonly policyDate: string;
  /** When the consent was given; null where the file does not say it. */
  readonly givenAt: string | null;
  /** When they left; null for those who did not. */
  readonly leftAt: string | null;
}

/**
 * A subscriber of a file. The consent is the basis that staff have stated, word for word; with the time at which it was given
 * it is confirmed, and without it nothing is sent before the address is confirmed. Who left there has left here too.
 */
export function importedSubscriber(
  person: Pick<Subscriber, 'subscriptionId' | 'firstName' | 'email'>,
  { basis, policyDate, givenAt, leftAt }: ImportedTerms,
  id: string,
  now: string,
): SubscriberChange {
  const terms = { wording: basis, wordingVersion: 'import', policyDate };
  const given = giveConsent(person.subscriptionId, 'import', terms, id, givenAt ?? leftAt ?? now);
  if (leftAt !== null) return leave(newSubscriber(person, given).subscriber, given, 'import', leftAt)!;
  if (givenAt === null) return newSubscriber(person, given);
  const consent = { ...given, confirmedAt: givenAt, confirmedHow: 'import' } as const;
  const { subscriber } = newSubscriber(person, consent);
  return { subscriber: { ...subscriber, state: 'confirmed' }, consents: [consent] };
}

/** Since when the person wants the newsletter here, as they said themselves or a file says; null where nothing says when. */
export function wantedSince({ form, givenAt, confirmedAt }: Consent): string | null {
  return confirmedAt ?? (form === 'import' ? null : givenAt);
}

/**
 * An imported file says that the subscriber left elsewhere; without a time that is taken back. Null for one who has left
 * already, or who did not leave by a file.
 */
export function leaveByFile(
  { subscriber, consent }: { readonly subscriber: Subscriber; readonly consent: Consent },
  leftAt: string | null,
): SubscriberChange | null {
  if (leftAt !== null) return leave(subscriber, consent, 'import', leftAt);
  if (subscriber.state !== 'left' || consent.withdrawnHow !== 'import') return null;
  const proven = subscriber.hardFailures < MAX_HARD_FAILURES ? 'confirmed' : 'failing';
  return {
    subscriber: { ...subscriber, state: consent.confirmedAt === null ? 'unconfirmed' : proven },
    consents: [{ ...consent, withdrawnAt: null, withdrawnHow: null, withdrawnBy: null }],
  };
}
