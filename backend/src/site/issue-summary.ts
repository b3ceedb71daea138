import type { PublishedIssue } from '../newsletter/published-issues.js';
import type { IssueSummary } from './page-data.js';

/** What pages show of an issue besides its content. */
export function summaryOf({
  slug,
  subject,
  preheader,
  sentAt,
}: Omit<PublishedIssue, 'content'>): IssueSummary {
  return { slug, subject, preheader, sentAt };
}
