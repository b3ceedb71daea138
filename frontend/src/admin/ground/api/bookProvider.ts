import { firstOfMonth } from '@contract';
import { call } from '@/shared/api-client';
import type { Book } from '@/shared/api-types';
import { toCalendarDate } from '../dates/dates';

/** The figures of all policies over the REST API. */
export const bookProvider = {
  /** Of so many months, the last of which is this one. */
  book: (months: number): Promise<Book> =>
    call(`/api/admin/book?from=${firstOfMonth(toCalendarDate(new Date()), 1 - months)}`),
};
