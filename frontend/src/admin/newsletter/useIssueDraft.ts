import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { ApiError } from '../../shared/api-client';
import { draftKeys } from '../drafts/draftKeys';
import { deleteDraft, readDraft, writeDraft } from '../drafts/draftStore';
import { onReconnected } from '../loading/connection';
import { mutationErrorMessage, OfflineError } from '../providers/errorMessage';
import { queryKeys } from '../providers/queryKeys';
import { useConsoleProvider } from '../providers/useProviderQuery';
import { EMPTY_ISSUE, writtenIn } from './issueWords';
import type { Issue, IssueDraft, StoredIssue } from '../../shared/api-types';

/** Pause in typing after which the issue is saved, in milliseconds. */
const AUTOSAVE_PAUSE = 1000;

/** The stored issue that the text is based on; without an id it is not created yet. */
interface Base {
  readonly id: string | null;
  readonly updatedAt: string;
  readonly written: IssueDraft;
}

interface EditorState {
  readonly base: Base;
  readonly value: IssueDraft;
  /** The text that the form begins with. */
  readonly initial: IssueDraft;
  /** Changes whenever the form has to show a text that was not typed into it. */
  readonly revision: number;
  /** What somebody else stored in the meantime; the user decides. */
  readonly theirs: Base | null;
  readonly restoredAt: Date | null;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const baseOf = (issue: StoredIssue | null): Base => ({
  id: issue?.id ?? null,
  updatedAt: issue?.updatedAt ?? '',
  written: writtenIn(issue ?? EMPTY_ISSUE),
});

function firstState(issue: Issue | null, userId: string): EditorState {
  const base = baseOf(issue);
  const draft = readDraft<IssueDraft>(userId, draftKeys.issue(issue?.id));
  if (!draft || same(draft.value, base.written))
    return { base, value: base.written, initial: base.written, revision: 0, theirs: null, restoredAt: null };
  const overtaken = issue !== null && !same(draft.start, base.written);
  return {
    base,
    value: draft.value,
    initial: draft.value,
    revision: 0,
    theirs: overtaken ? base : null,
    restoredAt: new Date(draft.savedAt),
  };
}

/** The state after the server's issue was read again. */
function received(state: EditorState, base: Base): EditorState {
  const { value, revision } = state;
  if (same(value, base.written)) return { ...state, base, theirs: null };
  if (!same(value, state.base.written)) return { ...state, theirs: base };
  const { written } = base;
  return { ...state, base, value: written, initial: written, revision: revision + 1, theirs: null };
}

/**
 * The text of an issue that saves itself: on the server after a pause in typing, and in the browser until the server has
 * it. What somebody else saved is shown at once, unless the user has typed; then the user decides.
 */
export function useIssueDraft(issue: Issue | null, userId: string) {
  const provider = useConsoleProvider();
  const queryClient = useQueryClient();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const [state, setState] = useState(() => firstState(issue, userId));
  const { base, value, theirs } = state;
  const dirty = !same(value, base.written);
  const hasSubject = value.subject.trim() !== '';

  const saving = useMutation({
    mutationFn: ({ draft, onto: { id, updatedAt } }: { draft: IssueDraft; onto: Base }) => {
      if (!navigator.onLine) throw new OfflineError();
      return id === null ? provider.createIssue(draft) : provider.saveIssue(id, draft, updatedAt);
    },
    onSuccess: (saved, { draft, onto }) => {
      const key = draftKeys.issue(onto.id ?? undefined);
      if (onto.id === null || same(readDraft(userId, key)?.value, draft)) deleteDraft(userId, key);
      const stored = { ...baseOf(saved), written: draft };
      queryClient.setQueryData(queryKeys.issue(saved.id), { ...saved, confirmedSince: 0 });
      setState((before) => ({ ...before, base: stored, theirs: null }));
      void queryClient.invalidateQueries({ queryKey: queryKeys.issues });
    },
    onError: async (error, { onto: { id } }) => {
      if (await logoutIfAccessDenied(error)) return;
      if (id === null || !(error instanceof ApiError) || error.status !== 409) return;
      // shows the issue as it is now: changed by somebody else, or no draft any more
      await queryClient.invalidateQueries({ queryKey: queryKeys.issue(id) });
    },
  });
  const { isPending, mutate, mutateAsync, reset } = saving;
  const failed = saving.isError && saving.variables.draft === value && saving.variables.onto === base;

  if (issue && !isPending && issue.updatedAt > (theirs ?? base).updatedAt)
    setState(received(state, baseOf(issue)));

  const savable = dirty && hasSubject && !theirs && !isPending;
  const save = useEffectEvent(() => savable && mutate({ draft: value, onto: base }));
  useEffect(() => {
    if (!savable || failed) return;
    const timer = setTimeout(save, AUTOSAVE_PAUSE);
    return () => clearTimeout(timer);
  }, [savable, failed, value]);
  useEffect(() => onReconnected(() => save()), []);
  // leaving the page does not wait for the pause
  useEffect(() => () => void save(), []);

  useEffect(() => {
    const key = draftKeys.issue(base.id ?? undefined);
    const draft = { savedAt: new Date().toISOString(), start: base.written, value };
    if (dirty) writeDraft(userId, key, draft);
    else deleteDraft(userId, key);
  }, [userId, base, value, dirty]);

  const show = (next: IssueDraft, onto?: Base) =>
    setState((before) => ({
      base: onto ?? before.base,
      value: next,
      initial: next,
      revision: before.revision + 1,
      theirs: null,
      restoredAt: null,
    }));

  return {
    value,
    initial: state.initial,
    revision: state.revision,
    id: base.id,
    dirty,
    hasSubject,
    isSaving: isPending,
    isConflict: theirs !== null,
    failure: failed ? mutationErrorMessage(saving.error) : null,
    restoredAt: dirty ? state.restoredAt : null,
    change: (next: IssueDraft) => setState((before) => ({ ...before, value: next })),
    /** Shows a text that was not typed into the form. */
    replace: (next: IssueDraft) => show(next),
    /** Goes back to what is stored. */
    discard: () => show(base.written, base),
    loadTheirs: () => theirs && show(theirs.written, theirs),
    keepMine: () => {
      if (!theirs) return;
      reset();
      setState((before) => ({ ...before, base: theirs, theirs: null }));
    },
    /** Saves now; false if the server does not have the text afterwards. */
    flush: async (): Promise<boolean> => {
      if (!dirty) return base.id !== null;
      if (!savable) return false;
      return mutateAsync({ draft: value, onto: base }).then(
        () => true,
        () => false,
      );
    },
  };
}

export type IssueDraftState = ReturnType<typeof useIssueDraft>;
