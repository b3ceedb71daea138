import { useIsMutating } from '@tanstack/react-query';
import { dequal } from 'dequal';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useCurrentUser } from '../api/useCurrentUser';
import { deleteDraft, isUnwritable, onDraftChange, readDraft, writeDraft } from '../api/draftStore';
import { merged } from './merged';

/** What the server has of a record, and since when. */
export interface Stored<T> {
  /** Without it nothing is kept in the browser. */
  readonly draftKey?: string | undefined;
  /** Null for a record that is not stored yet, so that no conflict is possible. */
  readonly id?: string | null;
  /** What is edited. */
  readonly value: T;
  /** Decides which of two states is newer; without it any other value is. */
  readonly updatedAt?: string | null;
  readonly updatedByName?: string | null;
}

interface Editing<T> {
  readonly userId: string | undefined;
  /** The stored state that the form is based on. */
  readonly base: Stored<T>;
  readonly value: T;
  /** The value that the form began with. */
  readonly initial: T;
  /** Changes whenever the form has to show a value that was not typed into it. */
  readonly revision: number;
  /** A newer version stored by another user; set until the user chooses one. */
  readonly theirs: Stored<T> | null;
  /** What was in the form before theirs was taken; null once the user types or saves. */
  readonly replaced: Editing<T> | null;
  /** When the restored draft was saved; null if none was restored. */
  readonly restoredAt: Date | null;
}

const isNews = <T>(stored: Stored<T>, than: Stored<T>) =>
  stored.updatedAt || than.updatedAt
    ? (stored.updatedAt ?? '') > (than.updatedAt ?? '')
    : !dequal(stored.value, than.value);

/** Other fields than those of a draft of an earlier version of the console are as stored. */
const completed = <T>(stored: T, kept: T): T =>
  typeof stored === 'object' ? { ...stored, ...(typeof kept === 'object' && kept) } : kept;

function opened<T>(stored: Stored<T>, userId: string | undefined, revision: number): Editing<T> {
  const { draftKey = '', value } = stored;
  const clean = {
    userId,
    base: stored,
    value,
    initial: value,
    revision,
    theirs: null,
    replaced: null,
    restoredAt: null,
  };
  const draft = userId === undefined ? null : readDraft<T>(userId, draftKey);
  if (!draft) return clean;
  const start = completed(value, draft.start);
  const mine = completed(value, draft.value);
  if (dequal(mine, value)) return clean;
  const restored = { ...clean, value: mine, initial: mine, restoredAt: new Date(draft.savedAt) };
  return stored.id === null || dequal(start, value)
    ? restored
    : { ...restored, base: { ...stored, value: start }, theirs: stored };
}

/** Shows another value in the form. */
const showing = <T>(state: Editing<T>, value: T, base: Stored<T>): Editing<T> => ({
  ...state,
  base,
  value,
  initial: value,
  theirs: null,
  replaced: null,
  restoredAt: null,
  revision: state.revision + 1,
});

/** The state after the record was read again. */
function received<T>(state: Editing<T>, stored: Stored<T>): Editing<T> {
  const { base, value } = state;
  if (dequal(value, stored.value)) return { ...state, base: stored, theirs: null };
  if (dequal(value, base.value)) return { ...showing(state, stored.value, stored), replaced: state.replaced };
  return stored.id === null || dequal(base.value, stored.value)
    ? { ...state, base: stored, theirs: null }
    : { ...state, theirs: stored };
}

/**
 * The form of a record: kept in the browser for the signed-in user until it is saved or discarded, and restored when the
 * form is opened again. What somebody else stores is shown at once, unless the user has typed; then `theirs` is set, and
 * nothing may be sent before the user has chosen.
 */
export function useEditedRecord<T>(stored: Stored<T>) {
  const user = useCurrentUser();
  const userId = stored.draftKey === undefined ? undefined : user?.id;
  const [state, setState] = useState(() => opened(stored, userId, 0));
  const { base, value, theirs } = state;
  const { draftKey = '' } = base;
  const dirty = !dequal(value, base.value);
  const mutationKey = ['edited', draftKey];
  // what is read while a save is on its way may be one's own
  const isSaving = useIsMutating({ mutationKey }) > 0;
  if (!dirty && state.userId !== userId) setState(opened(stored, userId, state.revision + 1));
  else if (!isSaving && isNews(stored, theirs ?? base)) setState(received(state, stored));

  const unwritable = useSyncExternalStore(
    onDraftChange,
    () => userId !== undefined && isUnwritable(userId, draftKey),
  );
  const own = useRef<{ draftKey: string; value: T } | null>(null);
  /** Another tab's draft of the same record stays. */
  function forget(mine = own.current) {
    if (userId !== undefined && mine && dequal(readDraft(userId, mine.draftKey)?.value, mine.value))
      deleteDraft(userId, mine.draftKey);
  }
  const keep = (kept: T) => {
    if (userId === undefined || dequal(kept, base.value)) return;
    const draft = readDraft<T>(userId, draftKey);
    if (dequal([draft?.start, draft?.value], [base.value, kept])) return;
    writeDraft(userId, draftKey, { savedAt: new Date().toISOString(), start: base.value, value: kept });
  };
  const synchronize = useEffectEvent(() => {
    if (!dirty || own.current?.draftKey !== draftKey) forget();
    own.current = dirty ? { draftKey, value } : null;
    keep(value);
  });
  useEffect(() => synchronize(), [userId, draftKey, base.value, value, dirty]);

  return {
    ...state,
    dirty,
    isSaving,
    /** Of the mutation that saves the record. */
    mutationKey,
    /** False if the browser cannot keep the draft. */
    stored: dirty ? userId !== undefined && !unwritable : true,
    restoredAt: dirty ? state.restoredAt : null,
    /** The own changes on top of what somebody else stored. */
    mine: theirs ? merged(base.value, value, theirs.value) : value,
    change: (next: T) => setState((before) => ({ ...before, value: next, replaced: null })),
    /** Shows a value that was not typed into the form. */
    replace: (next: T) => {
      // an Undo may come after the form was left
      keep(next);
      setState((before) => ({ ...showing(before, next, before.base), theirs: before.theirs }));
    },
    /** Goes back to what is stored, after saving or discarding. */
    clear: () => {
      forget();
      setState((before) =>
        showing(before, (before.theirs ?? before.base).value, before.theirs ?? before.base),
      );
    },
    /** The record was saved; what was typed meanwhile stays. */
    saved: (sent: T, next: Stored<T>) => {
      forget({ draftKey, value: sent });
      setState((before) => ({
        ...before,
        base: next,
        theirs: null,
        replaced: null,
        restoredAt: null,
        value: dequal(before.value, sent) ? next.value : before.value,
      }));
    },
    takeTheirs: () => {
      if (theirs) setState({ ...showing(state, theirs.value, theirs), replaced: state });
    },
    /** Goes back to the choice. */
    bringBack: () => {
      const { replaced, revision } = state;
      if (replaced) setState({ ...replaced, initial: replaced.value, revision: revision + 1 });
    },
    keepMine: () => {
      if (theirs) setState(showing(state, merged(base.value, value, theirs.value), theirs));
    },
  };
}

export type EditedRecord<T> = ReturnType<typeof useEditedRecord<T>>;
