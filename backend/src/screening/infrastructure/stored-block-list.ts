import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ReloadedValue } from '../../platform/reloaded-value.js';
import { Scheduler } from '../../platform/scheduler.js';
import { SqlBlockedSenders } from '../store/sql-blocked-senders.js';
import { BlockList } from '../application/ports.js';
import { type BlockKind, type Sender, valuesOf } from '../domain/blocked-sender.js';

const EVERY_30_SECONDS = '*/30 * * * * *';

/**
 * The block list in memory, so that no submission waits for a query: read at start and after each change here. A change
 * on another replica is found by a check every half a minute.
 */
@Injectable()
export class StoredBlockList extends BlockList implements OnModuleInit {
  private readonly stored = new ReloadedValue<{ values: ReadonlySet<string>; version: string }>(
    { values: new Set(), version: '' },
    async () => {
      // the version first: a change between the two queries is found by the next check
      const version = await this.senders.version();
      return { version, values: new Set((await this.senders.all()).map(keyOf)) };
    },
  );

  constructor(
    private readonly senders: SqlBlockedSenders,
    private readonly scheduler: Scheduler,
  ) {
    super();
  }

  async onModuleInit(): Promise<void> {
    await this.reload();
    this.scheduler.every('block list of other replicas', EVERY_30_SECONDS, () => this.check());
  }

  override blocks(sender: Sender): boolean {
    const { values } = this.stored.current;
    return values.size > 0 && valuesOf(sender).some((value) => values.has(keyOf(value)));
  }

  override reload(): Promise<void> {
    return this.stored.reload();
  }

  private async check(): Promise<void> {
    if ((await this.senders.version()) !== this.stored.current.version) await this.reload();
  }
}

function keyOf({ kind, value }: { readonly kind: BlockKind; readonly value: string }): string {
  return `${kind} ${value}`;
}
