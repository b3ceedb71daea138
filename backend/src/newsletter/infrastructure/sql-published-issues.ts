import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { type PublishedIssue, PublishedIssues } from '../published-issues.js';

const PUBLISHED = `isPublic = 1 AND state = 'sent'`;
const SUMMARY = 'id, slug, subject, preheader, startedAt AS sentAt';

@Injectable()
export class SqlPublishedIssues extends PublishedIssues {
  constructor(private readonly database: Database) {
    super();
  }

  override summaries(): Promise<Omit<PublishedIssue, 'content'>[]> {
    return this.database.reader.query(
      `SELECT ${SUMMARY} FROM newsletter_issues WHERE ${PUBLISHED} ORDER BY startedAt DESC, id DESC`,
    );
  }

  override newest(limit: number): Promise<PublishedIssue[]> {
    return this.database.reader.query(
      `SELECT ${SUMMARY}, content FROM newsletter_issues WHERE ${PUBLISHED} ORDER BY startedAt DESC, id DESC LIMIT ?`,
      [limit],
    );
  }

  override async find(slug: string): Promise<PublishedIssue | null> {
    const [row] = await this.database.reader.query<PublishedIssue[]>(
      `SELECT ${SUMMARY}, content FROM newsletter_issues WHERE slug = ? AND ${PUBLISHED}`,
      [slug],
    );
    return row ?? null;
  }
}
