import type { PageData } from '@contract';
import { HomePage } from './home/HomePage';
import { NotFoundPage } from './notices/NotFoundPage';
import { ThanksPage } from './notices/ThanksPage';
import { PageFrame } from './PageFrame';

/** Data of the pages of the first root: the home page, and what its forms and links lead to. */
export type FirstPageData = Extract<PageData, { page: 'home' | 'thanks' | 'not-found' }>;

/** The root component of these pages, for server and browser. Other pages have roots that the browser loads for them. */
export function App({ page }: { page: FirstPageData }) {
  return (
    <PageFrame page={page}>
      <PageContent page={page} />
    </PageFrame>
  );
}

function PageContent({ page }: { page: FirstPageData }) {
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
    case 'not-found':
      return <NotFoundPage />;
  }
}
