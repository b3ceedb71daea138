import { Injectable } from '@nestjs/common';
import { HELD_ADDRESSES } from '../../holds/held-people.js';
import { affected, Database } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { RetainedMails } from '../retained-mails.js';

/** Mails that ended before a time, and held ones written before it, which are no longer sent. */
const ENDED = `contentRemovedAt IS NULL AND createdAt < ? AND (sentAt IS NULL OR sentAt < ?)
  AND state IN ('sent', 'failed', 'skipped', 'held')`;

/** Mails to people under a legal hold, and those to staff about the same leads. */
const HELD = `recipientKey IN (${HELD_ADDRESSES}) OR (leadId IS NOT NULL AND leadId IN
  (SELECT held.leadId FROM outgoing_mails held WHERE held.leadId IS NOT NULL AND held.recipientKey IN (${HELD_ADDRESSES})))`;
const REMOVABLE = `${ENDED} AND NOT (${HELD})`;

@Injectable()
export class SqlRetainedMails extends RetainedMails {
  constructor(private readonly database: Database) {
    super();
  }

  override async removable(before: string): Promise<number> {
    const [row] = await this.database.reader.query<{ mails: number | string }[]>(
      `SELECT COUNT(*) AS mails FROM outgoing_mails WHERE ${REMOVABLE}`,
      [before, before],
    );
    return Number(row?.mails ?? 0);
  }

  override async removeContent(before: string, at: string, limit: number): Promise<number> {
    const rows = await this.database.reader.query<{ id: string }[]>(
      `SELECT id FROM outgoing_mails WHERE ${REMOVABLE} ORDER BY createdAt LIMIT ?`,
      [before, before, limit],
    );
    if (rows.length === 0) return 0;
    return this.database.write((tx) =>
      affected(
        tx,
        `UPDATE outgoing_mails SET data = '{}', contentRemovedAt = ?
         WHERE id IN (${placeholders(rows)}) AND ${ENDED}`,
        [at, ...rows.map(({ id }) => id), before, before],
      ),
    );
  }
}
