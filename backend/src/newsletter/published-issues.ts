import { Injectable } from '@nestjs/common';
import { ANY_READER, withFirstName } from './domain/issue-tokens.js';
import { Database } from '../platform/database/database.js';

/** An issue in the public archive. */
export interface PublishedIssue {
  readonly id: string;
  readonly slug: string;
  readonly subject: string;
  /** Empty when there is none. */
  readonly preheader: string;
  /** Markdown. */
  readonly content: string;
  /** ISO 8601 UTC. */
  readonly sentAt: string;
}

const PUBLISHED = `isPublic = 1 AND state = 'sent'`;
const SUMMARY = 'id, slug, subject, preheader, startedAt AS sentAt';

/** The public archive of the newsletter, for the site: issues that are sent and marked public. */
@Injectable()
export class PublishedIssues {
  constructor(private readonly database: Database) {}

  /** Newest first, without their content. */
  summaries(): Promise<Omit<PublishedIssue, 'content'>[]> {
    return this.database.reader.query(
      `SELECT ${SUMMARY} FROM newsletter_issues WHERE ${PUBLISHED} ORDER BY startedAt DESC, id DESC`,
    );
  }

  /** The newest ones. */
  async newest(limit: number): Promise<PublishedIssue[]> {
    const rows = await this.database.reader.query<PublishedIssue[]>(
      `SELECT ${SUMMARY}, content FROM newsletter_issues WHERE ${PUBLISHED} ORDER BY startedAt DESC, id DESC LIMIT ?`,
      [limit],
    );
    return rows.map(forAnybody);
  }

  async find(slug: string): Promise<PublishedIssue | null> {
    const [row] = await this.database.reader.query<PublishedIssue[]>(
      `SELECT ${SUMMARY}, content FROM newsletter_issues WHERE slug = ? AND ${PUBLISHED}`,
      [slug],
    );
    return row ? forAnybody(row) : null;
  }
}

function forAnybody(issue: PublishedIssue): PublishedIssue {
  return { ...issue, content: withFirstName(issue.content, ANY_READER) };
}
