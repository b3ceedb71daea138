import { countUp } from '../../platform/database/count-up.js';
import type { Dialect, Statement } from '../../platform/database/database.js';
import type { Lead } from '../domain/lead.js';
import type { LeadCounterRow } from './lead.tables.js';

export type CounterKey = Omit<LeadCounterRow, 'leads'>;

const COLUMNS = [
  'scope',
  'period',
  'leadType',
  'leadStatus',
  'bookingStatus',
  'serviceInterest',
  'premiumFrequency',
] as const;

/** Length of each period as a prefix of an ISO time: 2026-11, 2026-11-21, 2026-11-21T09. */
export const PERIOD_LENGTH = { month: 7, day: 10, hour: 13 } as const;
export type PeriodScope = keyof typeof PERIOD_LENGTH;

const NO_TRAITS = { bookingStatus: '', serviceInterest: '', premiumFrequency: '' } as const;

/**
 * The counters that include a lead: the bucket of its traits, the same of the unanswered leads, and by status those of its
 * month, day and hour, of its owner and of the leads that wait for the owner's answer.
 */
export function countersOf(lead: Lead): CounterKey[] {
  const common = { leadType: lead.leadType, leadStatus: lead.leadStatus };
  const bucket = { period: '', ...common, ...traitsOf(lead) };
  const periods = (Object.keys(PERIOD_LENGTH) as PeriodScope[]).map((scope): CounterKey => ({
    scope,
    period: lead.createdAt.slice(0, PERIOD_LENGTH[scope]),
    ...common,
    ...NO_TRAITS,
  }));
  const owned = { period: lead.ownerId ?? '', ...common, ...NO_TRAITS };
  const keys: (CounterKey | false)[] = [
    { scope: 'bucket', ...bucket },
    ...periods,
    lead.answeredAt === null && { scope: 'unanswered', ...bucket },
    lead.ownerId !== null && { scope: 'owner', ...owned },
    lead.ownerId !== null && lead.answeredAt === null && { scope: 'waiting', ...owned },
  ];
  return keys.filter((key) => key !== false);
}

function traitsOf(lead: Lead): Pick<CounterKey, keyof typeof NO_TRAITS> {
  if (lead.leadType === 'subscription') return NO_TRAITS;
  const { bookingStatus, serviceInterest, premiumFrequency } = lead;
  return { bookingStatus, serviceInterest, premiumFrequency: premiumFrequency ?? '' };
}

const TRAITS = "bookingStatus, serviceInterest, COALESCE(premiumFrequency, '')";
const TRAITS_READ = "bookingStatus, serviceInterest, COALESCE(premiumFrequency, '') AS premiumFrequency";

/** Where each scope counts which leads. */
const SCOPES: readonly { scope: string; period: string; where: string; hasTraits?: boolean }[] = [
  { scope: 'bucket', period: "''", where: '', hasTraits: true },
  { scope: 'unanswered', period: "''", where: 'WHERE answeredAt IS NULL', hasTraits: true },
  { scope: 'owner', period: 'ownerId', where: 'WHERE ownerId IS NOT NULL' },
  { scope: 'waiting', period: 'ownerId', where: 'WHERE ownerId IS NOT NULL AND answeredAt IS NULL' },
  ...Object.entries(PERIOD_LENGTH).map(([scope, length]) => ({
    scope,
    period: `SUBSTR(createdAt, 1, ${length})`,
    where: '',
  })),
];
const BOTH_TYPES = [
  ['appointment', 'appointments'],
  ['subscription', 'subscriptions'],
] as const;

/** Selects every counter that differs from the number of its leads, with the difference. */
export function wrongCounters(): string {
  const counts = SCOPES.flatMap(({ scope, period, where, hasTraits }) =>
    BOTH_TYPES.map(([type, table]) => {
      const withTraits = hasTraits && type === 'appointment';
      const columns = `'${scope}' AS scope, ${period} AS period, '${type}' AS leadType, leadStatus`;
      return `SELECT ${columns}, ${withTraits ? TRAITS_READ : "'', '', ''"}, COUNT(*) AS leads
          FROM ${table} ${where} GROUP BY ${period}, leadStatus${withTraits ? `, ${TRAITS}` : ''}`;
    }),
  );
  const columns = COLUMNS.join(', ');
  return `SELECT ${columns}, SUM(leads) AS missing FROM (
      ${counts.join(' UNION ALL ')}
      UNION ALL SELECT ${columns}, -leads FROM lead_counters
    ) compared GROUP BY ${columns} HAVING SUM(leads) <> 0`;
}

/** A lead before (null for a new lead) and after a change (null for one that is deleted). */
export interface CountedChange {
  readonly before: Lead | null;
  readonly after: Lead | null;
}

/** Moves leads from their old counters to their new ones; the rows in one order, so that two units cannot deadlock. */
export function recount(dialect: Dialect, moved: readonly CountedChange[]): Statement[] {
  const changes = new Map<string, { key: CounterKey; by: number }>();
  const add = (key: CounterKey, by: number) => {
    const name = COLUMNS.map((column) => key[column]).join('|');
    changes.set(name, { key, by: (changes.get(name)?.by ?? 0) + by });
  };
  for (const { before, after } of moved) {
    if (before) countersOf(before).forEach((key) => add(key, -1));
    if (after) countersOf(after).forEach((key) => add(key, 1));
  }
  const rows = [...changes]
    .filter(([, { by }]) => by !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, change]) => change);
  return countersMoved(dialect, rows);
}

/** Adds to counters. */
export function countersMoved(
  dialect: Dialect,
  rows: readonly { readonly key: CounterKey; readonly by: number }[],
): Statement[] {
  if (rows.length === 0) return [];
  const sql = `INSERT INTO lead_counters (${COLUMNS.join(', ')}, leads)
     VALUES ${rows.map(() => '(?, ?, ?, ?, ?, ?, ?, ?)').join(', ')}
     ${countUp(dialect, COLUMNS, 'leads')}`;
  return [{ sql, parameters: rows.flatMap(({ key, by }) => [...COLUMNS.map((column) => key[column]), by]) }];
}
