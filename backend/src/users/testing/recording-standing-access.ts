import type { Transaction } from '../../platform/database/database.js';
import { StandingAccess } from '../standing-access.js';

/** Keeps whose access ended. A rollback does not remove them. */
export class RecordingStandingAccess extends StandingAccess {
  readonly ended: string[] = [];

  override async end(_tx: Transaction, userId: string): Promise<void> {
    this.ended.push(userId);
  }
}
