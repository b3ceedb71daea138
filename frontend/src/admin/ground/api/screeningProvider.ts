import type { SuspectedSubmission } from '@/shared/api-types';
import { api } from './api';

/** Some submissions, or all of a reason. */
export type DiscardedSubmissions =
  { readonly ids: readonly string[] } | { readonly reason: SuspectedSubmission['reason'] };

/** The screening over the REST API. */
export const screeningProvider = {
  /** Makes up to 100 submissions leads; resolves to how many were still there. */
  releaseSubmissions: async (ids: readonly string[]) =>
    (await api.post('/api/admin/suspected/release', { body: { ids } })).released,
  /** Deletes submissions, up to 100 by id; resolves to how many were still there. */
  discardSubmissions: async (body: DiscardedSubmissions) =>
    (await api.post('/api/admin/suspected/discard', { body })).discarded,
};

export type ScreeningProvider = typeof screeningProvider;
