import { useEffect, useState } from 'react';
import type { Appointment } from '@/shared/api-types';
import { FormDialog } from '@/admin/ground/dialogs/FormDialog';
import type { Telling } from '@/admin/ground/api/requests';
import { useConfirmQuestion } from './useConfirmQuestion';
import { useLeadChange } from './useLeadChange';
import { WordField, wordFits } from '@/admin/ground/forms/WordField';

interface ConfirmDialogProps {
  readonly booking: Appointment;
  readonly onClose: () => void;
}

/** Confirms a booking with a word to the visitor; stays open, with the word, until the server has stored both. */
export function ConfirmDialog({ booking, onClose }: ConfirmDialogProps) {
  const [word, setWord] = useState('');
  const { ask, question } = useConfirmQuestion();
  const { change, isPending } = useLeadChange(onClose);
  useEffect(
    // after the dialog has given back the focus, to a button that can be gone by then
    () => () => void setTimeout(() => focusStatus(booking.id)),
    [booking.id],
  );
  const confirm = (telling: Telling | undefined) =>
    change([{ ...booking, leadType: 'appointment' }], { bookingStatus: 'Confirmed' }, telling);
  return (
    <>
      <FormDialog
        title="Confirm"
        action="Confirm"
        ready={wordFits(word) && !isPending}
        onSubmit={() => ask(booking, confirm, { message: word })}
        draft={{ dirty: word !== '' }}
        onClose={onClose}
      >
        <WordField value={word} hint="Goes with the confirmation." autoFocus onChange={setWord} />
      </FormDialog>
      {question}
    </>
  );
}

function focusStatus(id: string) {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`[data-lead="${id}"] [aria-label="Booking Status"]`)?.focus();
}
