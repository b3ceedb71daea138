import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../../platform/clock.js';
import { NotFound } from '../../platform/domain-error.js';
import { UnitOfWork } from '../../platform/unit-of-work.js';
import { type BlockedSender, blockedValue, type BlockKind } from '../domain/blocked-sender.js';
import { BlockedSenders, BlockList } from './ports.js';

/** Changes the block list. A change counts on this replica at once, on others within half a minute. */
@Injectable()
export class BlockSenders {
  constructor(
    private readonly units: UnitOfWork,
    private readonly senders: BlockedSenders,
    private readonly list: BlockList,
    private readonly clock: Clock,
  ) {}

  /** Blocks a sender; one that is already blocked is returned. Throws `Invalid` for a value that is not of that kind. */
  async block(
    sender: { readonly kind: BlockKind; readonly value: string; readonly note: string | null },
    by: { readonly id: string; readonly name: string },
  ): Promise<BlockedSender> {
    const stored = await this.senders.add({
      id: newId(),
      ...sender,
      value: blockedValue(sender.kind, sender.value),
      createdBy: by.id,
      createdByName: by.name,
      createdAt: this.clock.timestamp(),
    });
    await this.list.reload();
    return stored;
  }

  /** Throws `NotFound` when there is no such entry. */
  async unblock(id: string): Promise<void> {
    await this.units.run(async (unit) => {
      if (!(await this.senders.remove(unit, id))) throw new NotFound('block-list.unknown');
    });
    await this.list.reload();
  }
}
