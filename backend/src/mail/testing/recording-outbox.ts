import type { Unit } from '../../platform/unit-of-work.js';
import { type MailChanges, type NewMail, Outbox } from '../outbox.js';

/** Keeps the changes in memory, in the order of their application. A rollback does not remove them. */
export class RecordingOutbox extends Outbox {
  readonly changes: MailChanges[] = [];
  wakes = 0;

  get added(): NewMail[] {
    return this.changes.flatMap(({ add }) => add);
  }

  override async apply(_unit: Unit, changes: MailChanges): Promise<void> {
    this.changes.push(changes);
  }

  override async store(changes: MailChanges): Promise<void> {
    this.changes.push(changes);
    this.wake();
  }

  override async takeBack(): Promise<string[]> {
    return [];
  }

  override async known(keys: readonly string[]): Promise<ReadonlySet<string>> {
    const added = this.added.map(({ dedupKey }) => dedupKey);
    return new Set(keys.filter((key) => added.includes(key)));
  }

  override async pending(): Promise<number> {
    return 0;
  }

  override wake(): void {
    this.wakes += 1;
  }
}
