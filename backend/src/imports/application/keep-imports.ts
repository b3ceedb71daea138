import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../../platform/clock.js';
import { Conflict, Invalid, NotFound, type Said } from '../../platform/domain-error.js';
import { withSmallHeap } from '../../platform/idle-collection.js';
import { choiceOf, type Decision, type RestDecision } from '../domain/decision.js';
import {
  assertDecidable,
  assertIdle,
  beginStep,
  type Import,
  KEPT_DAYS,
  mapImport,
  MOST_FILE_NAME,
  NO_COUNTS,
  stopStep,
  type WorkingState,
} from '../domain/import.js';
import type { ImportKind } from '../domain/import-fields.js';
import { type Mapping, mappingErrors, withProvenOrder } from '../domain/mapping.js';
import { presetOf } from '../domain/presets.js';
import { SqlImportRows } from '../infrastructure/sql-import-rows.js';
import { SqlImports, type StartedBy } from '../infrastructure/sql-imports.js';
import { SqlRowDecisions } from '../infrastructure/sql-row-decisions.js';
import { RunImports } from './run-imports.js';
import { readText } from '../../platform/values/text.js';

/** A file that was read as a table. */
interface UploadedTable {
  readonly fileName: string;
  readonly encoding: string;
  readonly separator: string | null;
  readonly headings: readonly string[];
  readonly rows: AsyncIterable<{ readonly row: number; readonly cells: readonly string[] }>;
}

const DAY_MS = 86_400_000;

/** Everything that a superadmin does with imports; the rows are worked on by `RunImports`. */
@Injectable()
export class KeepImports {
  constructor(
    private readonly imports: SqlImports,
    private readonly rows: SqlImportRows,
    private readonly decisions: SqlRowDecisions,
    private readonly running: RunImports,
    private readonly clock: Clock,
  ) {}

  /** Keeps the rows of the file for 30 days, and nothing else of it. */
  async upload(kind: ImportKind, table: UploadedTable, { id: createdBy, name }: StartedBy): Promise<Import> {
    const { fileName, encoding, separator, headings, rows } = table;
    const now = this.clock.now();
    const id = newId();
    const uploaded: Import = {
      ...{ id, kind, fileName: [...readText(fileName)].slice(-MOST_FILE_NAME).join(''), state: 'uploaded' },
      ...{ encoding, separator, headings, samples: null, mapping: null, rows: 0, done: 0, counts: NO_COUNTS },
      preset: presetOf(headings)?.name ?? null,
      ...{
        undo: null,
        again: false,
        failure: null,
        createdAt: now.toISOString(),
        createdBy,
        createdByName: name,
      },
      ...{ appliedAt: null, expiresAt: new Date(now.getTime() + KEPT_DAYS * DAY_MS).toISOString() },
    };
    return withSmallHeap(() => this.imports.add(uploaded, rows));
  }

  /** Says which field each column is; the rows have to be checked again. `saveAs` keeps it by that name too. */
  async map(id: string, mapping: Mapping, saveAs: string | null): Promise<Import> {
    const known = await this.find(id);
    const { headings, kind } = known;
    mapImport(known, mapping);
    const samples = await this.rows.samples(known);
    const errors = mappingErrors(kind, headings, mapping, samples);
    if (Object.keys(errors).length > 0) throw new Invalid(errors);
    const whole = withProvenOrder(kind, headings, mapping, samples);
    return this.imports.map(id, whole, (before) => mapImport(before, whole), saveAs);
  }

  /** Begins a step; it goes on when the request has long ended. */
  async begin(id: string, step: WorkingState, by: StartedBy): Promise<Import> {
    const isDecided = step === 'applying' && (await this.decisions.hasDecided(id));
    const begun = await this.imports.begin(
      id,
      (before) => beginStep(before, step, isDecided),
      by,
      this.clock.timestamp(),
    );
    this.running.wake();
    return begun;
  }

  /** Stops the step that is going on, after the rows at hand. */
  stop(id: string): Promise<Import> {
    return this.imports.change(id, stopStep);
  }

  /**
   * Decides about rows in conflict, by number, and about all others that wait, or those of one kind; what the rows would do follows at once. Nothing
   * is stored when a decision is wrong, or when the import is in a state in which nothing can be decided.
   */
  async decide(
    id: string,
    rows: ReadonlyMap<number, Decision>,
    rest: RestDecision | null,
    user: StartedBy,
  ): Promise<Import> {
    const known = await this.find(id);
    assertDecidable(known);
    const stored = await this.rows.byNumber(id, [...rows.keys()]);
    const choices = new Map<number, string>();
    const problems: Record<string, Said> = {};
    for (const [row, decision] of rows) {
      const chosen = choiceOf(stored.get(row), decision);
      if ('choice' in chosen) choices.set(row, chosen.choice);
      else problems[`rows.${row}${chosen.field}`] = chosen.said;
    }
    if (Object.keys(problems).length > 0) throw new Invalid(problems);
    await this.decisions.choose(id, choices);
    if (rest !== null) await this.decisions.chooseRest(id, rest);
    await this.decisions.plan(known, { user, now: this.running.now() });
    return this.find(id);
  }

  /** Removes the import with its rows; what it changed stays, and cannot be taken back any more. Rejects one with held people. */
  remove(id: string): Promise<void> {
    return this.imports.remove(id, assertIdle);
  }

  /** Stores the samples of the imports that have none yet. */
  storeMissingSamples(): Promise<void> {
    return this.rows.storeMissingSamples();
  }

  /** Removes the imports that have expired, but for rows of people under a legal hold, and what uploads have left behind that were killed. */
  async removeExpired(): Promise<void> {
    for (const id of await this.imports.expired(this.clock.timestamp()))
      await this.imports.removeExpired(id, assertIdle).catch((error: unknown) => {
        // it was begun or removed at this moment
        if (!(error instanceof Conflict || error instanceof NotFound)) throw error;
      });
    await this.imports.removeOrphans(new Date(this.clock.now().getTime() - DAY_MS));
  }

  async find(id: string): Promise<Import> {
    const found = await this.imports.find(id);
    if (!found) throw new NotFound('import.unknown');
    return found;
  }
}
