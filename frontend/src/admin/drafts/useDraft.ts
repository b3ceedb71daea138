import { useState } from 'react';
import { useCurrentUser } from '../providers/useCurrentUser';
import { deleteDraft, readDraft, writeDraft } from './draftStore';

export interface DraftState<T> {
  readonly value: T;
  /** Initial value of the form: the restored draft, or the start value. */
  readonly initial: T;
  /** The value differs from the start value. */
  readonly dirty: boolean;
  /** When the restored draft was saved; null if none was restored. */
  readonly restoredAt: Date | null;
  /** The record was changed on the server since the draft was started. */
  readonly startChanged: boolean;
  /** False if the draft could not be stored. */
  readonly stored: boolean;
  readonly change: (value: T) => void;
  /** Deletes the draft, after saving or discarding it. */
  readonly clear: () => void;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * A form value that is stored in the browser for the signed-in user while typing, and restored when the form is opened
 * again. `start` is the value without a draft.
 */
export function useDraft<T>(draftKey: string, start: T): DraftState<T> {
  const userId = useCurrentUser()?.id;
  const read = () => {
    const draft = userId === undefined ? null : readDraft<T>(userId, draftKey);
    return {
      userId,
      start: draft ? draft.start : start,
      value: draft ? draft.value : start,
      initial: draft ? draft.value : start,
      restoredAt: draft && new Date(draft.savedAt),
      stored: true,
    };
  };
  const [state, setState] = useState(read);
  const dirty = !same(state.value, state.start);
  const startChanged = !same(state.start, start);
  // an unchanged form follows the server data, and the user once known
  if (!dirty && (startChanged || state.userId !== userId)) setState(read());

  return {
    ...state,
    dirty,
    startChanged,
    change(value) {
      const clean = same(value, state.start);
      if (userId !== undefined && clean) deleteDraft(userId, draftKey);
      const stored =
        clean ||
        (userId !== undefined &&
          writeDraft(userId, draftKey, { savedAt: new Date().toISOString(), start: state.start, value }));
      setState({ ...state, value, stored });
    },
    clear() {
      if (userId !== undefined) deleteDraft(userId, draftKey);
      setState({ userId, start, value: start, initial: start, restoredAt: null, stored: true });
    },
  };
}
