import { Injectable } from '@nestjs/common';
import { type EntityManager, Like } from 'typeorm';
import { BusinessTime } from '../../calendar/business-time.js';
import { Outbox } from '../../mail/outbox.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { Database, runAll, unitOf } from '../../platform/database/database.js';
import { type IssuePageRequest, IssueRepository } from '../application/ports.js';
import type { Issue } from '../domain/issue.js';
import { searchForm, searchWords } from '../../platform/values/search.js';
import { columnsOf, type IssueRow, issueOf } from './issue-rows.js';
import { Issues } from './newsletter.tables.js';

/** Mails taken back at once. */
const PIECE = 500;

@Injectable()
export class SqlIssues extends IssueRepository {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly time: BusinessTime,
  ) {
    super();
  }

  override async add(issue: Issue): Promise<void> {
    await this.database.write((tx) => tx.insert(Issues, { ...columnsOf(issue), chosenUntil: '' }));
  }

  override async find(id: string): Promise<Issue | null> {
    const row = await this.database.reader.findOneBy(Issues, { id });
    return row && issueOf(row);
  }

  override change(id: string, decide: (issue: Issue) => Issue): Promise<Issue | null> {
    return this.database.write((tx) => this.changeIn(tx, id, decide));
  }

  override stop(id: string, decide: (issue: Issue) => Issue): Promise<Issue | null> {
    return this.database.write(async (tx) => {
      const stopped = await this.changeIn(tx, id, decide);
      if (stopped) await this.takeBack(tx, id);
      return stopped;
    });
  }

  override async showing(words: string): Promise<Pick<Issue, 'id' | 'subject'>[]> {
    return this.database.reader.find(Issues, {
      select: { id: true, subject: true },
      where: { content: Like(`%${words}%`) },
      order: { createdAt: 'DESC' },
    });
  }

  override async remove(id: string, check: (issue: Issue) => void): Promise<boolean> {
    return this.database.write(async (tx) => {
      const row = await tx.findOne(Issues, { where: { id }, ...this.database.rowLock });
      if (!row) return false;
      check(issueOf(row));
      await tx.delete(Issues, { id });
      return true;
    });
  }

  override async page({
    filter: { state, q },
    sort,
    order,
    range,
  }: IssuePageRequest): Promise<{ rows: Omit<Issue, 'content'>[]; total: number }> {
    const { reader } = this.database;
    const ids = q === undefined ? null : await this.idsWith(q);
    if (ids?.length === 0) return { rows: [], total: 0 };
    const conditions = [
      ...(state === undefined ? [] : ['state = ?']),
      ...(ids ? [`id IN (${placeholders(ids)})`] : []),
    ];
    const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
    const values = [...(state === undefined ? [] : [state]), ...(ids ?? [])];
    const [counted] = await reader.query<{ issues: number | string }[]>(
      `SELECT COUNT(*) AS issues FROM newsletter_issues ${where}`,
      values,
    );
    const rows = await reader.query<IssueRow[]>(
      `SELECT id, subject, preheader, '' AS content, isPublic, state, slug, sendAt, startedAt, endedAt, recipients,
         sent, failed, skipped, unsubscribed, createdBy, createdAt, updatedAt
       FROM newsletter_issues ${where} ORDER BY ${sort} ${order}, id ${order} LIMIT ? OFFSET ?`,
      [...values, range.limit, range.offset],
    );
    return {
      rows: rows.map((row) => {
        const { content: _, ...issue } = issueOf(row);
        return issue;
      }),
      total: Number(counted?.issues ?? 0),
    };
  }

  /** Of the issues whose subjects contain each word of the query. There are few issues. */
  private async idsWith(q: string): Promise<string[]> {
    const words = searchWords(q);
    if (words.length === 0) return [];
    const issues = await this.database.reader.find(Issues, { select: { id: true, subject: true } });
    const found = issues.filter(({ subject }) => words.every((word) => searchForm(subject).includes(word)));
    return found.map(({ id }) => id);
  }

  private async changeIn(
    tx: EntityManager,
    id: string,
    decide: (issue: Issue) => Issue,
  ): Promise<Issue | null> {
    const row = await tx.findOne(Issues, { where: { id }, ...this.database.rowLock });
    if (!row) return null;
    const issue = issueOf(row);
    const changed = decide(issue);
    if (changed !== issue) await tx.update(Issues, { id }, columnsOf(changed));
    return changed;
  }

  /** The deliveries whose mails are not on their way wait again; they do not count for the day's limit. */
  private async takeBack(tx: EntityManager, issueId: string): Promise<void> {
    const handed = await tx.query<{ mailId: string }[]>(
      `SELECT mailId FROM newsletter_deliveries WHERE issueId = ? AND state = 'handed'`,
      [issueId],
    );
    let taken = 0;
    for (let from = 0; from < handed.length; from += PIECE) {
      const ids = await this.outbox.takeBack(
        unitOf(tx),
        handed.slice(from, from + PIECE).map(({ mailId }) => mailId),
      );
      if (ids.length === 0) continue;
      taken += ids.length;
      await tx.query(
        `UPDATE newsletter_deliveries SET state = 'waiting', mailId = NULL
         WHERE issueId = ? AND state = 'handed' AND mailId IN (${placeholders(ids)})`,
        [issueId, ...ids],
      );
    }
    if (taken === 0) return;
    const sql = 'UPDATE newsletter_days SET handed = handed - ? WHERE day = ? AND handed >= ?';
    await runAll(tx, [{ sql, parameters: [taken, this.time.today(), taken] }]);
  }
}
