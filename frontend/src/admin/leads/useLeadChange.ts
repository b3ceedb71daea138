import { useMutationState } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import type { Lead } from '../../shared/api-types';
import type { ToastMessage } from '../../shared/toast/toastQueue';
import type { ConsoleProvider } from '../providers/consoleProvider';
import { queryKeys } from '../providers/queryKeys';
import { useProviderMutation } from '../providers/useProviderMutation';
import { changeOf, groupedBySet, reversed, type LeadChange, type LeadSet } from './leadChanges';
import { leadKey, leadRef } from './leadRules';

/** Key of the mutations whose changes the lists show before the response. */
export const LEAD_CHANGE = ['lead change'];

/** Variables of these mutations. */
export interface LeadChanges {
  readonly changes: readonly LeadChange[];
}

interface Requested extends LeadChanges {
  readonly tellVisitor?: boolean | undefined;
  readonly undoing?: boolean;
}

export type ChangeLeads = (leads: readonly Lead[], set: LeadSet, tellVisitor?: boolean) => void;

/** Sends a change of one or more leads at once; the toast's Undo restores the previous value of each. */
export function useLeadChange(): ChangeLeads {
  const running = useRef(Promise.resolve());
  const { mutate } = useProviderMutation({
    mutationKey: LEAD_CHANGE,
    // one after the other: a second choice for the same lead must not overtake the first
    run: (provider, requested: Requested) => {
      const sent = running.current.then(() => send(provider, requested));
      running.current = sent.catch(() => {});
      return sent;
    },
    invalidates: ({ changes: [first, ...others] }) => [
      queryKeys.leads,
      queryKeys.calendar,
      queryKeys.stats,
      ...(first ? [others.length > 0 ? queryKeys.activities : queryKeys.activity(first.lead)] : []),
    ],
    success: (requested) => toastFor(requested, (reverse) => mutate(reverse)),
  });
  return useCallback(
    (leads, set, tellVisitor) => mutate({ changes: leads.map((lead) => changeOf(lead, set)), tellVisitor }),
    [mutate],
  );
}

async function send(provider: ConsoleProvider, { changes, tellVisitor }: Requested): Promise<void> {
  for (const group of groupedBySet(changes)) {
    const [{ lead, set }] = group as [LeadChange];
    if (set.bookingStatus) await provider.changeBookingStatus(lead.leadId, set.bookingStatus, tellVisitor);
    else if (set.leadStatus && group.length === 1) await provider.changeLeadStatus(lead, set.leadStatus);
    else
      await provider.changeLeads(
        group.map((change) => change.lead),
        set as { ownerId: string | null },
      );
  }
}

function toastFor({ changes, undoing }: Requested, undo: (reverse: Requested) => void): ToastMessage {
  const [{ set, before }] = changes as readonly [LeadChange];
  const title =
    set.bookingStatus !== undefined
      ? 'Booking status updated successfully'
      : set.leadStatus !== undefined
        ? 'Lead status updated successfully'
        : 'Owner changed';
  if (undoing)
    return {
      title,
      description:
        before.bookingStatus === 'Confirmed'
          ? 'As before. A message already sent is not taken back.'
          : 'As before.',
    };
  return {
    title,
    action: {
      label: 'Undo',
      altText: 'Choose the previous value again',
      run: () => undo({ changes: reversed(changes), undoing: true }),
    },
  };
}

/** The leads with the changes that the server has not answered yet; unchanged leads stay the same objects. */
export function usePendingChanges<L extends Lead>(leads: readonly L[]): readonly L[] {
  const pending = useMutationState<readonly LeadChange[]>({
    filters: { mutationKey: LEAD_CHANGE, status: 'pending' },
    select: ({ state }) => (state.variables as LeadChanges).changes,
  });
  return useMemo(() => {
    const changes = pending.flat();
    if (changes.length === 0) return leads;
    return leads.map((lead) => {
      const own = changes.filter((change) => leadKey(change.lead) === leadKey(leadRef(lead)));
      return own.reduce<L>((shown, { set }) => ({ ...shown, ...set }), lead);
    });
  }, [leads, pending]);
}
