import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Scheduler } from '../../platform/scheduler.js';
import { SqlBlockedSenders } from './sql-blocked-senders.js';
import { BlockList } from '../application/ports.js';
import { type BlockKind, type Sender, valuesOf } from '../domain/blocked-sender.js';

const EVERY_30_SECONDS = '*/30 * * * * *';

/**
 * The block list in memory, so that no post waits for a query: read at start and after each change here. A change on
 * another replica is found by a check every half a minute.
 */
@Injectable()
export class StoredBlockList extends BlockList implements OnModuleInit {
  private values: ReadonlySet<string> = new Set();
  private version = '';

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
    return this.values.size > 0 && valuesOf(sender).some((value) => this.values.has(keyOf(value)));
  }

  override async reload(): Promise<void> {
    // the version first: a change between the two queries is found by the next check
    const version = await this.senders.version();
    this.values = new Set((await this.senders.all()).map(keyOf));
    this.version = version;
  }

  private async check(): Promise<void> {
    if ((await this.senders.version()) !== this.version) await this.reload();
  }
}

function keyOf({ kind, value }: { readonly kind: BlockKind; readonly value: string }): string {
  return `${kind} ${value}`;
}
