import type { PageData } from '@contract';
import { ArticlePage } from './blog/ArticlePage';
import { BlogPage } from './blog/BlogPage';
import { HomePage } from './home/HomePage';
import { NotFoundPage } from './notices/NotFoundPage';
import { ThanksPage } from './notices/ThanksPage';
import { IssuePage } from './newsletter/IssuePage';
import { IssuesPage } from './newsletter/IssuesPage';
import { PageFrame } from './PageFrame';
import type { PrivatePageData } from './PrivateApp';

/** Data of the pages that the browser hydrates. */
export type HydratedPageData = Exclude<PageData, PrivatePageData>;

/** The root component of a public page, for server and browser. */
export function App({ page }: { page: HydratedPageData }) {
  return (
    <PageFrame page={page}>
      <PageContent page={page} />
    </PageFrame>
  );
}

function PageContent({ page }: { page: HydratedPageData }) {
  switch (page.page) {
    case 'home':
      return (
        <HomePage
          content={page.content}
          latestIssue={page.latestIssue}
          booking={page.booking}
          newsletter={page.newsletter}
        />
      );
    case 'thanks':
      return <ThanksPage content={page} />;
    case 'blog':
      return <BlogPage posts={page.posts} path={page.path} />;
    case 'article':
      return <ArticlePage post={page.post} html={page.html} more={page.more} origin={page.origin} />;
    case 'issues':
      return <IssuesPage issues={page.issues} />;
    case 'issue':
      return <IssuePage issue={page.issue} html={page.html} more={page.more} />;
    case 'not-found':
      return <NotFoundPage />;
  }
}
