import { plural } from './personWords';
import type { DueErasures, ErasedDue } from './types';

/** What an erasure of everything that is due erases, each with its number. */
export function dueWords({ bookings, leavers, mails }: DueErasures): string[] {
  return countWords({ bookings: bookings.total, leavers: leavers.total, mails: mails.total });
}

/** What was erased, each with its number. */
export const countWords = ({ bookings, leavers, mails }: Omit<ErasedDue, 'more'>) =>
  [
    bookings > 0 && `${plural(bookings, 'person', 'people')} with bookings`,
    leavers > 0 && `${plural(leavers, 'person', 'people')} who left the newsletter`,
    mails > 0 && `the text of ${plural(mails, 'message')}`,
  ].filter((words) => words !== false);
