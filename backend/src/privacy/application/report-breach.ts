import { Injectable } from '@nestjs/common';
import { AuditEntries, type AuditFilter, type RecordedEntry } from '../../audit/audit-entries.js';
import { NotFound } from '../../platform/domain-error.js';
import { PersonalClients } from '../../clients/personal-clients.js';
import { type HeldField, PeopleOfLeads } from '../../leads/people-of-leads.js';
import { UserNames } from '../../users/user-names.js';
import { type Breach, notifyBy } from '../domain/breach.js';
import { type AffectedRecord, AffectedRecords } from './affected-records.js';
import { Breaches } from './duty-ports.js';
import { mailboxKey } from '../../platform/values/email.js';

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
  readonly people: {
    readonly bookings: number;
    readonly subscriptions: number;
    readonly clients: number;
    /** Different people, as far as their addresses tell. */
    readonly total: number;
  };
  readonly fields: readonly HeldField[];
  readonly sensitiveRecords: number;
  readonly looked: readonly Look[];
  /** The first 100. */
  readonly affected: { readonly total: number; readonly rows: readonly AffectedRecord[] };
}

const LISTED = 100;
const PIECE = 500;
/** Entries of each kind. */
const LOOKS = 500;
/**
 * Reads of more than 100 rows (`leads.read` until they were counted per hour), the first of a calendar feed on each day,
 * look-ups of people, and exports.
 */
const READS = [
  ...['leads.read', 'lists.read', 'calendar-feed.read', 'privacy.look-up'],
  ...['privacy.export', 'privacy.breach.export', 'export.everything'],
];

/** Who is affected, which data, since when, and who looked: of everything that was held when the breach ended. */
@Injectable()
export class ReportBreach {
  constructor(
    private readonly breaches: Breaches,
    private readonly leads: PeopleOfLeads,
    private readonly clients: PersonalClients,
    private readonly records: AffectedRecords,
    private readonly audit: AuditEntries,
    private readonly users: UserNames,
  ) {}

  async execute(id: string): Promise<BreachReport> {
    const breach = await this.breaches.find(id);
    if (!breach) throw new NotFound('breach.unknown');
    const { bookings, subscriptions, people, sensitive, fields } = await this.leads.held(breach.to);
    const held = await this.clients.held(breach.to);
    const rows: AffectedRecord[] = [];
    for await (const part of this.records.all(breach.to, LISTED)) {
      rows.push(...part);
      if (rows.length >= LISTED) break;
    }
    return {
      ...breach,
      notifyBy: notifyBy(breach),
      people: {
        ...{ bookings, subscriptions, clients: held.clients },
        total: people + (await this.onlyClients(breach.to)),
      },
      fields: [...fields, ...held.fields],
      sensitiveRecords: sensitive + held.sensitive,
      looked: await this.looked(breach),
      affected: { total: bookings + subscriptions + held.clients, rows: rows.slice(0, LISTED) },
    };
  }

  /** Clients of whose address there is no lead. */
  private async onlyClients(until: string): Promise<number> {
    let [count, after] = [0, null as string | null];
    do {
      const part: Awaited<ReturnType<PersonalClients['list']>> = await this.clients.list(until, after, PIECE);
      const emails = part.rows.map(({ email }) => mailboxKey(email));
      const known = new Set((await this.leads.of(emails.filter(Boolean))).map(({ email }) => email));
      count += emails.filter((email) => !known.has(email)).length;
      after = part.next;
    } while (after !== null);
    return count;
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
