import { useMutationState } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import type { Lead, LeadRef } from '@/shared/api-types';
import type { ToastMessage } from '@/shared/toast/toastQueue';
import type { ConsoleProvider } from '@/admin/ground/api/dataProvider';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import type { EarlierRequest, Telling } from '@/admin/ground/api/requests';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { changeOf, groupedBySet, reversed, type LeadChange, type LeadSet } from './leadChanges';
import { leadKey, leadRef } from '@/admin/ground/words/leadRules';

/** Key of the mutations whose changes the lists show before the response. */
export const LEAD_CHANGE = ['lead change'];

/** Variables of these mutations. */
export interface LeadChanges {
  readonly changes: readonly LeadChange[];
}

interface Requested extends LeadChanges {
  readonly telling?: Telling | undefined;
  readonly undoing?: boolean;
  /** The confirmation accepts a request for another time; this is what was before. */
  readonly earlier?: EarlierRequest | undefined;
}

export type ChangeLeads = (
  leads: readonly Lead[],
  set: LeadSet,
  telling?: Telling,
  earlier?: EarlierRequest,
) => void;

/** What an Undo of a confirmation finds: whether the visitor has it by mail; null when that could not be read. */
type Confirmation = 'none' | 'left' | null;

/**
 * Sends a change of one or more leads at once; the toast's Undo restores the previous value of each. The server holds a
 * mail to the visitor back for some seconds, so that Undo withdraws it; after that the toast offers a correction. The lists
 * show the change before the response, unless `onStored` waits for that.
 */
export function useLeadChange(onStored?: () => void): {
  readonly change: ChangeLeads;
  readonly isPending: boolean;
} {
  const running = useRef(Promise.resolve());
  const { mutate: correct } = useProviderMutation({
    run: (provider, { leadId }: LeadRef) => provider.sendCorrection(leadId),
    invalidates: (lead) => [queryKeys.activity(lead)],
    success: () => ({
      title: 'Correction sent',
      description: 'The visitor is told that the time is not confirmed.',
    }),
  });
  const { mutate, isPending } = useProviderMutation({
    ...(onStored ? {} : { mutationKey: LEAD_CHANGE }),
    // one after the other: a second choice for the same lead must not overtake the first
    run: (provider, requested: Requested) => {
      const sent = running.current.then(async () => {
        await send(provider, requested);
        if (!unconfirms(requested)) return null;
        const [{ lead }] = requested.changes as readonly [LeadChange];
        const confirmation = await confirmationOf(provider, lead);
        // a visitor who has the confirmation knows of the new time
        if (requested.earlier && confirmation === 'none')
          await provider.reopenRequest(lead.leadId, requested.earlier);
        return confirmation;
      });
      running.current = sent.then(
        () => {},
        () => {},
      );
      return sent;
    },
    invalidates: ({ changes: [first, ...others] }) => [
      queryKeys.leads,
      queryKeys.calendar,
      queryKeys.stats,
      ...(first ? [others.length > 0 ? queryKeys.activities : queryKeys.activity(first.lead)] : []),
    ],
    success: (requested, confirmation) =>
      requested.undoing
        ? undoneToast(requested, confirmation, correct)
        : changedToast(requested, (reverse) => mutate(reverse)),
    onSuccess: (_, { undoing }) => {
      if (!undoing) onStored?.();
    },
  });
  const change = useCallback<ChangeLeads>(
    (leads, set, telling, earlier) =>
      mutate({ changes: leads.map((lead) => changeOf(lead, set)), telling, earlier }),
    [mutate],
  );
  return { change, isPending };
}

async function send(
  provider: ConsoleProvider,
  { changes, telling, undoing, earlier }: Requested,
): Promise<void> {
  for (const group of groupedBySet(changes)) {
    const [{ lead, set }] = group as [LeadChange];
    if (earlier && !undoing)
      await provider.answerVisitorRequest(lead.leadId, true, { ...telling, confirm: true });
    else if (set.bookingStatus) await provider.changeBookingStatus(lead.leadId, set.bookingStatus, telling);
    else if (set.outcome !== undefined) await provider.recordOutcome(lead.leadId, set.outcome);
    else if (set.leadStatus && group.length === 1) await provider.changeLeadStatus(lead, set.leadStatus);
    else
      await provider.updateMany('leads', {
        ids: group.map((change) => leadKey(change.lead)),
        data: set as { ownerId: string | null },
      });
  }
}

/** Whether it is the Undo of a confirmation. */
const unconfirms = ({ changes, undoing }: Requested) =>
  undoing === true && changes[0]?.before.bookingStatus === 'Confirmed';

async function confirmationOf(provider: ConsoleProvider, lead: LeadRef): Promise<Confirmation> {
  try {
    const { data } = await provider.getList('messages', {
      filter: { leadType: lead.leadType, leadId: lead.leadId, kind: 'booking_confirmed' },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: 1 },
    });
    return data[0]?.state === 'sent' || data[0]?.state === 'sending' ? 'left' : 'none';
  } catch {
    // the change itself is stored
    return null;
  }
}

function titleOf({ changes, earlier, undoing }: Requested): string {
  const [{ set }] = changes as readonly [LeadChange];
  if (earlier && !undoing) return 'New time accepted and confirmed';
  if (set.bookingStatus !== undefined) return 'Booking status updated successfully';
  if (set.outcome !== undefined) return set.outcome ? `Marked as ${set.outcome}` : 'Outcome removed';
  return set.leadStatus !== undefined ? 'Lead status updated successfully' : 'Changed who looks after it';
}

function changedToast(requested: Requested, undo: (reverse: Requested) => void): ToastMessage {
  return {
    title: titleOf(requested),
    action: {
      label: 'Undo',
      altText: 'Choose the previous value again',
      run: () => undo({ ...requested, changes: reversed(requested.changes), undoing: true }),
    },
  };
}

function undoneToast(
  requested: Requested,
  confirmation: Confirmation,
  correct: (lead: LeadRef) => void,
): ToastMessage {
  const isOpenAgain = requested.earlier !== undefined && confirmation === 'none';
  const title = isOpenAgain ? 'The request is open again' : titleOf(requested);
  const before = requested.earlier && !isOpenAgain ? 'Not confirmed any more' : 'As before';
  if (!unconfirms(requested)) return { title, description: 'As before.' };
  if (confirmation === null)
    return { title, description: `${before}. Messages shows whether the visitor has a confirmation.` };
  if (confirmation === 'none') return { title, description: 'As before. The visitor gets no message.' };
  return {
    title,
    description: `${before}, but the visitor has the confirmation already.`,
    action: {
      label: 'Send a correction',
      altText: 'Call the visitor',
      run: () => correct(requested.changes[0]!.lead),
    },
    duration: 15_000,
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
