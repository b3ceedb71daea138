import type { Transaction } from '../../platform/database/database.js';
import { SETTINGS } from '../../settings/settings.js';
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

  override async takeBack(): Promise<string[]> {
    return [];
  }

  override async pending(): Promise<number> {
    return 0;
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

  override async read(): Promise<Record<VisitorMailKind, boolean>> {
    const { visitorMails } = SETTINGS;
    const isOn = Object.entries(visitorMails).map(([kind, on]) => [
      kind,
      on && !this.off.includes(kind as VisitorMailKind),
    ]);
    return Object.fromEntries(isOn) as Record<VisitorMailKind, boolean>;
  }
}
