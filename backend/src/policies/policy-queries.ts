import type { CalendarDate } from '../calendar/domain/calendar-date.js';
import type { Client } from '../clients/client-queries.js';
import { isPlaceholderAddress } from '../mail/outbox.js';
import type { Place, Rows } from '../platform/http/cursor-pages.js';
import type { CountedPart } from './domain/book.js';
import type { Payment } from './domain/payment.js';
import type { PolicyParty } from './domain/policy-party-fields.js';
import type { Policy, PolicyVersion } from './domain/policy.js';
import type { ForceState, PolicyLine } from './domain/policy-choices.js';
import type { PremiumCorrection } from './domain/premium-correction.js';
import type { PremiumState } from './domain/premium-state.js';
import type { PremiumToday, upcomingTerms } from './domain/premium-today.js';
import type { OpenCase, ServiceCase } from './domain/service-case.js';

export type { PremiumToday } from './domain/premium-today.js';

/** Criteria that all have to match. */
export interface PolicyFilter {
  /** Part of the policy number, of the title or reference of a case, or what finds the client who owns it. */
  readonly q?: string;
  readonly clientId?: string;
  /** Of the client who owns it. */
  readonly householdId?: string;
  /** The user who looks after the client. */
  readonly ownerId?: string;
  /** The name. */
  readonly insurer?: string;
  /** The name. */
  readonly product?: string;
  readonly line?: PolicyLine;
  readonly force?: ForceState;
  /** Those with an open service case. */
  readonly openCase?: true;
  /** Those whose next premium is in grace or past it. */
  readonly overdue?: true;
  /** Whether its premium is paid once. */
  readonly single?: boolean;
  readonly startsFrom?: CalendarDate;
  readonly startsTo?: CalendarDate;
  /** The days on which policies ceased to be in force. */
  readonly leftFrom?: CalendarDate;
  readonly leftTo?: CalendarDate;
  /** Not lapsed, surrendered or cancelled within so many months from the start; 0 for all that came into force. */
  readonly keptMonths?: number;
  /** Of the policy; of the premium, with a criterion of premiums. */
  readonly currency?: string;
  /** Of a premium, today. One premium has to match this and the due dates. */
  readonly premiumState?: PremiumState;
  readonly dueFrom?: CalendarDate;
  readonly dueTo?: CalendarDate;
}

export const POLICY_SORTS = [
  'startsOn',
  'policyNumber',
  'createdAt',
  'nextPremiumDue',
  'nextUnpaidUntil',
] as const;
export type PolicySort = (typeof POLICY_SORTS)[number];

export interface PolicyPageRequest {
  readonly filter: PolicyFilter;
  readonly sort: PolicySort;
  readonly order: 'ASC' | 'DESC';
  readonly range: { readonly offset: number; readonly limit: number };
}

export interface ListedPremium extends PremiumToday {
  /** Oldest first. */
  readonly payments: readonly Payment[];
  /** Its earlier states, oldest first. */
  readonly corrections: readonly PremiumCorrection[];
}

/** The premiums of a policy that match the criteria of a list, as the book counts them. */
export interface MatchedPremiums {
  /** What the amount is: what was due, what was paid or what is owed. */
  readonly of: CountedPart;
  readonly count: number;
  /** In whole centavos. */
  readonly amount: number;
  readonly currency: string;
  /** Of the first one. */
  readonly dueDate: CalendarDate;
}

/** The name of each party who is a client other than the owner, else null. */
type PartyNames = { readonly [Party in PolicyParty as `${Party}Name`]: string | null };

/** A policy with the names of its people and what is to be paid. */
export interface ListedPolicy extends Omit<Policy, 'planFrom' | 'termsSince' | 'upcoming'>, PartyNames {
  readonly clientName: string;
  readonly clientPhone: string | null;
  /** Null for a client whom no mail reaches. */
  readonly clientEmail: string | null;
  readonly freeLookEndsOn: CalendarDate | null;
  readonly contestableUntil: CalendarDate | null;
  /** The first unpaid one of a policy in force; null without one. */
  readonly nextPremium: PremiumToday | null;
  /** Null outside of a list with criteria of premiums. */
  readonly matched: MatchedPremiums | null;
  /** The terms of a day in the future; null while none are known. */
  readonly upcomingTerms: ReturnType<typeof upcomingTerms>;
  /** What was paid beyond the premiums, in whole centavos. */
  readonly credit: number;
  /** By the day of the next step, those without one last. */
  readonly openCases: readonly OpenCase[];
}

/** Reads of policies. */
export abstract class PolicyQueries {
  abstract page(request: PolicyPageRequest): Promise<{ rows: ListedPolicy[]; total: number }>;

  /** Policies behind a place, the last added first. */
  abstract newest(after: Place | null, limit: number): Promise<Rows<Policy>>;

  /** Null for an unknown id. */
  abstract find(id: string): Promise<ListedPolicy | null>;

  /** The earlier states, newest first; null for an unknown policy. */
  abstract versions(policyId: string): Promise<PolicyVersion[] | null>;

  /** The premiums by due date; null for an unknown policy. */
  abstract premiums(policyId: string): Promise<ListedPremium[] | null>;

  /** The service cases, the open ones first, each newest first; null for an unknown policy. */
  abstract cases(policyId: string): Promise<ServiceCase[] | null>;
}

/** The client who pays for the owner of a policy; null for a mere name, and for a client whom no mail reaches. */
export function reachedPayor(clients: ReadonlyMap<string, Client>, payor: string | null): Client | null {
  const client = clients.get(payor ?? '');
  return client && mailAddressOf(client) !== null ? client : null;
}

/** Null for a client whom no mail reaches. */
export function mailAddressOf(client: Client | undefined): string | null {
  const email = client?.email ?? null;
  return email !== null && !isPlaceholderAddress(email) ? email : null;
}
