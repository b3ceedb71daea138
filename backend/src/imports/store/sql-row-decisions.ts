import { Injectable } from '@nestjs/common';
import { affected, Database, type Transaction } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { mapInPieces } from '../../platform/database/store-rows.js';
import { Conflict, NotFound } from '../../platform/domain-error.js';
import type { ImportedPerson } from '../../platform/import-target.js';
import { portions } from '../../platform/portions.js';
import { ErasedPeople } from '../../privacy/erased-people.js';
import { ImportTargets } from '../../platform/import-targets.js';
import { isOfKind, type RestDecision } from '../domain/decision.js';
import { assertDecidable, type Counts, type Import } from '../domain/import.js';
import { readRecord } from '../domain/read-record.js';
import type { Candidate } from '../domain/row-changes.js';
import { storeDecided } from './apply-rows.js';
import { fieldsMade } from './earlier-rows.js';
import { importOf, rowOf } from './import-rows.js';
import { Imports, type ImportRowRow } from './import.tables.js';
import { RowPlans } from './row-plans.js';
import { type ImportRow, SqlImportRows } from './sql-import-rows.js';
import { authorOf, type Now } from './sql-row-work.js';

/** Rows that are planned at once, as in a check. */
const PIECE = 100;
/** Numbers of rows in one unit of work. */
const CHOSEN_PIECE = 5_000;
/** Values in one statement. */
const MOST_VALUES = 500;

/** Whom rows are about, and their candidates. */
export interface RowPeople {
  readonly rows: Map<number, ImportedPerson>;
  readonly records: Map<string, ImportedPerson>;
}

/** By whom and when rows are decided. */
export interface Decider {
  readonly user: { readonly id: string; readonly name: string };
  readonly now: Now;
}

/**
 * Decisions about rows in conflict. They are stored first; then what the rows would do follows, in the order of the file and in
 * pieces that are units of work. After a kill in between the application does what was decided.
 */
@Injectable()
export class SqlRowDecisions {
  constructor(
    private readonly database: Database,
    private readonly targets: ImportTargets,
    private readonly erased: ErasedPeople,
    private readonly rows: SqlImportRows,
  ) {}

  /** The choices by the number of the row. Rejects an import of which nothing can be decided now. */
  choose(id: string, choices: ReadonlyMap<number, string>): Promise<void> {
    return this.change(id, async (tx, { counts }) => {
      const changed = { ...counts };
      for (const [rowNumber, choice] of choices) {
        const key = [id, rowNumber];
        const [row] = await tx.query<Pick<ImportRowRow, 'outcome'>[]>(
          'SELECT outcome FROM import_rows WHERE importId = ? AND rowNumber = ? AND appliedAt IS NULL',
          key,
        );
        if (!row) continue;
        changed[row.outcome as keyof Counts] -= 1;
        changed.conflict += 1;
        await affected(
          tx,
          `UPDATE import_rows SET outcome = 'conflict', choice = ?, changes = '{}', problems = '[]', targetId = NULL
           WHERE importId = ? AND rowNumber = ?`,
          [choice, ...key],
        );
      }
      return changed;
    });
  }

  /** The same for all rows without a decision, or those of the kind; `same` for those that can be one record only. */
  async chooseRest(id: string, { as, kind }: RestDecision): Promise<void> {
    const [last] = await this.database.reader.query<{ rowNumber: number | null }[]>(
      'SELECT MAX(rowNumber) AS rowNumber FROM import_rows WHERE importId = ?',
      [id],
    );
    const isSqlite = this.database.dialect === 'sqlite';
    const first = `JSON_EXTRACT(candidates, '$[0].id')`;
    const only = isSqlite ? first : `JSON_UNQUOTE(${first})`;
    const count = isSqlite ? 'JSON_ARRAY_LENGTH(candidates)' : 'JSON_LENGTH(candidates)';
    const choice = { same: only, other: "'create'", skip: "'skip'" }[as];
    const waiting = `importId = ? AND rowNumber > ? AND rowNumber <= ? AND outcome = 'conflict' AND choice IS NULL`;
    const sql = `UPDATE import_rows SET choice = ${choice} WHERE ${waiting} ${as === 'same' ? `AND ${count} = 1` : ''}`;
    for (let start = 0; start < (last?.rowNumber ?? 0); start += CHOSEN_PIECE)
      await this.change(id, async (tx, { counts }) => {
        const values = [id, start, start + CHOSEN_PIECE];
        if (kind === null) await affected(tx, sql, values);
        else
          for (const some of portions(await rowsOfKind(tx, waiting, values, kind), PIECE))
            await affected(tx, `${sql} AND rowNumber IN (${placeholders(some)})`, [...values, ...some]);
        return counts;
      });
  }

