import { Injectable } from '@nestjs/common';
import { affected, Database, type Transaction, transactionOf } from '../../platform/database/database.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { likeText } from '../../platform/database/like.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { portions } from '../../platform/portions.js';
import { type Person, PersonalData, type PersonalPart } from '../../platform/personal-data.js';
import type { PersonalRow } from '../personal-rows.js';
import { heldRows } from './held-rows.js';
import { type FileColumns, RowMatcher, type RowPerson, type StoredRow } from './rows-of-person.js';
import type { ImportKind } from '../domain/import-fields.js';
import type { Mapping } from '../domain/mapping.js';
import { removeAllFiles } from './sql-uploads.js';
import { storeSamples } from './stored-samples.js';

/** Values in one statement. */
const MOST_VALUES = 500;
/** Rows that are read at once. */
const PIECE = 1_000;
/** The last digits of a phone number, which are written without the prefix too. */
const COMPARED_DIGITS = 7;

interface FileRow {
  readonly id: string;
  readonly kind: string;
  readonly headings: string;
  readonly mapping: string | null;
  readonly fileName: string;
  readonly createdAt: string;
}

interface CellsRow {
  readonly rowNumber: number;
  readonly cells: string;
  readonly targetId: string | null;
  readonly candidates: string | null;
  readonly choice: string | null;
}

interface FoundRow extends StoredRow {
  readonly file: FileRow;
  readonly headings: readonly string[];
  readonly rowNumber: number;
  readonly choice: string | null;
  readonly isAbout: boolean;
}

/** What the rows of imports hold about a person. */
@Injectable()
export class SqlPersonalRows implements PersonalPart<'importRows', 'importRows'> {
  readonly name = 'rows of files';
  readonly tables = ['imports', 'import_rows', 'import_files', 'import_sources'];
  readonly after = ['policies'];

  constructor(
    private readonly database: Database,
    private readonly data: PersonalData,
  ) {}

  async find(person: Person): Promise<{ lists: { importRows: PersonalRow[] } }> {
    const rows = await this.rows(this.database.reader, withIds(person));
    const importRows = rows
      .filter(({ isAbout }) => isAbout)
      .map(({ file: { fileName, createdAt }, headings, rowNumber: row, cells }) => {
        const named = headings.map((heading, place): [string, string] => [heading, cells[place] ?? '']);
        const said = named.filter(([, value]) => value !== '');
        return { createdAt, fileName, row, cells: Object.fromEntries(said) };
      });
    return { lists: { importRows } };
  }

  /**
   * Empties the rows, and takes the records out of the candidates of other people's rows. Rows with an address or of a record
   * under a legal hold stay as they are. Files that are kept may be of anybody: they are removed, all of them.
   */
  async erase(unit: Unit, of: Person): Promise<{ importRows: number }> {
    const tx = transactionOf(unit);
    const person = withIds(of);
    await removeAllFiles(tx);
    const found = await this.rows(tx, person);
    const isHeld = await heldRows(unit, found, this.data);
    const rows = found.filter((row) => !isHeld(row));
    const lock = this.database.dialect === 'mysql' ? ' FOR UPDATE' : '';
    const countsOf = new Map<string, Record<string, unknown>>();
    for (const { file, rowNumber, isAbout, candidates, choice } of rows) {
      const key = [file.id, rowNumber];
      // imports are locked before their rows, as by their work
      const counts = countsOf.get(file.id) ?? (await lockedCounts(tx, file.id, lock));
      countsOf.set(file.id, counts);
      if (isAbout) {
        const [row] = await tx.query<{ outcome: string | null }[]>(
          `SELECT outcome FROM import_rows WHERE importId = ? AND rowNumber = ?${lock}`,
          key,
        );
        if (row?.outcome) {
          counts[row.outcome] = Number(counts[row.outcome]) - 1;
          counts.skip = Number(counts.skip) + 1;
        }
        await affected(
          tx,
          `UPDATE import_rows SET cells = '[]', outcome = 'skip', changes = NULL, problems = NULL, candidates = NULL,
             choice = NULL, targetId = NULL, appliedAt = NULL, leftFields = NULL,
             firstKey = NULL, secondKey = NULL, sourceKey = NULL
           WHERE importId = ? AND rowNumber = ?`,
          key,
        );
      } else {
        const others = candidates.filter(({ id }) => !person.ids.includes(id));
        const stays = choice === null || person.ids.includes(choice) ? null : choice;
        await affected(
          tx,
          'UPDATE import_rows SET candidates = ?, choice = ? WHERE importId = ? AND rowNumber = ?',
          [JSON.stringify(others), stays, ...key],
        );
      }
    }
    for (const [id, counts] of countsOf)
      await affected(tx, 'UPDATE imports SET counts = ? WHERE id = ?', [JSON.stringify(counts), id]);
    const headingsOf = new Map(rows.map(({ file, headings }) => [file.id, headings]));
    for (const [id, headings] of headingsOf) await storeSamples(tx, id, headings);
    for (const ids of portions(person.ids, MOST_VALUES))
      await affected(tx, `DELETE FROM import_sources WHERE targetId IN (${placeholders(ids)})`, ids);
    return { importRows: rows.length };
  }

