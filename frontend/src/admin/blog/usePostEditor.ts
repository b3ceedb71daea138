import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { ApiError } from '../../shared/api-client';
import type { Post } from '../../shared/api-types';
import { notify } from '../../shared/toast/toastQueue';
import { draftKeys } from '../drafts/draftKeys';
import { deleteDraft, readDraft, writeDraft } from '../drafts/draftStore';
import { mutationErrorMessage, OfflineError } from '../providers/errorMessage';
import { fieldErrors } from '../providers/fieldErrors';
import { queryKeys } from '../providers/queryKeys';
import { useConsoleProvider } from '../providers/useProviderQuery';
import { draftOf, formErrors, formText, textOf, type PostText } from './postRules';

/** The stored post that the text is based on; without an id it is not created yet. */
interface Base {
  readonly id: string | null;
  readonly updatedAt: string;
  readonly text: PostText;
}

interface EditorState {
  readonly base: Base;
  readonly value: PostText;
  /** The text that the form begins with. */
  readonly initial: PostText;
  /** Changes whenever the form has to show a text that was not typed into it. */
  readonly revision: number;
  /** What somebody else stored in the meantime; the user decides. */
  readonly theirs: Post | null;
  readonly restoredAt: Date | null;
  /** The user's own text, after theirs was taken instead; null once the user types or saves. */
  readonly replaced: PostText | null;
  /** False if the browser could not keep the draft. */
  readonly stored: boolean;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const keyOf = ({ id }: Base) => draftKeys.post(id ?? undefined);

const baseOf = (post: Post | null): Base => ({
  id: post?.id ?? null,
  updatedAt: post?.updatedAt ?? '',
  text: textOf(post),
});

function firstState(post: Post | null, userId: string): EditorState {
  const base = baseOf(post);
  const draft = readDraft<Partial<PostText>>(userId, keyOf(base));
  const value = draft ? formText(Object(draft.value) as Partial<PostText>) : base.text;
  const overtaken = draft !== null && !same(formText(Object(draft.start) as Partial<PostText>), base.text);
  const restored = draft !== null && !same(value, base.text);
  return {
    base,
    value,
    initial: value,
    revision: 0,
    theirs: restored && overtaken ? post : null,
    restoredAt: restored ? new Date(draft.savedAt) : null,
    replaced: null,
    stored: true,
  };
}

/** The state after the post was read again. */
function received(state: EditorState, post: Post): EditorState {
  const base = baseOf(post);
  if (same(state.value, base.text)) return { ...state, base, theirs: null };
  if (!same(state.value, state.base.text)) return { ...state, theirs: post };
  const { text } = base;
  return { ...state, base, value: text, initial: text, revision: state.revision + 1, theirs: null };
}

/** How a text is saved: after `stay` the form stays open. */
interface Saving {
  readonly text: PostText;
  readonly base: Base;
  readonly stay: boolean;
}

/**
 * The text of a post while it is written. The browser keeps it until it is saved or discarded. A change by somebody else
 * is shown at once, unless the user has typed; then nothing is saved before the user decides.
 */
export function usePostEditor(
  post: Post | null,
  userId: string,
  onSaved: (post: Post, stay: boolean) => void,
) {
  const provider = useConsoleProvider();
  const queryClient = useQueryClient();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const [state, setState] = useState(() => firstState(post, userId));
  const [comparing, setComparing] = useState(false);
  const { base, value, theirs } = state;
  const dirty = !same(value, base.text);

  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ text, base: { id, updatedAt } }: Saving) => {
      if (!navigator.onLine) throw new OfflineError();
      return id === null
        ? provider.createPost(draftOf(text))
        : provider.revisePost(id, draftOf(text), updatedAt);
    },
    onSuccess: (saved, { text, base: before, stay }) => {
      const key = keyOf(before);
      // what was typed meanwhile stays
      if (before.id === null || same(readDraft<PostText>(userId, key)?.value, text)) deleteDraft(userId, key);
      queryClient.setQueryData(queryKeys.post(saved.id), saved);
      setState((current) => ({
        ...current,
        base: { ...baseOf(saved), text },
        theirs: null,
        restoredAt: null,
        replaced: null,
      }));
      setComparing(false);
      void queryClient.invalidateQueries({ queryKey: queryKeys.posts });
      notify({
        title: stay ? 'Draft saved' : `Blog post ${before.id === null ? 'created' : 'updated'} successfully`,
      });
      onSaved(saved, stay);
    },
    onError: async (error) => {
      if (await logoutIfAccessDenied(error)) return;
      const current = error instanceof ApiError ? error.body?.current : undefined;
      if (current) {
        setState((before) => ({ ...before, theirs: current as Post }));
        setComparing(true);
        return;
      }
      notify({ title: 'Error', description: mutationErrorMessage(error), destructive: true });
    },
  });
  if (post && !isPending && post.updatedAt > (theirs ?? base).updatedAt) setState(received(state, post));

  /** Keeps the text in the browser until it is saved; false if the browser cannot. */
  const keep = (text: PostText, onto: Base): boolean => {
    if (!same(text, onto.text))
      return writeDraft(userId, keyOf(onto), {
        savedAt: new Date().toISOString(),
        start: onto.text,
        value: text,
      });
    deleteDraft(userId, keyOf(onto));
    return true;
  };
  const show = (text: PostText, onto: Base, replaced: PostText | null = null) => {
    const stored = keep(text, onto);
    setState(({ revision }) => ({
      ...{ base: onto, value: text, initial: text, theirs: null, restoredAt: null, stored, replaced },
      revision: revision + 1,
    }));
    setComparing(false);
  };
  /** Resolves to the errors by field; to none when the text is saved. */
  const save = (text: PostText, stay: boolean, onto = base) =>
    mutateAsync({ text, base: onto, stay }).then(
      () => undefined,
      (error: unknown) => ({ ...formErrors(fieldErrors(error)) }),
    );
  return {
    ...state,
    dirty,
    isSaving: isPending,
    isComparing: comparing && theirs !== null,
    compare: setComparing,
    change: (text: PostText) => setState({ ...state, value: text, stored: keep(text, base), replaced: null }),
    /** Goes back to what is stored. */
    discard: () => (theirs ? show(textOf(theirs), baseOf(theirs)) : show(base.text, base)),
    takeTheirs: () => theirs && show(textOf(theirs), baseOf(theirs), value),
    /** Shows the user's own text again, as a change of theirs. */
    bringBack: () => state.replaced && show(state.replaced, base),
    keepMine: () => theirs && save(value, value.status === 'draft', baseOf(theirs)),
    /** Saves, unless the user has to decide first. */
    async save(text: PostText, stay: boolean) {
      if (!theirs) return save(text, stay);
      setComparing(true);
      return {};
    },
  };
}

export type PostEditor = ReturnType<typeof usePostEditor>;
