import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { MailQueries } from '../application/ports.js';
import { MailReport } from '../mail-report.js';
import type { OutgoingMailRow } from './mail.tables.js';
import { mailOf } from './stored-mail.js';

/** Mails are sent roughly in the order in which they were written: the last one sent is among these. */
const NEWEST = 100;

@Injectable()
export class SqlMailReport extends MailReport {
  constructor(
    private readonly database: Database,
    private readonly queries: MailQueries,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async read() {
    const [lastSentAt, lastTestAt, lastFailure, counts] = await Promise.all([
      this.lastSent("state = 'sent'"),
      this.lastSent("state = 'sent' AND kind = 'test'"),
      this.lastFailure(),
      this.queries.counts(),
    ]);
    const held = counts.filter(({ state }) => state === 'held').reduce((sum, { mails }) => sum + mails, 0);
    return { lastSentAt, lastTestAt, lastFailure, held };
  }

  override async failed(): Promise<number> {
    return (await this.queries.summary(this.clock.timestamp())).failed;
  }

  private async lastSent(condition: string): Promise<string | null> {
    const [row] = await this.database.reader.query<{ sentAt: string | null }[]>(
      `SELECT MAX(sentAt) AS sentAt FROM (
         SELECT sentAt FROM outgoing_mails WHERE ${condition} ORDER BY id DESC LIMIT ${NEWEST}
       ) AS newest`,
    );
    return row?.sentAt ?? null;
  }

  /** Of the mails that failed for good or are tried again, the last attempt. */
  private async lastFailure(): Promise<{ at: string; reply: string | null } | null> {
    const rows = await Promise.all(
      ['failed', 'retrying'].map((state) =>
        this.database.reader.query<OutgoingMailRow[]>(
          'SELECT * FROM outgoing_mails WHERE state = ? ORDER BY id DESC LIMIT 1',
          [state],
        ),
      ),
    );
    const failures = rows.flat().map((row) => {
      const { attemptLog, lastReply, createdAt } = mailOf(row);
      return { at: attemptLog.at(-1)?.at ?? createdAt, reply: lastReply };
    });
    return failures.sort((one, other) => other.at.localeCompare(one.at))[0] ?? null;
  }
}
