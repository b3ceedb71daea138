import { longDate } from '../../shared/dates';
import { usePage } from '../PageContext';

/** The day on which an issue was sent. */
export function IssueDate({ sentAt }: { sentAt: string }) {
  const { timeZone } = usePage();
  return (
    <p className="issue-date">
      <time dateTime={sentAt}>{longDate(sentAt, timeZone)}</time>
    </p>
  );
}
