import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';

interface ClientNoteOptions {
  readonly clientId: string;
  readonly draftKey: string;
  /** Before the text, in the timeline. */
  readonly beginning?: string;
  /** The note was added, or its form is left. */
  readonly onClose?: () => void;
}

/** Writes a note about a client; what is typed is kept until it is added. */
export const useClientNote = ({
  clientId,
  draftKey,
  beginning = '',
  onClose = () => undefined,
}: ClientNoteOptions) =>
  useRecordForm({
    stored: { draftKey, value: { note: '' } },
    run: (provider, { note }) => provider.addClientNote(clientId, beginning + note.trim()),
    invalidates: () => [queryKeys.clients],
    success: () => ({ title: 'Note added' }),
    inlineErrors: true,
    onClose,
  });
