import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import type { Unit } from '../../platform/unit-of-work.js';
import type { Breach } from '../domain/breach.js';
import type { LegalHold } from '../domain/legal-hold.js';
import type { PrivacyRequest, RequestState } from '../domain/privacy-request.js';
import { OverdueRequests } from '../overdue-requests.js';

/** Who does something. */
export interface Staff {
  readonly id: string;
  readonly name: string;
}

export interface Range {
  readonly offset: number;
  readonly limit: number;
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

export const REQUEST_SORTS = ['dueOn', 'receivedOn'] as const;

export interface RequestPageRequest {
  readonly filter: { readonly state?: RequestState };
  readonly sort: (typeof REQUEST_SORTS)[number];
  readonly order: 'ASC' | 'DESC';
  readonly range: Range;
}

/** The erasure of a person, for their requests. */
export interface ErasedRequests {
  readonly email: string;
  /** Later requests are another person's; null for all. */
  readonly until: string | null;
  readonly at: string;
  /** Null when an erasure is applied again. */
  readonly byName: string | null;
}

export abstract class PrivacyRequests extends OverdueRequests {
  abstract add(request: PrivacyRequest): Promise<void>;

  /** Applies `decide` to the locked, current request. Null for an unknown id. */
  abstract change(
    id: string,
    decide: (request: PrivacyRequest) => PrivacyRequest,
  ): Promise<PrivacyRequest | null>;

  abstract page(request: RequestPageRequest): Promise<Page<PrivacyRequest>>;

  /** The requests of a person, newest first. The address is in lower case. */
  abstract of(email: string): Promise<PrivacyRequest[]>;

  /** The requests keep kind, days and outcome without the person; open ones for erasure are done. */
  abstract forget(unit: Unit, erased: ErasedRequests): Promise<void>;
}

/**
 * At most one hold for each address. A hold follows the person: it also counts for the addresses that their leads got by
 * corrections. Addresses are in lower case.
 */
export abstract class LegalHolds {
  /** False, and nothing is stored, when the person is under a hold already. */
  abstract add(hold: LegalHold): Promise<boolean>;

  /** False for an unknown id. */
  abstract remove(id: string): Promise<boolean>;

  abstract of(email: string): Promise<LegalHold | null>;

  /** Those of the addresses that are under a hold. */
  abstract among(emails: readonly string[]): Promise<ReadonlySet<string>>;

  /** Rejects under a hold; none is placed until the unit of work ends. */
  abstract assertNone(unit: Unit, email: string): Promise<void>;

  /** Newest first. */
  abstract page(range: Range): Promise<Page<LegalHold>>;
}

export abstract class Breaches {
  abstract add(breach: Breach): Promise<void>;

  abstract find(id: string): Promise<Breach | null>;

  /** Applies `decide` to the locked, current record. Null for an unknown id. */
  abstract change(id: string, decide: (breach: Breach) => Breach): Promise<Breach | null>;

  /** Newest first. */
  abstract page(range: Range): Promise<Page<Breach>>;
}

/** The reservation of the daily erasure; shared by all replicas. */
export abstract class RetentionRuns {
  /** Reserves the erasure of that day until a time. Null while another reservation lasts, and once the day is finished. */
  abstract lease(day: CalendarDate, now: string, until: string): Promise<string | null>;

  /** Prolongs a reservation; false when it was lost. */
  abstract prolong(token: string, until: string): Promise<boolean>;

  /** Ends a reservation: the day is finished. */
  abstract finish(token: string, day: CalendarDate): Promise<void>;
}
