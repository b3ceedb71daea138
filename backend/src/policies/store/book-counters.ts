import { countUp } from '../../platform/database/count-up.js';
import { affected, type Database, type Transaction } from '../../platform/database/database.js';
import { portions } from '../../platform/portions.js';
import { type BookEntry, entriesOfPolicy, entriesOfPremiums } from '../domain/book.js';
import { isOwed } from '../domain/policy.js';
import type { Instalment } from '../domain/premium-schedule.js';
import type { PolicyRow } from './policy.tables.js';

const KEY = ['scope', 'period', 'item', 'currency'] as const;
/** Rows in one statement. */
const PIECE = 200;

/** Gives what is counted of one product to another, in the unit of work that gives it the policies. */
export async function moveProductEntries(
  tx: Transaction,
  database: Database,
  from: string,
  to: string,
): Promise<void> {
  const entries = await tx.query<BookEntry[]>(
    `SELECT * FROM book_counters WHERE scope IN ('yearly', 'single') AND period = '' AND item = ?${database.dialect === 'mysql' ? ' FOR UPDATE' : ''}`,
    [from],
  );
  await add(tx, database, [...entries.map(negative), ...entries.map((entry) => ({ ...entry, item: to }))]);
}

/** Moves a policy and its premiums from the counters of what they were to those of what they are. The caller has locked the policy. */
export async function moveEntries(
  tx: Transaction,
  database: Database,
  was: readonly BookEntry[],
  is: readonly BookEntry[],
): Promise<void> {
  await add(tx, database, [...was.map(negative), ...is]);
}

/** The counters of a policy and its premiums. */
export function bookEntriesOf(policy: PolicyRow, premiums: readonly Instalment[]): BookEntry[] {
  const { forceState: force, application, amount, currency } = policy;
  return [
    ...entriesOfPolicy({ ...policy, force, premium: { amount, currency } }),
    ...entriesOfPremiums(premiums, isOwed({ application, force })),
  ];
}

/** In one order, so that concurrent units of work do not wait for each other in a circle. */
async function add(tx: Transaction, { dialect }: Database, entries: readonly BookEntry[]): Promise<void> {
  const rows = summed(entries).filter(({ counted, amount }) => counted !== 0 || amount !== 0);
  for (const piece of portions(rows, PIECE))
    await affected(
      tx,
      `INSERT INTO book_counters (${KEY.join(', ')}, counted, amount)
       VALUES ${piece.map(() => '(?, ?, ?, ?, ?, ?)').join(', ')} ${countUp(dialect, KEY, 'counted', 'amount')}`,
      piece.flatMap((entry) => [...KEY.map((column) => entry[column]), entry.counted, entry.amount]),
    );
}

/** One entry of each counter. */
export function summed(entries: readonly BookEntry[]): BookEntry[] {
  const sums = new Map<string, BookEntry>();
  for (const entry of entries) {
    const name = KEY.map((column) => entry[column]).join('|');
    const { counted = 0, amount = 0 } = sums.get(name) ?? {};
    const sum = { counted: counted + Number(entry.counted), amount: amount + Number(entry.amount) };
    sums.set(name, { ...entry, ...sum });
  }
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => entry);
}

function negative(entry: BookEntry): BookEntry {
  return { ...entry, counted: -entry.counted, amount: -entry.amount };
}
