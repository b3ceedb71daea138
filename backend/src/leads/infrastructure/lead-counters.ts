import type { EntityManager } from 'typeorm';
import type { Dialect } from '../../platform/database/database.js';
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

/** The counters that include a lead: the bucket of its traits, and its month, day and hour by status. */
export function countersOf(leadType: LeadType, lead: Lead): CounterKey[] {
  const booking = lead.leadSource === 'booking' ? lead : null;
  const common = { leadType, leadStatus: lead.leadStatus };
  const periods = (Object.keys(PERIOD_LENGTH) as PeriodScope[]).map((scope) => ({
    scope,
    period: lead.createdAt.slice(0, PERIOD_LENGTH[scope]),
    ...common,
    bookingStatus: '',
    serviceInterest: '',
    premiumFrequency: '',
  }));
  return [
    {
      scope: 'bucket',
      period: '',
      ...common,
      bookingStatus: booking?.bookingStatus ?? '',
      serviceInterest: booking?.serviceInterest ?? '',
      premiumFrequency: booking?.premiumFrequency ?? '',
    },
    ...periods,
  ];
}

/** Moves a lead from its old counters (null for a new lead) to its new ones. */
export async function recount(
  tx: EntityManager,
  dialect: Dialect,
  leadType: LeadType,
  before: Lead | null,
  after: Lead,
): Promise<void> {
  const changes = new Map<string, { key: CounterKey; by: number }>();
  const add = (key: CounterKey, by: number) => {
    const name = COLUMNS.map((column) => key[column]).join('|');
    changes.set(name, { key, by: (changes.get(name)?.by ?? 0) + by });
  };
  if (before) countersOf(leadType, before).forEach((key) => add(key, -1));
  countersOf(leadType, after).forEach((key) => add(key, 1));
  const rows = [...changes.values()].filter(({ by }) => by !== 0);
  if (rows.length === 0) return;
  const sum = dialect === 'sqlite' ? 'leads + excluded.leads' : 'leads + VALUES(leads)';
  const conflict =
    dialect === 'sqlite' ? `ON CONFLICT (${COLUMNS.join(', ')}) DO UPDATE SET` : 'ON DUPLICATE KEY UPDATE';
  await tx.query(
    `INSERT INTO lead_counters (${COLUMNS.join(', ')}, leads)
     VALUES ${rows.map(() => '(?, ?, ?, ?, ?, ?, ?, ?)').join(', ')}
     ${conflict} leads = ${sum}`,
    rows.flatMap(({ key, by }) => [...COLUMNS.map((column) => key[column]), by]),
  );
}
