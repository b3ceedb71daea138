import { type LeavePageData, leaveWords } from '../content/subscriptionPages';
import { NoticeLinks } from '../notices/NoticeLinks';
import { SubscriptionCard } from './SubscriptionCard';

/** Where a subscriber leaves the newsletter, and can come back at once. */
export function LeavePage({ page }: { page: LeavePageData }) {
  const { state } = page;
  return (
    <SubscriptionCard
      words={leaveWords(page)}
      done={state !== 'ask'}
      {...(state === 'left' && { action: 'return' })}
    >
      {state !== 'ask' && <NoticeLinks />}
    </SubscriptionCard>
  );
}
