import { useEditedRecord } from '../drafts/useEditedRecord';
import { fieldErrors } from '../providers/fieldErrors';
import { queryKeys } from '../providers/queryKeys';
import { useProviderMutation } from '../providers/useProviderMutation';

interface ClientNoteOptions {
  readonly clientId: string;
  readonly draftKey: string;
  /** Before the text, in the timeline. */
  readonly beginning?: string;
  readonly onAdded?: () => void;
}

/** Writes a note about a client; what is typed is kept until it is added. */
export function useClientNote({ clientId, draftKey, beginning = '', onAdded }: ClientNoteOptions) {
  const note = useEditedRecord({ draftKey, value: '' });
  const adding = useProviderMutation({
    run: (provider, text: string) => provider.addClientNote(clientId, text),
    invalidates: () => [queryKeys.clients],
    success: () => ({ title: 'Note added' }),
    onSuccess: () => {
      note.clear();
      onAdded?.();
    },
    inlineErrors: true,
  });
  const text = note.value.trim();
  return {
    note,
    error: fieldErrors(adding.error).note,
    failure: adding.error,
    ready: text !== '' && !adding.isPending,
    add: () => adding.mutate(beginning + text),
  };
}
