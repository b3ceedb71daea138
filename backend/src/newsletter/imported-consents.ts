import type { Reading, Unit } from '../platform/unit-of-work.js';
import type { ImportedTerms } from './domain/imported-subscriber.js';
import type { SubscriberState } from './domain/subscriber.js';

/** A person of a file. */
export interface ImportedPerson extends Pick<ImportedTerms, 'givenAt' | 'leftAt'> {
  readonly subscriptionId: string;
  readonly firstName: string;
  readonly email: string;
}

/** What an import has to know of somebody who asked for the newsletter. */
export interface KnownConsent {
  readonly state: SubscriberState;
  /** When they left; null for those who did not. */
  readonly leftAt: string | null;
  /** Since when they want it; null where nothing says that. */
  readonly wantedSince: string | null;
}

/** Consents to the newsletter of subscribers that are imported. Nothing is mailed. Everything joins the caller's unit of work. */
export abstract class ImportedConsents {
  /** By subscription. */
  abstract known(reading: Reading, ids: readonly string[]): Promise<ReadonlyMap<string, KnownConsent>>;

  /** Records the basis that staff have stated as the consent of each; only one with its time lets the newsletter be sent. */
  abstract add(unit: Unit, people: readonly ImportedPerson[], basis: string, now: string): Promise<void>;

  /** Those who got an issue or a confirmation, left here, or confirmed since: what is stored about them stays. */
  abstract used(reading: Reading, ids: readonly string[]): Promise<string[]>;

  abstract remove(unit: Unit, ids: readonly string[]): Promise<void>;
}
