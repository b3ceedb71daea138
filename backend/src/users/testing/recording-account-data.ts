import type { Unit } from '../../platform/unit-of-work.js';
import { AccountData } from '../account-data.js';

/** Keeps whose data was deleted. A rollback does not remove them. */
export class RecordingAccountData extends AccountData {
  readonly deleted: string[] = [];

  override async delete(_unit: Unit, userId: string): Promise<void> {
    this.deleted.push(userId);
  }
}
