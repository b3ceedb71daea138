import { giveConsent, newSubscriber, type Subscriber, type SubscriberChange } from './subscriber.js';

/**
 * A subscriber of a file. The consent is the basis that staff have stated, word for word; with the time at which it was given
 * it is confirmed, and without it nothing is sent before the address is confirmed.
 */
export function importedSubscriber(
  person: Pick<Subscriber, 'subscriptionId' | 'firstName' | 'email'>,
  { basis, policyDate, givenAt }: { basis: string; policyDate: string; givenAt: string | null },
  id: string,
  now: string,
): SubscriberChange {
  const terms = { wording: basis, wordingVersion: 'import', policyDate };
  const given = giveConsent(person.subscriptionId, 'import', terms, id, givenAt ?? now);
  if (givenAt === null) return newSubscriber(person, given);
  const consent = { ...given, confirmedAt: givenAt, confirmedHow: 'import' } as const;
  const { subscriber } = newSubscriber(person, consent);
  return { subscriber: { ...subscriber, state: 'confirmed' }, consents: [consent] };
}
