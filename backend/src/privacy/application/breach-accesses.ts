import { Injectable } from '@nestjs/common';
import { AuditEntries, type AuditFilter, type RecordedEntry } from '../../audit/audit-entries.js';
import { UserNames } from '../../users/user-names.js';
import type { Breach } from '../domain/breach.js';

/** An access during the breach: many rows read, a calendar feed, people looked up or exported, or a sign-in. */
export interface Look {
  readonly at: string;
  /** Null when it was not a member of the staff. */
  readonly userName: string | null;
  readonly action: string;
  /** Null where the audit does not count them. */
  readonly rows: number | null;
}

/** Entries of each kind. */
const LOOKS = 500;
/**
 * Reads of more than 100 rows (`leads.read` until they were counted per hour), the first of a calendar feed on each day,
 * look-ups of people, and exports.
 */
const READS = [
  'leads.read',
  'lists.read',
  'calendar-feed.read',
  'privacy.look-up',
  'privacy.export',
  'privacy.breach.export',
  'export.everything',
];

/** Who looked at personal data during a breach. */
@Injectable()
export class BreachAccesses {
  constructor(
    private readonly audit: AuditEntries,
    private readonly users: UserNames,
  ) {}

  /** In order; with the sign-ins of the account that was misused. */
  async of({ from, to, account }: Breach): Promise<Look[]> {
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
