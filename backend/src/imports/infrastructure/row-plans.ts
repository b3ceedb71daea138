import type { ErasedPeople } from '../../privacy/erased-people.js';
import type { Transaction } from '../../platform/database/database.js';
import { mapInPieces } from '../../platform/database/store-rows.js';
import { placeholders } from '../../platform/database/placeholders.js';
import type {
  ImportedBy,
  ImportedFields,
  ImportMatch,
  ImportRecord,
  ImportTarget,
} from '../../platform/import-target.js';
import type { Import } from '../domain/import.js';
import { FIELDS_OF, OWN_SOURCE } from '../domain/import-fields.js';
import { type Candidate, planRow, problemsOf, type RowPlan } from '../domain/plan-row.js';
import type { Fields, Problem } from '../domain/row-changes.js';
import { readRecord } from '../domain/mapping.js';
import { type EarlierRow, earlierRows, type StoredKeys, storedKeys } from './earlier-rows.js';
import type { ImportRowRow } from './import.tables.js';
import { newId } from '../../platform/clock.js';

/** A row of the file in the terms of its kind. */
export interface ReadRow extends StoredKeys {
  readonly rowNumber: number;
  readonly fields: ImportedFields;
  readonly sourceId: string | null;
  readonly problems: readonly Problem[];
  readonly stored: ImportRowRow;
}

/** What a row does, and what it needs for that. */
export interface PlannedWork extends RowPlan {
  readonly row: ReadRow;
  readonly links: NonNullable<ImportMatch['links']>;
  /** The record that the id in the source stands for already; null for none. */
  readonly known: string | null;
}

/** Plans the rows of one import. */
export class RowPlans {
  private readonly labels: Readonly<Record<string, string>>;
  private readonly source: string;

  constructor(
    private readonly target: ImportTarget,
    private readonly erased: ErasedPeople,
    private readonly imported: Import,
    readonly author: ImportedBy,
  ) {
    this.labels = Object.fromEntries(FIELDS_OF[imported.kind].map(({ name, label }) => [name, label]));
    this.source = sourceOf(imported);
  }

  read(stored: ImportRowRow): ReadRow {
    const { kind, mapping, headings } = this.imported;
    const { rowNumber } = stored;
    const cells = JSON.parse(stored.cells) as string[];
    if (cells.length !== headings.length) {
      const said =
        cells.length === 0
          ? 'import.row-erased'
          : cells.length < headings.length
            ? 'import.row-too-short'
            : 'import.row-too-long';
      const problems = problemsOf({ '': said });
      return { rowNumber, fields: {}, sourceId: null, problems, stored, ...NO_KEYS };
    }
    const { fields: all, errors } = readRecord(kind, mapping!, headings, cells);
    const { sourceId: id = null, ...fields } = all;
    const sourceId = id === null ? null : String(id);
    const keys = storedKeys(this.target.keysOf(fields), sourceId);
    return { rowNumber, fields, sourceId, problems: errors, stored, ...keys };
  }

  /** What the rows do; `applied` when the rows before them have been applied. */
  async plan(reader: Transaction, rows: readonly ReadRow[], applied: boolean): Promise<PlannedWork[]> {
    if (rows.length === 0) return [];
    const known = await this.known(reader, rows);
    const earlier = await earlierRows(reader, this.imported.id, rows, { applied });
    const matches = await this.target.match(
      reader,
      rows.map(({ fields, sourceId }) => ({ fields, known: known.get(sourceId ?? '') ?? null })),
      this.author,
    );
    const candidates = rows.map((_, place) => candidatesOf(matches[place]!, earlier[place]!));
    const stored = await this.stored(reader, rows, candidates);
    const isErased = await this.erased.among(
      reader,
      rows.map(({ fields }) => this.target.personOf(fields)),
    );
    const { onMatch = 'update' } = this.imported.mapping!.options;
    return mapInPieces(rows, (row, place): PlannedWork => {
      const { skip = null, problems = {}, links = {} } = matches[place]!;
      const made = new Map(earlier[place]!.map((other) => [other.targetId, other]));
      const plan = planRow({
        problems: [...row.problems, ...problemsOf(problems, this.labels)],
        candidates: candidates[place]!,
        // a new check asks again
        choice: applied ? row.stored.choice : null,
        ...{ skip, onMatch, labels: this.labels, isErased: isErased[place]! },
        newId: (row.stored.outcome === 'create' && row.stored.targetId) || newId(),
        stored: (id) => stored.get(id) ?? (applied ? undefined : toBeMade(made.get(id))),
        decide: (before) => this.target.decide(before, row.fields, links, this.author),
      });
      return { ...plan, row, links, known: known.get(row.sourceId ?? '') ?? null };
    });
  }

