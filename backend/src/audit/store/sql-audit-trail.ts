import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../../platform/clock.js';
import {
  Database,
  runAll,
  type Statement,
  type Transaction,
  transactionOf,
} from '../../platform/database/database.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { nextEntry } from '../hash-chain.js';
import { type AuditEntry, AuditTrail } from '../audit-trail.js';
import { areaOf } from '../domain/actions.js';
import { type ChainHead, detailsText, FIRST_PREVIOUS } from '../domain/chained-entry.js';

const MAX_ACTION = 120;
const MAX_DETAILS = 2_000;
const COLUMNS = 'seq, id, at, action, area, userId, details, requestId, previousHash, hash';

/** Appends to the chain. Writers of all replicas take turns: each locks the row of the head until its commit. */
@Injectable()
export class SqlAuditTrail extends AuditTrail {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override record(entry: AuditEntry): Promise<void> {
    return this.database.write(async (tx, atEnd) => atEnd(await this.append(tx, entry)));
  }

  override async recordIn(unit: Unit, entry: AuditEntry): Promise<void> {
    const tx = transactionOf(unit);
    await runAll(tx, await this.append(tx, entry));
  }

  private async append(tx: Transaction, entry: AuditEntry): Promise<Statement[]> {
    const { action, userId, requestId = null } = entry;
    const details = detailsText(entry.details);
    // an entry is never cut to fit: it would say something else
    if (action.length > MAX_ACTION || details.length > MAX_DETAILS)
      throw new RangeError('The entry is too long for the audit trail');
    const head = await this.lockedHead(tx);
    const next = nextEntry(head, {
      id: newId(),
      at: this.clock.timestamp(),
      action,
      area: areaOf(action),
      userId,
      details,
      requestId,
    });
    return [
      {
        sql: `INSERT INTO audit_log (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        parameters: [
          next.seq,
          next.id,
          next.at,
          next.action,
          next.area,
          next.userId,
          next.details,
          next.requestId,
          next.previousHash,
          next.hash,
        ],
      },
      {
        sql: 'UPDATE audit_head SET entries = ?, hash = ? WHERE id = 1',
        parameters: [next.seq, next.hash],
      },
    ];
  }

  /** The first entry adds the row; so there is always one to lock. */
  private async lockedHead(tx: Transaction): Promise<ChainHead> {
    const mysql = this.database.dialect === 'mysql';
    const present = mysql ? 'ON DUPLICATE KEY UPDATE id = id' : 'ON CONFLICT (id) DO NOTHING';
    const [head] = await runAll<ChainHead>(tx, [
      {
        sql: `INSERT INTO audit_head (id, entries, hash) VALUES (1, 0, ?) ${present}`,
        parameters: [FIRST_PREVIOUS],
      },
      {
        sql: `SELECT entries, hash FROM audit_head WHERE id = 1${mysql ? ' FOR UPDATE' : ''}`,
        parameters: [],
      },
    ]);
    return head!;
  }
}
