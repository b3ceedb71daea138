import type { DataProvider } from 'react-admin';
import { call } from '@/shared/api-client';
import type { BlockedSender, NewBlockedSender, SuspectedSubmission } from '@/shared/api-types';

/** Some submissions, or all of a reason. */
export type DiscardedSubmissions =
  { readonly ids: readonly string[] } | { readonly reason: SuspectedSubmission['reason'] };

const SUSPECTED = '/api/admin/suspected';
const BLOCKED = '/api/admin/blocked';

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
  async releaseSubmissions(ids: readonly string[]): Promise<number> {
    const body = { ids };
    return (await call<{ released: number }>(`${SUSPECTED}/release`, { method: 'POST', body })).released;
  },
  /** Deletes submissions, up to 100 by id; resolves to how many were still there. */
  async discardSubmissions(body: DiscardedSubmissions): Promise<number> {
    return (await call<{ discarded: number }>(`${SUSPECTED}/discard`, { method: 'POST', body })).discarded;
  },
  /** Newest first, at most 500. */
  blockedSenders: (): Promise<readonly BlockedSender[]> => call(`${BLOCKED}?range=[0,499]`),
  /** A sender that is blocked already stays so. */
  blockSender: (body: NewBlockedSender): Promise<BlockedSender> => call(BLOCKED, { method: 'POST', body }),
  unblockSender: (id: string): Promise<void> => call(`${BLOCKED}/${id}`, { method: 'DELETE' }),
});

export type ScreeningProvider = ReturnType<typeof screeningProvider>;
