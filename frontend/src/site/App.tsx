import type { ClosedDay, PageData } from '@contract';
import { useMemo } from 'react';
import { ArticlePage } from './blog/ArticlePage';
import { BlogPage } from './blog/BlogPage';
import { BookingPage } from './booking-page/BookingPage';
import { RequestErrorPage } from './booking-page/RequestErrorPage';
import { HomePage } from './home/HomePage';
import { PageLayout } from './layout/PageLayout';
import { NotFoundPage } from './messages/NotFoundPage';
import { ThanksPage } from './messages/ThanksPage';
import { PageContext } from './PageContext';

const NONE: readonly ClosedDay[] = [];

/** The root component of a public page, for server and browser. */
export function App({ page }: { page: PageData }) {
  const { business, timeZone, timeZoneName, path } = page;
  const closedDays = page.page === 'home' ? page.closedDays : NONE;
  const context = useMemo(
    () => ({ business, timeZone, timeZoneName, closedDays, pathname: path.split('?')[0] ?? path }),
    [business, timeZone, timeZoneName, closedDays, path],
  );
  return (
    <PageContext value={context}>
      <PageLayout>
        <PageContent page={page} />
      </PageLayout>
    </PageContext>
  );
}

function PageContent({ page }: { page: PageData }) {
  switch (page.page) {
    case 'home':
      return <HomePage booking={page.booking} newsletter={page.newsletter} />;
    case 'thanks':
      return <ThanksPage content={page} />;
    case 'blog':
      return <BlogPage posts={page.posts} path={page.path} />;
    case 'article':
      return <ArticlePage post={page.post} html={page.html} more={page.more} />;
    case 'booking':
      return <BookingPage booking={page.details} returned={page.returned} />;
    case 'booking-error':
      return <RequestErrorPage message={page.message} />;
    case 'not-found':
      return <NotFoundPage />;
  }
}
