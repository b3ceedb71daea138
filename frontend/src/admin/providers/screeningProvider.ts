import type { DataProvider } from 'react-admin';
import { call } from '../../shared/api-client';
import type { BlockedSender, NewBlockedSender, SuspectedPost } from '../../shared/api-types';

/** Some posts, or all of a reason. */
export type DiscardedPosts =
  { readonly ids: readonly string[] } | { readonly reason: SuspectedPost['reason'] };

/** The console's use cases of the posts that may be from robots. */
export interface ScreeningProvider {
  suspectedCount(): Promise<number>;
  /** Makes up to 100 posts leads; resolves to how many were still there. */
  releasePosts(ids: readonly string[]): Promise<number>;
  /** Deletes posts, up to 100 by id; resolves to how many were still there. */
  discardPosts(posts: DiscardedPosts): Promise<number>;
  /** Newest first, at most 500. */
  blockedSenders(): Promise<readonly BlockedSender[]>;
  /** A sender that is blocked already stays so. */
  blockSender(sender: NewBlockedSender): Promise<BlockedSender>;
  unblockSender(id: string): Promise<void>;
}

const SUSPECTED = '/api/admin/suspected';
const BLOCKED = '/api/admin/blocked';

/** The screening over the REST API. */
export const screeningProvider = (base: DataProvider): ScreeningProvider => ({
  async suspectedCount() {
    const { total = 0 } = await base.getList('suspected', {
      filter: {},
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: 1 },
    });
    return total;
  },
  async releasePosts(ids) {
    const body = { ids };
    return (await call<{ released: number }>(`${SUSPECTED}/release`, { method: 'POST', body })).released;
  },
  async discardPosts(body) {
    return (await call<{ discarded: number }>(`${SUSPECTED}/discard`, { method: 'POST', body })).discarded;
  },
  blockedSenders: () => call(`${BLOCKED}?range=[0,499]`),
  blockSender: (body) => call(BLOCKED, { method: 'POST', body }),
  unblockSender: (id) => call(`${BLOCKED}/${id}`, { method: 'DELETE' }),
});
