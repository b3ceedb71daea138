import type { Unit } from '../../platform/unit-of-work.js';
import { BlockedSenders, BlockList } from '../application/ports.js';
import { type BlockedSender, type Sender, valuesOf } from '../domain/blocked-sender.js';

/** Implements the port in an array, which tests may inspect. */
export class InMemoryBlockedSenders extends BlockedSenders {
  stored: BlockedSender[] = [];

  override async add(sender: BlockedSender): Promise<BlockedSender> {
    const same = this.stored.find(({ kind, value }) => kind === sender.kind && value === sender.value);
    if (!same) this.stored.push(sender);
    return same ?? sender;
  }

  override async remove(_unit: Unit, id: string): Promise<boolean> {
    const found = this.stored.some((sender) => sender.id === id);
    this.stored = this.stored.filter((sender) => sender.id !== id);
    return found;
  }
}

/** The block list of a replica over these senders, as they were when it was last read. */
export class InMemoryBlockList extends BlockList {
  private read: readonly BlockedSender[] = [];

  constructor(private readonly senders: InMemoryBlockedSenders) {
    super();
  }

  override blocks(sender: Sender): boolean {
    return valuesOf(sender).some((one) =>
      this.read.some(({ kind, value }) => kind === one.kind && value === one.value),
    );
  }

  override async reload(): Promise<void> {
    this.read = [...this.senders.stored];
  }
}
