import type { ErasedPeople } from '../../privacy/erased-people.js';
import { type Transaction, unitOf } from '../../platform/database/database.js';
import type { Said } from '../../platform/domain-error.js';
import { mapInPieces } from '../../platform/database/store-rows.js';
import type {
  ImportedBy,
  ImportedFields,
  ImportMatch,
  ImportRecord,
  ImportTarget,
  RowToMatch,
} from '../../platform/import-target.js';
import { contradictions } from '../../platform/values/evidence.js';
import type { Import } from '../domain/import.js';
import { FIELDS_OF } from '../domain/import-fields.js';
import { meantBy, planRow, problemsOf, type RowPlan, type RowToPlan } from '../domain/plan-row.js';
import type { Candidate, Fields, Problem } from '../domain/row-changes.js';
import type { Columns } from '../domain/mapping.js';
import { type Notice, readRecord } from '../domain/read-record.js';
import { EarlierRows, NO_KEYS, type StoredKeys, storedKeys } from './earlier-rows.js';
import { LOST_LETTER } from '../infrastructure/file-text.js';
import { recordsOf, sourceOf } from './import-sources.js';
import type { ImportRowRow } from './import.tables.js';
import { RowCandidates, shownCandidate } from './row-candidates.js';
import { newId } from '../../platform/clock.js';

/** A row of the file in the terms of its kind. */
export interface ReadRow extends StoredKeys {
  readonly rowNumber: number;
  readonly fields: ImportedFields;
  readonly sourceId: string | null;
  readonly problems: readonly Problem[];
  readonly notices: readonly Notice[];
  /** What staff have decided, and the ids of those about whom; null and none for a row without a decision. */
  readonly choice: string | null;
  readonly asked: readonly string[];
  readonly stored: ImportRowRow;
}

/** What a row does, and what it needs for that. */
export interface PlannedWork extends RowPlan {
  readonly row: ReadRow;
  readonly links: NonNullable<ImportMatch['links']>;
  readonly person: ImportMatch['person'];
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

  /** The row as its cells say, with the decision that is given. */
  read(stored: ImportRowRow, choice: string | null): ReadRow {
    const { kind, mapping, headings } = this.imported;
    const shown = JSON.parse(stored.candidates ?? '[]') as Candidate[];
    const asked = choice === null ? [] : shown.map(({ id }) => id);
    const row = { rowNumber: stored.rowNumber, choice, asked, stored, notices: [] };
    const cells = JSON.parse(stored.cells) as string[];
    if (cells.length !== headings.length) {
      const said =
        cells.length === 0
          ? 'import.row-erased'
          : cells.length < headings.length
            ? 'import.row-too-short'
            : 'import.row-too-long';
      const problems = problemsOf({ '': said });
      return { ...row, fields: {}, sourceId: null, problems, ...NO_KEYS };
    }
    const { fields: all, errors, notices } = readRecord(kind, mapping!, headings, cells);
    const { sourceId: id = null, ...fields } = all;
    const sourceId = id === null ? null : String(id);
    const keys = storedKeys(this.target.keysOf(fields), sourceId);
    const problems = [...errors, ...problemsOf(lostLetters(mapping!.columns, headings, cells), this.labels)];
    return { ...row, fields, sourceId, problems, notices, ...keys };
  }

