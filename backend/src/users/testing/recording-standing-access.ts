import type { Unit } from '../../platform/unit-of-work.js';
import { StandingAccess } from '../standing-access.js';

/** Keeps whose access ended. A rollback does not remove them. */
export class RecordingStandingAccess extends StandingAccess {
  readonly ended: string[] = [];

  override async end(_unit: Unit, userId: string): Promise<void> {
    this.ended.push(userId);
  }
}
