import { Injectable } from '@nestjs/common';
import { Like } from 'typeorm';
import { placeholders } from '../../platform/database/placeholders.js';
import { Database, transactionOf } from '../../platform/database/database.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { type IssuePageRequest, IssueRepository, type SendingIssue } from '../application/issue.ports.js';
import type { Issue } from '../domain/issue.js';
import { searchForm, searchWords } from '../../platform/values/search.js';
import { columnsOf, type IssueRow, issueOf } from './issue-rows.js';
import { Issues } from './newsletter.tables.js';

@Injectable()
export class SqlIssues extends IssueRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async find(id: string): Promise<Issue | null> {
    const row = await this.database.reader.findOneBy(Issues, { id });
    return row && issueOf(row);
  }

  override async active(): Promise<Issue[]> {
    const rows = await this.database.reader.query<IssueRow[]>(
      `SELECT * FROM newsletter_issues WHERE state IN ('scheduled', 'sending') ORDER BY id`,
    );
    return rows.map(issueOf);
  }

  override async lock(unit: Unit, id: string): Promise<SendingIssue | null> {
    const row = await transactionOf(unit).findOne(Issues, { where: { id }, ...this.database.rowLock });
    return row && { issue: issueOf(row), chosenUntil: row.chosenUntil };
  }

  override async add(unit: Unit, issue: Issue): Promise<void> {
    await transactionOf(unit).insert(Issues, { ...columnsOf(issue), chosenUntil: '' });
  }

  override async update(unit: Unit, issue: Issue): Promise<void> {
    await transactionOf(unit).update(Issues, { id: issue.id }, columnsOf(issue));
  }

  override async remove(unit: Unit, id: string): Promise<void> {
    await transactionOf(unit).delete(Issues, { id });
  }

  override async slugsLike(unit: Unit, slug: string): Promise<string[]> {
    const taken = await transactionOf(unit).query<{ slug: string }[]>(
      `SELECT slug FROM newsletter_issues WHERE slug = ? OR slug LIKE ?`,
      [slug, `${slug}-%`],
    );
    return taken.map((other) => other.slug);
  }

  override async showing(words: string): Promise<Pick<Issue, 'id' | 'subject'>[]> {
    return this.database.reader.find(Issues, {
      select: { id: true, subject: true },
      where: { content: Like(`%${words}%`) },
      order: { createdAt: 'DESC' },
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
      `SELECT id, subject, preheader, '' AS content, isPublic, state, slug, testedAt, sendAt, startedAt, endedAt, recipients,
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
}
