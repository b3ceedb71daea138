import { Injectable } from '@nestjs/common';
import { affected, Database, type Transaction } from '../../platform/database/database.js';
import { likeText } from '../../platform/database/like.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { portions } from '../../platform/portions.js';
import type { PersonalRow, PersonalRows, RowPerson } from '../../privacy/rows-of-files.js';

/** Values in one statement. */
const MOST_VALUES = 500;

interface FoundRow {
  readonly importId: string;
  readonly rowNumber: number;
  readonly cells: string;
  readonly headings: string;
  readonly fileName: string;
  readonly createdAt: string;
}

/** What the rows of imports hold about a person. */
@Injectable()
export class SqlPersonalRows implements PersonalRows {
  constructor(private readonly database: Database) {}

  async find(person: RowPerson): Promise<PersonalRow[]> {
    const rows = await this.rows(this.database.reader, person);
    return rows.map(({ rowNumber: row, cells, headings, fileName, createdAt }) => {
      const values = JSON.parse(cells) as string[];
      const named = (JSON.parse(headings) as string[]).map((heading, place): [string, string] => [
        heading,
        values[place] ?? '',
      ]);
      return {
        createdAt,
        fileName,
        row,
        cells: Object.fromEntries(named.filter(([, value]) => value !== '')),
      };
    });
  }

  async erase(tx: Transaction, person: RowPerson): Promise<number> {
    const rows = await this.rows(tx, person);
    for (const { importId, rowNumber } of rows)
      await affected(
        tx,
        `UPDATE import_rows SET cells = '[]', outcome = 'skip', changes = NULL, problems = NULL, candidates = NULL,
           choice = NULL, targetId = NULL, appliedAt = NULL, leftFields = NULL,
           firstKey = NULL, secondKey = NULL, nameKey = NULL, sourceKey = NULL
         WHERE importId = ? AND rowNumber = ?`,
        [importId, rowNumber],
      );
    for (const ids of portions(person.ids, MOST_VALUES))
      await affected(tx, `DELETE FROM import_sources WHERE targetId IN (${placeholders(ids)})`, ids);
    return rows.length;
  }

  /** Each file is looked through: what its columns are may not have been said yet. */
  private async rows(reader: Transaction, { email, ids, until }: RowPerson): Promise<FoundRow[]> {
    const found = new Map<string, FoundRow>();
    const look = async (condition: string, values: readonly string[]) => {
      const rows = await reader.query<FoundRow[]>(
        `SELECT r.importId, r.rowNumber, r.cells, i.headings, i.fileName, i.createdAt FROM imports i
         JOIN import_rows r ON r.importId = i.id
         WHERE r.cells <> '[]' AND ${condition}${until === null ? '' : ' AND i.createdAt <= ?'} ORDER BY i.id, r.rowNumber`,
        [...values, ...(until === null ? [] : [until])],
      );
      for (const row of rows) found.set(`${row.importId} ${row.rowNumber}`, row);
    };
    if (email !== '') await look(`LOWER(r.cells) LIKE ? ESCAPE '!'`, [`%${likeText(email)}%`]);
    for (const some of portions(ids, MOST_VALUES)) await look(`r.targetId IN (${placeholders(some)})`, some);
    return [...found.values()];
  }
}
