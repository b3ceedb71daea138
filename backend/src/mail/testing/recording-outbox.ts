import type { Transaction } from '../../platform/database/database.js';
import { type MailChanges, Outbox, type VisitorMailKind, VisitorMailSwitches } from '../outbox.js';

/** Keeps the changes in memory, in the order of their application. A rollback does not remove them. */
export class RecordingOutbox extends Outbox {
  readonly changes: MailChanges[] = [];
  wakes = 0;

  override async apply(_tx: Transaction, changes: MailChanges): Promise<void> {
    this.changes.push(changes);
  }

  override async store(changes: MailChanges): Promise<void> {
    this.changes.push(changes);
    this.wake();
  }

  override wake(): void {
    this.wakes += 1;
  }
}

/** All on, unless a kind is listed. */
export class FixedSwitches extends VisitorMailSwitches {
  constructor(private readonly off: readonly VisitorMailKind[] = []) {
    super();
  }

  override async isOn(kind: VisitorMailKind): Promise<boolean> {
    return !this.off.includes(kind);
  }
}
