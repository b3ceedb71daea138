import { Injectable } from '@nestjs/common';
import { affected, Database, transactionOf } from '../../platform/database/database.js';
import { retryOnUniqueViolation } from '../../platform/database/retry.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { BlockedSenders } from '../application/ports.js';
import type { BlockedSender, BlockKind } from '../domain/blocked-sender.js';
import { BlockedSenderTable } from './screening.tables.js';

@Injectable()
export class SqlBlockedSenders extends BlockedSenders {
  constructor(private readonly database: Database) {
    super();
  }

  override async add(sender: BlockedSender): Promise<BlockedSender> {
    const { kind, value } = sender;
    const stored = async () =>
      (await this.database.reader.findOneBy(BlockedSenderTable, { kind, value })) ?? undefined;
    const insert = async () => {
      await this.database.write((tx) => tx.insert(BlockedSenderTable, sender));
      return sender;
    };
    return (await stored()) ?? retryOnUniqueViolation(2, insert, stored);
  }

  override async remove(unit: Unit, id: string): Promise<boolean> {
    return (await affected(transactionOf(unit), 'DELETE FROM blocked_senders WHERE id = ?', [id])) > 0;
  }

  /** A page, newest first. */
  async page({ offset, limit }: { readonly offset: number; readonly limit: number }) {
    const [rows, total] = await this.database.reader.findAndCount(BlockedSenderTable, {
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: offset,
      take: limit,
    });
    return { rows, total };
  }

  /** All blocked values. */
  all(): Promise<readonly { readonly kind: BlockKind; readonly value: string }[]> {
    return this.database.reader.query('SELECT kind, value FROM blocked_senders');
  }

  /** A text that is another one after each change. */
  async version(): Promise<string> {
    // a new entry has the greatest id, and without one a change is a smaller number
    const [row] = await this.database.reader.query<{ entries: unknown; newest: string | null }[]>(
      'SELECT COUNT(*) AS entries, MAX(id) AS newest FROM blocked_senders',
    );
    return `${Number(row?.entries)} ${row?.newest ?? ''}`;
  }
}
