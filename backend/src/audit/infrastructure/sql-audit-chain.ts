import { Injectable } from '@nestjs/common';
import { affected, Database } from '../../platform/database/database.js';
import { AuditChain, Verifications } from '../application/ports.js';
import type { ChainedEntry, ChainHead } from '../domain/chained-entry.js';
import type { ChainResult, Verification } from '../domain/verification.js';

@Injectable()
export class SqlAuditChain extends AuditChain {
  constructor(private readonly database: Database) {
    super();
  }

  override async head(): Promise<ChainHead | null> {
    const [head] = await this.database.reader.query<ChainHead[]>(
      'SELECT entries, hash FROM audit_head WHERE id = 1',
    );
    return head ?? null;
  }

  override after(seq: number, limit: number): Promise<ChainedEntry[]> {
    return this.database.reader.query('SELECT * FROM audit_log WHERE seq > ? ORDER BY seq LIMIT ?', [
      seq,
      limit,
    ]);
  }

  override async lastSeq(): Promise<number> {
    const [row] = await this.database.reader.query<{ last: number | null }[]>(
      'SELECT MAX(seq) AS last FROM audit_log',
    );
    return row?.last ?? 0;
  }
}

@Injectable()
export class SqlVerifications extends Verifications {
  constructor(private readonly database: Database) {
    super();
  }

  override async last(): Promise<Verification | null> {
    const [row] = await this.database.reader.query<{ verification: string | null }[]>(
      'SELECT verification FROM audit_head WHERE id = 1',
    );
    return row?.verification ? (JSON.parse(row.verification) as Verification) : null;
  }

  /** Before the first entry there is no row, and nothing to verify. */
  override async claim(now: string, until: string): Promise<boolean> {
    const claimed = await this.database.write((tx) =>
      affected(
        tx,
        `UPDATE audit_head SET verifyingUntil = ?
         WHERE id = 1 AND (verifyingUntil IS NULL OR verifyingUntil <= ? OR verifyingUntil > ?)`,
        [until, now, until],
      ),
    );
    return claimed === 1;
  }

  override async store(at: string, result: ChainResult): Promise<void> {
    const verification: Verification = { at, ...result };
    await this.database.write((tx) =>
      affected(tx, 'UPDATE audit_head SET verification = ?, verifyingUntil = NULL WHERE id = 1', [
        JSON.stringify(verification),
      ]),
    );
  }
}
