import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { portions } from '../../platform/portions.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { Clock } from '../../platform/clock.js';
import { isUniqueViolation } from '../../platform/database/database-errors.js';
import { Database, runAll, type Statement, transactionOf } from '../../platform/database/database.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { DeliverySignal } from '../delivery-signal.js';
import { UNDO_MS } from '../domain/delivery.js';
import type { MailKind } from '../mail-kinds.js';
import { type MailChanges, Outbox } from '../outbox.js';
import { databaseTimeIn } from '../../platform/database/database-time.js';
import type { OutgoingMailRow } from './mail.tables.js';
import { NewMailRows } from './new-mail-rows.js';
import { CounterChanges } from './stored-mail.js';
import { UnsentMails } from './unsent-mails.js';

/** In one statement. */
const MOST_KEYS = 500;

@Injectable()
export class SqlOutbox extends Outbox {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly rows: NewMailRows,
    private readonly unsent: UnsentMails,
    private readonly signal: DeliverySignal,
  ) {
    super();
  }

  override async apply(unit: Unit, { withdraw, correct, add }: MailChanges): Promise<void> {
    const tx = transactionOf(unit);
    const { dialect } = this.database;
    const counters = new CounterChanges();
    if (withdraw) await this.unsent.withdraw(tx, withdraw, counters);
    if (correct) await this.unsent.correct(tx, correct);
    const now = this.clock.timestamp();
    const rows = add.map((mail) => this.rows.of(mail, now));
    const undoable = rows.filter((_, index) => add[index]!.undoable);
    const allCounters = counters.with(rows).statements(dialect);
    if (await stored(tx, [...insertionOf(rows), ...this.waitOf(undoable), ...allCounters])) return;
    // a failed statement changes nothing, and the unit of work goes on
    const added: OutgoingMailRow[] = [];
    for (const row of rows) if (await stored(tx, insertionOf([row]))) added.push(row);
    const waiting = added.filter((row) => undoable.includes(row));
    await runAll(tx, [...this.waitOf(waiting), ...counters.with(added).statements(dialect)]);
  }

  override async store(changes: MailChanges): Promise<void> {
    await this.database.run((unit) => this.apply(unit, changes));
    this.wake();
  }

  override async takeBack(unit: Unit, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const tx = transactionOf(unit);
    // one that is being recorded is on its way
    const rows = await tx.query<Pick<OutgoingMailRow, 'id' | 'kind' | 'state'>[]>(
      `SELECT id, kind, state FROM outgoing_mails
       WHERE id IN (${placeholders(ids)}) AND state IN ('queued', 'retrying', 'held')
       ${this.database.skipLocked}`,
      [...ids],
    );
    if (rows.length === 0) return [];
    const counters = new CounterChanges();
    for (const { kind, state } of rows) counters.remove(kind, state);
    const taken = rows.map(({ id }) => id);
    const sql = `DELETE FROM outgoing_mails WHERE id IN (${placeholders(taken)})`;
    await runAll(tx, [{ sql, parameters: taken }, ...counters.statements(this.database.dialect)]);
    return taken;
  }

  override async known(keys: readonly string[]): Promise<ReadonlySet<string>> {
    const known = new Set<string>();
    for (const portion of portions(keys, MOST_KEYS)) {
      const rows = await this.database.reader.query<Pick<OutgoingMailRow, 'dedupKey'>[]>(
        `SELECT dedupKey FROM outgoing_mails WHERE dedupKey IN (${placeholders(portion)})`,
        [...portion],
      );
      for (const { dedupKey } of rows) known.add(dedupKey);
    }
    return known;
  }

  override async pending(kind: MailKind): Promise<number> {
    const [row] = await this.database.reader.query<{ mails: number | string | null }[]>(
      `SELECT SUM(mails) AS mails FROM mail_counters WHERE kind = ? AND state IN ('queued', 'sending')`,
      [kind],
    );
    return Number(row?.mails ?? 0);
  }

  override wake(): void {
    this.signal.wake();
  }

  private waitOf(rows: readonly OutgoingMailRow[]): Statement[] {
    if (rows.length === 0) return [];
    const until = databaseTimeIn(this.database.dialect, UNDO_MS);
    const sql = `UPDATE outgoing_mails SET leasedUntil = ${until} WHERE id IN (${placeholders(rows)})`;
    return [{ sql, parameters: rows.map(({ id }) => id) }];
  }
}

function insertionOf(rows: readonly OutgoingMailRow[]): Statement[] {
  if (rows.length === 0) return [];
  const columns = Object.keys(rows[0]!);
  const places = `(${placeholders(columns)})`;
  const sql = `INSERT INTO outgoing_mails (${columns.join(', ')}) VALUES ${rows.map(() => places).join(', ')}`;
  return [{ sql, parameters: rows.flatMap((row) => Object.values(row) as unknown[]) }];
}

/** False, and nothing is stored, when the first statement adds a mail whose key exists. */
async function stored(tx: EntityManager, statements: readonly Statement[]): Promise<boolean> {
  try {
    await runAll(tx, statements);
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
