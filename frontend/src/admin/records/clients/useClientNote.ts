import { useEditedRecord } from '@/admin/ground/drafts/useEditedRecord';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';

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
