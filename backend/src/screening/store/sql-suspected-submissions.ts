import { Injectable } from '@nestjs/common';
import { assertNotHeld, HELD_ADDRESSES } from '../../holds/held-people.js';
import { affected, Database, transactionOf } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { NotFound } from '../../platform/domain-error.js';
import type { Unit } from '../../platform/unit-of-work.js';
import type { SuspectedPageRequest, UndecidedSubmissions } from '../application/ports.js';
import { mailboxKey } from '../../platform/values/email.js';
import { phoneKey } from '../domain/blocked-sender.js';
import type { Suspicion } from '../domain/suspicion.js';
import { type SuspectedSubmission, SuspectedSubmissions } from '../suspected-submissions.js';
import { type SuspectedSubmissionRow, SuspectedSubmissionTable } from './screening.tables.js';

/** Maximum per unit of work, because other units wait for it. */
const MAX_DELETED = 1_000;

@Injectable()
export class SqlSuspectedSubmissions extends SuspectedSubmissions implements UndecidedSubmissions {
  constructor(private readonly database: Database) {
    super();
  }

  async hold(unit: Unit, { form, ...submission }: SuspectedSubmission): Promise<void> {
    const keys = { emailKey: mailboxKey(form.email), phoneKey: form.phone ? phoneKey(form.phone) : null };
    await transactionOf(unit).insert(SuspectedSubmissionTable, {
      ...submission,
      ...keys,
      body: JSON.stringify(form),
    });
  }

  async take(unit: Unit, id: string): Promise<void> {
    const sql = 'DELETE FROM suspected_posts WHERE id = ?';
    if ((await affected(transactionOf(unit), sql, [id])) === 0) throw new NotFound('submission.gone');
  }

  async findById(id: string): Promise<SuspectedSubmission | null> {
    const row = await this.database.reader.findOneBy(SuspectedSubmissionTable, { id });
    return row && submissionOf(row);
  }

  /** A page by the time of sending. */
  async page({ filter, order, range }: SuspectedPageRequest) {
    const [rows, total] = await this.database.reader.findAndCount(SuspectedSubmissionTable, {
      where: filter,
      order: { createdAt: order, id: order },
      skip: range.offset,
      take: range.limit,
    });
    return { rows: rows.map(submissionOf), total };
  }

  async remove(unit: Unit, ids: readonly string[]): Promise<number> {
    const sql = `DELETE FROM suspected_posts WHERE id IN (${placeholders(ids)})`;
    return affected(transactionOf(unit), sql, ids);
  }

  removeAll(reason: Suspicion): Promise<number> {
    return this.deleteInPieces('reason = ?', reason);
  }

  /** Deletes those sent before that time but those of people under a legal hold; returns their number. */
  deleteBefore(createdAt: string): Promise<number> {
    return this.deleteInPieces('createdAt < ?', createdAt);
  }

  async assertNotHeld(unit: Unit, ids: readonly string[]): Promise<void> {
    const tx = transactionOf(unit);
    const sql = `SELECT DISTINCT emailKey FROM suspected_posts WHERE id IN (${placeholders(ids)})`;
    const senders = await tx.query<{ emailKey: string }[]>(sql, [...ids]);
    await assertNotHeld(
      tx,
      senders.map((sender) => sender.emailKey),
    );
  }

  private async deleteInPieces(condition: string, value: string): Promise<number> {
    const isFree = `emailKey NOT IN (${HELD_ADDRESSES})`;
    const sql = `DELETE FROM suspected_posts WHERE ${condition} AND ${isFree} ORDER BY createdAt, id LIMIT ${MAX_DELETED}`;
    let total = 0;
    let deleted: number;
    do {
      deleted = await this.database.write((tx) => affected(tx, sql, [value]));
      total += deleted;
    } while (deleted === MAX_DELETED);
    return total;
  }
}

function submissionOf({
  body,
  emailKey: email,
  phoneKey: _,
  ...row
}: SuspectedSubmissionRow): SuspectedSubmission {
  return { ...row, form: { email, ...parsed(body) } };
}

/** Nothing of a row that was made unreadable by hand. */
function parsed(body: string): Partial<SuspectedSubmission['form']> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
