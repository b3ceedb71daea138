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

/** The public archive of the newsletter, for the site: issues that are sent and marked public. */
export abstract class PublishedIssues {
  /** Newest first, without their content. */
  abstract summaries(): Promise<Omit<PublishedIssue, 'content'>[]>;

  /** The newest one, without its content. */
  abstract latest(): Promise<Omit<PublishedIssue, 'content'> | null>;

  /** The newest ones, with their content. */
  abstract newest(limit: number): Promise<PublishedIssue[]>;

  /** Also while it is being sent, because its mails lead to it. */
  abstract find(slug: string): Promise<PublishedIssue | null>;
}