  /** Each file is looked through: what its columns are may not have been said yet. */
  private async rows(reader: Transaction, person: RowPerson): Promise<FoundRow[]> {
    const matcher = new RowMatcher(person);
    const files = await reader.query<FileRow[]>(
      `SELECT id, kind, headings, mapping, fileName, createdAt FROM imports
       ${person.until === null ? '' : 'WHERE createdAt <= ?'} ORDER BY id`,
      person.until === null ? [] : [person.until],
    );
    const looks = this.looks(person, matcher);
    const found: FoundRow[] = [];
    for (const file of files) {
      const headings = JSON.parse(file.headings) as string[];
      const columns: FileColumns = {
        kind: file.kind as ImportKind,
        headings,
        mapping: file.mapping === null ? null : (JSON.parse(file.mapping) as Mapping),
      };
      const rows = new Map<number, FoundRow>();
      for (const look of looks)
        for await (const { cells, candidates, ...row } of piecesOf(reader, file.id, look)) {
          const stored = {
            targetId: row.targetId,
            cells: JSON.parse(cells) as string[],
            candidates: JSON.parse(candidates ?? '[]') as FoundRow['candidates'],
          };
          const isAbout = matcher.isAbout(stored, columns);
          if (isAbout || matcher.isCandidate(stored))
            rows.set(row.rowNumber, { ...row, ...stored, file, headings, isAbout });
        }
      found.push(...[...rows.values()].sort((one, other) => one.rowNumber - other.rowNumber));
    }
    return found;
  }

  /**
   * Conditions of all rows that can be meant, and of others: cells with other than ASCII characters are all read, because SQL
   * compares neither domains of other scripts nor full-width digits.
   */
  private looks({ ids }: RowPerson, { email, phones }: RowMatcher): Look[] {
    const isOther = `LENGTH(r.cells) <> ${
      this.database.dialect === 'mysql' ? 'CHAR_LENGTH(r.cells)' : 'LENGTH(CAST(r.cells AS BLOB))'
    }`;
    const digits = ' -().'.split('').reduce((cells, sign) => `REPLACE(${cells}, '${sign}', '')`, 'r.cells');
    const local = email === null ? [] : [JSON.stringify(email.split('@')[0]).slice(1, -1)];
    const look: Look = {
      sql: [
        isOther,
        `(r.candidates IS NOT NULL AND r.candidates <> '[]')`,
        ...local.map(() => `LOWER(r.cells) LIKE ? ESCAPE '!'`),
        ...phones.map(() => `${digits} LIKE ?`),
      ].join(' OR '),
      values: [
        ...local.map((text) => `%${likeText(text)}%`),
        ...phones.map((phone) => `%${phone.slice(-COMPARED_DIGITS)}%`),
      ],
    };
    const byId = [...portions(ids, MOST_VALUES)].map((some) => ({
      sql: `r.targetId IN (${placeholders(some)})`,
      values: some,
    }));
    return [look, ...byId];
  }
}

function withIds(person: Person): RowPerson {
  return { ...person, ids: [...new Set(person.records.map(({ id }) => id))] };
}

/** How many rows of an import have which outcome, among what else is counted. */
async function lockedCounts(tx: Transaction, id: string, lock: string): Promise<Record<string, unknown>> {
  const sql = `SELECT counts FROM imports WHERE id = ?${lock}`;
  const [found] = await tx.query<{ counts: string }[]>(sql, [id]);
  return JSON.parse(found?.counts ?? '{}') as Record<string, unknown>;
}

interface Look {
  readonly sql: string;
  readonly values: readonly string[];
}

async function* piecesOf(reader: Transaction, importId: string, look: Look): AsyncGenerator<CellsRow> {
  for (let after = 0; ;) {
    const rows = await reader.query<CellsRow[]>(
      `SELECT r.rowNumber, r.cells, r.targetId, r.candidates, r.choice FROM import_rows r
       WHERE r.importId = ? AND r.rowNumber > ? AND r.cells <> '[]' AND (${look.sql})
       ORDER BY r.rowNumber LIMIT ${PIECE}`,
      [importId, after, ...look.values],
    );
    yield* rows;
    if (rows.length < PIECE) return;
    after = rows.at(-1)!.rowNumber;
  }
}
