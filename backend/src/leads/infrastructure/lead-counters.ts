import { countUp } from '../../platform/database/count-up.js';
import type { Dialect, Statement } from '../../platform/database/database.js';
import type { Lead, LeadType } from '../domain/lead.js';
import type { LeadCounterRow } from './lead.tables.js';

type CounterKey = Omit<LeadCounterRow, 'leads'>;

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
export function countersOf(leadType: LeadType, lead: Lead): CounterKey[] {
  const common = { leadType, leadStatus: lead.leadStatus };
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
  if (lead.leadSource === 'subscription') return NO_TRAITS;
  const { bookingStatus, serviceInterest, premiumFrequency } = lead;
  return { bookingStatus, serviceInterest, premiumFrequency: premiumFrequency ?? '' };
}

/** A lead before (null for a new lead) and after a change. */
export interface CountedChange {
  readonly leadType: LeadType;
  readonly before: Lead | null;
  readonly after: Lead;
}

/** Moves leads from their old counters to their new ones; the rows in one order, so that two units cannot deadlock. */
export function recount(dialect: Dialect, moved: readonly CountedChange[]): Statement[] {
  const changes = new Map<string, { key: CounterKey; by: number }>();
  const add = (key: CounterKey, by: number) => {
    const name = COLUMNS.map((column) => key[column]).join('|');
    changes.set(name, { key, by: (changes.get(name)?.by ?? 0) + by });
  };
  for (const { leadType, before, after } of moved) {
    if (before) countersOf(leadType, before).forEach((key) => add(key, -1));
    countersOf(leadType, after).forEach((key) => add(key, 1));
  }
  const rows = [...changes]
    .filter(([, { by }]) => by !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, change]) => change);
  if (rows.length === 0) return [];
  const sql = `INSERT INTO lead_counters (${COLUMNS.join(', ')}, leads)
     VALUES ${rows.map(() => '(?, ?, ?, ?, ?, ?, ?, ?)').join(', ')}
     ${countUp(dialect, COLUMNS, 'leads')}`;
  return [{ sql, parameters: rows.flatMap(({ key, by }) => [...COLUMNS.map((column) => key[column]), by]) }];
}
