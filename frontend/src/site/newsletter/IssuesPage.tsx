import type { IssueSummary } from '@contract';
import { ARCHIVE, NEWSLETTER } from '../content/newsletter';
import { Icon } from '../icons/Icon';
import { IssueList } from './IssueList';
import { NewsletterBlock } from './NewsletterBlock';

/** The archive of the newsletter, newest issue first, with the form to subscribe at its end. */
export function IssuesPage({ issues }: { issues: readonly IssueSummary[] }) {
  return (
    <>
      <div className="issues page-width">
        <a className="arrow-link arrow-link-back" href="/">
          <Icon name="back" />
          {ARCHIVE.back}
        </a>
        <div className="section-head">
          <h1>{NEWSLETTER.name}</h1>
          <p className="section-lead">{NEWSLETTER.lead}</p>
        </div>
        {issues.length === 0 ? <NoIssues /> : <IssueList issues={issues} heading="h2" />}
      </div>
      <NewsletterBlock />
    </>
  );
}

function NoIssues() {
  return (
    <div className="issues-empty">
      <span className="message-mark">
        <Icon name="mail" size={36} />
      </span>
      <div>
        <h2>{ARCHIVE.empty.title}</h2>
        <p>{ARCHIVE.empty.detail}</p>
      </div>
    </div>
  );
}
