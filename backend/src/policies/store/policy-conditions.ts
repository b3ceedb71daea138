import { addDays, type CalendarDate } from '../../calendar/domain/calendar-date.js';
import type { ClientQueries } from '../../clients/client-queries.js';
import type { Statement } from '../../platform/database/database.js';
import { likeText } from '../../platform/database/like.js';
import type { CountedPart } from '../domain/book.js';
import { nameKeyOf, numberKeyOf } from '../domain/name-keys.js';
import { MOST_GRACE_DAYS } from '../domain/policy-choices.js';
import { type PremiumState, STATE_BOUNDS } from '../domain/premium-state.js';
import type { PolicyFilter } from '../policy-queries.js';

type Condition = readonly [sql: string, ...values: (string | number)[]];

/** One of two names that are alike has another key since before they were (docs/decisions/0061). */
const IS_NAMED = '(nameKey = ? OR name = ?)';
const named = (name: string) => [nameKeyOf(name), name] as const;
const HAS_OPEN_CASE = 'p.id IN (SELECT policyId FROM service_cases WHERE closedAt IS NULL)';
const HAS_CASE_NAMED = `p.id IN (SELECT policyId FROM service_cases
       WHERE LOWER(title) LIKE ? ESCAPE '!' OR LOWER(reference) LIKE ? ESCAPE '!')`;
const EVEN_PAID = 'd.paidAmount >= d.amount';

/** The premiums `d` of a state, within its bounds. */
function inState(state: PremiumState, today: CalendarDate): Condition {
  const { isUnpaid, due, grace } = STATE_BOUNDS[state];
  // of a policy that is not in force nothing is unpaid, but not all is paid
  if (!isUnpaid) return [`d.unpaidUntil IS NULL AND ${EVEN_PAID}`];
  const bounds = [
    ...(grace ? [`d.unpaidUntil ${grace} ?`] : ['d.unpaidUntil IS NOT NULL']),
    ...(due ? [`d.dueDate ${due} ?`] : []),
  ];
  const inBounds: Condition = [bounds.join(' AND '), ...[grace, due].flatMap((one) => (one ? [today] : []))];
  return state === 'in grace' ? withFewDueDates(inBounds, today) : inBounds;
}

/** The book knows the few due dates that are in grace, so that no premium of later ones is read. */
function withFewDueDates([bounds, ...values]: Condition, today: CalendarDate): Condition {
  const known = `d.dueDate IN (SELECT period FROM book_counters
       WHERE scope = 'unpaid' AND period >= ? AND period < ? AND item >= ?)`;
  return [`${bounds} AND ${known}`, ...values, addDays(today, -MOST_GRACE_DAYS), today, today];
}

/**
 * The condition of a statement whose policies are `p`. Criteria of premiums are looked up for each policy (`of each`), which
 * finds the first of many matches at once, or as a set, which counts them, and finds few among many policies.
 */
export function policyConditions(
  filter: PolicyFilter,
  today: CalendarDate,
  clients: Pick<ClientQueries, 'idsOf'>,
  premiums: 'of each' | 'as a set' = 'as a set',
): { readonly where: string; readonly values: readonly (string | number)[] } {
  const { q, clientId, householdId, ownerId, insurer, product, line, force, single, keptMonths } = filter;
  const { startsFrom, startsTo, leftFrom, leftTo, openCase, overdue } = filter;
  const all: Condition[] = [
    ...(q === undefined ? [] : [searching(q, clients.idsOf({ q }))]),
    ...(clientId === undefined ? [] : [['p.clientId = ?', clientId] as const]),
    ...(ownerId === undefined ? [] : [ofClients(clients.idsOf({ ownerId }))]),
    ...(householdId === undefined ? [] : [ofClients(clients.idsOf({ householdId }))]),
    ...(insurer === undefined
      ? []
      : [[`p.insurerId IN (SELECT id FROM insurers WHERE ${IS_NAMED})`, ...named(insurer)] as const]),
    ...(product === undefined
      ? []
      : [[`p.productId IN (SELECT id FROM products WHERE ${IS_NAMED})`, ...named(product)] as const]),
    ...(openCase ? [[HAS_OPEN_CASE] as const] : []),
    ...(overdue ? [['p.nextPremiumDue < ?', today] as const] : []),
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

function searching(q: string, found: Statement): Condition {
  const [ofThose, ...values] = ofClients(found);
  const named = `%${likeText(q.toLowerCase())}%`;
  return [
    `(p.numberKey LIKE ? ESCAPE '!' OR ${ofThose} OR ${HAS_CASE_NAMED})`,
    `%${likeText(numberKeyOf(q))}%`,
    ...values,
    named,
    named,
  ];
}

function ofClients({ sql, parameters }: Statement): Condition {
  return [`p.clientId IN (${sql})`, ...(parameters as readonly string[])];
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
    ...(premiumState === undefined ? [] : [inState(premiumState, today)]),
    ...(dueFrom === undefined ? [] : [['d.dueDate >= ?', dueFrom] as const]),
    ...(dueTo === undefined ? [] : [['d.dueDate <= ?', dueTo] as const]),
  ];
  if (conditions.length === 0) return null;
  return joined([...conditions, ...(currency === undefined ? [] : [['d.currency = ?', currency] as const])]);
}

/** What is counted of the premiums `d`. */
export const COUNTED_AMOUNTS: Readonly<Record<CountedPart, string>> = {
  due: 'd.amount',
  paid: 'd.paidAmount',
  owed: 'd.amount - d.paidAmount',
};

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
  const counted = premiumState && hasOnly(filter, ['premiumState']) && COUNTED[premiumState];
  if (counted) return joined([counted(today)]);
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
