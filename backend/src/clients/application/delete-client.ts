import { Injectable } from '@nestjs/common';
import { Conflict } from '../../platform/domain-error.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { ClientRecords } from '../client-records.js';
import { ClientReferences } from '../client-references.js';
import { ClientUnits } from './client-units.js';
import { ClientRemoval } from './ports.js';

/**
 * Deletes a client for good, with those that were merged into it. Rejects an unknown one, one that another area needs, one that
 * was merged into another, and when the person, or that of a lead, is under a legal hold.
 */
@Injectable()
export class DeleteClient {
  constructor(
    private readonly units: ClientUnits,
    private readonly records: ClientRecords,
    private readonly references: ClientReferences,
    private readonly removal: ClientRemoval,
  ) {}

  /** Why the client cannot be deleted now, in a sentence; null for one who can. Rejects an unknown client. */
  refusal(id: string): Promise<string | null> {
    return this.units.withClient(id, async (unit) => {
      try {
        await this.assertAllowed(unit, id);
        return { result: null };
      } catch (error) {
        if (error instanceof Conflict) return { result: error.message };
        throw error;
      }
    });
  }

  private async assertAllowed(unit: Unit, id: string): Promise<void> {
    await this.records.assertNotHeld(unit, id);
    await this.references.assertNone(unit, id);
  }

  execute(id: string): Promise<void> {
    return this.units.withClient(id, async (unit) => {
      await this.assertAllowed(unit, id);
      await this.removal.remove(unit, id);
      return { result: undefined, announced: [id] };
    });
  }
}
