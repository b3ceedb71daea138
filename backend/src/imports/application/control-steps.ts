import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { UnitOfWork } from '../../platform/unit-of-work.js';
import { beginStep, type Import, stopStep, type WorkingState } from '../domain/import.js';
import { changeImport, lockImport } from './known-import.js';
import { ImportRepository, type StartedBy } from './ports.js';
import { RunImports } from './run-imports.js';

/** Begins and stops the steps of imports. Rejects those to which the state of an import does not lead. */
@Injectable()
export class ControlSteps {
  constructor(
    private readonly units: UnitOfWork,
    private readonly imports: ImportRepository,
    private readonly running: RunImports,
    private readonly clock: Clock,
  ) {}

  /** Begins a step; it goes on when the request has long ended. */
  async begin(id: string, step: WorkingState, by: StartedBy): Promise<Import> {
    const begun = await this.units.run(async (unit) => {
      const before = await lockImport(this.imports, unit, id);
      const isDecided = step === 'applying' && (await this.imports.hasDecided(unit, id));
      const after = beginStep(before, step, isDecided);
      await this.imports.begin(unit, after, by, this.clock.timestamp());
      return after;
    });
    this.running.wake();
    return begun;
  }

  /** Stops the step that is going on, after the rows at hand. */
  stop(id: string): Promise<Import> {
    return this.units.run((unit) => changeImport(this.imports, unit, id, stopStep));
  }
}
