import type { PageData } from '@contract';
import { ArticlePreviewPage } from './blog/ArticlePreviewPage';
import { BookingPage } from './booking-page/BookingPage';
import { LegalPreviewPage } from './legal/LegalPreviewPage';
import { PrivateErrorPage } from './notices/PrivateErrorPage';
import { PageFrame } from './PageFrame';
import { ConfirmPage } from './subscription-pages/ConfirmPage';
import { LeavePage } from './subscription-pages/LeavePage';

/** Pages whose address is a secret, and a preview. They have no script, so the browser's bundle contains none of their components. */
export type PrivatePageData = Extract<
  PageData,
  {
    page:
      | 'article-preview'
      | 'booking'
      | 'newsletter-confirm'
      | 'newsletter-leave'
      | 'private-error'
      | 'legal-preview';
  }
>;

const NAMES: readonly string[] = [
  'article-preview',
  'booking',
  'newsletter-confirm',
  'newsletter-leave',
  'private-error',
  'legal-preview',
] satisfies PrivatePageData['page'][];

export function isPrivate(page: PageData): page is PrivatePageData {
  return NAMES.includes(page.page);
}

/** The root component of a private page, for the server only. */
export function PrivateApp({ page }: { page: PrivatePageData }) {
  return (
    <PageFrame page={page}>
      <PageContent page={page} />
    </PageFrame>
  );
}

function PageContent({ page }: { page: PrivatePageData }) {
  switch (page.page) {
    case 'article-preview':
      return <ArticlePreviewPage post={page.post} text={page.text} />;
    case 'booking':
      return <BookingPage booking={page.details} returned={page.returned} />;
    case 'newsletter-confirm':
      return <ConfirmPage page={page} />;
    case 'newsletter-leave':
      return <LeavePage page={page} />;
    case 'private-error':
      return <PrivateErrorPage message={page.message} />;
    case 'legal-preview':
      return <LegalPreviewPage />;
  }
}
