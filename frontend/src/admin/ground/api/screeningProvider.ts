import type { DataProvider } from 'react-admin';
import type { NewBlockedSender, SuspectedSubmission } from '@/shared/api-types';
import { api, firstOf } from './api';

/** Some submissions, or all of a reason. */
export type DiscardedSubmissions =
  { readonly ids: readonly string[] } | { readonly reason: SuspectedSubmission['reason'] };

/** How many blocked senders are shown. */
const SHOWN_SENDERS = 500;

/** The screening over the REST API. */
export const screeningProvider = (base: DataProvider) => ({
  async suspectedCount(): Promise<number> {
    const { total = 0 } = await base.getList('suspected', {
      filter: {},
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: 1 },
    });
    return total;
  },
  /** Makes up to 100 submissions leads; resolves to how many were still there. */
  releaseSubmissions: async (ids: readonly string[]) =>
    (await api.post('/api/admin/suspected/release', { body: { ids } })).released,
  /** Deletes submissions, up to 100 by id; resolves to how many were still there. */
  discardSubmissions: async (body: DiscardedSubmissions) =>
    (await api.post('/api/admin/suspected/discard', { body })).discarded,
  /** Newest first. */
  blockedSenders: () => api.get('/api/admin/blocked', { query: { range: firstOf(SHOWN_SENDERS) } }),
  /** A sender that is blocked already stays so. */
  blockSender: (body: NewBlockedSender) => api.post('/api/admin/blocked', { body }),
  unblockSender: (id: string) => api.delete('/api/admin/blocked/{id}', { path: { id } }),
});

export type ScreeningProvider = ReturnType<typeof screeningProvider>;