  /** What the decided rows of a checked import would do; those of an applied one wait for the next application. */
  async plan(imported: Import, { user, now }: Decider): Promise<void> {
    if (imported.state !== 'checked') return;
    const target = this.targets.of(imported.kind);
    const plans = new RowPlans(target, this.erased, imported, authorOf({ imported, startedBy: user }, now));
    for (let after = 0; ;) {
      const decided = await this.decided(imported.id, after);
      if (decided.length === 0) return;
      const read = await mapInPieces(decided, (row) => plans.read(row, row.choice));
      const planned = await plans.plan(this.database.reader, read, false);
      try {
        await this.change(imported.id, (tx, current) => storeDecided(tx, current, planned));
      } catch (error) {
        // an application has begun, and does what was decided
        if (error instanceof Conflict) return;
        throw error;
      }
      after = read.at(-1)!.rowNumber;
    }
  }

  /** Whom rows with candidates are about, by their number, and what is stored of the candidates, by id: as it is now. */
  async people(imported: Import, rows: readonly ImportRow[]): Promise<RowPeople> {
    const asked = rows.filter(({ candidates }) => candidates.length > 0);
    const people: RowPeople = { rows: new Map(), records: new Map() };
    if (asked.length === 0) return people;
    const { kind, mapping, headings, id } = imported;
    const own = this.targets.of(kind);
    for (const { row, cells } of asked)
      people.rows.set(row, own.personOf(readRecord(kind, mapping!, headings, cells).fields));
    const candidates = asked.flatMap((row) => row.candidates);
    const makers = await this.rows.byNumber(id, [...new Set(candidates.flatMap(({ row }) => row ?? []))]);
    for (const { targetId, changes } of makers.values())
      if (targetId !== null) people.records.set(targetId, own.personOf(fieldsMade(changes)));
    const target = own.decides === 'person' ? this.targets.of('clients') : own;
    const ids = new Set(candidates.map((candidate) => candidate.id));
    for (const some of portions([...ids], MOST_VALUES))
      for (const [record, { fields }] of await target.read(this.database.committed, some))
        people.records.set(record, target.personOf(fields));
    return people;
  }

  async hasDecided(id: string): Promise<boolean> {
    return (await this.decided(id, 0)).length > 0;
  }

  private decided(id: string, after: number): Promise<ImportRowRow[]> {
    return this.database.reader.query<ImportRowRow[]>(
      `SELECT * FROM import_rows WHERE importId = ? AND outcome = 'conflict' AND rowNumber > ? AND choice IS NOT NULL
       ORDER BY rowNumber LIMIT ${PIECE}`,
      [id, after],
    );
  }

  /** Changes rows of the locked import and its counts with them. */
  private change(id: string, work: (tx: Transaction, current: Import) => Promise<Counts>): Promise<void> {
    return this.database.write(async (tx) => {
      const row = await tx.findOne(Imports, { where: { id }, ...this.database.rowLock });
      if (!row) throw new NotFound('import.unknown');
      const current = importOf(row);
      assertDecidable(current);
      const counts = await work(tx, current);
      await tx.update(Imports, { id }, { counts: rowOf({ ...current, counts }).counts });
    });
  }
}

/** The numbers of the rows in which the same fields contradict. */
async function rowsOfKind(
  tx: Transaction,
  condition: string,
  values: readonly unknown[],
  kind: readonly string[],
): Promise<number[]> {
  const rows = await tx.query<Pick<ImportRowRow, 'rowNumber' | 'candidates'>[]>(
    `SELECT rowNumber, candidates FROM import_rows WHERE ${condition}`,
    [...values],
  );
  const ofKind = rows.filter(({ candidates }) =>
    isOfKind(JSON.parse(candidates ?? '[]') as Candidate[], kind),
  );
  return ofKind.map(({ rowNumber }) => rowNumber);
}
