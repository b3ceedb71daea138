import { Injectable } from '@nestjs/common';
import { AuditEntries, type AuditFilter, type RecordedEntry } from '../../audit/audit-entries.js';
import { NotFound } from '../../platform/domain-error.js';
import { type HeldField, type LeadOnList, PeopleOfLeads } from '../../leads/people-of-leads.js';
import { UserNames } from '../../users/user-names.js';
import { type Breach, notifyBy } from '../domain/breach.js';
import { Breaches } from './duty-ports.js';

/** An access during the breach: many rows read, a calendar feed, people looked up or exported, or a sign-in. */
export interface Look {
  readonly at: string;
  /** Null when it was not a member of the staff. */
  readonly userName: string | null;
  readonly action: string;
  /** Null where the audit does not count them. */
  readonly rows: number | null;
}

/** What the office has to tell about a breach. */
export interface BreachReport extends Breach {
  readonly notifyBy: string;
  readonly people: { readonly bookings: number; readonly subscriptions: number; readonly total: number };
  readonly fields: readonly HeldField[];
  readonly sensitiveRecords: number;
  readonly looked: readonly Look[];
  /** The first 100. */
  readonly affected: { readonly total: number; readonly rows: readonly LeadOnList[] };
}

const LISTED = 100;
/** Entries of each kind. */
const LOOKS = 500;
/**
 * Reads of more than 100 rows (`leads.read` until they were counted per hour), the first of a calendar feed on each day,
 * look-ups of people, and exports.
 */
const READS = [
  ...['leads.read', 'lists.read', 'calendar-feed.read', 'privacy.look-up'],
  ...['privacy.export', 'privacy.breach.export'],
];

/** Who is affected, which data, since when, and who looked: of everything that was held when the breach ended. */
@Injectable()
export class ReportBreach {
  constructor(
    private readonly breaches: Breaches,
    private readonly leads: PeopleOfLeads,
    private readonly audit: AuditEntries,
    private readonly users: UserNames,
  ) {}

  async execute(id: string): Promise<BreachReport> {
    const breach = await this.breaches.find(id);
    if (!breach) throw new NotFound('breach.unknown');
    const { bookings, subscriptions, people, sensitive, fields } = await this.leads.held(breach.to);
    const { rows } = await this.leads.list(breach.to, null, LISTED);
    return {
      ...breach,
      notifyBy: notifyBy(breach),
      people: { bookings, subscriptions, total: people },
      fields,
      sensitiveRecords: sensitive,
      looked: await this.looked(breach),
      affected: { total: bookings + subscriptions, rows },
    };
  }

  private async looked({ from, to, account }: Breach): Promise<Look[]> {
    const filters: AuditFilter[] = READS.map((action) => ({ action, from, to }));
    if (account !== null) filters.push({ action: 'sign-in', userId: account, from, to });
    const entries = (await Promise.all(filters.map((filter) => this.entries(filter)))).flat();
    const names = await this.users.of(entries.flatMap(({ userId }) => userId ?? []));
    return entries
      .sort((one, other) => one.seq - other.seq)
      .map(({ at, userId, action, details }) => ({
        at,
        userName: (userId && names.get(userId)) ?? null,
        action,
        rows: countOf(details.rows ?? details.events),
      }));
  }

  private async entries(filter: AuditFilter): Promise<readonly RecordedEntry[]> {
    const range = { offset: 0, limit: LOOKS };
    return (await this.audit.page({ filter, sort: 'seq', order: 'ASC', range })).rows;
  }
}

function countOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
