import type { PageData } from '@contract';
import type { Embed } from './blog/ArticleText';
import { ArticlePage } from './blog/ArticlePage';
import { BlogPage } from './blog/BlogPage';
import { IssuePage } from './newsletter/IssuePage';
import { IssuesPage } from './newsletter/IssuesPage';
import { PageFrame } from './PageFrame';

export type ReadingData = Extract<PageData, { page: 'blog' | 'article' | 'issues' | 'issue' }>;

export const isReading = (page: PageData): page is ReadingData =>
  ['blog', 'article', 'issues', 'issue'].includes(page.page);

interface ReadingProps {
  readonly page: ReadingData;
  /** For an article with a calculator. */
  readonly Embed: Embed | undefined;
}

/** The root component of articles and issues, which the browser loads for them only. */
export function ReadingApp({ page, Embed }: ReadingProps) {
  return (
    <PageFrame page={page}>
      <PageContent page={page} Embed={Embed} />
    </PageFrame>
  );
}

function PageContent({ page, Embed }: ReadingProps) {
  switch (page.page) {
    case 'blog':
      return <BlogPage posts={page.posts} path={page.path} />;
    case 'article':
      return (
        <ArticlePage post={page.post} text={page.text} more={page.more} origin={page.origin} Embed={Embed} />
      );
    case 'issues':
      return <IssuesPage issues={page.issues} />;
    case 'issue':
      return <IssuePage issue={page.issue} html={page.html} more={page.more} />;
  }
}
