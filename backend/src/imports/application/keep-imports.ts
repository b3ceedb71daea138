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
  NONE_LEFT_OUT,
  stopStep,
  type WorkingState,
} from '../domain/import.js';
import type { ImportKind } from '../domain/import-fields.js';
import { isReadAs, type Layout, layoutOf, wholeLayout } from '../domain/layout.js';
import { type Mapping, mappingErrors, withProvenOrder } from '../domain/mapping.js';
import { presetOf } from '../domain/presets.js';
import { SqlImportFiles } from '../store/sql-import-files.js';
import { SqlImportRows } from '../store/sql-import-rows.js';
import { SqlImports, type StartedBy } from '../store/sql-imports.js';
import { SqlRowDecisions } from '../store/sql-row-decisions.js';
import { RunImports } from './run-imports.js';
import { type Table, Tables } from './tables.js';
import { readText } from '../../platform/values/text.js';

/** Where it was received, and how it is called. */
interface UploadedFile {
  readonly path: string;
  readonly originalname: string;
}

const DAY_MS = 86_400_000;

/** Everything that a superadmin does with imports; the rows are worked on by `RunImports`. */
@Injectable()
export class KeepImports {
  constructor(
    private readonly imports: SqlImports,
    private readonly rows: SqlImportRows,
    private readonly files: Tables,
    private readonly kept: SqlImportFiles,
    private readonly decisions: SqlRowDecisions,
    private readonly running: RunImports,
    private readonly clock: Clock,
  ) {}

  /** Keeps the rows of the file for 30 days, and the file until they are applied. */
  upload(kind: ImportKind, { path, originalname }: UploadedFile, { id, name }: StartedBy): Promise<Import> {
    return this.files.read(path, {}, (table) => {
      const now = this.clock.now();
      const fileName = [...readText(originalname)].slice(-MOST_FILE_NAME).join('');
      const uploaded: Import = {
        ...{ id: newId(), kind, fileName, state: 'uploaded', mapping: null },
        ...{ ...readAs(table), rows: 0, done: 0, counts: NO_COUNTS, leftOut: NONE_LEFT_OUT },
        ...{ undo: null, again: false, failure: null },
        ...{ createdAt: now.toISOString(), createdBy: id, createdByName: name, appliedAt: null },
        expiresAt: new Date(now.getTime() + KEPT_DAYS * DAY_MS).toISOString(),
      };
      const { rows, firstRows } = table;
      return withSmallHeap(() => this.imports.add(uploaded, { rows, firstRows, path }));
    });
  }

  /**
   * Says which field each column is; the rows have to be checked again. `saveAs` keeps it by that name too. Where the options lay
   * the file out in another way than it was read, it is read anew, and the columns are those of then.
   */
  async map(id: string, mapping: Mapping, saveAs: string | null): Promise<Import> {
    const known = await this.find(id);
    mapImport(known, mapping);
    const layout = layoutOf(mapping.options);
    if (!isReadAs(known, layout)) return this.reread(known, layout, mapping, saveAs);
    const whole = wholeMapping({ ...known, samples: await this.rows.samples(known) }, mapping);
    return this.imports.map(id, (before) => mapImport(before, whole), saveAs);
  }

  /** Reads the file anew where it is laid out in another way than it was read; which field each column is has to be said again. */
  async layOut(id: string, layout: Layout): Promise<Import> {
    const known = await this.find(id);
    mapImport(known, null);
    return isReadAs(known, layout) ? known : this.reread(known, layout, null, null);
  }

  private reread(known: Import, layout: Layout, mapping: Mapping | null, saveAs: string | null) {
    const { id } = known;
    return this.kept.withFile(id, (path) =>
      this.files.read(path, wholeLayout(known, layout), (table) => {
        const whole = mapping && wholeMapping({ ...known, ...table }, mapping);
        const decide = (before: Import) => mapImport({ ...before, ...readAs(table) }, whole);
        return withSmallHeap(() => this.imports.reread(id, table, decide, saveAs));
      }),
    );
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
    if (choices.size > 0) await this.decisions.choose(id, choices);
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

/** What an import says of the file as it was read. */
function readAs({ rows: _, firstRows: __, ...table }: Table) {
  return { ...table, preset: presetOf(table.headings)?.name ?? null };
}

/** The mapping as it is stored. Rejects one with which the file cannot be read. */
function wholeMapping(
  { kind, headings, samples }: Pick<Import, 'kind' | 'headings' | 'samples'>,
  mapping: Mapping,
): Mapping {
  const errors = mappingErrors(kind, headings, mapping, samples ?? []);
  if (Object.keys(errors).length > 0) throw new Invalid(errors);
  return withProvenOrder(kind, headings, mapping, samples ?? []);
}
