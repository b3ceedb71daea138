import type { BusinessSection } from '@contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { ApiError } from '../../shared/api-client';
import type { StoredBusiness, StoredSection } from '../../shared/api-types';
import { notify } from '../../shared/toast/toastQueue';
import { draftKeys } from '../drafts/draftKeys';
import { deleteDraft, readDraft, writeDraft } from '../drafts/draftStore';
import type { SectionValue } from '../providers/businessProvider';
import { mutationErrorMessage, OfflineError } from '../providers/errorMessage';
import { fieldErrors } from '../providers/fieldErrors';
import { queryKeys } from '../providers/queryKeys';
import { useConsoleProvider } from '../providers/useProviderQuery';
import { merged } from './merged';
import { valueAt } from './paths';
import type { FieldErrors } from './rules';
import { sameValue } from './sameValue';

/** A stored value that the form is based on. */
export interface Base {
  readonly value: SectionValue;
  readonly updatedAt: string | null;
  readonly updatedByName: string | null;
}

interface DraftState {
  readonly base: Base;
  readonly value: SectionValue;
  /** What somebody else stored in the meantime; the user decides. */
  readonly theirs: Base | null;
  readonly restoredAt: Date | null;
}

export function baseOf({ updatedAt, updatedByName, ...value }: StoredSection): Base {
  return { value, updatedAt, updatedByName };
}

function firstState(stored: Base, section: BusinessSection, userId: string): DraftState {
  const draft = readDraft<SectionValue>(userId, draftKeys.business(section));
  // a draft of an earlier version of the console may lack fields
  const [start, value] = [draft?.start, draft?.value].map((kept) => ({ ...stored.value, ...kept }));
  if (!draft || !start || !value || sameValue(value, stored.value))
    return { base: stored, value: stored.value, theirs: null, restoredAt: null };
  const overtaken = !sameValue(start, stored.value);
  return {
    base: { ...stored, value: start },
    value,
    theirs: overtaken ? stored : null,
    restoredAt: new Date(draft.savedAt),
  };
}

/** The state after the server's section was read again. */
function received(state: DraftState, stored: Base): DraftState {
  const unchanged = sameValue(state.value, state.base.value);
  if (unchanged || sameValue(state.value, stored.value))
    return { base: stored, value: stored.value, theirs: null, restoredAt: null };
  return sameValue(state.base.value, stored.value)
    ? { ...state, base: stored, theirs: null }
    : { ...state, theirs: stored };
}

/** The errors of a rejected value, without those of fields that were changed since. */
function remaining(errors: FieldErrors, sent: SectionValue, value: SectionValue): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(([path]) => sameValue(valueAt(sent, path), valueAt(value, path))),
  );
}

const draftOf = (start: SectionValue, value: SectionValue) => ({
  savedAt: new Date().toISOString(),
  start,
  value,
});

const newer = ({ updatedAt }: Base, than: Base) => (updatedAt ?? '') > (than.updatedAt ?? '');

/**
 * The form of a section: kept in the browser until it is saved or discarded. What somebody else saved is shown at once,
 * unless the user has typed; then the user decides.
 */
export function useSectionDraft(
  { id: section, label }: { id: BusinessSection; label: string },
  stored: StoredSection,
  userId: string,
) {
  const provider = useConsoleProvider();
  const queryClient = useQueryClient();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const latest = baseOf(stored);
  const [state, setState] = useState(() => firstState(latest, section, userId));
  const { base, value, theirs } = state;
  const dirty = !sameValue(value, base.value);
  const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.settings });

  const { mutate, reset, isPending, isError, error, variables } = useMutation({
    mutationFn: ({ sent, onto }: { sent: SectionValue; onto: Base }) => {
      if (!navigator.onLine) throw new OfflineError();
      return provider.saveSection(section, sent, onto.updatedAt);
    },
    onSuccess: (saved, { sent }) => {
      const next = baseOf(saved);
      queryClient.setQueryData<StoredBusiness>(
        queryKeys.business,
        (before) => before && { ...before, [section]: saved },
      );
      setState((before) => ({
        base: next,
        value: sameValue(before.value, sent) ? next.value : before.value,
        theirs: null,
        restoredAt: null,
      }));
      notify({
        title: `${label}: saved and published`,
        description: 'Visitors see it with the next page that they open.',
      });
      void refresh();
    },
    onError: async (failure) => {
      if (await logoutIfAccessDenied(failure)) return;
      if (failure instanceof ApiError && failure.status === 409) await refresh();
    },
  });

  if (!isPending && newer(latest, theirs ?? base)) setState(received(state, latest));
  const draftKey = draftKeys.business(section);
  useStoredDraft({ userId, draftKey, start: base.value, value, dirty });

  const rejected = isError && !isPending && variables ? fieldErrors(error) : {};
  const serverErrors = variables ? remaining(rejected, variables.sent, value) : {};
  // a failure without fields stays until the form changes
  const failed = isError && variables?.sent === value && Object.keys(rejected).length === 0;
  // an Undo may come after the form was left
  const keep = (next: SectionValue) => {
    if (!sameValue(next, base.value)) writeDraft(userId, draftKey, draftOf(base.value, next));
  };
  const show = (next: SectionValue, onto: Base) =>
    setState({ base: onto, value: next, theirs: null, restoredAt: null });

  return {
    base,
    value,
    dirty,
    theirs,
    isSaving: isPending,
    serverErrors,
    failure: failed && !theirs ? mutationErrorMessage(error) : null,
    restoredAt: dirty ? state.restoredAt : null,
    /** The own changes on top of what somebody else stored. */
    mine: theirs ? merged(base.value, value, theirs.value) : value,
    change: (next: SectionValue) => setState((before) => ({ ...before, value: next })),
    /** Shows a value that was not typed into the form. */
    replace: (next: SectionValue) => {
      keep(next);
      setState((before) => ({ ...before, value: next, theirs: null, restoredAt: null }));
    },
    /** Goes back to what is published. */
    discard: () => {
      reset();
      show(base.value, base);
    },
    /** Returns a function that brings the choice back. */
    takeTheirs: () => {
      if (theirs) show(theirs.value, theirs);
      return () => {
        keep(value);
        setState(state);
      };
    },
    keepMine: () => {
      if (!theirs) return;
      reset();
      show(merged(base.value, value, theirs.value), theirs);
    },
    /** Publishes the form; `onRejected` gets the path of the first field that the server rejects. */
    save: (onRejected: (path: string) => void) =>
      mutate(
        { sent: value, onto: base },
        {
          onError: (failure) => {
            const [path] = Object.keys(fieldErrors(failure));
            if (path !== undefined) onRejected(path);
          },
        },
      ),
  };
}

export type SectionDraft = ReturnType<typeof useSectionDraft>;

interface StoredDraft {
  readonly userId: string;
  readonly draftKey: string;
  readonly start: SectionValue;
  readonly value: SectionValue;
  readonly dirty: boolean;
}

/** Keeps unsaved changes in the browser; another tab's draft of the same section is not deleted. */
function useStoredDraft({ userId, draftKey, start, value, dirty }: StoredDraft): void {
  const own = useRef<SectionValue | null>(dirty ? value : null);
  useEffect(() => {
    if (dirty) {
      own.current = value;
      writeDraft(userId, draftKey, draftOf(start, value));
    } else if (own.current !== null) {
      if (sameValue(readDraft(userId, draftKey)?.value, own.current)) deleteDraft(userId, draftKey);
      own.current = null;
    }
  }, [userId, draftKey, start, value, dirty]);
}
