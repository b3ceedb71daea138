import { Injectable } from '@nestjs/common';
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

  execute(id: string): Promise<void> {
    return this.units.withClient(id, async (unit) => {
      await this.records.assertNotHeld(unit, id);
      await this.references.assertNone(unit, id);
      await this.removal.remove(unit, id);
      return { result: undefined, announced: [id] };
    });
  }
}
