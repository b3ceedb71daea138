import type { Issue } from '../domain/issue.js';
import type { IssueRow } from './newsletter.tables.js';

export type { IssueRow } from './newsletter.tables.js';

export function issueOf({
  chosenUntil: _,
  isPublic,
  ...row
}: Omit<IssueRow, 'chosenUntil'> & Partial<IssueRow>): Issue {
  return { ...row, isPublic: isPublic === 1 };
}

/** Without the progress of choosing recipients. */
export function columnsOf({ isPublic, ...issue }: Issue): Omit<IssueRow, 'chosenUntil'> {
  return { ...issue, isPublic: isPublic ? 1 : 0 };
}
