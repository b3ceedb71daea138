import { type BookEntry, daysOf, LEFT_STATES, type Month, persistencyOf } from '../domain/book.js';
import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import type { PolicyLine } from '../domain/policy-choices.js';
import type { PolicyFilter } from '../policy-queries.js';

/** A number, and the filter of the list of policies that has the rows behind it. */
export interface BookCount {
  readonly count: number;
  readonly filter: PolicyFilter;
}

/** A number of policies or premiums, and their amounts in whole centavos. */
export interface BookSum extends BookCount {
  readonly amount: number;
}

/** Policies in force that have something in common, in one currency. What they do not have in common is null. */
export interface BookGroup {
  readonly insurer: string | null;
  readonly product: string | null;
  readonly line: PolicyLine | null;
  readonly currency: string;
  readonly policies: BookCount;
  /** Those that are paid again and again, with the premiums of a year. */
  readonly yearly: BookSum;
  /** Those that are paid once, with that premium. */
  readonly single: BookSum;
}

/** The premiums due in a month, in one currency. */
export interface BookPremiums {
  readonly month: Month;
  readonly currency: string;
  readonly due: BookSum;
  /** Those of them that are paid in full, with what was paid. */
  readonly collected: BookSum;
  /** Those of them that are in grace today, with what is owed. */
  readonly inGrace: BookSum;
}

export interface BookCohort {
  /** Of the start. */
  readonly month: Month;
  readonly began: BookCount;
  readonly kept: BookCount;
}

export interface BookPersistency {
  readonly months: number;
  /** Of all cohorts, from 0 to 1; null without policies. */
  readonly share: number | null;
  /** Of all cohorts; null without any. */
  readonly began: BookCount | null;
  readonly kept: BookCount | null;
  readonly cohorts: readonly BookCohort[];
}

export interface BookChanges {
  readonly month: Month;
  /** Those that started in the month and came into force. */
  readonly began: BookCount;
  readonly lapsed: BookCount;
  readonly matured: BookCount;
}

export interface Book {
  readonly today: CalendarDate;
  readonly from: Month;
  readonly to: Month;
  readonly inForce: BookCount;
  readonly byCurrency: readonly BookGroup[];
  readonly byInsurer: readonly BookGroup[];
  readonly byProduct: readonly BookGroup[];
  readonly byLine: readonly BookGroup[];
  readonly premiums: readonly BookPremiums[];
  readonly persistency: readonly BookPersistency[];
  readonly changes: readonly BookChanges[];
}

export type ProductEntry = BookEntry & {
  readonly insurer: string;
  readonly product: string;
  readonly line: PolicyLine;
};
type Common = Pick<PolicyFilter, 'insurer' | 'product' | 'line'>;
type Counters = (scope: BookEntry['scope'], period: string, item?: string, currency?: string) => Counted;
type Counted = Pick<BookEntry, 'counted' | 'amount'>;

export const IN_FORCE = { force: 'in force' } as const;
const NOTHING: Counted = { counted: 0, amount: 0 };

export function lookUp(entries: readonly BookEntry[]): Counters {
  const found = new Map<string, BookEntry[]>();
  for (const entry of entries) {
    const { scope, period, item, currency } = entry;
    const name = [scope, period, item, currency].join('|');
    found.set(name, [...(found.get(name) ?? []), entry]);
  }
  return (...[scope, period, item = '', currency = '']) =>
    total(found.get([scope, period, item, currency].join('|')) ?? []);
}

export function total(entries: readonly Counted[]): Counted {
  return entries.reduce(
    (sum, { counted, amount }) => ({ counted: sum.counted + counted, amount: sum.amount + amount }),
    NOTHING,
  );
}

export function groups(
  entries: readonly ProductEntry[],
  commonOf: (entry: ProductEntry) => Common,
): BookGroup[] {
  const byKey = new Map<string, ProductEntry[]>();
  for (const entry of entries) {
    const key = JSON.stringify([commonOf(entry), entry.currency]);
    byKey.set(key, [...(byKey.get(key) ?? []), entry]);
  }
  return [...byKey.values()].map((group) => {
    const [first] = group as [ProductEntry];
    const { currency } = first;
    const common = commonOf(first);
    const filter = { ...IN_FORCE, ...common, currency };
    const sum = (scope: 'yearly' | 'single') =>
      sumOf(total(group.filter((entry) => entry.scope === scope)), { ...filter, single: scope === 'single' });
    return {
      insurer: null,
      product: null,
      line: null,
      ...common,
      currency,
      policies: { count: total(group).counted, filter },
      yearly: sum('yearly'),
      single: sum('single'),
    };
  });
}

export function premiumsOf(month: Month, currency: string, at: Counters): BookPremiums {
  const [dueFrom, dueTo] = daysOf(month);
  const due = { dueFrom, dueTo, currency };
  return {
    month,
    currency,
    due: sumOf(at('due', month, '', currency), due),
    collected: sumOf(at('paid', month, '', currency), { premiumState: 'paid', ...due }),
    inGrace: sumOf(at('unpaid', month, '', currency), { premiumState: 'in grace', ...due }),
  };
}

export function persistency(months: number, cohorts: readonly Month[], at: Counters): BookPersistency {
  const counts = cohorts.map((month) => ({
    month,
    began: at('kept', month, '0').counted,
    kept: at('kept', month, String(months)).counted,
  }));
  // one month after the other
  const [first, last] = [cohorts[0], cohorts.at(-1)];
  const all = (of: 'began' | 'kept', keptMonths: number) => {
    const count = counts.reduce((sum, cohort) => sum + cohort[of], 0);
    return first && last ? startedIn(first, keptMonths, count, last) : null;
  };
  return {
    months,
    share: persistencyOf(counts),
    began: all('began', 0),
    kept: all('kept', months),
    cohorts: counts.map(({ month, began, kept }) => ({
      month,
      began: startedIn(month, 0, began),
      kept: startedIn(month, months, kept),
    })),
  };
}

export function changesOf(month: Month, at: Counters): BookChanges {
  const [leftFrom, leftTo] = daysOf(month);
  const [lapsed, matured] = LEFT_STATES.map((force) => ({
    count: at('left', month, force).counted,
    filter: { force, leftFrom, leftTo },
  })) as [BookCount, BookCount];
  return { month, began: startedIn(month, 0, at('kept', month, '0').counted), lapsed, matured };
}

function startedIn(first: Month, keptMonths: number, count: number, last = first): BookCount {
  const [startsFrom, startsTo] = [daysOf(first)[0], daysOf(last)[1]];
  return { count, filter: { startsFrom, startsTo, keptMonths } };
}

function sumOf({ counted, amount }: Counted, filter: PolicyFilter): BookSum {
  return { count: counted, amount, filter };
}
