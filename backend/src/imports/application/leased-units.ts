import { Injectable } from '@nestjs/common';
import { type Reading, type Unit, UnitOfWork } from '../../platform/unit-of-work.js';
import type { Import } from '../domain/import.js';
import { passed, type Progress } from '../domain/row-progress.js';
import { type LeasedImport, StepLeases } from './ports.js';

/** A piece of a step. */
export type Work = (unit: Unit, current: Import) => Promise<Progress>;

/** Units of work on an import, which end with nothing done when another process has taken it over. */
@Injectable()
export class LeasedUnits {
  constructor(
    private readonly units: UnitOfWork,
    private readonly leases: StepLeases,
  ) {}

  get committed(): Reading {
    return this.units.committed;
  }

  /** The import that was begun first, unless another process works on it; null when there is nothing to do. */
  async lease(replica: string): Promise<LeasedImport | null> {
    const id = await this.leases.first();
    return id === null ? null : this.units.run((unit) => this.leases.take(unit, id, replica));
  }

  /** What the work returns; null when another process has taken over. */
  run<T>(
    leased: LeasedImport,
    replica: string,
    work: (unit: Unit, current: LeasedImport) => Promise<T>,
  ): Promise<T | null> {
    return this.units.run(async (unit) => {
      const current = await this.leases.lock(unit, leased, replica);
      return current && work(unit, current);
    });
  }

  /** Runs a piece of the step, and stores how far it came with it. */
  pass(leased: LeasedImport, replica: string, work: Work): Promise<LeasedImport | null> {
    return this.run(leased, replica, async (unit, current) => {
      const { imported, startedAt } = current;
      const progress = await work(unit, imported);
      const appliedAt =
        imported.state === 'applying' ? (imported.appliedAt ?? startedAt) : imported.appliedAt;
      const next = {
        ...current,
        position: progress.position,
        imported: { ...passed(imported, progress), state: imported.state, appliedAt },
      };
      await this.leases.moveOn(unit, next);
      return next;
    });
  }

  /** Ends the step as `end` says, in the unit of work. False when another process has taken over. */
  async end(
    leased: LeasedImport,
    replica: string,
    end: (unit: Unit, current: LeasedImport) => Promise<Import>,
  ): Promise<boolean> {
    const ended = await this.run(leased, replica, async (unit, current) => {
      await this.leases.end(unit, await end(unit, current));
      return true;
    });
    return ended === true;
  }
}
