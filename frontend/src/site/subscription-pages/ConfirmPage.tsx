import { NEWSLETTER } from '../content/newsletter';
import { type ConfirmPageData, confirmWords } from '../content/subscriptionPages';
import { NoticeLinks } from '../notices/NoticeLinks';
import { SubscriptionCard } from './SubscriptionCard';

/** Where a subscriber confirms the address. */
export function ConfirmPage({ page }: { page: ConfirmPageData }) {
  return (
    <SubscriptionCard words={confirmWords(page)} done={page.state === 'confirmed'}>
      {page.state === 'confirmed' && <NoticeLinks extra={PAST_LETTERS} />}
      {page.state === 'left' && <NoticeLinks extra={SUBSCRIBE} />}
    </SubscriptionCard>
  );
}

const PAST_LETTERS = { label: NEWSLETTER.archive, href: '/newsletter' };
const SUBSCRIBE = { label: 'Subscribe again', href: '/#newsletter-title' };
