import { plural } from '@/admin/records/people/personWords';
import type { DueErasures, ErasedDue } from '@/admin/ground/api/privacyTypes';

/** What an erasure of everything that is due erases, each with its number. */
export function dueWords({ bookings, leavers, mails, policies }: DueErasures): string[] {
  return countWords({
    bookings: bookings.total,
    leavers: leavers.total,
    mails: mails.total,
    policies: policies.total,
  });
}

/** What was erased, each with its number. */
export const countWords = ({ bookings, leavers, mails, policies }: Omit<ErasedDue, 'more'>) =>
  [
    bookings > 0 && `${plural(bookings, 'person', 'people')} with bookings`,
    leavers > 0 && `${plural(leavers, 'person', 'people')} who left the newsletter`,
    policies > 0 && `the record of ${plural(policies, 'policy', 'policies')}`,
    mails > 0 && `the text of ${plural(mails, 'message')}`,
  ].filter((words) => words !== false);
