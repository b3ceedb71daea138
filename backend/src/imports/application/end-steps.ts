import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail.js';
import { Clock } from '../../platform/clock.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { ENDS, type Import, type ImportFailure } from '../domain/import.js';
import type { LeasedImport } from './ports.js';
import { UploadRepository } from './row-ports.js';
import { LeasedUnits } from './leased-units.js';

/** Ends the steps of imports, with an entry in the audit trail where records were changed. */
@Injectable()
export class EndSteps {
  constructor(
    private readonly units: LeasedUnits,
    private readonly uploads: UploadRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** All rows were passed. What was applied or taken back needs its file no more. */
  async done(leased: LeasedImport, replica: string): Promise<void> {
    const at = this.clock.timestamp();
    await this.units.end(leased, replica, async (unit, { imported, startedBy }) => {
      const { id, state, rows } = imported;
      if (state !== 'checking') await this.uploads.removeFile(unit, id);
      await this.record(unit, imported, startedBy.id);
      const appliedAt = state === 'applying' ? (imported.appliedAt ?? at) : imported.appliedAt;
      return { ...imported, state: ENDS[state], done: rows, appliedAt };
    });
  }

  /** Gives the import up: its state says why. False when another process works on it. */
  fail(leased: LeasedImport, replica: string, failure: ImportFailure): Promise<boolean> {
    return this.units.end(leased, replica, async (_, { imported }) => ({
      ...imported,
      state: 'failed',
      failure,
    }));
  }

  private async record(unit: Unit, { id, state, kind, counts, undo }: Import, userId: string | null) {
    if (state === 'applying') {
      const details = { import: id, kind, created: counts.create, updated: counts.update };
      await this.audit.recordIn(unit, { action: 'import.applied', userId, details });
    }
    if (state === 'undoing')
      await this.audit.recordIn(unit, {
        action: 'import.undone',
        userId,
        details: { import: id, kind, ...undo },
      });
  }
}