  /** The records that ids of the source stand for. */
  private known(reader: Transaction, rows: readonly ReadRow[]): Promise<ReadonlyMap<string, string>> {
    const ids = rows.flatMap(({ sourceId }) => sourceId ?? []);
    return recordsOf(reader, this.imported.kind, this.source, ids);
  }

  /** The records that rows may change. */
  private stored(
    reader: Transaction,
    rows: readonly ReadRow[],
    candidates: readonly (readonly Candidate[])[],
  ): Promise<ReadonlyMap<string, ImportRecord>> {
    const ids = rows.flatMap(({ stored: { choice } }, place) => {
      if (choice !== null) return choice === 'create' || choice === 'skip' ? [] : [choice];
      return candidates[place]!.length === 1 ? [candidates[place]![0]!.id] : [];
    });
    return this.target.read(reader, [...new Set(ids)].sort());
  }
}

const NO_KEYS: StoredKeys = { firstKey: null, secondKey: null, nameKey: null, sourceKey: null };
const RANKS: Readonly<Record<string, number>> = { sourceId: 0, email: 1 };

/** Of stored records and earlier rows those that match best. */
function candidatesOf({ candidates }: ImportMatch, earlier: readonly EarlierRow[]): Candidate[] {
  const made = new Set(earlier.map(({ targetId }) => targetId));
  const all = [
    ...earlier.map(({ targetId: id, rowNumber, rank, isSure }) => ({
      candidate: { id, name: `Row ${rowNumber}`, reasons: ['file'], isSure },
      rank,
    })),
    ...candidates
      .filter(({ id }) => !made.has(id))
      .map((candidate) => ({ candidate, rank: RANKS[candidate.reasons[0] ?? ''] ?? 2 })),
  ];
  const best = Math.min(...all.map(({ rank }) => rank));
  return all.filter(({ rank }) => rank === best).map(({ candidate }) => candidate);
}

function toBeMade(earlier: EarlierRow | undefined) {
  if (!earlier) return undefined;
  const fields: Fields = Object.fromEntries(
    Object.entries(earlier.changes).map(([field, { to }]) => [field, to]),
  );
  return { fields, isHeld: false, madeBy: earlier.rowNumber };
}

/** Ids are those of one source: the one that the mapping names, or that the headings are those of. */
export function sourceOf({ mapping, preset }: Pick<Import, 'mapping' | 'preset'>): string {
  return mapping?.options.source ?? preset ?? 'file';
}

/** The records of a kind that ids of a source stand for: those that an import made or found, and the own ids of this software. */
export async function recordsOf(
  reader: Transaction,
  kind: string,
  source: string,
  sourceIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(sourceIds)].filter(Boolean);
  if (ids.length === 0) return new Map();
  const found = await reader.query<{ sourceId: string; targetId: string }[]>(
    `SELECT sourceId, targetId FROM import_sources WHERE kind = ? AND source = ? AND sourceId IN (${placeholders(ids)})`,
    [kind, source, ...ids],
  );
  const own = source === OWN_SOURCE ? ids.map((id): [string, string] => [id, id]) : [];
  return new Map([...own, ...found.map(({ sourceId, targetId }): [string, string] => [sourceId, targetId])]);
}
