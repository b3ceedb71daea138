import type { IssueSummary } from '@contract';
import { ArticleText } from '../blog/ArticleText';
import { ARCHIVE, NEWSLETTER } from '../content/newsletter';
import { Icon } from '../icons/Icon';
import { IssueDate } from './IssueDate';
import { IssueList } from './IssueList';
import { SubscribePanel } from './SubscribePanel';

interface IssuePageProps {
  readonly issue: IssueSummary;
  /** HTML from the server's Markdown renderer, with raw HTML off and links sanitised. */
  readonly html: string;
  readonly more: readonly IssueSummary[];
}

/** An issue of the newsletter, read like an article. */
export function IssuePage({ issue, html, more }: IssuePageProps) {
  const { subject, preheader, sentAt } = issue;
  return (
    <>
      <article className="article page-width">
        <a className="arrow-link arrow-link-back" href="/newsletter">
          <Icon name="back" />
          {NEWSLETTER.name}
        </a>
        <header className="article-head">
          <IssueDate sentAt={sentAt} />
          <h1>{subject}</h1>
          {preheader !== '' && <p className="section-lead">{preheader}</p>}
        </header>
        <ArticleText text={[{ html }]} contentsTitle="In this letter" />
      </article>
      <SubscribePanel title={ARCHIVE.next.title} lead={ARCHIVE.next.lead} />
      {more.length > 0 && (
        <section className="more-issues page-width" aria-labelledby="more-title">
          <h2 id="more-title">{ARCHIVE.more}</h2>
          <IssueList issues={more} heading="h3" />
        </section>
      )}
    </>
  );
}
