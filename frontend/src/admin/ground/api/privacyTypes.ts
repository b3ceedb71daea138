// Short names for what the API of the privacy desk sends and takes.
import type { components } from '@/shared/api-schema';
import type { ActivityEntry } from '@/shared/api-types';

type Schema = components['schemas'];

export type PrivacyRequest = Schema['RequestView'];
export type RequestKind = PrivacyRequest['kind'];
export type RequestState = PrivacyRequest['state'];
export type NewRequest = Schema['NewRequestBody'];

/** A lead of a person; a subscription has none of the fields of a booking. */
export type HeldLead = Schema['PersonalLeadView'];
export type HeldSale = NonNullable<HeldLead['sale']>;
export type HeldClient = Schema['PersonalClientView'];
/** An entry of a timeline or a history. */
export type HeldEvent = Pick<ActivityEntry, 'id' | 'actionDetails' | 'performedByName' | 'createdAt'>;
export type HeldPolicy = Schema['PersonalPolicyView'];
export type HeldSubscription = Schema['PersonalSubscriptionView'];
/** A note or task on the record of another person that mentions this person. */
export type Mention = Schema['MentionView'];
/** A backup in which the person still is; `goneBy` is null for one that somebody has to delete. */
export type HoldingBackup = Schema['RemainingBackupView'];
export type LegalHold = Schema['HoldOfPersonView'];
/** A legal hold with the person's address. */
export type ListedHold = Schema['HoldView'];

/** Everything that is held of one person. */
export type Person = Schema['PersonView'];

/** A certificate has the e-mail address only in the response to the erasure itself; it is stored nowhere. */
export type ErasureCertificate = Schema['ErasureView'] & Partial<Pick<Schema['CertificateView'], 'email'>>;

export type NewErasure = Schema['ErasureBody'];

export type StoredRetention = Schema['RetentionView'];
/** How long data of people without a contract is kept. */
export type Retention = Omit<StoredRetention, 'updatedAt' | 'updatedByName'>;
/** What is due for erasure; at most 50 rows of each kind. */
export type DueErasures = Schema['DueView'];
export type DuePerson = DueErasures['bookings']['rows'][number];
export type ErasedDue = Schema['DueErasedView'];

export type BreachSummary = Schema['BreachView'];
export type BreachReport = Schema['BreachReportView'];
export type NewBreach = Schema['NewBreachBody'];
export type Threshold = Schema['ThresholdView'];
