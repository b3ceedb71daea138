import { firstOfMonth } from '@contract';
import { toCalendarDate } from '../dates/dates';
import { api } from './api';
import { policyFilter } from './policiesProvider';

/** The figures of all policies over the REST API. */
export const bookProvider = {
  /** Of so many months, the last of which is this one. */
  book: (months: number) =>
    api.get('/api/admin/book', { query: { from: firstOfMonth(toCalendarDate(new Date()), 1 - months) } }),
  /** What the policies of a filter of the list add up to, by currency. */
  policySums: (filter: object) =>
    api.get('/api/admin/book/sums', { query: { filter: JSON.stringify(policyFilter(filter)) } }),
};
