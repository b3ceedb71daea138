import { addDays, type CalendarDate } from '../../calendar/domain/calendar-date.js';
import { type ClientFilter, foundClients, HOUSEHOLD_CLIENTS } from '../../clients/client-queries.js';
import { likeText } from '../../platform/database/like.js';
import { type ForceState, MOST_GRACE_DAYS, type PolicyLine } from '../domain/policy.js';
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
  /** The name. */
  readonly product?: string;
  readonly line?: PolicyLine;
  readonly force?: ForceState;
  /** Those with an open service case. */
  readonly openCase?: true;
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

type Condition = readonly [sql: string, ...values: (string | number)[]];

/** One of two names that are alike has another key since before they were (docs/decisions/0061). */
const IS_NAMED = '(nameKey = ? OR name = ?)';
const named = (name: string) => [nameKeyOf(name), name] as const;
const HAS_OPEN_CASE = 'p.id IN (SELECT policyId FROM service_cases WHERE closedAt IS NULL)';
const UNPAID = 'd.unpaidUntil IS NOT NULL';
/** As `premiumState` says of each premium (domain/premium-state.ts). */
const IN_STATE: Readonly<Record<PremiumState, (today: CalendarDate) => Condition>> = {
  paid: () => ['d.unpaidUntil IS NULL AND d.paidAmount >= d.amount'],
  upcoming: (today) => [`${UNPAID} AND d.dueDate > ?`, today],
  due: (today) => [`${UNPAID} AND d.dueDate = ?`, today],
  // the book knows the few due dates that are in grace, so that no premium of later ones is read
  'in grace': (today) => [
    `d.unpaidUntil >= ? AND d.dueDate IN (SELECT period FROM book_counters
       WHERE scope = 'unpaid' AND period >= ? AND period < ? AND item >= ?)`,
    ...[today, addDays(today, -MOST_GRACE_DAYS), today, today],
  ],
  'past grace': (today) => ['d.unpaidUntil < ? AND d.dueDate < ?', today, today],
};

/**
 * The condition of a statement whose policies are `p`. Criteria of premiums are looked up for each policy (`of each`), which
 * finds the first of many matches at once, or as a set, which counts them, and finds few among many policies.
 */
export function policyConditions(
  filter: PolicyFilter,
  today: CalendarDate,
  premiums: 'of each' | 'as a set' = 'as a set',
): { readonly where: string; readonly values: readonly (string | number)[] } {
  const { q, clientId, householdId, ownerId, insurer, product, line, force, single, keptMonths } = filter;
  const { startsFrom, startsTo, leftFrom, leftTo, openCase } = filter;
  const all: Condition[] = [
    ...(q === undefined ? [] : [searching(q)]),
    ...(clientId === undefined ? [] : [['p.clientId = ?', clientId] as const]),
    ...(ownerId === undefined ? [] : [ofClients({ ownerId })]),
    ...(householdId === undefined ? [] : [[`p.clientId IN (${HOUSEHOLD_CLIENTS})`, householdId] as const]),
    ...(insurer === undefined
      ? []
      : [[`p.insurerId IN (SELECT id FROM insurers WHERE ${IS_NAMED})`, ...named(insurer)] as const]),
    ...(product === undefined
      ? []
      : [[`p.productId IN (SELECT id FROM products WHERE ${IS_NAMED})`, ...named(product)] as const]),
    ...(openCase ? [[HAS_OPEN_CASE] as const] : []),
    ...(single === undefined ? [] : [[`p.mode ${single ? '=' : '<>'} 'single'`] as const]),
    ...(startsFrom === undefined ? [] : [['p.startsOn >= ?', startsFrom] as const]),
    ...(startsTo === undefined ? [] : [['p.startsOn <= ?', startsTo] as const]),
    ...(leftFrom === undefined ? [] : [['p.leftOn >= ?', leftFrom] as const]),
    ...(leftTo === undefined ? [] : [['p.leftOn <= ?', leftTo] as const]),
    ...(keptMonths === undefined ? [] : [['p.keptMonths >= ?', keptMonths] as const]),
    ...(line === undefined ? [] : [['p.line = ?', line] as const]),
    ...(force === undefined ? [] : [['p.forceState = ?', force] as const]),
    ...ofPremium(filter, today, premiums),
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

function ofPremium(filter: PolicyFilter, today: CalendarDate, premiums: 'of each' | 'as a set'): Condition[] {
  const { currency } = filter;
  const found = premiumConditions(filter, today);
  if (!found) return currency === undefined ? [] : [['p.currency = ?', currency]];
  const { sql, values } = found;
  return premiums === 'of each'
    ? // MariaDB would read EXISTS as a set
      [[`COALESCE((SELECT 1 FROM premiums d WHERE d.policyId = p.id AND ${sql} LIMIT 1), 0) = 1`, ...values]]
    : [[`p.id IN (SELECT d.policyId FROM premiums d WHERE ${sql})`, ...values]];
}

/** The condition of a statement whose premiums are `d`; null for a filter without criteria of premiums. */
export function premiumConditions(
  { premiumState, dueFrom, dueTo, currency }: PolicyFilter,
  today: CalendarDate,
): { readonly sql: string; readonly values: readonly (string | number)[] } | null {
  const conditions: Condition[] = [
    ...(premiumState === undefined ? [] : [IN_STATE[premiumState](today)]),
    ...(dueFrom === undefined ? [] : [['d.dueDate >= ?', dueFrom] as const]),
    ...(dueTo === undefined ? [] : [['d.dueDate <= ?', dueTo] as const]),
  ];
  if (conditions.length === 0) return null;
  return joined([...conditions, ...(currency === undefined ? [] : [['d.currency = ?', currency] as const])]);
}

const COUNTED: Partial<Readonly<Record<PremiumState, (today: CalendarDate) => Condition>>> = {
  paid: () => [`scope = 'hasPaid'`],
  upcoming: (today) => [`scope = 'lastUnpaid' AND period > ?`, today],
  'past grace': (today) => [`scope = 'firstGrace' AND period < ?`, today],
};

/** The condition of the counters of the book that add up to the number of the policies; null where there are none. */
export function counterConditions(
  filter: PolicyFilter,
  today: CalendarDate,
): { readonly sql: string; readonly values: readonly (string | number)[] } | null {
  const { force, premiumState } = filter;
  const inState = premiumState && hasOnly(filter, ['premiumState']) && COUNTED[premiumState];
  if (inState) return joined([inState(today)]);
  if (!hasOnly(filter, ['force'])) return null;
  const states: Condition = [`scope = 'state' AND period = ''`];
  return joined(force === undefined ? [states] : [states, ['item = ?', force]]);
}

/** Whether there is no criterion but these. */
export function hasOnly(filter: PolicyFilter, names: readonly (keyof PolicyFilter)[]): boolean {
  return Object.entries(filter).every(
    ([name, value]) => value === undefined || names.some((known) => known === name),
  );
}

function joined(conditions: readonly Condition[]): { sql: string; values: (string | number)[] } {
  return {
    sql: conditions.map(([sql]) => `(${sql})`).join(' AND '),
    values: conditions.flatMap(([, ...values]) => values),
  };
}
