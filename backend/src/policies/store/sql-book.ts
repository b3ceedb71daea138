import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { addDays, type CalendarDate } from '../../calendar/domain/calendar-date.js';
import { Database } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import {
  type BookEntry,
  cohortsOf,
  daysOf,
  type Month,
  monthOf,
  PERSISTENCY_MONTHS,
} from '../domain/book.js';
import { MOST_GRACE_DAYS } from '../domain/policy-choices.js';
import {
  type Book,
  changesOf,
  groups,
  IN_FORCE,
  lookUp,
  persistency,
  premiumsOf,
  type ProductEntry,
  total,
} from './book-figures.js';

/** The figures of all policies, from counters: their cost depends on products, months and currencies, not on policies. */
@Injectable()
export class SqlBook {
  constructor(
    private readonly database: Database,
    private readonly time: BusinessTime,
  ) {}

  /** Of these months, one after the other. In the order of their names, and of the currencies. */
  async read(months: readonly Month[]): Promise<Book> {
    const today = this.time.today();
    const [from, to] = [months[0]!, months.at(-1)!];
    const products = await this.products();
    const cohorts = PERSISTENCY_MONTHS.map((after) => cohortsOf(months, after, today));
    const entries = await this.monthly([...new Set([...months, ...cohorts.flat()])]);
    const at = lookUp([...entries, ...(await this.inGrace(months, today))]);
    const currencies = [...new Set([...products, ...entries].map(({ currency }) => currency))]
      .filter((currency) => currency !== '')
      .sort();
    return {
      today,
      from,
      to,
      inForce: { count: total(products).counted, filter: IN_FORCE },
      byCurrency: groups(products, () => ({})),
      byInsurer: groups(products, ({ insurer }) => ({ insurer })),
      byProduct: groups(products, ({ insurer, product, line }) => ({ insurer, product, line })),
      byLine: groups(products, ({ line }) => ({ line })),
      premiums: currencies.flatMap((currency) => months.map((month) => premiumsOf(month, currency, at))),
      persistency: PERSISTENCY_MONTHS.map((after, index) => persistency(after, cohorts[index]!, at)),
      changes: months.map((month) => changesOf(month, at)),
    };
  }

  private products(): Promise<ProductEntry[]> {
    return this.counters<ProductEntry>(
      `SELECT c.*, i.name AS insurer, r.name AS product, r.line FROM book_counters c
       JOIN products r ON r.id = c.item JOIN insurers i ON i.id = r.insurerId
       WHERE c.scope IN ('yearly', 'single') AND c.period = '' AND c.counted <> 0
       ORDER BY i.nameKey, r.nameKey, r.line, c.currency`,
      [],
    );
  }

  private monthly(months: readonly Month[]): Promise<BookEntry[]> {
    return this.counters(
      `SELECT * FROM book_counters
       WHERE scope IN ('due', 'paid', 'kept', 'left') AND period IN (${placeholders(months)})`,
      months,
    );
  }

  /** The unpaid premiums of each month that are in grace. */
  private async inGrace(months: readonly Month[], today: CalendarDate): Promise<BookEntry[]> {
    const earliest = [addDays(today, -MOST_GRACE_DAYS), daysOf(months[0]!)[0]].sort()[1]!;
    const rows = await this.counters<BookEntry>(
      `SELECT * FROM book_counters WHERE scope = 'unpaid' AND period >= ? AND period < ? AND item >= ?`,
      [earliest, today, today],
    );
    return rows.map((row) => ({ ...row, period: monthOf(row.period), item: '' }));
  }

  private async counters<Row extends BookEntry>(sql: string, values: readonly string[]): Promise<Row[]> {
    const rows = await this.database.reader.query<Row[]>(sql, [...values]);
    return rows.map((row) => ({ ...row, counted: Number(row.counted), amount: Number(row.amount) }));
  }
}
