import type { ErasedPeople } from '../../privacy/erased-people.js';
import { mapInPieces } from '../../platform/portions.js';
import type {
  ImportedBy,
  ImportedFields,
  ImportMatch,
  ImportRecord,
  ImportTarget,
  RowToMatch,
} from '../../platform/import-target.js';
import type { Reading } from '../../platform/unit-of-work.js';
import { contradictions } from '../../platform/values/evidence.js';
import { type Import, sourceOf } from '../domain/import.js';
import { FIELDS_OF } from '../domain/import-fields.js';
import { meantBy, planRow, problemsOf, type RowPlan, type RowToPlan } from '../domain/plan-row.js';
import type { Fields, Problem } from '../domain/row-changes.js';
import { lostLetters } from '../domain/lost-letters.js';
import { type Notice, readRecord } from '../domain/read-record.js';
import { EarlierRows, NO_KEYS, storedKeys } from './earlier-rows.js';
import type { SourceRecords } from './ports.js';
import type { ImportRowRepository, StoredKeys, WaitingRow } from './row-ports.js';
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
  readonly stored: WaitingRow;
}

/** What a row does, and what it needs for that. */
export interface PlannedWork extends RowPlan {
  readonly row: ReadRow;
  readonly links: NonNullable<ImportMatch['links']>;
  readonly person: ImportMatch['person'];
  /** The record that the id in the source stands for already; null for none. */
  readonly known: string | null;
}

interface PlansOf {
  readonly imported: Import;
  readonly author: ImportedBy;
  readonly target: ImportTarget;
  readonly erased: Pick<ErasedPeople, 'among'>;
  readonly rows: Pick<ImportRowRepository, 'withKey'>;
  readonly sources: Pick<SourceRecords, 'of'>;
}

/** Plans the rows of one import. */
export class RowPlans {
  private readonly labels: Readonly<Record<string, string>>;
  private readonly source: string;
  private readonly target: ImportTarget;
  private readonly imported: Import;

  constructor(private readonly of: PlansOf) {
    const { imported, target } = of;
    this.target = target;
    this.imported = imported;
    this.labels = Object.fromEntries(FIELDS_OF[imported.kind].map(({ name, label }) => [name, label]));
    this.source = sourceOf(imported);
  }

  get author(): ImportedBy {
    return this.of.author;
  }

  /** The row as its cells say, with the decision that is given. */
  read(stored: WaitingRow, choice: string | null): ReadRow {
    const { kind, mapping, headings } = this.imported;
    const { cells, candidates } = stored;
    const asked = choice === null ? [] : candidates.map(({ id }) => id);
    const row = { rowNumber: stored.row, choice, asked, stored, notices: [] };
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
  async plan(reading: Reading, rows: readonly ReadRow[], applied: boolean): Promise<PlannedWork[]> {
    if (rows.length === 0) return [];
    const known = await this.known(reading, rows);
    const evidenceOf = (fields: Fields) => this.target.evidenceOf(fields);
    const earlier = new EarlierRows({
      stored: this.of.rows,
      importId: this.imported.id,
      rows,
      applied,
      evidenceOf,
    });
    await earlier.read(reading);
    const decisions = await this.decisions(reading, rows, applied);
    const matches = await this.target.match(
      reading,
      rows.map(({ fields, sourceId }, place) => ({
        fields,
        ...decisions[place]!,
        known: known.get(sourceId ?? '') ?? null,
      })),
      this.of.author,
    );
    const candidates = new RowCandidates(this.target, earlier);
    const answer = (place: number) => {
      const { decided, asked } = decisions[place]!;
      // whose a row is, the area knows from `decided`
      return { choice: this.target.decides === 'person' && decided !== 'skip' ? null : decided, asked };
    };
    const fromFile = rows.flatMap((row, place) => candidates.fromFile(row, matches[place]!.candidates));
    await earlier.readRecords(reading, fromFile);
    // a row of these that makes a record leads to no other stored one
    const stored = await this.stored(
      reading,
      rows.map((row, place) => ({
        candidates: candidates.known(row, matches[place]!.candidates),
        ...answer(place),
      })),
      [...fromFile, ...decisions.flatMap(({ checked }) => checked ?? [])],
    );
    const isErased = await this.of.erased.among(
      reading,
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
        isGone: decided !== null && decided !== 'create',
        skip,
        onMatch,
        labels: this.labels,
        isErased: isErased[place]!,
        newId: (row.stored.outcome === 'create' && row.stored.targetId) || newId(),
        stored: (id) => earlier.recordAt(row, id, stored.get(id)),
        decide: (before, id) => {
          const replaced = matched.find((one) => one.id === id)?.replaced ?? [];
          const said = Object.entries(row.fields).filter(([field]) => !replaced.includes(field));
          return this.target.decide(before, Object.fromEntries(said), links, this.of.author);
        },
      });
      if (plan.outcome === 'create') earlier.add(row, plan.targetId!, plan.changes);
      else if (plan.targetId !== null) earlier.change(row, plan.targetId, plan.changes);
      return { ...plan, row, links, person, known: known.get(row.sourceId ?? '') ?? null };
    });
  }

  /** The records that ids of the source stand for. */
  private known(reading: Reading, rows: readonly ReadRow[]): Promise<ReadonlyMap<string, string>> {
    const ids = rows.flatMap(({ sourceId }) => sourceId ?? []);
    return this.of.sources.of(reading, this.imported.kind, this.source, ids);
  }

  /** What staff have decided and, of rows without that, what the check has said: about the records as they are merged now. */
  private async decisions(
    reading: Reading,
    rows: readonly ReadRow[],
    applied: boolean,
  ): Promise<(Pick<RowToMatch, 'decided' | 'asked'> & { readonly checked: string | null })[]> {
    const isCompared = applied && this.target.decides === 'record';
    const checkedAs = ({ choice, stored: { outcome, targetId } }: ReadRow) =>
      isCompared && choice === null && outcome !== 'create' ? targetId : null;
    const ids = new Set(rows.flatMap((row) => [...row.asked, row.choice ?? [], checkedAs(row) ?? []].flat()));
    const survivors = ids.size > 0 ? await this.target.survivors?.(reading, [...ids]) : undefined;
    const now = (id: string) => survivors?.get(id) ?? id;
    return rows.map((row) => ({
      decided: row.choice && now(row.choice),
      asked: row.asked.map(now),
      checked: now(checkedAs(row) ?? '') || null,
    }));
  }

  /** The records that rows may change. */
  private stored(
    reading: Reading,
    questions: readonly Parameters<typeof meantBy>[0][],
    others: readonly string[],
  ): Promise<ReadonlyMap<string, ImportRecord>> {
    const ids = questions
      .filter(({ choice }) => choice !== 'skip')
      .flatMap((question) => meantBy(question) ?? []);
    return this.target.read(reading, [...new Set([...ids, ...others])].sort());
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
