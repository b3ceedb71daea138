import { useDebounce } from 'use-debounce';
import type { ChangePreview, PolicyChange } from '@/shared/api-types';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';

/** Pause in typing after which the server is asked, in milliseconds. */
const PAUSE = 250;

export interface PreviewedChange {
  /** What the change does, as it is written now; undefined until that is known. */
  readonly preview: ChangePreview | undefined;
  readonly error: Error | null;
  /** The answer is on its way. */
  readonly isPending: boolean;
}

/** Asks the server what a change of a policy does to its premiums; nothing is asked for null. Answers for earlier texts are left out. */
export function useChangePreview(policyId: string, change: PolicyChange | null): PreviewedChange {
  const written = change && JSON.stringify(change);
  const [asked] = useDebounce(written, PAUSE);
  const { data, error } = useProviderQuery(
    queryKeys.changePreview(policyId, asked),
    (provider) => provider.previewPolicyChange(policyId, JSON.parse(asked ?? '{}') as PolicyChange),
    { enabled: asked !== null, uncached: true },
  );
  const isAnswered = written !== null && asked === written;
  const isPending = written !== null && (!isAnswered || (data === undefined && error === null));
  return { preview: isAnswered ? data : undefined, error: isAnswered ? error : null, isPending };
}