  /** What the rows do; `applied` when the rows before them have been applied. */
  async plan(reader: Transaction, rows: readonly ReadRow[], applied: boolean): Promise<PlannedWork[]> {
    if (rows.length === 0) return [];
    const known = await this.known(reader, rows);
    const evidenceOf = (fields: Fields) => this.target.evidenceOf(fields);
    const earlier = new EarlierRows({ importId: this.imported.id, rows, applied, evidenceOf });
    await earlier.read(reader);
    const decisions = await this.decisions(reader, rows, applied);
    const matches = await this.target.match(
      unitOf(reader),
      rows.map(({ fields, sourceId }, place) => ({
        ...{ fields, ...decisions[place]!, known: known.get(sourceId ?? '') ?? null },
      })),
      this.author,
    );
    const candidates = new RowCandidates(this.target, earlier);
    const answer = (place: number) => {
      const { decided, asked } = decisions[place]!;
      // whose a row is, the area knows from `decided`
      return { choice: this.target.decides === 'person' && decided !== 'skip' ? null : decided, asked };
    };
    const fromFile = rows.flatMap((row, place) => candidates.fromFile(row, matches[place]!.candidates));
    await earlier.readRecords(reader, fromFile);
    // a row of these that makes a record leads to no other stored one
    const stored = await this.stored(
      reader,
      rows.map((row, place) => ({
        candidates: candidates.known(row, matches[place]!.candidates),
        ...answer(place),
      })),
      [...fromFile, ...decisions.flatMap(({ checked }) => checked ?? [])],
    );
    const isErased = await this.erased.among(
      unitOf(reader),
      rows.map(({ fields }) => this.target.personOf(fields)),
    );
    const { onMatch = 'update' } = this.imported.mapping!.options;
    return mapInPieces(rows, (row, place): PlannedWork => {
      const { candidates: matched, people, skip = null, problems = {}, links = {}, person } = matches[place]!;
      const { decided, checked } = decisions[place]!;
      const plan = planRow({
        problems: [...row.problems, ...problemsOf(problems, this.labels)],
        candidates: candidates.of(row, matched, stored),
        ...answer(place),
        people: people?.map(shownCandidate),
        checked: this.checkedOf(row, checked, stored),
        // people are asked for again only where the one who was chosen is gone
        ...{ isGone: decided !== null && decided !== 'create', skip, onMatch },
        ...{ labels: this.labels, isErased: isErased[place]! },
        newId: (row.stored.outcome === 'create' && row.stored.targetId) || newId(),
        stored: (id) => earlier.recordAt(row, id, stored.get(id)),
        decide: (before, id) => {
          const replaced = matched.find((one) => one.id === id)?.replaced ?? [];
          const said = Object.entries(row.fields).filter(([field]) => !replaced.includes(field));
          return this.target.decide(before, Object.fromEntries(said), links, this.author);
        },
      });
      if (plan.outcome === 'create') earlier.add(row, plan.targetId!, plan.changes);
      else if (plan.targetId !== null) earlier.change(row, plan.targetId, plan.changes);
      return { ...plan, row, links, person, known: known.get(row.sourceId ?? '') ?? null };
    });
  }

  /** The records that ids of the source stand for. */
  private known(reader: Transaction, rows: readonly ReadRow[]): Promise<ReadonlyMap<string, string>> {
    const ids = rows.flatMap(({ sourceId }) => sourceId ?? []);
    return recordsOf(unitOf(reader), this.imported.kind, this.source, ids);
  }

  /** What staff have decided and, of rows without that, what the check has said: about the records as they are merged now. */
  private async decisions(
    reader: Transaction,
    rows: readonly ReadRow[],
    applied: boolean,
  ): Promise<(Pick<RowToMatch, 'decided' | 'asked'> & { readonly checked: string | null })[]> {
    const isCompared = applied && this.target.decides === 'record';
    const checkedAs = ({ choice, stored: { outcome, targetId } }: ReadRow) =>
      isCompared && choice === null && outcome !== 'create' ? targetId : null;
    const ids = new Set(rows.flatMap((row) => [...row.asked, row.choice ?? [], checkedAs(row) ?? []].flat()));
    const survivors = ids.size > 0 ? await this.target.survivors?.(unitOf(reader), [...ids]) : undefined;
    const now = (id: string) => survivors?.get(id) ?? id;
    return rows.map((row) => ({
      ...{ decided: row.choice && now(row.choice), asked: row.asked.map(now) },
      checked: now(checkedAs(row) ?? '') || null,
    }));
  }

  /** The records that rows may change. */
  private stored(
    reader: Transaction,
    questions: readonly Parameters<typeof meantBy>[0][],
    others: readonly string[],
  ): Promise<ReadonlyMap<string, ImportRecord>> {
    const ids = questions
      .filter(({ choice }) => choice !== 'skip')
      .flatMap((question) => meantBy(question) ?? []);
    return this.target.read(unitOf(reader), [...new Set([...ids, ...others])].sort());
  }

  private checkedOf(
    { fields }: ReadRow,
    id: string | null,
    stored: ReadonlyMap<string, ImportRecord>,
  ): RowToPlan['checked'] {
    const record = stored.get(id ?? '');
    if (id === null || !record) return id === null ? null : { id, candidate: null };
    const contradicts = contradictions(this.target.evidenceOf(fields), this.target.evidenceOf(record.fields));
    return { id, candidate: { id, name: record.name, reasons: ['check'], contradicts } };
  }
}

/** A letter that cannot be read is in no name that is stored. */
function lostLetters(
  columns: Columns,
  headings: readonly string[],
  cells: readonly string[],
): Record<string, Said> {
  const problems: Record<string, Said> = {};
  headings.forEach((heading, place) => {
    const field = columns[heading];
    if (field && cells[place]!.includes(LOST_LETTER)) problems[field] = 'import.letters-lost';
  });
  return problems;
}
