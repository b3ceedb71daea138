import { Injectable } from '@nestjs/common';
import { affected, Database } from '../../platform/database/database.js';
import { AuditChain, Verifications } from '../application/ports.js';
import type { ChainedEntry, ChainHead } from '../domain/chained-entry.js';
import { confirmedEnd, type Verification } from '../domain/verification.js';

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

  override async confirmed(): Promise<ChainHead | null> {
    const verification = await storedVerification(this.database);
    return verification && confirmedEnd(verification);
  }

  override async bounds(): Promise<{ first: number | null; last: number | null }> {
    // one query each: SQLite takes both from the index only when they are alone
    const [row] = await this.database.reader.query<{ first: number | null; last: number | null }[]>(
      'SELECT (SELECT MIN(seq) FROM audit_log) AS first, (SELECT MAX(seq) FROM audit_log) AS last',
    );
    return row!;
  }
}

@Injectable()
export class SqlVerifications extends Verifications {
  constructor(private readonly database: Database) {
    super();
  }

  override last(): Promise<Verification | null> {
    return storedVerification(this.database);
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

  override async store(verification: Verification): Promise<void> {
    await this.database.write((tx) =>
      affected(tx, 'UPDATE audit_head SET verification = ?, verifyingUntil = NULL WHERE id = 1', [
        JSON.stringify(verification),
      ]),
    );
  }
}

async function storedVerification({ reader }: Database): Promise<Verification | null> {
  const [row] = await reader.query<{ verification: string | null }[]>(
    'SELECT verification FROM audit_head WHERE id = 1',
  );
  return row?.verification ? (JSON.parse(row.verification) as Verification) : null;
}
