import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../../platform/clock.js';
import { Database, type Transaction, transactionOf } from '../../platform/database/database.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { portions } from '../../platform/portions.js';
import { type OutboundEvent, OutboundEvents } from '../outbound-events.js';
import type { EventRow } from './webhook.tables.js';

/** Rows of one statement. */
const PIECE = 50;

@Injectable()
export class SqlOutboundEvents extends OutboundEvents {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async publish(unit: Unit, events: readonly OutboundEvent[]): Promise<void> {
    if (events.length === 0) return;
    const tx = transactionOf(unit);
    const asked = await tx.query<{ events: string }[]>('SELECT events FROM webhooks WHERE enabled = 1');
    const wanted = events.filter(({ type }) => asked.some((webhook) => webhook.events.includes(`"${type}"`)));
    for (const some of portions(wanted, PIECE)) await this.insert(tx, some);
  }

  private async insert(tx: Transaction, events: readonly OutboundEvent[]): Promise<void> {
    const createdAt = this.clock.timestamp();
    const rows = events.map(({ type, id, leadType = null, aboutId = id, dedupKey = null }): EventRow => ({
      id: newId(),
      type,
      subjectId: id,
      leadType,
      aboutId,
      createdAt,
      isSpread: 0,
      dedupKey,
    }));
    const columns = Object.keys(rows[0]!);
    const places = `(${columns.map(() => '?').join(', ')})`;
    const ignore = this.database.dialect === 'mysql' ? 'INSERT IGNORE' : 'INSERT OR IGNORE';
    await tx.query(
      `${ignore} INTO webhook_events (${columns.join(', ')}) VALUES ${rows.map(() => places).join(', ')}`,
      rows.flatMap((row) => Object.values(row) as unknown[]),
    );
  }
}
