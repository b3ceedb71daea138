import { NEWSLETTER } from '../content/newsletter';
import { type ConfirmPageData, confirmWords } from '../content/subscriptionPages';
import { MessageLinks } from '../messages/MessageLinks';
import { SubscriptionCard } from './SubscriptionCard';

/** Where a subscriber confirms the address. */
export function ConfirmPage({ page }: { page: ConfirmPageData }) {
  return (
    <SubscriptionCard words={confirmWords(page)} done={page.state === 'confirmed'}>
      {page.state === 'confirmed' && <MessageLinks extra={PAST_LETTERS} />}
      {page.state === 'left' && <MessageLinks extra={SUBSCRIBE} />}
    </SubscriptionCard>
  );
}

const PAST_LETTERS = { label: NEWSLETTER.archive, href: '/newsletter' };
const SUBSCRIBE = { label: 'Subscribe again', href: '/#newsletter-title' };
