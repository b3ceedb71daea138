import { clientWords } from '@/admin/records/clients/ClientChip';
import { clientPath } from '@/admin/records/clients/clientFields';
import { leadPath } from '@/admin/ground/words/leadRules';
import { policyPath } from '@/admin/ground/words/policyWords';
import { errorMessage } from '@/admin/ground/api/errorMessage';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import type { SearchTarget } from './searchTargets';

type FoundRecord = SearchTarget & { readonly path: string };

interface Found {
  readonly clients: readonly FoundRecord[];
  readonly policies: readonly FoundRecord[];
  readonly leads: readonly SearchTarget[];
  readonly posts: readonly SearchTarget[];
  /** Another object for each answer of the server that differs from the one before. */
  readonly results: unknown;
  readonly isLoading: boolean;
  readonly error: string | null;
}

/** The clients, policies, leads and posts that the server finds; nothing for an empty query. Earlier results stay while it is asked. */
export function useSearch(query: string): Found {
  const { data, error, isFetching } = useProviderQuery(
    queryKeys.search(query),
    (provider) => provider.search(query),
    { enabled: query !== '', keepPrevious: true, uncached: true },
  );
  return {
    clients: (data?.clients ?? []).map(({ id, name, detail }) => ({
      id,
      label: name,
      detail,
      path: clientPath(id),
    })),
    policies: (data?.policies ?? []).map(({ id, name, detail }) => ({
      id,
      label: name,
      detail,
      path: policyPath(id),
    })),
    leads: (data?.leads ?? []).map(({ leadType, id, name, detail, phone, email, known }) => ({
      id: `${leadType}:${id}`,
      label: name,
      detail: [known && clientWords(known), detail, phone, email].filter(Boolean).join(' · '),
      path: leadPath(leadType, id),
    })),
    posts: (data?.posts ?? []).map(({ id, title, slug }) => ({ id, label: title, path: `/blog/${slug}` })),
    results: data,
    isLoading: isFetching,
    error: error && errorMessage(error),
  };
}
