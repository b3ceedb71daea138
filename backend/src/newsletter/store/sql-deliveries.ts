import { Injectable } from '@nestjs/common';
import { countUp } from '../../platform/database/count-up.js';
import { affected, Database, runAll, transactionOf } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { DeliveryRepository, type HandedDelivery, type Recipient } from '../application/issue.ports.js';
import { DeliveryTable, Issues, Subscribers } from './newsletter.tables.js';

@Injectable()
export class SqlDeliveries extends DeliveryRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async choose(
    unit: Unit,
    issueId: string,
    after: string,
    limit: number,
  ): Promise<{ count: number; last: string | null }> {
    const tx = transactionOf(unit);
    const count = await affected(
      tx,
      `INSERT INTO newsletter_deliveries (issueId, subscriptionId, state)
       SELECT ?, subscriptionId, 'waiting' FROM newsletter_subscribers
       WHERE state = 'confirmed' AND subscriptionId > ? ORDER BY subscriptionId LIMIT ${limit}`,
      [issueId, after],
    );
    const [last] = await tx.query<{ subscriptionId: string }[]>(
      `SELECT subscriptionId FROM newsletter_deliveries WHERE issueId = ? ORDER BY subscriptionId DESC LIMIT 1`,
      [issueId],
    );
    return { count, last: last?.subscriptionId ?? null };
  }

  override async storeChoice(
    unit: Unit,
    id: string,
    progress: { readonly recipients: number; readonly chosenUntil: string | null },
  ): Promise<void> {
    await transactionOf(unit).update(Issues, { id }, progress);
  }

  override waiting(unit: Unit, issueId: string, limit: number): Promise<Recipient[]> {
    return transactionOf(unit).query<Recipient[]>(
      `SELECT d.subscriptionId, s.email, s.firstName, s.state FROM newsletter_deliveries d
       LEFT JOIN newsletter_subscribers s ON s.subscriptionId = d.subscriptionId
       WHERE d.issueId = ? AND d.state = 'waiting' ORDER BY d.subscriptionId LIMIT ?`,
      [issueId, limit],
    );
  }

  override async skip(
    unit: Unit,
    issueId: string,
    skipped: readonly { readonly subscriptionId: string; readonly reason: string | null }[],
  ): Promise<void> {
    await runAll(transactionOf(unit), [
      ...skipped.map(({ subscriptionId, reason }) => ({
        sql: `UPDATE newsletter_deliveries SET state = 'skipped', reason = ? WHERE issueId = ? AND subscriptionId = ?`,
        parameters: [reason, issueId, subscriptionId],
      })),
      {
        sql: 'UPDATE newsletter_issues SET skipped = skipped + ? WHERE id = ?',
        parameters: [skipped.length, issueId],
      },
    ]);
  }

  override async hand(
    unit: Unit,
    issueId: string,
    handed: readonly HandedDelivery[],
    at: string,
  ): Promise<void> {
    await runAll(transactionOf(unit), [
      ...handed.map(({ tokenHash, subscriptionId }) => ({
        sql: 'INSERT INTO newsletter_links (tokenHash, subscriptionId, issueId, createdAt) VALUES (?, ?, ?, ?)',
        parameters: [tokenHash, subscriptionId, issueId, at],
      })),
      ...handed.map(({ mailId, subscriptionId }) => ({
        sql: `UPDATE newsletter_deliveries SET state = 'handed', mailId = ? WHERE issueId = ? AND subscriptionId = ?`,
        parameters: [mailId, issueId, subscriptionId],
      })),
    ]);
  }

  override async isAnyOpen(unit: Unit, issueId: string): Promise<boolean> {
    const [open] = await transactionOf(unit).query<unknown[]>(
      `SELECT 1 FROM newsletter_deliveries WHERE issueId = ? AND state IN ('waiting', 'handed') LIMIT 1`,
      [issueId],
    );
    return open !== undefined;
  }

  override async ended(unit: Unit, issueId: string, subscriptionId: string): Promise<Recipient | null> {
    const tx = transactionOf(unit);
    const delivery = await tx.findOneBy(DeliveryTable, { issueId, subscriptionId });
    if (!delivery || !['sent', 'failed', 'skipped'].includes(delivery.state)) return null;
    return tx.findOneBy(Subscribers, { subscriptionId });
  }

  override async reopen(unit: Unit, issueId: string, subscriptionId: string): Promise<void> {
    const tx = transactionOf(unit);
    const { state } = await tx.findOneByOrFail(DeliveryTable, { issueId, subscriptionId });
    await tx.query(`UPDATE newsletter_issues SET ${state} = ${state} - 1 WHERE id = ?`, [issueId]);
  }

  override async handedMails(unit: Unit, issueId: string): Promise<string[]> {
    const rows = await transactionOf(unit).query<{ mailId: string }[]>(
      `SELECT mailId FROM newsletter_deliveries WHERE issueId = ? AND state = 'handed'`,
      [issueId],
    );
    return rows.map(({ mailId }) => mailId);
  }

  override async waitAgain(unit: Unit, issueId: string, mailIds: readonly string[]): Promise<void> {
    await transactionOf(unit).query(
      `UPDATE newsletter_deliveries SET state = 'waiting', mailId = NULL
       WHERE issueId = ? AND state = 'handed' AND mailId IN (${placeholders(mailIds)})`,
      [issueId, ...mailIds],
    );
  }

  /** Adds the row of the day, so that replicas wait for each other. */
  override async lockDay(unit: Unit, day: string): Promise<number> {
    await this.countOnDay(unit, day, 0);
    const sql = 'SELECT handed FROM newsletter_days WHERE day = ?';
    const [row] = await transactionOf(unit).query<{ handed: number }[]>(sql, [day]);
    return row?.handed ?? 0;
  }

  override async countOnDay(unit: Unit, day: string, deliveries: number): Promise<void> {
    const tx = transactionOf(unit);
    if (deliveries < 0) {
      const sql = 'UPDATE newsletter_days SET handed = handed - ? WHERE day = ? AND handed >= ?';
      await tx.query(sql, [-deliveries, day, -deliveries]);
      return;
    }
    const added = countUp(this.database.dialect, ['day'], 'handed');
    await tx.query(`INSERT INTO newsletter_days (day, handed) VALUES (?, ?) ${added}`, [day, deliveries]);
  }
}
