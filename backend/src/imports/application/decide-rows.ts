import { Injectable } from '@nestjs/common';
import { Conflict, Invalid, type Said } from '../../platform/domain-error.js';
import { mapInPieces } from '../../platform/portions.js';
import { type Reading, type Unit, UnitOfWork } from '../../platform/unit-of-work.js';
import { choiceOf, type Decision, isOfKind, type RestDecision } from '../domain/decision.js';
import { assertDecidable, type Counts, type Import } from '../domain/import.js';
import { storeDecided } from './check-rows.js';
import { findImport, lockImport } from './known-import.js';
import { ImportRepository, type StartedBy } from './ports.js';
import { ImportRowRepository, RowChoices } from './row-ports.js';
import { RowPlanner } from './row-planner.js';

/** Rows that are planned at once, as in a check. */
const PIECE = 100;
/** Numbers of rows in one unit of work. */
const CHOSEN_PIECE = 5_000;

/** Stores decisions about rows in conflict. Rejects an import of which nothing can be decided now. */
@Injectable()
export class RowDecisions {
  constructor(
    private readonly units: UnitOfWork,
    private readonly imports: ImportRepository,
    readonly choices: RowChoices,
  ) {}

  get committed(): Reading {
    return this.units.committed;
  }

  /** The choices by the number of the row. */
  choose(id: string, chosen: ReadonlyMap<number, string>): Promise<void> {
    return this.change(id, async (unit, { counts }) => {
      const waiting = await this.choices.waiting(unit, id, [...chosen.keys()]);
      await this.choices.choose(unit, id, new Map([...chosen].filter(([row]) => waiting.has(row))));
      const changed = { ...counts, conflict: counts.conflict + waiting.size };
      for (const { outcome } of waiting.values()) if (outcome !== null) changed[outcome] -= 1;
      return changed;
    });
  }

  /** The same for all rows without a decision, or those of the kind; `same` for those that can be one record only. */
  async chooseRest(id: string, { as, kind }: RestDecision): Promise<void> {
    const last = await this.choices.last(id);
    for (let after = 0; after < last; after += CHOSEN_PIECE)
      await this.change(id, async (unit, { counts }) => {
        const span = { after, upTo: after + CHOSEN_PIECE };
        const numbers = kind === null ? null : await this.rowsOfKind(unit, id, span, kind);
        await this.choices.chooseAll(unit, id, span, as, numbers);
        return counts;
      });
  }

  /** Changes rows of the locked import and its counts with them. */
  change(id: string, work: (unit: Unit, current: Import) => Promise<Counts>): Promise<void> {
    return this.units.run(async (unit) => {
      const current = await lockImport(this.imports, unit, id);
      assertDecidable(current);
      await this.imports.update(unit, { ...current, counts: await work(unit, current) });
    });
  }

  /** The numbers of the rows in which the same fields contradict. */
  private async rowsOfKind(
    unit: Unit,
    id: string,
    span: Parameters<RowChoices['undecided']>[2],
    kind: readonly string[],
  ): Promise<number[]> {
    const rows = await this.choices.undecided(unit, id, span);
    return rows.filter(({ candidates }) => isOfKind(candidates, kind)).map(({ rowNumber }) => rowNumber);
  }
}

/**
 * Decides about rows in conflict. Decisions are stored first; then what the rows would do follows, in the order of the file
 * and in pieces that are units of work. After a kill in between the application does what was decided.
 */
@Injectable()
export class DecideRows {
  constructor(
    private readonly imports: ImportRepository,
    private readonly rows: ImportRowRepository,
    private readonly decisions: RowDecisions,
    private readonly planner: RowPlanner,
  ) {}

  /**
   * Decides about rows by number, and about all others that wait, or those of one kind. Nothing is stored when a decision is
   * wrong, or when the import is in a state in which nothing can be decided.
   */
  async execute(
    id: string,
    rows: ReadonlyMap<number, Decision>,
    rest: RestDecision | null,
    user: StartedBy,
  ): Promise<Import> {
    const known = await findImport(this.imports, id);
    assertDecidable(known);
    const choices = await this.choicesOf(id, rows);
    if (choices.size > 0) await this.decisions.choose(id, choices);
    if (rest !== null) await this.decisions.chooseRest(id, rest);
    await this.plan(known, user);
    return findImport(this.imports, id);
  }

  private async choicesOf(
    id: string,
    rows: ReadonlyMap<number, Decision>,
  ): Promise<ReadonlyMap<number, string>> {
    const stored = await this.rows.byNumber(id, [...rows.keys()]);
    const choices = new Map<number, string>();
    const problems: Record<string, Said> = {};
    for (const [row, decision] of rows) {
      const chosen = choiceOf(stored.get(row), decision);
      if ('choice' in chosen) choices.set(row, chosen.choice);
      else problems[`rows.${row}${chosen.field}`] = chosen.said;
    }
    if (Object.keys(problems).length > 0) throw new Invalid(problems);
    return choices;
  }

  /** What the decided rows of a checked import would do; those of an applied one wait for the next application. */
  private async plan(imported: Import, startedBy: StartedBy): Promise<void> {
    if (imported.state !== 'checked') return;
    const { id } = imported;
    const { choices } = this.decisions;
    const plans = this.planner.plansOf({ imported, startedBy });
    for (let after = 0; ;) {
      const decided = await choices.decided(id, after, PIECE);
      if (decided.length === 0) return;
      const read = await mapInPieces(decided, (row) => plans.read(row, row.choice));
      const planned = await plans.plan(this.decisions.committed, read, false);
      try {
        await this.decisions.change(id, (unit, current) =>
          storeDecided(unit, this.rows, choices, current, planned),
        );
      } catch (error) {
        // an application has begun, and does what was decided
        if (error instanceof Conflict) return;
        throw error;
      }
      after = decided.at(-1)!.row;
    }
  }
}
