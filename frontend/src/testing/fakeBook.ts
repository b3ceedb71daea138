import type { Book, BookGroup } from '../shared/api-types';

const sum = (count: number, amount: number, filter: object) => ({ count, amount, filter: { ...filter } });
const count = (number: number, filter: object = {}) => ({ count: number, filter: { ...filter } });

/** A group of one insurer in pesos; set only what matters to the test. */
export function aBookGroup(changes: Partial<BookGroup> = {}): BookGroup {
  const filter = { force: 'in force', insurer: 'Sun Life', currency: 'PHP' };
  return {
    insurer: 'Sun Life',
    product: null,
    line: null,
    currency: 'PHP',
    policies: count(3, filter),
    yearly: sum(2, 1_234_500, { ...filter, single: false }),
    single: sum(1, 5_000_000, { ...filter, single: true }),
    ...changes,
  };
}

/** The book of one month without policies. */
export function anEmptyBook(changes: Partial<Book> = {}): Book {
  return {
    today: '2026-11-21',
    from: '2026-11',
    to: '2026-11',
    inForce: count(0, { force: 'in force' }),
    byCurrency: [],
    byInsurer: [],
    byProduct: [],
    byLine: [],
    premiums: [],
    persistency: [13, 25].map((months) => ({ months, share: null, began: null, kept: null, cohorts: [] })),
    changes: [{ month: '2026-11', began: count(0), lapsed: count(0), matured: count(0) }],
    ...changes,
  };
}

/** The book of an office with three policies of one insurer. */
export function aBook(changes: Partial<Book> = {}): Book {
  const due = { dueFrom: '2026-11-01', dueTo: '2026-11-30', currency: 'PHP' };
  const starts = { startsFrom: '2025-09-01', startsTo: '2025-09-30' };
  const [began, kept] = [count(4, { ...starts, keptMonths: 0 }), count(3, { ...starts, keptMonths: 13 })];
  return anEmptyBook({
    inForce: count(3, { force: 'in force' }),
    byCurrency: [aBookGroup({ insurer: null })],
    byInsurer: [aBookGroup()],
    byProduct: [aBookGroup({ product: 'Term 20', line: 'life' })],
    byLine: [aBookGroup({ insurer: null, line: 'life' })],
    premiums: [
      {
        month: '2026-11',
        currency: 'PHP',
        due: sum(3, 300_000, due),
        collected: sum(2, 200_000, { premiumState: 'paid', ...due }),
        inGrace: sum(1, 100_000, { premiumState: 'in grace', ...due }),
      },
    ],
    persistency: [
      { months: 13, share: 0.75, began, kept, cohorts: [{ month: '2025-09', began, kept }] },
      { months: 25, share: null, began: null, kept: null, cohorts: [] },
    ],
    changes: [
      {
        month: '2026-11',
        began: count(2),
        matured: count(0),
        lapsed: count(1, { force: 'lapsed', leftFrom: '2026-11-01', leftTo: '2026-11-30' }),
      },
    ],
    ...changes,
  });
}
