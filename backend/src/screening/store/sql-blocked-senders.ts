import { Injectable } from '@nestjs/common';
import { affected, Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/domain-error.js';
import { retryOnUniqueViolation } from '../../platform/database/retry.js';
import type { BlockedSender, BlockKind } from '../domain/blocked-sender.js';
import { BlockedSenderTable } from './screening.tables.js';

/** The stored block list. */
@Injectable()
export class SqlBlockedSenders {
  constructor(private readonly database: Database) {}

  /** Adds the sender; one that is already blocked stays as it is and is returned. */
  async add(sender: BlockedSender): Promise<BlockedSender> {
    const { kind, value } = sender;
    const stored = async () =>
      (await this.database.reader.findOneBy(BlockedSenderTable, { kind, value })) ?? undefined;
    const insert = async () => {
      await this.database.write((tx) => tx.insert(BlockedSenderTable, sender));
      return sender;
    };
    return (await stored()) ?? retryOnUniqueViolation(2, insert, stored);
  }

  /** Throws `NotFound` when there is no such entry. */
  async remove(id: string): Promise<void> {
    const sql = 'DELETE FROM blocked_senders WHERE id = ?';
    await this.database.write(async (tx) => {
      if ((await affected(tx, sql, [id])) === 0) throw new NotFound('block-list.unknown');
    });
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
