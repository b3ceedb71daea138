import { Injectable } from '@nestjs/common';
import { PublishedPosts } from '../../blog/published-posts.js';
import { Database } from '../../platform/database/database.js';
import { withArticles } from '../domain/article-links.js';
import { ANY_READER, withFirstName } from '../domain/issue-tokens.js';
import { publishedArticles } from '../infrastructure/issue-prose.js';
import { type PublishedIssue, PublishedIssues } from '../published-issues.js';

const NEWEST_FIRST = `isPublic = 1 AND state = 'sent' ORDER BY startedAt DESC, id DESC`;
const SUMMARY = 'id, slug, subject, preheader, startedAt AS sentAt';

@Injectable()
export class SqlPublishedIssues extends PublishedIssues {
  constructor(
    private readonly database: Database,
    private readonly posts: PublishedPosts,
  ) {
    super();
  }

  override summaries(): Promise<Omit<PublishedIssue, 'content'>[]> {
    return this.database.reader.query(`SELECT ${SUMMARY} FROM newsletter_issues WHERE ${NEWEST_FIRST}`);
  }

  override async latest(): Promise<Omit<PublishedIssue, 'content'> | null> {
    const [row] = await this.database.reader.query<Omit<PublishedIssue, 'content'>[]>(
      `SELECT ${SUMMARY} FROM newsletter_issues WHERE ${NEWEST_FIRST} LIMIT 1`,
    );
    return row ?? null;
  }

  override async newest(limit: number): Promise<PublishedIssue[]> {
    const rows = await this.database.reader.query<PublishedIssue[]>(
      `SELECT ${SUMMARY}, content FROM newsletter_issues WHERE ${NEWEST_FIRST} LIMIT ?`,
      [limit],
    );
    return Promise.all(rows.map((row) => this.shown(row)));
  }

  override async find(slug: string): Promise<PublishedIssue | null> {
    const [row] = await this.database.reader.query<PublishedIssue[]>(
      `SELECT ${SUMMARY}, content FROM newsletter_issues WHERE slug = ? AND isPublic = 1 AND state <> 'cancelled'`,
      [slug],
    );
    return row ? this.shown(row) : null;
  }

  /** With the articles that mails show as cards. */
  private async shown(issue: PublishedIssue): Promise<PublishedIssue> {
    const articles = await publishedArticles(this.posts, issue.content);
    const content = withArticles(withFirstName(issue.content, ANY_READER), (slug) => {
      const article = articles.get(slug);
      return article ? `### [${asText(article.title)}](/blog/${slug})\n\n${asText(article.excerpt)}` : null;
    });
    return { ...issue, content };
  }
}

/** The Markdown of a text that has none. */
const asText = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|~!&]/g, '\\$&');
