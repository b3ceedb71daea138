import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { type ClientFilter, foundClients, HOUSEHOLD_CLIENTS } from '../../clients/client-queries.js';
import { NEVER_DUE } from '../../clients/client-ties.js';
import { likeText } from '../../platform/database/like.js';
import type { ForceState, PolicyLine } from '../domain/policy.js';
import type { PremiumState } from '../domain/premium-state.js';
import { nameKeyOf, numberKeyOf } from './policy-rows.js';

/** Criteria that all have to match. */
export interface PolicyFilter {
  /** Part of the policy number, or what finds the client who owns it. */
  readonly q?: string;
  readonly clientId?: string;
  /** Of the client who owns it. */
  readonly householdId?: string;
  /** The user who looks after the client. */
  readonly ownerId?: string;
  /** The name. */
  readonly insurer?: string;
  readonly line?: PolicyLine;
  readonly force?: ForceState;
  /** Of a premium, today. One premium has to match this and the due dates. */
  readonly premiumState?: PremiumState;
  readonly dueFrom?: CalendarDate;
  readonly dueTo?: CalendarDate;
}

type Condition = readonly [sql: string, ...values: string[]];

const UNPAID = 'd.paidAmount < d.amount';
/** As `premiumState` says of each premium (domain/premium-state.ts). */
const IN_STATE: Readonly<Record<PremiumState, (today: CalendarDate) => Condition>> = {
  paid: () => ['d.paidAmount >= d.amount'],
  upcoming: (today) => [`${UNPAID} AND d.dueDate > ?`, today],
  due: (today) => [`${UNPAID} AND d.dueDate = ?`, today],
  'in grace': (today) => [`${UNPAID} AND d.dueDate < ? AND d.graceEndsOn >= ?`, today, today],
  'past grace': (today) => [`${UNPAID} AND d.dueDate < ? AND d.graceEndsOn < ?`, today, today],
};

/** A policy with such a premium has a next one that was due by today, or ended and has none: few have to be looked at. */
const OWED: readonly PremiumState[] = ['due', 'in grace', 'past grace'];

/** The condition of a statement whose policies are `p`. */
export function policyConditions(
  filter: PolicyFilter,
  today: CalendarDate,
): { readonly where: string; readonly values: readonly string[] } {
  const { q, clientId, householdId, ownerId, insurer, line, force } = filter;
  const all: Condition[] = [
    ...(q === undefined ? [] : [searching(q)]),
    ...(clientId === undefined ? [] : [['p.clientId = ?', clientId] as const]),
    ...(ownerId === undefined ? [] : [ofClients({ ownerId })]),
    ...(householdId === undefined ? [] : [[`p.clientId IN (${HOUSEHOLD_CLIENTS})`, householdId] as const]),
    ...(insurer === undefined
      ? []
      : [['p.insurerId IN (SELECT id FROM insurers WHERE nameKey = ?)', nameKeyOf(insurer)] as const]),
    ...(line === undefined ? [] : [['p.line = ?', line] as const]),
    ...(force === undefined ? [] : [['p.forceState = ?', force] as const]),
    ...ofPremium(filter, today),
  ];
  if (all.length === 0) return { where: '', values: [] };
  const { sql, values } = joined(all);
  return { where: `WHERE ${sql}`, values };
}

function searching(q: string): Condition {
  const [ofThose, ...values] = ofClients({ q });
  return [`(p.numberKey LIKE ? ESCAPE '!' OR ${ofThose})`, `%${likeText(numberKeyOf(q))}%`, ...values];
}

function ofClients(filter: ClientFilter): Condition {
  const { sql, values } = foundClients(filter);
  return [`p.clientId IN (${sql})`, ...values];
}

function ofPremium({ premiumState, dueFrom, dueTo }: PolicyFilter, today: CalendarDate): Condition[] {
  const conditions: Condition[] = [
    ...(premiumState === undefined ? [] : [IN_STATE[premiumState](today)]),
    ...(dueFrom === undefined ? [] : [['d.dueDate >= ?', dueFrom] as const]),
    ...(dueTo === undefined ? [] : [['d.dueDate <= ?', dueTo] as const]),
  ];
  if (conditions.length === 0) return [];
  // with a condition on its columns MariaDB reads IDX_premiums_open alone, which the filters keep in memory
  const { sql, values } = joined([['d.paidAmount >= 0'], ...conditions]);
  const owing: Condition = ['p.nextPremiumDue <= ? OR p.nextPremiumDue = ?', today, NEVER_DUE];
  return [
    ...(premiumState !== undefined && OWED.includes(premiumState) ? [owing] : []),
    [`EXISTS (SELECT 1 FROM premiums d WHERE d.policyId = p.id AND ${sql})`, ...values],
  ];
}

function joined(conditions: readonly Condition[]): { sql: string; values: string[] } {
  return {
    sql: conditions.map(([sql]) => `(${sql})`).join(' AND '),
    values: conditions.flatMap(([, ...values]) => values),
  };
}
