import type { IssueSummary } from '@contract';
import { IssueDate } from './IssueDate';

interface IssueListProps {
  readonly issues: readonly IssueSummary[];
  readonly heading: 'h2' | 'h3';
}

/** Issues by date, each with its subject and first words. */
export function IssueList({ issues, heading: Heading }: IssueListProps) {
  return (
    <ol className="issue-list">
      {issues.map(({ slug, subject, preheader, sentAt }) => (
        <li key={slug}>
          <article>
            <IssueDate sentAt={sentAt} />
            <Heading>
              <a href={`/newsletter/${slug}`}>{subject}</a>
            </Heading>
            {preheader !== '' && <p className="issue-preheader">{preheader}</p>}
          </article>
        </li>
      ))}
    </ol>
  );
}
