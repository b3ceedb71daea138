import type { VisitorMailKind } from '@contract';
import { useState } from 'react';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';

export interface TellVisitor {
  /** The decision for this change; undefined leaves it to the office's settings. */
  readonly decision: boolean | undefined;
  /** What happens without a further decision; undefined until the settings are known. */
  readonly checked: boolean | undefined;
  readonly decide: (tell: boolean | undefined) => void;
}

/** Whether the visitor gets a mail about a change: as the settings say, unless staff decide otherwise; never of no kind. */
export function useTellVisitor(kind: VisitorMailKind | null): TellVisitor {
  const { data } = useProviderQuery(queryKeys.settings, (provider) => provider.settings());
  const isSwitched = kind !== null && kind !== 'booking_unchanged';
  const [decision, decide] = useState<boolean>();
  return { decision, checked: isSwitched ? (decision ?? data?.visitorMails[kind]) : undefined, decide };
}
