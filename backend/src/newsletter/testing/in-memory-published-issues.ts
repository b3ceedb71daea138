import { type PublishedIssue, PublishedIssues } from '../published-issues.js';

/** An archive with these issues, all of them sent. */
export class InMemoryPublishedIssues extends PublishedIssues {
  private readonly newestFirst: readonly PublishedIssue[];

  constructor(issues: readonly PublishedIssue[] = []) {
    super();
    this.newestFirst = [...issues].sort((one, other) => other.sentAt.localeCompare(one.sentAt));
  }

  override async summaries(): Promise<Omit<PublishedIssue, 'content'>[]> {
    return this.newestFirst.map(({ content: _, ...summary }) => summary);
  }

  override async latest(): Promise<Omit<PublishedIssue, 'content'> | null> {
    return (await this.summaries())[0] ?? null;
  }

  override async newest(limit: number): Promise<PublishedIssue[]> {
    return this.newestFirst.slice(0, limit);
  }

  override async find(slug: string): Promise<PublishedIssue | null> {
    return this.newestFirst.find((issue) => issue.slug === slug) ?? null;
  }
}

export function aPublishedIssue(sentAt: string, changes: Partial<PublishedIssue> = {}): PublishedIssue {
  const slug = `issue-of-${sentAt.slice(0, 10)}`;
  return { id: slug, slug, subject: slug, preheader: 'In short', content: '# Long', sentAt, ...changes };
}
